// The tree of bodies with search, and every number of the element that was chosen.

import { el, section, show } from '../dom';
import type { Link } from '../link';
import { label, type Model } from '../types';

const KINDS = ['joint', 'geom', 'site', 'camera', 'light'] as const;
const PLURALS: Record<string, string> = { equality: 'equalities', flex: 'flexes', mesh: 'meshes' };

export class TreePanel {
  readonly element = el('nav', { class: 'tree', 'aria-label': 'Elements of the model' });
  readonly details = section('Details', true, el('p', { class: 'muted' }, 'Choose an element, or double-click a body in the picture.'));
  private readonly list = el('ul', { class: 'nodes' });
  private model: Model | null = null;
  private readonly nodes = new Map<string, HTMLElement>();
  /** What was chosen last, as a key of the nodes. */
  private chosen = '';
  private readonly search = el('input', {
    type: 'search', placeholder: 'Search', 'aria-label': 'Search elements', oninput: () => this.fill(),
  });

  constructor(
    private readonly link: Link,
    private readonly select: (body: number) => void,
  ) {
    this.element.append(this.search, this.list);
  }

  show(m: Model): void {
    this.model = m;
    this.chosen = '';
    this.fill();
  }

  private fill(): void {
    const m = this.model;
    if (!m) return;
    const wanted = this.search.value.trim().toLowerCase();
    const items: HTMLElement[] = [];
    this.nodes.clear();
    if (wanted) {
      for (const [kind, name, id] of this.all(m)) {
        if (`${kind} ${name}`.toLowerCase().includes(wanted) && items.length < 300) {
          items.push(el('li', {}, this.node(kind, name, id)));
        }
      }
      if (!items.length) items.push(el('li', { class: 'muted' }, 'Nothing found'));
    } else {
      const children = new Map<number, number[]>();
      m.bodies.forEach((b, i) => {
        if (i) children.set(b.parent, [...(children.get(b.parent) ?? []), i]);
      });
      items.push(this.branch(m, 0, children));
      for (const [kind, list] of Object.entries(m.lists)) {
        if (!list.length) continue;
        const inner = list.map((name, i) => el('li', {}, this.node(kind, label(kind, name, i), i)));
        items.push(el('li', {}, el('details', {}, el('summary', {}, `${PLURALS[kind] ?? kind + 's'} (${list.length})`), el('ul', {}, ...inner))));
      }
    }
    this.list.replaceChildren(...items);
    this.mark();
  }

  /** Shows where in the tree the chosen element is. */
  private mark(): void {
    this.list.querySelector('[aria-current]')?.removeAttribute('aria-current');
    const node = this.nodes.get(this.chosen);
    if (!node) return;
    node.setAttribute('aria-current', 'true');
    for (let e = node.closest('li')?.parentElement; e && e !== this.list; e = e.parentElement) {
      if (e instanceof HTMLDetailsElement) e.open = true;
    }
    // the list alone is scrolled, not the page
    const at = node.getBoundingClientRect();
    const box = this.list.getBoundingClientRect();
    this.list.scrollTop += Math.min(0, at.top - box.top) + Math.max(0, at.bottom - box.bottom);
  }

  private *all(m: Model): Generator<[string, string, number]> {
    for (const [i, b] of m.bodies.entries()) yield ['body', label('body', b.name, i), i];
    for (const kind of KINDS) {
      for (const [i, x] of m[`${kind}s`].entries()) yield [kind, label(kind, x.name, i), i];
    }
    for (const [kind, list] of Object.entries(m.lists)) {
      for (const [i, name] of list.entries()) yield [kind, label(kind, name, i), i];
    }
  }

  private branch(m: Model, body: number, children: Map<number, number[]>): HTMLElement {
    const inner: HTMLElement[] = [];
    for (const kind of KINDS) {
      m[`${kind}s`].forEach((x: any, i: number) => {
        if ((x.body ?? 0) === body && (kind !== 'light' || body === 0)) {
          inner.push(el('li', {}, this.node(kind, label(kind, x.name, i), i)));
        }
      });
    }
    for (const c of children.get(body) ?? []) inner.push(this.branch(m, c, children));
    const name = body ? label('body', m.bodies[body].name, body) : 'world';
    if (!inner.length) return el('li', {}, this.node('body', name, body));
    const head = el('summary', { class: 'node body', onclick: () => this.choose('body', body) },
      el('span', { class: 'kind' }, 'body'), ' ', name);
    this.nodes.set(`body ${body}`, head);
    return el('li', {}, el('details', { open: body < 2 }, head, el('ul', {}, ...inner)));
  }

  private node(kind: string, name: string, id: number): HTMLElement {
    const node = el(
      'button',
      { type: 'button', class: `node ${kind}`, onclick: (e: Event) => { e.preventDefault(); this.choose(kind, id); } },
      el('span', { class: 'kind' }, kind), ' ', name,
    );
    this.nodes.set(`${kind} ${id}`, node);
    return node;
  }

  choose(kind: string, id: number): void {
    if (kind === 'body') this.select(id);
    this.ask(kind, id);
  }

  ask(kind: string, id: number): void {
    this.chosen = `${kind} ${id}`;
    this.mark();
    this.link.say('details', { kind, id });
  }

  answer(m: Record<string, any>): void {
    const rows = (of: Record<string, number[]>) =>
      Object.entries(of)
        .filter(([, v]) => v.length)
        .map(([name, v]) => el('tr', {}, el('th', { scope: 'row' }, name), el('td', {}, v.map((x) => (x === null ? '–' : show(x))).join('  '))));
    const parts: HTMLElement[] = [el('p', {}, el('strong', {}, `${m.kind} ${label('', m.name, m.id)}`))];
    if (m.place) parts.push(el('p', { class: 'place' }, m.place));
    if (m.attributes?.length) {
      parts.push(el('table', { class: 'numbers' }, el('caption', {}, 'Set by the file'), el('tbody', {},
        ...m.attributes.map((a: any) =>
          el('tr', {}, el('th', { scope: 'row' }, a.name), el('td', {}, a.value, el('span', { class: 'place' }, a.place ? ` ${a.place}` : '')))))));
    }
    parts.push(el('table', { class: 'numbers' }, el('caption', {}, 'State'), el('tbody', {}, ...rows(m.state))));
    parts.push(el('table', { class: 'numbers' }, el('caption', {}, 'Model'), el('tbody', {}, ...rows(m.model))));
    this.details.querySelector('.body')!.replaceChildren(...parts);
    this.details.open = true;
  }
}
