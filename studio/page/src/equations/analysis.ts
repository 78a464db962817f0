// Asks for orbit diagrams and basins, and shows them while they grow.

import { button, el, newId, section, select } from '../dom';
import type { Link } from '../link';
import type { Equations, Run } from '../types';
import { Diagram } from './diagram';

export class AnalysisPanel {
  readonly element: HTMLElement;
  readonly diagram = new Diagram();
  readonly picture = el('figure', { class: 'diagram', hidden: true });
  private readonly caption = el('figcaption', { role: 'status' });
  private readonly kind;
  private readonly parameter;
  private readonly coordinate;
  private readonly second;
  private readonly numbers: HTMLInputElement[];
  private readonly sets: Record<string, HTMLElement>;
  private run: Run | null = null;

  constructor(
    private readonly model: Equations,
    private readonly link: Link,
    private readonly box: () => number[],
  ) {
    const kinds: string[] = [];
    if (model.parameters.length) kinds.push('Orbit diagram');
    if (model.states.length > 1) kinds.push('Basins of attraction');
    this.kind = select('Diagram', kinds, 0, () => this.refresh());
    this.parameter = select('Parameter', model.parameters, 0, () => this.range());
    this.coordinate = select('Coordinate', model.states, 0, () => this.refresh());
    this.second = select('Second', model.states, Math.min(1, model.states.length - 1), () => this.refresh());
    this.numbers = ['from', 'to', 'second from', 'second to'].map((name) =>
      el('input', { type: 'number', step: 'any', id: newId('range'), 'aria-label': name }));
    const [a, b, c, d] = this.numbers;
    this.sets = {
      first: el('div', { class: 'row' }, el('span', {}, 'From, to'), el('span', { class: 'pair' }, a, b)),
      second: el('div', { class: 'row' }, el('span', {}, 'Second, from, to'), el('span', { class: 'pair' }, c, d)),
    };
    this.picture.append(this.diagram.canvas, this.caption);
    this.element = kinds.length
      ? section('Analysis', false, this.kind.element, this.parameter.element, this.coordinate.element,
        this.second.element, this.sets.first, this.sets.second,
        el('div', { class: 'buttons' },
          button('Compute', () => this.compute(), { class: 'primary' }),
          button('Stop', () => link.say('stop'))))
      : el('div', { hidden: true });
    if (kinds.length) this.refresh();
  }

  private get isBasins(): boolean {
    return this.kind.input.value === 'Basins of attraction';
  }

  private refresh(): void {
    this.parameter.element.hidden = this.isBasins;
    this.second.element.hidden = this.sets.second.hidden = !this.isBasins;
    this.range();
  }

  /** Proposes ranges: around the parameter's value, or around what the run visits. */
  private range(): void {
    const set = (i: number, x: number) => (this.numbers[i].value = String(Number(x.toPrecision(4))));
    if (this.isBasins) {
      const box = this.box();
      [0, 1].forEach((k) => {
        const room = 0.25 * (box[2 * k + 1] - box[2 * k]);
        set(2 * k, box[2 * k] - room);
        set(2 * k + 1, box[2 * k + 1] + room);
      });
      return;
    }
    const i = this.parameter.input.selectedIndex;
    const value = this.run?.parameters[i] ?? this.model.values[i];
    const wide = Math.abs(value) || 1;
    set(0, value - 0.25 * wide);
    set(1, value + 0.25 * wide);
  }

  status(run: Run): void {
    this.run = run;
  }

  compute(): void {
    const [a, b, c, d] = this.numbers.map((n) => n.valueAsNumber);
    const { selectedIndex } = this.coordinate.input;
    this.picture.hidden = false;
    this.caption.textContent = 'Computing …';
    if (this.isBasins) {
      this.link.say('basins', { x: selectedIndex, y: this.second.input.selectedIndex, box: [a, b, c, d] });
    } else {
      const count = Math.min(1200, Math.max(200, this.diagram.canvas.clientWidth || 600));
      this.link.say('bifurcation', { parameter: this.parameter.input.selectedIndex, coordinate: selectedIndex, range: [a, b], count });
    }
  }

  take(head: any, numbers: Float32Array): void {
    this.caption.textContent = this.diagram.take(head, numbers);
  }
}
