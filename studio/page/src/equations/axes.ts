// Axes of pictures in the plane.

import { show } from '../dom';

export const css = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

export interface Frame2D {
  c: CanvasRenderingContext2D;
  X: (x: number) => number;
  Y: (y: number) => number;
  /** Pixels of the canvas for each of the page. */
  ratio: number;
}

const MARGIN = { l: 58, r: 14, t: 12, b: 38 };

/** Clears a canvas, draws axes for a box, and clips to it; null while the canvas has no size. */
export function axes(canvas: HTMLCanvasElement, box: number[], names: string[]): Frame2D | null {
  const w = canvas.clientWidth;
  const h = canvas.clientHeight;
  if (!w || !h) return null;
  const ratio = Math.min(2, devicePixelRatio);
  canvas.width = w * ratio;
  canvas.height = h * ratio;
  const c = canvas.getContext('2d')!;
  c.scale(ratio, ratio);
  const [x0, x1, y0, y1] = box;
  const m = MARGIN;
  const X = (x: number) => m.l + ((x - x0) / (x1 - x0)) * (w - m.l - m.r);
  const Y = (y: number) => h - m.b - ((y - y0) / (y1 - y0)) * (h - m.t - m.b);
  c.strokeStyle = css('--line');
  c.fillStyle = css('--muted');
  c.font = '12px system-ui, sans-serif';
  c.lineWidth = 1;
  c.textAlign = 'center';
  for (const x of ticks(x0, x1)) {
    c.beginPath();
    c.moveTo(X(x), Y(y0));
    c.lineTo(X(x), Y(y1));
    c.stroke();
    c.fillText(show(x), X(x), h - 21);
  }
  c.textAlign = 'right';
  for (const y of ticks(y0, y1)) {
    c.beginPath();
    c.moveTo(X(x0), Y(y));
    c.lineTo(X(x1), Y(y));
    c.stroke();
    c.fillText(show(y), X(x0) - 6, Y(y) + 4);
  }
  c.fillStyle = css('--ink');
  c.textAlign = 'center';
  c.fillText(names[0], (X(x0) + X(x1)) / 2, h - 5);
  c.save();
  c.translate(13, (Y(y0) + Y(y1)) / 2);
  c.rotate(-Math.PI / 2);
  c.fillText(names[1], 0, 0);
  c.restore();
  c.beginPath();
  c.rect(m.l, m.t, w - m.l - m.r, h - m.t - m.b);
  c.clip();
  return { c, X, Y, ratio };
}

function ticks(a: number, b: number): number[] {
  const rough = (b - a) / 6;
  if (!(rough > 0) || !Number.isFinite(rough)) return [];
  const ten = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((k) => k * ten).find((s) => s >= rough) ?? rough;
  const list: number[] = [];
  for (let x = Math.ceil(a / step) * step; x <= b; x += step) list.push(Math.abs(x) < 1e-9 * step ? 0 : x);
  return list;
}
