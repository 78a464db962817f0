// Live plots over time, timings of stages, and watched fields.

import uPlot from 'uplot';
import { button, el, newId, section, show } from '../dom';
import { floats, type Frame } from '../frame';
import { label, type Model } from '../types';

const KEPT = 600;
/** Time between two drawings of the plots, ms. */
const REDRAW = 60;
const COLORS = ['#2f6bff', '#e4572e', '#17a07a', '#b45cd6', '#d69b0e', '#4fa3c7'];

interface Source {
  name: string;
  series: { label: string; of: (f: Frame) => number }[];
}

/** All that can be plotted of a model. */
function sources(m: Model): Source[] {
  const stat = (i: number) => (f: Frame) => floats(f.parts.stats)[i];
  const list: Source[] = [
    {
      name: 'Energy',
      series: [
        { label: 'potential', of: stat(0) },
        { label: 'kinetic', of: stat(1) },
        { label: 'total', of: (f) => stat(0)(f) + stat(1)(f) },
      ],
    },
    { name: 'Solver iterations', series: [{ label: 'iterations', of: stat(2) }] },
    {
      name: 'Contacts',
      series: [
        { label: 'contacts', of: stat(3) },
        { label: 'constraint rows', of: stat(4) },
      ],
    },
  ];
  m.coupling?.values.forEach((name, i) => {
    list.push({ name: `Controller: ${name}`, series: [{ label: name, of: (f) => floats(f.parts.controllers)[i] }] });
  });
  m.sensors.forEach((s, i) => {
    const name = label('sensor', s.name, i);
    const series = Array.from({ length: Math.min(6, s.dim) }, (_, k) => ({
      label: s.dim > 1 ? `${name} ${'xyzuvw'[k]}` : name,
      of: (f: Frame) => floats(f.parts.sensors)[s.first + k],
    }));
    list.push({ name: `Sensor: ${name}`, series });
  });
  m.joints.forEach((j, i) => {
    if (j.type !== 'hinge' && j.type !== 'slide') return;
    const name = label('joint', j.name, i);
    list.push({
      name: `Joint: ${name}`,
      series: [
        { label: 'position', of: (f) => floats(f.parts.state)[j.qpos] },
        { label: 'velocity', of: (f) => floats(f.parts.state)[m.nq + j.dof] },
      ],
    });
  });
  return list;
}

class Plot {
  readonly element: HTMLElement;
  private readonly chart: uPlot;
  private readonly data: (number | null)[][];
  private last = -Infinity;

  constructor(readonly source: Source, remove: () => void) {
    this.data = [[], ...source.series.map(() => [])];
    const host = el('div', { class: 'plot', role: 'img', 'aria-label': `Plot of ${source.name}` });
    this.element = el(
      'div',
      {},
      el('div', { class: 'plot-head' }, el('strong', {}, source.name),
        button('×', remove, { 'aria-label': `Remove the plot of ${source.name}`, class: 'small' })),
      host,
    );
    const ink = getComputedStyle(document.documentElement).getPropertyValue('--muted').trim();
    const line = getComputedStyle(document.documentElement).getPropertyValue('--line').trim();
    const axis = { stroke: ink, grid: { stroke: line, width: 1 }, ticks: { stroke: line, width: 1 }, font: '11px system-ui' };
    this.chart = new uPlot(
      {
        width: 300,
        height: 130,
        scales: { x: { time: false } },
        axes: [{ ...axis, size: 26 }, { ...axis, size: 52, values: (_, v) => v.map((x) => show(x)) }],
        series: [
          { label: 't' },
          ...source.series.map((s, i) => ({ label: s.label, stroke: COLORS[i % COLORS.length], width: 1.5, points: { show: false } })),
        ],
        legend: { live: false },
        cursor: { show: false },
      },
      this.data as uPlot.AlignedData,
      host,
    );
    new ResizeObserver(() => this.chart.setSize({ width: Math.max(160, host.clientWidth), height: 130 })).observe(host);
  }

  add(f: Frame): void {
    if (f.time < this.last) this.data.forEach((d) => (d.length = 0));
    if (f.time === this.last) return;
    this.last = f.time;
    this.data[0].push(f.time);
    this.source.series.forEach((s, i) => {
      const y = s.of(f);
      this.data[i + 1].push(Number.isFinite(y) ? y : null);
    });
    if (this.data[0].length > KEPT) this.data.forEach((d) => d.shift());
  }

  draw(): void {
    this.chart.setData(this.data as uPlot.AlignedData);
  }

  points(): number {
    return this.data[0].length;
  }
}

export class PlotsPanel {
  readonly element: HTMLDetailsElement;
  private readonly list = el('div', { class: 'plots' });
  private readonly choice = el('select', { 'aria-label': 'What to plot' });
  private all: Source[] = [];
  readonly plots: Plot[] = [];
  private waits = false;

  constructor(changed: () => void) {
    this.element = section(
      'Plots',
      false,
      this.list,
      el('div', { class: 'row' }, this.choice,
        button('Add plot', () => {
          this.addPlot(this.all[this.choice.selectedIndex]);
          changed();
        })),
    );
    this.element.addEventListener('toggle', () => changed());
  }

  show(m: Model): void {
    this.all = sources(m);
    this.choice.replaceChildren(...this.all.map((s) => el('option', {}, s.name)));
    this.plots.length = 0;
    this.list.replaceChildren();
    this.addPlot(this.all[0]);
    const sensor = this.all.find((s) => s.name.startsWith('Controller')) ?? this.all.find((s) => s.name.startsWith('Sensor'));
    this.addPlot(sensor ?? this.all[2]);
  }

  private addPlot(s: Source | undefined): void {
    if (!s) return;
    const plot = new Plot(s, () => {
      this.plots.splice(this.plots.indexOf(plot), 1);
      plot.element.remove();
    });
    this.plots.push(plot);
    this.list.append(plot.element);
  }

  get wants(): boolean {
    return this.element.open && this.plots.length > 0;
  }

  frame(f: Frame): void {
    if (!this.wants) return;
    this.plots.forEach((p) => p.add(f));
    if (this.waits) return;
    // plots are slow to draw: a few times a second is enough, but the last frame of a run is drawn too
    this.waits = true;
    setTimeout(() => {
      this.waits = false;
      this.plots.forEach((p) => p.draw());
    }, REDRAW);
  }
}

/** Times of the stages of a step, and fields that the user watches by name. */
export class WatchPanel {
  readonly timers: HTMLDetailsElement;
  readonly element: HTMLDetailsElement;
  readonly names: string[] = [];
  private readonly times = el('tbody');
  private readonly values = el('div', { class: 'watch' });
  private readonly fields = el('datalist', { id: newId('fields') });
  private model: Model | null = null;
  private count = 0;

  constructor(changed: () => void) {
    this.timers = section(
      'Timings',
      false,
      el('table', { class: 'numbers' }, el('caption', {}, 'Microseconds per call'), this.times),
    );
    this.timers.addEventListener('toggle', changed);
    const input = el('input', {
      type: 'text', placeholder: 'qvel, xpos[3], …', 'aria-label': 'Field to watch',
      list: this.fields.id, spellcheck: false,
    });
    const add = () => {
      const name = input.value.trim();
      if (name && !this.names.includes(name) && this.names.length < 16) {
        this.names.push(name);
        input.value = '';
        changed();
      }
    };
    input.addEventListener('keydown', (e) => e.key === 'Enter' && add());
    this.changed = changed;
    this.element = section('Watch', false, el('div', { class: 'row' }, input, button('Watch', add)), this.values, this.fields);
  }

  private readonly changed: () => void;

  show(m: Model): void {
    this.model = m;
    this.fields.replaceChildren(...m.fields.map((f) => el('option', { value: f })));
  }

  /** Takes back a name that the server does not know. */
  drop(): void {
    this.names.pop();
    this.changed();
  }

  frame(f: Frame): void {
    if (++this.count % 6 !== 0) return;
    if (f.parts.timers && this.timers.open && this.model) {
      const t = floats(f.parts.timers);
      this.times.replaceChildren(
        ...this.model.timers.map((name, i) =>
          el('tr', {}, el('th', { scope: 'row' }, name), el('td', {}, t[i].toFixed(1)))),
      );
    }
    if (f.parts.watched) this.watched(f.parts.watched);
    else if (!this.names.length) this.values.replaceChildren();
  }

  private watched(v: DataView): void {
    let at = 0;
    const rows = this.names.map((name) => {
      if (at + 8 > v.byteLength) return el('div');
      const length = v.getUint32(at, true);
      const n = v.getUint32(at + 4, true);
      at += 8;
      const x: string[] = [];
      for (let i = 0; i < n; i++, at += 8) x.push(show(v.getFloat64(at, true)));
      const more = n < length && !name.includes('[') ? ` … (${length})` : '';
      return el('div', { class: 'watched' },
        el('strong', {}, name),
        button('×', () => {
          this.names.splice(this.names.indexOf(name), 1);
          this.changed();
        }, { class: 'small', 'aria-label': `Stop watching ${name}` }),
        el('code', {}, x.join('  ') + more));
    });
    this.values.replaceChildren(...rows);
  }
}
