// What analyses compute, drawn while it grows: orbit diagrams and basins of attraction.

import { axes, css, type Frame2D } from './axes';

const BASIN_COLORS = ['#2f6bff', '#e4572e', '#17a07a', '#b45cd6', '#d69b0e', '#4fa3c7', '#8a5a44', '#c2477f'];

/** A picture of points or cells over two quantities. */
export class Diagram {
  readonly canvas = document.createElement('canvas');
  kind: 'none' | 'bifurcation' | 'basins' = 'none';
  /** How far it has come, from 0 to 1. */
  done = 0;
  points: number[] = [];
  labels: Float32Array | null = null;
  attractors: { x: number; y: number; share: number; center: number[] }[] = [];
  private count = 0;
  private low = Infinity;
  private high = -Infinity;
  private waits = false;
  private names = ['', ''];
  private box = [0, 1, 0, 1];

  constructor() {
    this.canvas.className = 'portrait';
    this.canvas.setAttribute('role', 'img');
    this.canvas.setAttribute('aria-label', 'Diagram');
    new ResizeObserver(() => this.draw()).observe(this.canvas);
  }

  /** Takes more of a diagram; returns what people may want to read about it. */
  take(head: any, numbers: Float32Array): string {
    if (head.first) {
      this.points = [];
      this.labels = null;
      this.low = Infinity;
      this.high = -Infinity;
    }
    this.kind = head.type;
    this.names = [head.x, head.y];
    this.done = head.done / head.total;
    let text = this.done < 1 ? `${Math.round(100 * this.done)} % computed` : '';
    if (this.kind === 'bifurcation') {
      for (const x of numbers) this.points.push(x);
      for (let i = 1; i < numbers.length; i += 2) {
        this.low = Math.min(this.low, numbers[i]);
        this.high = Math.max(this.high, numbers[i]);
      }
      const pad = 0.04 * (this.high - this.low) || 1;
      this.box = [head.range[0], head.range[1], this.low - pad, this.high + pad];
      text ||= `${this.points.length / 2} points of ${head.total} values of ${head.x}`;
    } else {
      this.count = head.count;
      this.labels = numbers;
      this.box = head.box;
      this.attractors = head.attractors;
      const shares = this.attractors.map((a) => `${Math.round(100 * a.share)} %`).join(', ');
      const many = this.attractors.length === 1 ? 'attractor' : 'attractors';
      const away = head.diverged > 0 ? `; ${Math.round(100 * head.diverged)} % diverge` : '';
      text = `${text ? `${text}: ` : ''}${this.attractors.length} ${many} with ${shares} of the starts${away}`;
    }
    this.canvas.setAttribute('aria-label', this.kind === 'basins'
      ? `Basins of attraction over ${head.x} and ${head.y}` : `Orbit diagram of ${head.y} over ${head.x}`);
    this.drawSoon();
    return text;
  }

  /** Draws once for all that comes before the next frame of the screen. */
  private drawSoon(): void {
    if (this.waits) return;
    this.waits = true;
    requestAnimationFrame(() => {
      this.waits = false;
      this.draw();
    });
  }

  draw(): void {
    const f = axes(this.canvas, this.box, this.names);
    if (!f || this.kind === 'none') return;
    if (this.kind === 'bifurcation') this.drawPoints(f);
    else this.drawCells(f);
  }

  /** Points are too many for lines and rectangles: they are counted in pixels. */
  private drawPoints({ c, X, Y, ratio }: Frame2D): void {
    const { width, height } = this.canvas;
    const image = new ImageData(width, height);
    const color = parseInt(css('--accent').slice(1), 16);
    for (let i = 0; i < this.points.length; i += 2) {
      const x = Math.round(X(this.points[i]) * ratio);
      const y = Math.round(Y(this.points[i + 1]) * ratio);
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const at = 4 * (y * width + x);
      image.data[at] = color >> 16;
      image.data[at + 1] = (color >> 8) & 255;
      image.data[at + 2] = color & 255;
      image.data[at + 3] = Math.min(255, image.data[at + 3] + 120);
    }
    const all = new OffscreenCanvas(width, height);
    all.getContext('2d')!.putImageData(image, 0, 0);
    c.drawImage(all, 0, 0, width / ratio, height / ratio);
  }

  private drawCells({ c, X, Y }: Frame2D): void {
    const n = this.count;
    const [x0, x1, y0, y1] = this.box;
    if (!this.labels) return;
    const image = new ImageData(n, n);
    for (let i = 0; i < n; i++) {
      for (let j = 0; j < n; j++) {
        const label = this.labels[i * n + j];
        const at = 4 * ((n - 1 - j) * n + i);
        const color = label >= 0 ? parseInt(BASIN_COLORS[label % BASIN_COLORS.length].slice(1), 16) : label === -1 ? 0x20242c : 0x9aa5b8;
        image.data.set([color >> 16, (color >> 8) & 255, color & 255, 255], at);
      }
    }
    const small = new OffscreenCanvas(n, n);
    small.getContext('2d')!.putImageData(image, 0, 0);
    c.imageSmoothingEnabled = false;
    c.drawImage(small, X(x0), Y(y1), X(x1) - X(x0), Y(y0) - Y(y1));
    this.attractors.forEach((a, i) => {
      c.beginPath();
      c.arc(X(a.x), Y(a.y), 5, 0, 7);
      c.fillStyle = BASIN_COLORS[i % BASIN_COLORS.length];
      c.fill();
      c.strokeStyle = '#fff';
      c.lineWidth = 2;
      c.stroke();
    });
  }
}

