// The page of equations: time series, phase portraits, sliders.

import uPlot from 'uplot';
import { button, checkbox, el, saveAs, section, select, show, slider } from '../dom';
import { fetchBytes, type Link } from '../link';
import type { Equations, Run } from '../types';
import { AnalysisPanel } from './analysis';
import { Plane, Space } from './portrait';
import { column, readData, type RunData } from './run';

const COLORS = ['#2f6bff', '#e4572e', '#17a07a', '#b45cd6', '#d69b0e', '#4fa3c7'];
const GRID = 67;

export class EquationPage {
  readonly main = el('main', { class: 'equations' });
  readonly side: HTMLElement[] = [];
  readonly plane = new Plane();
  run: RunData | null = null;
  readonly analysis: AnalysisPanel;
  space: Space | null = null;
  private chart: uPlot | null = null;
  private readonly series = el('div', { class: 'series', role: 'img', 'aria-label': 'States over time' });
  private readonly note = el('p', { class: 'note', role: 'status' });
  private readonly axes: { input: HTMLSelectElement }[] = [];
  private readonly sliders: { set(x: number): void; of: (r: Run) => number }[] = [];
  private readonly columns: string[];
  private options = { field: false, nullclines: true, cobweb: false };
  private asked = '';
  private timer = 0;

  constructor(
    private readonly model: Equations,
    private readonly link: Link,
  ) {
    this.columns = [...model.states, ...model.outputs];
    this.options.cobweb = model.map && model.states.length === 1;
    this.options.field = model.field && model.states.length === 2 && !model.map && !model.delayed;
    const names = ['t', ...this.columns];
    const axis = (text: string, value: number) => {
      const s = select(text, names, value, () => this.draw());
      this.axes.push(s);
      return s.element;
    };
    const n = this.columns.length;
    const controls = el('div', { class: 'portrait-controls' },
      axis('Across', n > 1 ? 1 : 0), axis('Up', n > 1 ? 2 : 1));
    if (n > 2) controls.append(axis('Depth', 3));
    const portraits = el('div', { class: 'portraits' }, this.plane.canvas);
    if (model.field && model.states.length >= 2) {
      controls.append(checkbox(`${model.map ? 'Displacements' : 'Vector field'} and nullclines`, this.options.field, (on) => {
        this.options.field = on;
        this.draw();
      }).element);
    }
    if (model.map && model.states.length === 1) {
      controls.append(checkbox('Cobweb', true, (on) => {
        this.options.cobweb = on;
        this.draw();
      }).element);
    }
    if (n > 2) {
      this.space = new Space();
      portraits.append(this.space.element);
    }
    this.analysis = new AnalysisPanel(model, link, () => this.plane.box);
    this.main.append(this.series, controls, portraits, this.analysis.picture, this.note);
    this.sides();
  }

  private sides(): void {
    const m = this.model;
    const param = m.parameters.map((name, i) =>
      this.slider(name, m.values[i], (r) => r.parameters[i], (value) => this.link.say('parameter', { index: i, value })));
    const initial = m.initial.map((x, i) =>
      this.slider(m.states[i], x, (r) => r.initial[i], (value) => this.link.say('initial', { index: i, value })));
    const span = slider(m.map ? 'Iterations' : 'Length', [m.span / 20, m.span * 5], m.span, (value) =>
      this.link.say('span', { value: m.map ? Math.round(value) : value }));
    this.sliders.push({ set: span.set, of: (r) => r.span });
    const presets = m.presets?.length
      ? select('Preset', ['–', ...m.presets], 0, (i) => i && this.link.say('preset', { name: m.presets![i - 1] })).element
      : null;
    this.side.push(
      section('Parameters', true, presets, ...param),
      section('Initial values', true, ...initial, span.element,
        el('div', { class: 'buttons' },
          button('Reset all', () => this.link.say('reset')),
          button('Download', () => void this.download()))),
    );
    this.side.push(this.analysis.element);
    if (m.equations) {
      this.side.push(section('Equations', true,
        el('dl', { class: 'formulas' },
          ...m.equations.flatMap((e) => [el('dt', {}, m.map ? `${e.name}′` : `d${e.name}/dt`), el('dd', {}, el('code', {}, e.text))])),
        el('p', { class: 'muted' }, `${m.stepper}, step ${show(m.dt ?? 0)}`)));
    }
  }

  private slider(name: string, value: number, of: (r: Run) => number, change: (x: number) => void): HTMLElement {
    const wide = Math.abs(value) || 1;
    const range: [number, number] = value < 0 ? [-3 * wide, wide] : [value === 0 ? -1 : -wide, 3 * wide];
    const s = slider(name, range, value, change);
    this.sliders.push({ set: s.set, of });
    return s.element;
  }

  private async download(): Promise<void> {
    saveAs('run.csv', new Blob([await fetchBytes('download/recording.csv')]));
  }

  status(run: Run): void {
    this.sliders.forEach((s) => s.set(s.of(run)));
    this.analysis.status(run);
  }

  /** Takes a message of numbers. */
  data(buffer: ArrayBuffer): void {
    const { head, numbers } = readData(buffer);
    if (head.type === 'run') {
      this.run = { ...head, data: numbers };
      this.note.textContent = head.note;
      this.draw();
    } else if (head.type === 'bifurcation' || head.type === 'basins') {
      this.analysis.take(head, numbers);
    } else if (head.type === 'plane') {
      this.plane.field = { count: head.count, box: head.box, numbers };
      this.plane.draw();
    } else if (head.type === 'map') {
      this.plane.graph = numbers;
      this.plane.draw();
    }
  }

  /** Draws everything in the colors of now. */
  recolor(): void {
    this.chart?.destroy();
    this.chart = null;
    this.draw();
    this.analysis.diagram.draw();
  }

  dispose(): void {
    this.space?.dispose();
  }

  private draw(): void {
    const run = this.run;
    if (!run) return;
    this.drawSeries(run);
    const [x, y, z] = this.axes.map((a) => a.input.selectedIndex);
    const names = ['t', ...this.columns];
    const { cobweb } = this.options;
    if (cobweb) this.plane.show(run, 1, 1, true, true, [names[1], `next ${names[1]}`]);
    else this.plane.show(run, x, y, this.model.map, false, [names[x], names[y]]);
    if (this.space && z !== undefined) this.space.show(run, [x, y, z], [x, y, z].map((i) => names[i]));
    const states = this.model.states.length;
    const planar = x >= 1 && y >= 1 && x <= states && y <= states && x !== y;
    if (cobweb) this.ask('map', { count: 401, range: this.plane.box.slice(0, 2) });
    else if (this.options.field && planar) this.ask('plane', { x: x - 1, y: y - 1, box: this.plane.box, count: GRID });
    else {
      this.plane.field = null;
      this.plane.draw();
    }
  }

  /** Asks for a field at most a few times a second, and not twice for the same run. */
  private ask(verb: string, values: Record<string, unknown>): void {
    const key = JSON.stringify([verb, values, this.link.status?.run?.parameters]);
    if (key === this.asked) return;
    this.asked = key;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.link.say(verb, values), 30);
  }

  private drawSeries(run: RunData): void {
    const shown = this.columns.slice(0, 6);
    const data = [column(run, 0), ...shown.map((_, i) => column(run, i + 1))] as unknown as uPlot.AlignedData;
    if (!this.chart) {
      const css = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
      const axis = { stroke: css('--muted'), grid: { stroke: css('--line'), width: 1 }, ticks: { stroke: css('--line'), width: 1 } };
      this.chart = new uPlot(
        {
          width: Math.max(200, this.series.clientWidth),
          height: 220,
          scales: { x: { time: false } },
          axes: [axis, { ...axis, size: 56, values: (_, v) => v.map((x) => show(x)) }],
          series: [{ label: this.model.map ? 'n' : 't' },
            ...shown.map((s, i) => ({ label: s, stroke: COLORS[i], width: 1.4, points: { show: this.model.map && run.rows < 400, size: 4 } }))],
          hooks: { draw: [(u) => this.markEvents(u)] },
        },
        data,
        this.series,
      );
      new ResizeObserver(() => this.chart?.setSize({ width: Math.max(200, this.series.clientWidth), height: 220 })).observe(this.series);
    } else {
      this.chart.setData(data);
    }
  }

  private markEvents(u: uPlot): void {
    if (!this.run?.events.length) return;
    const c = u.ctx;
    c.save();
    c.strokeStyle = getComputedStyle(document.documentElement).getPropertyValue('--hot').trim();
    c.globalAlpha = 0.5;
    for (const [, t] of this.run.events) {
      const x = u.valToPos(t, 'x', true);
      c.beginPath();
      c.moveTo(x, u.bbox.top);
      c.lineTo(x, u.bbox.top + u.bbox.height);
      c.stroke();
    }
    c.restore();
  }
}
