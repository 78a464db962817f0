// The bar under the picture: run, step, reset, speed, history and replay.

import { button, el } from '../dom';
import type { Frame } from '../frame';
import type { Link } from '../link';
import type { Model, Run } from '../types';

export const SPEEDS = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];

export class Transport {
  readonly element: HTMLElement;
  private run: Run | null = null;
  private readonly play: HTMLButtonElement;
  private readonly time = el('output', { class: 'time', 'aria-label': 'Time of the run' });
  private readonly real = el('span', { class: 'muted real', title: 'Measured speed of the run' });
  private readonly line: HTMLInputElement;
  private readonly speed: HTMLSelectElement;
  private readonly key: HTMLSelectElement;
  private readonly keys: HTMLElement;

  constructor(private readonly link: Link) {
    this.play = button('Pause', () => this.toggle(), { class: 'primary', title: 'Space' });
    this.line = el('input', {
      type: 'range', min: 0, max: 0, step: 1, class: 'timeline', 'aria-label': 'History',
      oninput: () => this.scrub(),
    });
    this.speed = el(
      'select',
      { 'aria-label': 'Speed', title: '+ and −', onchange: () => this.setSpeed(SPEEDS[this.speed.selectedIndex]) },
      ...SPEEDS.map((s) => el('option', {}, `${s} ×`)),
    );
    this.key = el('select', { 'aria-label': 'Keyframe' });
    this.keys = el('span', { class: 'group' }, this.key, button('Load key', () => this.loadKey()));
    this.element = el(
      'div',
      { class: 'transport', role: 'toolbar', 'aria-label': 'Run' },
      el(
        'span',
        { class: 'group' },
        button('Reset', () => link.say('reset'), { title: 'Backspace' }),
        button('◀', () => this.back(1), { 'aria-label': 'Step back', title: 'Step back (←)' }),
        this.play,
        button('▶', () => this.step(1), { 'aria-label': 'Step', title: 'Step (→)' }),
      ),
      this.line,
      el('span', { class: 'group' }, this.time, this.real, this.speed),
      this.keys,
    );
  }

  model(m: Model): void {
    this.keys.hidden = m.keys.length === 0;
    this.key.replaceChildren(...m.keys.map((k, i) => el('option', {}, k || `key ${i}`)));
  }

  status(run: Run): void {
    this.run = run;
    this.play.textContent = run.running ? 'Pause' : 'Run';
    const most = run.replaying ? run.rows - 1 : Math.max(0, run.history - 1);
    this.line.max = String(most);
    this.line.setAttribute('aria-label', run.replaying ? 'Row of the recording' : 'History');
    if (document.activeElement !== this.line) {
      this.line.value = String(run.replaying ? run.row : most - run.back);
    }
    const at = SPEEDS.findIndex((s) => Math.abs(s - run.speed) < 1e-9);
    if (at >= 0 && document.activeElement !== this.speed) this.speed.selectedIndex = at;
  }

  frame(f: Frame): void {
    this.time.value = `${f.time.toFixed(3)} s`;
    this.real.textContent = f.running && !f.replaying ? `${f.speed.toFixed(2)}×` : '';
  }

  toggle(): void {
    this.link.say('run', { on: !this.run?.running });
  }

  step(count: number): void {
    this.link.say('step', { count });
  }

  back(count: number): void {
    this.link.say('back', { count });
  }

  faster(by: number): void {
    const at = SPEEDS.findIndex((s) => s >= (this.run?.speed ?? 1) - 1e-9);
    this.setSpeed(SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, at + by))]);
  }

  private setSpeed(value: number): void {
    this.link.say('speed', { value });
  }

  private loadKey(): void {
    this.link.say('reset', { key: this.key.selectedIndex });
  }

  private scrub(): void {
    const most = Number(this.line.max);
    const at = this.line.valueAsNumber;
    this.link.say('scrub', { at: this.run?.replaying ? at : most - at });
  }
}
