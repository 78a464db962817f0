// Phase portraits in the plane and in space, and cobwebs of maps.

import * as THREE from 'three';
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js';
import { axes, css } from './axes';
import { column, range, type RunData } from './run';

interface Field {
  count: number;
  box: number[];
  numbers: Float32Array;
}

/** Two states over each other, with vector field, nullclines and events. */
export class Plane {
  readonly canvas = document.createElement('canvas');
  box = [-1, 1, -1, 1];
  field: Field | null = null;
  graph: Float32Array | null = null;
  /** What was drawn last, for those who test it. */
  readonly drawn = { arrows: 0, nullclines: 0, events: 0, steps: 0 };
  private shown: { run: RunData; x: number; y: number; map: boolean; cobweb: boolean; names: string[] } | null = null;

  constructor() {
    this.canvas.className = 'portrait';
    this.canvas.setAttribute('role', 'img');
    new ResizeObserver(() => this.draw()).observe(this.canvas);
  }

  show(run: RunData, x: number, y: number, map: boolean, cobweb: boolean, names: string[]): void {
    this.shown = { run, x, y, map, cobweb, names };
    const a = range(column(run, x));
    const b = cobweb ? a : range(column(run, y));
    this.box = [a[0], a[1], b[0], b[1]];
    this.canvas.setAttribute('aria-label', cobweb ? `Cobweb of ${names[0]}` : `${names[1]} over ${names[0]}`);
    this.draw();
  }

  draw(): void {
    const s = this.shown;
    const frame = s && axes(this.canvas, this.box, s.names);
    if (!s || !frame) return;
    const { c, X, Y } = frame;
    Object.assign(this.drawn, { arrows: 0, nullclines: 0, events: 0, steps: 0 });
    if (s.cobweb) {
      this.cobweb(c, X, Y, s.run, s.x);
    } else {
      if (this.field) this.vectors(c, X, Y, this.field);
      this.orbit(c, X, Y, s.run, s.x, s.y, s.map);
    }
  }

  private orbit(c: CanvasRenderingContext2D, X: (x: number) => number, Y: (y: number) => number, run: RunData, x: number, y: number, map: boolean): void {
    const at = (r: number): [number, number] => [X(run.data[r * run.columns + x]), Y(run.data[r * run.columns + y])];
    c.strokeStyle = c.fillStyle = css('--accent');
    if (map) {
      for (let r = 0; r < run.rows; r++) c.fillRect(at(r)[0] - 1, at(r)[1] - 1, 2, 2);
    } else {
      c.lineWidth = 1.4;
      c.lineJoin = 'round';
      c.beginPath();
      for (let r = 0; r < run.rows; r++) c.lineTo(...at(r));
      c.stroke();
    }
    if (run.rows) {
      const [sx, sy] = at(0);
      c.fillStyle = css('--good');
      c.beginPath();
      c.arc(sx, sy, 5, 0, 7);
      c.fill();
    }
    c.strokeStyle = css('--hot');
    for (const [, t] of run.events) {
      const r = rowAt(run, t);
      c.beginPath();
      c.arc(...at(r), 4, 0, 7);
      c.stroke();
      this.drawn.events++;
    }
  }

  private vectors(c: CanvasRenderingContext2D, X: (x: number) => number, Y: (y: number) => number, f: Field): void {
    const n = f.count;
    const px = (i: number) => X(f.box[0] + ((f.box[1] - f.box[0]) * i) / (n - 1));
    const py = (j: number) => Y(f.box[2] + ((f.box[3] - f.box[2]) * j) / (n - 1));
    const every = Math.max(1, Math.round(n / 22));
    const cell = (every * Math.abs(px(1) - px(0)));
    c.strokeStyle = css('--arrow');
    c.lineWidth = 1;
    for (let j = 0; j < n; j += every) {
      for (let i = 0; i < n; i += every) {
        let dx = (f.numbers[2 * (j * n + i)] / (f.box[1] - f.box[0])) * Math.abs(X(f.box[1]) - X(f.box[0]));
        let dy = (f.numbers[2 * (j * n + i) + 1] / (f.box[3] - f.box[2])) * Math.abs(Y(f.box[3]) - Y(f.box[2]));
        const s = Math.hypot(dx, dy);
        if (!(s > 0) || !Number.isFinite(s)) continue;
        dx *= (0.42 * cell) / s;
        dy *= -(0.42 * cell) / s;
        const [x, y] = [px(i), py(j)];
        c.beginPath();
        c.moveTo(x - dx, y - dy);
        c.lineTo(x + dx, y + dy);
        c.lineTo(x + dx * 0.4 - dy * 0.35, y + dy * 0.4 + dx * 0.35);
        c.moveTo(x + dx, y + dy);
        c.lineTo(x + dx * 0.4 + dy * 0.35, y + dy * 0.4 - dx * 0.35);
        c.stroke();
        this.drawn.arrows++;
      }
    }
    for (const k of [0, 1]) {
      c.strokeStyle = css(k ? '--second' : '--first');
      c.lineWidth = 2;
      c.beginPath();
      this.drawn.nullclines += zeros(f.numbers, n, k, (i, j) => [px(i), py(j)], (a, b) => {
        c.moveTo(...a);
        c.lineTo(...b);
      });
      c.stroke();
    }
  }

  private cobweb(c: CanvasRenderingContext2D, X: (x: number) => number, Y: (y: number) => number, run: RunData, column: number): void {
    const [x0, x1] = this.box;
    c.strokeStyle = css('--muted');
    c.beginPath();
    c.moveTo(X(x0), Y(x0));
    c.lineTo(X(x1), Y(x1));
    c.stroke();
    if (this.graph) {
      c.strokeStyle = css('--second');
      c.lineWidth = 2;
      c.beginPath();
      for (let i = 0; i < this.graph.length; i += 2) c.lineTo(X(this.graph[i]), Y(this.graph[i + 1]));
      c.stroke();
    }
    c.strokeStyle = css('--accent');
    c.lineWidth = 1;
    c.beginPath();
    const x = (r: number) => run.data[r * run.columns + column];
    for (let r = 0; r + 1 < Math.min(run.rows, 400); r++) {
      c.lineTo(X(x(r)), Y(x(r)));
      c.lineTo(X(x(r)), Y(x(r + 1)));
      this.drawn.steps++;
    }
    c.stroke();
  }
}

function rowAt(run: RunData, t: number): number {
  let low = 0;
  let high = run.rows - 1;
  while (low < high) {
    const mid = (low + high) >> 1;
    if (run.data[mid * run.columns] < t) low = mid + 1;
    else high = mid;
  }
  return low;
}

/** Where component k of the field is zero: a line through each cell in which it changes sign. */
export function zeros(
  v: Float32Array,
  n: number,
  k: number,
  at: (i: number, j: number) => [number, number],
  line: (a: [number, number], b: [number, number]) => void,
): number {
  let count = 0;
  const f = (i: number, j: number) => v[2 * (j * n + i) + k];
  for (let j = 0; j + 1 < n; j++) {
    for (let i = 0; i + 1 < n; i++) {
      const corners: [number, number][] = [[i, j], [i + 1, j], [i + 1, j + 1], [i, j + 1]];
      const cuts: [number, number][] = [];
      for (let e = 0; e < 4; e++) {
        const [a, b] = [corners[e], corners[(e + 1) % 4]];
        const [fa, fb] = [f(...a), f(...b)];
        if (fa < 0 !== fb < 0) {
          const s = fa / (fa - fb);
          cuts.push(at(a[0] + s * (b[0] - a[0]), a[1] + s * (b[1] - a[1])));
        }
      }
      for (let c = 0; c + 1 < cuts.length; c += 2) {
        line(cuts[c], cuts[c + 1]);
        count++;
      }
    }
  }
  return count;
}

/** Three states as a curve in space. */
export class Space {
  readonly element = document.createElement('div');
  private readonly renderer = new THREE.WebGLRenderer({ antialias: true, alpha: true, preserveDrawingBuffer: true });
  private readonly camera = new THREE.PerspectiveCamera(40, 1, 0.01, 100);
  private readonly scene = new THREE.Scene();
  private readonly signs = new THREE.Group();
  events = 0;
  private readonly line = new THREE.Line(new THREE.BufferGeometry(), new THREE.LineBasicMaterial({ vertexColors: true }));

  constructor() {
    this.element.className = 'space';
    this.renderer.outputColorSpace = THREE.LinearSRGBColorSpace;
    this.renderer.domElement.setAttribute('role', 'img');
    this.renderer.domElement.tabIndex = 0;
    this.renderer.setPixelRatio(Math.min(2, devicePixelRatio));
    this.element.append(this.renderer.domElement);
    this.camera.up.set(0, 0, 1);
    this.camera.position.set(3.7, -4.7, 2.7);
    const orbit = new OrbitControls(this.camera, this.renderer.domElement);
    orbit.addEventListener('change', () => this.draw());
    const box = new THREE.LineSegments(
      new THREE.EdgesGeometry(new THREE.BoxGeometry(2, 2, 2)),
      new THREE.LineBasicMaterial({ color: 0x8890a0 }),
    );
    this.scene.add(box, this.line, this.signs);
    new ResizeObserver(() => this.draw()).observe(this.element);
    orbit.update();
  }

  show(run: RunData, columns: number[], names: string[]): void {
    this.renderer.domElement.setAttribute('aria-label', `Curve of ${names.join(', ')}`);
    const ranges = columns.map((c) => range(column(run, c)));
    const pos = new Float32Array(3 * run.rows);
    const col = new Float32Array(3 * run.rows);
    const color = new THREE.Color();
    for (let r = 0; r < run.rows; r++) {
      columns.forEach((c, k) => {
        const [a, b] = ranges[k];
        pos[3 * r + k] = (2 * (run.data[r * run.columns + c] - a)) / (b - a) - 1;
      });
      color.setHSL(0.62 - (0.55 * r) / Math.max(1, run.rows), 0.75, 0.55).toArray(col, 3 * r);
    }
    const g = new THREE.BufferGeometry();
    g.setAttribute('position', new THREE.BufferAttribute(pos, 3));
    g.setAttribute('color', new THREE.BufferAttribute(col, 3));
    this.line.geometry.dispose();
    this.line.geometry = g;
    this.line.frustumCulled = false;
    this.sign(run, pos, names);
    this.draw();
  }

  /** Names of the axes, where the curve begins, and events. */
  private sign(run: RunData, pos: Float32Array, names: string[]): void {
    this.signs.clear();
    const at = [[0, -1.2, -1.2], [1.2, 0, -1.2], [1.2, 1.2, 0]];
    names.forEach((name, k) => {
      const s = word(name);
      s.position.set(at[k][0], at[k][1], at[k][2]);
      this.signs.add(s);
    });
    const dot = (row: number, color: string) => {
      const m = new THREE.Mesh(new THREE.SphereGeometry(0.028, 12, 8), new THREE.MeshBasicMaterial({ color }));
      m.position.fromArray(pos, 3 * row);
      this.signs.add(m);
    };
    if (run.rows) dot(0, css('--good'));
    this.events = 0;
    for (const [, t] of run.events.slice(0, 200)) {
      dot(rowAt(run, t), css('--hot'));
      this.events++;
    }
  }

  /** Gives back what the graphics card holds. */
  dispose(): void {
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }

  draw(): void {
    const { clientWidth: w, clientHeight: h } = this.element;
    if (!w || !h) return;
    this.renderer.setSize(w, h, false);
    this.camera.aspect = w / h;
    this.camera.updateProjectionMatrix();
    this.renderer.render(this.scene, this.camera);
  }
}

/** A text that faces the eye. */
function word(text: string): THREE.Sprite {
  const canvas = document.createElement('canvas');
  canvas.width = 256;
  canvas.height = 64;
  const c = canvas.getContext('2d')!;
  c.font = '40px system-ui, sans-serif';
  c.textAlign = 'center';
  c.textBaseline = 'middle';
  c.fillStyle = css('--ink');
  c.fillText(text, 128, 32);
  const s = new THREE.Sprite(new THREE.SpriteMaterial({ map: new THREE.CanvasTexture(canvas), depthTest: false }));
  s.scale.set(0.8, 0.2, 1);
  return s;
}
