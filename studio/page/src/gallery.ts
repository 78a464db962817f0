// The gallery: bundled models, and files of the server's folder.

import { el } from './dom';
import { withToken, type Link } from './link';

const TITLES: Record<string, string> = {
  mechanism: 'Mechanisms',
  ode: 'Differential equations',
  map: 'Maps',
  dde: 'Delay equations',
};

export class GalleryPage {
  readonly element = el('main', { class: 'gallery' });

  constructor(private readonly link: Link) {
    this.element.append(el('p', { class: 'loading', role: 'status' }, 'Loading the gallery …'));
  }

  show(m: Record<string, any>): void {
    const parts: HTMLElement[] = [el('h1', {}, 'Choose a model')];
    for (const [kind, title] of Object.entries(TITLES)) {
      const entries = (m.gallery as any[]).map((e, index) => ({ ...e, index })).filter((e) => e.kind === kind);
      if (entries.length) parts.push(this.group(title, entries));
    }
    if (m.models.length) {
      const entries = (m.models as string[]).map((name) => ({ name, title: name, note: 'file' }));
      parts.push(this.group('Files of this folder', entries));
    }
    this.element.replaceChildren(...parts);
  }

  private group(title: string, entries: any[]): HTMLElement {
    return el('section', {}, el('h2', {}, title), el('ul', { class: 'cards' },
      ...entries.map((e) =>
        el('li', {}, el('button', { type: 'button', class: 'card', onclick: () => this.link.say('open', { name: e.name }) },
          e.index === undefined ? null : el('img', { src: withToken(`thumbnail/${e.index}`), alt: '', width: 320, height: 180, loading: 'lazy' }),
          el('strong', {}, e.title), el('span', { class: 'muted' }, e.note || e.name))))));
  }
}
