// Sliders for actuators and joints, and switches for options of the physics.

import { button, checkbox, el, newId, section, select, slider } from '../dom';
import { floats, type Frame } from '../frame';
import type { Link } from '../link';
import { label, type Model, type Run } from '../types';

export class Controls {
  readonly actuators = el('div', { class: 'list' });
  readonly joints = el('div', { class: 'list' });
  private readonly equations = el('div', { class: 'list' });
  private readonly controllers = section('Controllers', true, this.equations);
  private readonly parameters: ReturnType<typeof slider>[] = [];
  private readonly motors: ReturnType<typeof slider>[] = [];
  private readonly angles: { slider: ReturnType<typeof slider>; qpos: number }[] = [];
  private model: Model | null = null;

  constructor(private readonly link: Link) {}

  sections(): HTMLElement[] {
    return [
      this.controllers,
      section('Actuators', true, this.actuators),
      section('Joints', false, el('p', { class: 'muted' }, 'Pause to move joints.'), this.joints),
    ];
  }

  show(m: Model): void {
    this.model = m;
    this.motors.length = 0;
    this.angles.length = 0;
    this.showControllers(m);
    for (const [i, a] of m.actuators.entries()) {
      const range: [number, number] = a.limited ? [a.range[0], a.range[1]] : [-1, 1];
      const s = slider(label('actuator', a.name, i), range, 0, (value) =>
        this.link.say('control', { index: i, value }),
      );
      this.motors.push(s);
    }
    for (const [i, j] of m.joints.entries()) {
      coordinates(m, j).forEach(([name, range], k) => {
        const qpos = j.qpos + k;
        const s = slider(`${label('joint', j.name, i)}${name}`, range, 0, (value) =>
          this.link.say('joint', { index: qpos, value }),
        );
        this.angles.push({ slider: s, qpos });
      });
    }
    const zero = button('Set all to zero', () =>
      this.motors.forEach((_, index) => this.link.say('control', { index, value: 0 })),
    );
    this.actuators.replaceChildren(
      ...(m.nu ? [...this.motors.map((s) => s.element), zero] : [none('The model has no actuators.')]),
    );
    this.joints.replaceChildren(
      ...(this.angles.length ? this.angles.map((a) => a.slider.element) : [none('The model has no joints.')]),
    );
  }

  /** What the equations that drive the mechanism are connected with. */
  private showControllers(m: Model): void {
    const c = m.coupling;
    this.parameters.length = 0;
    this.controllers.hidden = !c;
    if (!c) return;
    const more = c.mechanisms > 1 ? none(`The first of ${c.mechanisms} mechanisms is drawn.`) : null;
    const lines = c.connections.map((text) => el('li', {}, el('code', {}, text)));
    this.equations.replaceChildren(el('ul', { class: 'connections' }, ...lines), ...(more ? [more] : []));
  }

  /** A slider for each of their parameters, around the value that it has at first. */
  private parameterStatus(run: Run): void {
    const names = this.model?.coupling?.parameters ?? [];
    if (this.parameters.length !== names.length) {
      names.forEach((name, index) => {
        const x = run.parameters[index];
        const wide = Math.abs(x) || 1;
        const range: [number, number] = x < 0 ? [-3 * wide, 0] : [x > 0 ? 0 : -1, 3 * wide];
        const s = slider(name, range, x, (value) => this.link.say('parameter', { index, value }));
        this.parameters.push(s);
      });
      this.equations.prepend(...this.parameters.map((p) => p.element));
      return;
    }
    this.parameters.forEach((s, i) => s.set(run.parameters[i]));
  }

  status(run: Run): void {
    this.parameterStatus(run);
    const moves = !run.running && !run.replaying;
    for (const a of this.angles) {
      a.slider.input.disabled = !moves;
      a.slider.number.disabled = !moves;
    }
  }

  frame(f: Frame): void {
    const m = this.model;
    if (!m || !f.parts.state) return;
    const x = floats(f.parts.state);
    const ctrl = m.nq + m.nv + m.na;
    this.motors.forEach((s, i) => s.set(x[ctrl + i]));
    this.angles.forEach((a) => a.slider.set(x[a.qpos]));
  }
}

/** The coordinates of a joint, each with what comes after the joint's name and the range of its slider. */
function coordinates(m: Model, j: Model['joints'][0]): [string, [number, number]][] {
  const turn = ['w', 'x', 'y', 'z'].map((c): [string, [number, number]] => [` q${c}`, [-1, 1]]);
  if (j.type === 'ball') return turn;
  if (j.type === 'free') {
    const wide = 2 * m.stat.extent;
    const move = ['x', 'y', 'z'].map((c, k): [string, [number, number]] => [
      ` ${c}`, [m.stat.center[k] - wide, m.stat.center[k] + wide],
    ]);
    return [...move, ...turn];
  }
  const wide = j.type === 'hinge' ? Math.PI : m.stat.extent;
  return [['', j.limited ? [j.range[0], j.range[1]] : [-wide, wide]]];
}

function none(text: string): HTMLElement {
  return el('p', { class: 'muted' }, text);
}

/** Options and flags of the engine that act at once. */
export class PhysicsPanel {
  readonly element = section('Physics', false);
  private readonly body = this.element.querySelector('.body')!;
  private updates: ((o: Record<string, any>) => void)[] = [];

  constructor(private readonly link: Link) {}

  show(m: Model): void {
    this.updates = [];
    const rows: HTMLElement[] = [this.number('Time step, s', 'timestep', (o) => o.timestep)];
    for (const name of ['integrator', 'solver', 'cone', 'jacobian']) {
      const s = select(name, m.choices[name], 0, (i) => this.edit(`option.${name}=${i}`));
      this.updates.push((o) => (s.input.selectedIndex = o[name]));
      rows.push(s.element);
    }
    for (const name of ['iterations', 'tolerance', 'impratio', 'density', 'viscosity']) {
      rows.push(this.number(name, name, (o) => o[name]));
    }
    for (const name of ['gravity', 'wind']) {
      rows.push(this.text(name, (o) => (o[name] as number[]).join(' ')));
    }
    const flags = el('div', { class: 'checks' });
    m.flags.disable.forEach((name, bit) => this.flag(flags, name, (o) => !(o.disable & (1 << bit))));
    m.flags.enable.forEach((name, bit) => this.flag(flags, name, (o) => !!(o.enable & (1 << bit))));
    this.body.replaceChildren(...rows, el('h3', {}, 'Flags'), flags);
  }

  private flag(to: HTMLElement, name: string, on: (o: Record<string, any>) => boolean): void {
    const c = checkbox(name, true, (v) => this.edit(`flag.${name}=${v ? 'enable' : 'disable'}`));
    this.updates.push((o) => c.hear(on(o)));
    to.append(c.element);
  }

  private number(text: string, name: string, of: (o: Record<string, any>) => number): HTMLElement {
    const id = newId('option');
    const input = el('input', {
      id, type: 'number', step: 'any', onchange: () => this.edit(`option.${name}=${input.value}`),
    });
    this.updates.push((o) => {
      if (document.activeElement !== input) input.value = String(of(o));
    });
    return el('div', { class: 'row' }, el('label', { for: id }, text), input);
  }

  private text(name: string, of: (o: Record<string, any>) => string): HTMLElement {
    const id = newId('option');
    const input = el('input', {
      id, type: 'text',
      onchange: () => this.edit(`option.${name}=${input.value.trim().split(/[ ,]+/).join(',')}`),
    });
    this.updates.push((o) => {
      if (document.activeElement !== input) input.value = of(o);
    });
    return el('div', { class: 'row' }, el('label', { for: id }, name), input);
  }

  private edit(text: string): void {
    this.link.say('set', { text });
  }

  status(run: Run): void {
    const o = { ...run.options, timestep: run.timestep };
    this.updates.forEach((u) => u(o));
  }
}
