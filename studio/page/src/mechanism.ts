// The page of a mechanism: the picture and the panels around it.

import { el, toggle } from './dom';
import { WANT, type Frame } from './frame';
import type { Link } from './link';
import { Controls, PhysicsPanel } from './panels/controls';
import { FilesPanel } from './panels/files';
import { LooksPanel } from './panels/looks';
import { PlotsPanel, WatchPanel } from './panels/plots';
import { Transport } from './panels/transport';
import { TreePanel } from './panels/tree';
import type { Overlay } from './scene/overlays';
import { View } from './scene/view';
import type { Model, Run } from './types';

export class MechanismPage {
  readonly element: HTMLElement;
  readonly view: View;
  readonly files: FilesPanel;
  readonly watch: WatchPanel;
  readonly plots: PlotsPanel;
  readonly tree: TreePanel;
  private readonly transport: Transport;
  private readonly controls: Controls;
  private readonly physics: PhysicsPanel;
  private readonly looks: LooksPanel;
  private readonly alerts = el('div', { class: 'alerts', role: 'status', 'aria-live': 'polite' });
  private model: Model | null = null;
  private shownAlerts = '';

  constructor(
    private readonly link: Link,
    tell: (text: string) => void,
  ) {
    this.view = new View({
      select: (body) => this.select(body),
      pull: (body, point, to) => link.say('pull', { body, point, to }),
      turn: (body, quat) => link.say('turn', { body, quat }),
      release: () => link.say('release'),
      follow: (body) => this.looks.follow(body),
    });
    const changed = () => this.want();
    this.transport = new Transport(link);
    this.controls = new Controls(link);
    this.physics = new PhysicsPanel(link);
    this.looks = new LooksPanel(this.view, changed);
    this.plots = new PlotsPanel(changed);
    this.watch = new WatchPanel(changed);
    this.files = new FilesPanel(link, this.view, tell);
    this.tree = new TreePanel(link, (body) => this.select(body));
    const left = el('aside', { class: 'side left', 'aria-label': 'Elements' }, this.tree.element, this.tree.details);
    const right = el('aside', { class: 'side', 'aria-label': 'Settings' },
      ...this.controls.sections(), this.looks.element, this.plots.element, this.physics.element,
      this.watch.element, this.watch.timers, this.files.element);
    const shut = (side: HTMLElement, name: string, open: boolean) =>
      toggle(name, open, (on) => (side.hidden = !on)).element;
    const narrow = matchMedia('(max-width: 900px)').matches;
    left.hidden = narrow;
    right.hidden = narrow;
    const pull = toggle('Pull', false, (on) => (this.view.pulls = on), 'Drag pulls the selected body');
    const bar = el('div', { class: 'corner', role: 'toolbar', 'aria-label': 'Panels' },
      shut(left, 'Elements', !narrow), shut(right, 'Settings', !narrow), pull.element);
    this.element = el('div', { class: 'three' }, left,
      el('main', { class: 'center' }, el('div', { class: 'picture' }, this.view.element, bar, this.alerts), this.transport.element),
      right);
    document.addEventListener('keydown', (e) => this.key(e));
  }

  async show(m: Model, scene: number, again: boolean): Promise<void> {
    if (!(await this.view.show(m, scene, again))) return;
    this.model = m;
    this.transport.model(m);
    this.controls.show(m);
    this.physics.show(m);
    this.looks.show(m);
    this.plots.show(m);
    this.watch.show(m);
    this.tree.show(m);
    this.want();
  }

  /** Tells the server what frames shall have. */
  private want(): void {
    const o = this.view.overlays;
    let parts = WANT.state | (o ? o.wanted() : 0);
    if (this.view.visible.islands) parts |= WANT.islands;
    if (this.plots.wants) parts |= WANT.stats | WANT.sensors | WANT.controllers;
    if (this.watch.timers.open) parts |= WANT.timers;
    this.link.say('want', { parts, watch: this.watch.names });
  }

  select(body: number): void {
    this.view.select(body);
    if (body >= 0) this.tree.ask('body', body);
  }

  /** Selects the body that the selected one is part of. */
  private parent(): void {
    const body = this.view.world?.selected ?? -1;
    if (body > 0 && this.model) this.select(this.model.bodies[body].parent || -1);
  }

  status(run: Run): void {
    this.transport.status(run);
    this.controls.status(run);
    this.physics.status(run);
    this.files.status(run);
    const list = run.warnings.map((w) => `${w.name}, ${w.count} ×: ${w.text}`);
    if (run.trouble) list.unshift(run.trouble);
    const text = list.join('\n');
    if (text !== this.shownAlerts) {
      this.shownAlerts = text;
      this.alerts.replaceChildren(...list.map((t) => el('p', {}, t)));
    }
  }

  frame(f: Frame): void {
    if (!this.model) return;
    this.view.update(f);
    this.transport.frame(f);
    this.controls.frame(f);
    this.plots.frame(f);
    this.watch.frame(f);
  }

  answer(m: Record<string, any>): void {
    if (m.type === 'details') this.tree.answer(m);
    if (m.type === 'keyframe') void this.files.keyframe(m.text as string);
  }

  private key(e: KeyboardEvent): void {
    const to = e.target as HTMLElement;
    const typing = to.closest('input:not([type=range]):not([type=checkbox]), select, textarea, dialog[open]');
    if (!this.element.isConnected || typing || e.ctrlKey || e.metaKey || e.altKey) return;
    const onControl = to.closest('button, summary, input, a');
    if (onControl && (e.key === ' ' || e.key === 'Enter' || e.key.startsWith('Arrow'))) return;
    const overlays: Record<string, Overlay> = {
      c: 'contactPoints', f: 'contactForces', p: 'contactSplit', j: 'joints', u: 'actuators', m: 'centers', i: 'inertia',
      e: 'constraints', a: 'links', y: 'rays', q: 'cameras', z: 'lights', '`': 'volumes',
      ',': 'activation', "'": 'inertiaScaled', b: 'appliedForces', o: 'hand', '\\': 'meshTrees',
    };
    const flags: Record<string, string> = {
      t: 'transparent', h: 'hulls', n: 'islands', v: 'tendons', d: 'statics', ';': 'soft', x: 'texture', w: 'wireframe',
      l: 'additive', s: 'shadows', r: 'reflections', k: 'sky', '/': 'haze', g: 'fog',
    };
    const actions: Record<string, () => void> = {
      ' ': () => this.transport.toggle(),
      ArrowRight: () => this.transport.step(1),
      ArrowLeft: () => this.transport.back(1),
      Backspace: () => this.link.say('reset'),
      '+': () => this.transport.faster(1),
      '=': () => this.transport.faster(1),
      '-': () => this.transport.faster(-1),
      '[': () => this.looks.cycle(-1),
      ']': () => this.looks.cycle(1),
      Escape: () => this.looks.free(),
      Home: () => this.looks.home(),
      PageUp: () => this.parent(),
      F6: () => this.looks.cycleFrames(),
      F7: () => this.looks.cycleNames(),
    };
    const key = e.key.length === 1 ? e.key.toLowerCase() : e.key;
    const digit = /^Digit([0-5])$/.exec(e.code);
    if (actions[key]) actions[key]();
    else if (overlays[key]) this.looks.toggleOverlay(overlays[key]);
    else if (flags[key]) this.looks.toggleFlag(flags[key]);
    else if (digit) this.looks.toggleGroup(e.shiftKey ? 'siteGroups' : 'geomGroups', Number(digit[1]));
    else return;
    e.preventDefault();
  }
}
