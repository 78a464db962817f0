// The page: connects, shows what the server shows, and hands on what people do.

import { button, el } from './dom';
import { EquationPage } from './equations/page';
import { readFrame, type Frame } from './frame';
import { GalleryPage } from './gallery';
import { fetchJson, Link } from './link';
import { MechanismPage } from './mechanism';
import type { Problem, Status } from './types';

class App {
  private readonly link: Link;
  private readonly root = document.getElementById('app')!;
  private readonly title = el('h1', { class: 'title' }, 'Dynamis studio');
  private readonly people = el('span', { class: 'people' });
  private readonly toasts = el('div', { class: 'toasts', role: 'status', 'aria-live': 'polite' });
  private readonly problems = el('section', { class: 'problems', hidden: true, 'aria-label': 'Problems of the model' });
  private readonly offline = el('p', { class: 'offline', role: 'alert', hidden: true }, 'The connection is lost; trying again …');
  private readonly stage = el('div', { class: 'stage' });
  private scene = -1;
  private loading = -1;
  private name = '';
  mechanism: MechanismPage | null = null;
  equations: EquationPage | null = null;
  private spare: MechanismPage | null = null;
  private gallery: GalleryPage | null = null;
  frame: Frame | null = null;
  frames = 0;

  constructor() {
    this.link = new Link({
      status: (s) => void this.status(s),
      frame: (b) => this.bytes(b),
      answer: (m) => this.answer(m),
      error: (text) => this.fail(text),
      connected: (on) => this.connected(on),
    });
    const saved = localStorage.getItem('theme');
    if (saved) document.documentElement.dataset.theme = saved;
    const models = button('Models', () => this.link.say('close'), { title: 'Go to the gallery' });
    const theme = button('◐', () => this.theme(), { 'aria-label': 'Light or dark' });
    const help = button('?', () => dialog.showModal(), { 'aria-label': 'Keyboard and mouse' });
    const dialog = helpDialog();
    this.root.replaceChildren(
      el('header', { class: 'top' }, el('img', { src: 'icon.svg', alt: '', width: 24, height: 24 }), this.title, this.people, models, theme, help),
      this.offline, this.problems, this.stage, this.toasts, dialog,
    );
    document.addEventListener('keydown', (e) => {
      const typing = (e.target as HTMLElement).closest('input:not([type=range]):not([type=checkbox]), select');
      if (e.key === 'F1' || (e.key === '?' && !typing)) {
        e.preventDefault();
        if (!dialog.open) dialog.showModal();
      }
    });
    this.link.connect();
  }

  private connected(on: boolean): void {
    this.offline.hidden = on;
    if (on) {
      this.scene = this.loading = -1;
    }
  }

  private theme(): void {
    const root = document.documentElement;
    const dark = getComputedStyle(root).getPropertyValue('color-scheme').trim() === 'dark';
    root.dataset.theme = dark ? 'light' : 'dark';
    localStorage.setItem('theme', root.dataset.theme);
    this.mechanism?.view.background();
    this.equations?.recolor();
  }

  private async status(s: Status): Promise<void> {
    this.showPeople(s);
    this.showProblems(s.problems);
    if (s.scene !== this.scene && s.scene !== this.loading) {
      this.loading = s.scene;
      await this.load(s.scene);
    }
    if (s.run && this.scene === s.scene) {
      this.mechanism?.status(s.run);
      this.equations?.status(s.run);
    }
  }

  private async load(scene: number): Promise<void> {
    const d = await fetchJson('model');
    if (this.loading !== scene) return;
    const again = d.name === this.name;
    this.name = d.name as string;
    this.title.textContent = this.name || 'Dynamis studio';
    document.title = this.name ? `${this.name} – Dynamis studio` : 'Dynamis studio';
    if (!d.model) {
      this.leave();
      this.gallery = new GalleryPage(this.link);
      this.stage.replaceChildren(this.gallery.element);
      this.link.say('files');
    } else if (d.model.kind === 'mechanism') {
      if (!this.mechanism) {
        this.leave();
        // one for the life of the page: browsers allow few contexts of WebGL
        this.spare ??= new MechanismPage(this.link, (text) => this.toast(text));
        this.mechanism = this.spare;
        this.stage.replaceChildren(this.mechanism.element);
      }
      try {
        await this.mechanism.show(d.model, d.scene, again);
      } catch (e) {
        // files of a model are gone once the server has another one, of which it is about to tell
        if ((await fetchJson('model')).scene === d.scene) throw e;
        return;
      }
    } else {
      this.leave();
      this.equations = new EquationPage(d.model, this.link);
      this.stage.replaceChildren(
        el('div', { class: 'two' }, this.equations.main, el('aside', { class: 'side', 'aria-label': 'Settings' }, ...this.equations.side)),
      );
      this.link.say('want', { parts: 0, watch: [] });
    }
    // another model was chosen while this one was fetched
    if (this.loading !== scene) return;
    this.scene = d.scene as number;
    if (this.link.status?.run && this.link.status.scene === this.scene) {
      this.mechanism?.status(this.link.status.run);
      this.equations?.status(this.link.status.run);
    }
  }

  private leave(): void {
    this.equations?.dispose();
    this.mechanism = this.equations = this.gallery = null;
  }

  private bytes(buffer: ArrayBuffer): void {
    const letter = new Uint8Array(buffer, 0, 1)[0];
    const current = this.link.status?.scene === this.scene;
    if (letter === 70) {
      if (current && this.mechanism) {
        this.frame = readFrame(buffer);
        this.frames++;
        this.mechanism.frame(this.frame);
      }
      // the server sends the next frame once this one is drawn
      requestAnimationFrame(() => this.link.say('seen'));
    } else {
      if (current) this.equations?.data(buffer);
      this.link.say('seen');
    }
  }

  private answer(m: Record<string, any>): void {
    if (m.type === 'files') {
      this.gallery?.show(m);
      this.mechanism?.files.listed(m.recordings);
    } else if (m.type === 'asks') {
      const t = this.toast(`Page ${m.page} asks to drive.`, 20_000);
      t.append(button('Hand over', () => {
        this.link.say('hand', { to: m.page });
        t.remove();
      }));
    } else {
      this.mechanism?.answer(m);
    }
  }

  private fail(text: string): void {
    if (text.startsWith('there is no field') || text.includes('is not the name of a field')) this.mechanism?.watch.drop();
    this.toast(text, 8000, 'bad');
  }

  private showPeople(s: Status): void {
    const parts: (string | HTMLElement)[] = [];
    if (s.pages.length > 1) parts.push(el('span', { class: 'muted' }, `${s.pages.length} pages`));
    if (s.you !== s.driver) {
      parts.push(el('span', { class: 'chip' }, 'watching'), button('Ask to drive', () => this.link.say('drive')));
    } else if (s.pages.length > 1) {
      parts.push(el('span', { class: 'chip' }, 'you drive'));
    }
    const next = parts.map((p) => (typeof p === 'string' ? p : p.textContent)).join('|');
    if (this.people.dataset.now !== next) {
      this.people.dataset.now = next;
      this.people.replaceChildren(...parts);
    }
  }

  private showProblems(list: Problem[]): void {
    const text = JSON.stringify(list);
    if (this.problems.dataset.now === text) return;
    this.problems.dataset.now = text;
    const errors = list.some((p) => p.severity === 'error');
    this.problems.hidden = list.length === 0;
    this.problems.classList.toggle('errors', errors);
    this.problems.setAttribute('role', errors ? 'alert' : 'status');
    this.problems.replaceChildren(
      el('details', { open: errors }, el('summary', {}, errors ? 'The model has errors; the last good one is shown' : `${list.length} ${list.length === 1 ? 'note' : 'notes'} about the model`),
        el('ul', {}, ...list.map((p) =>
          el('li', {},
            p.source ? el('code', {}, `${p.source}:${p.line}:${p.column}`) : null, ' ',
            p.element ? el('span', { class: 'muted' }, `${p.element}: `) : null,
            p.problem,
            p.fix ? el('div', { class: 'fix' }, `fix: ${p.fix}`) : null)))));
  }

  private toast(text: string, time = 5000, kind = ''): HTMLElement {
    const t = el('div', { class: `toast ${kind}` }, text);
    this.toasts.append(t);
    while (this.toasts.children.length > 4) this.toasts.firstElementChild!.remove();
    setTimeout(() => t.remove(), time);
    return t;
  }
}

const KEYS: [string, string][] = [
  ['Space', 'run or pause'],
  ['→  ←', 'step, step back'],
  ['Backspace', 'reset'],
  ['+  −', 'faster, slower'],
  ['[  ]', 'camera before, next camera'],
  ['Esc', 'free camera; Home: as the model wants to be seen'],
  ['F1 or ?', 'this list'],
  ['0 … 5', 'groups of geoms; with Shift, of sites'],
  ['C  F  P', 'contact points, contact forces, these split'],
  ['J  M', 'joints, centers of mass'],
  ['U  ,', 'actuators, in the colors of their controls; of their activations'],
  ["I  '", 'inertia; at the density of water'],
  ['B  O', 'applied forces, the hand that pulls'],
  ['E  A  Y', 'equalities, lines from joint to joint, rays of range finders'],
  ['Q  Z', 'cameras, lights'],
  ['`  \\', 'bounding volumes of bodies, trees of meshes'],
  ['F6  F7', 'frames, names: the next kind'],
  ['T  L', 'transparent; what is transparent adds to what is behind it'],
  ['H  N', 'convex hulls, islands and sleep'],
  ['V  D  ;', 'tendons, what never moves, soft bodies and skins'],
  ['X  W', 'textures, wireframe'],
  ['S  R  K  /  G', 'shadows, reflections, sky, haze, fog'],
  ['Drag', 'turn the view; right button: move; wheel: zoom'],
  ['Double click', 'select a body; right button: look there; with Ctrl: follow it'],
  ['Page up', 'select the parent of the body'],
  ['Ctrl + right drag', 'pull the selected body (also Ctrl + Shift + drag)'],
  ['Ctrl + drag', 'turn the selected body'],
];

function helpDialog(): HTMLDialogElement {
  const close = button('Close', () => d.close(), { class: 'primary' });
  const d: HTMLDialogElement = el('dialog', { class: 'help', 'aria-label': 'Keyboard and mouse' },
    el('h2', {}, 'Keyboard and mouse'),
    el('table', {}, el('tbody', {}, ...KEYS.map(([k, t]) => el('tr', {}, el('th', { scope: 'row' }, k), el('td', {}, t))))),
    el('p', {}, el('a', { href: 'LICENSES.txt' }, 'Licenses of the libraries in this page')),
    close);
  return d;
}

const app = new App();
// tests look at what is shown through this
(window as unknown as Record<string, unknown>).studio = app;
