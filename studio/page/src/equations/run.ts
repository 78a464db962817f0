// A run of equations as the server sends it.

export interface RunData {
  rows: number;
  columns: number;
  note: string;
  events: [number, number][];
  data: Float32Array;
}

/** Reads a message of numbers: its JSON head and the numbers. */
export function readData(buffer: ArrayBuffer): { head: any; numbers: Float32Array } {
  const v = new DataView(buffer);
  const length = v.getUint32(4, true);
  const head = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, 8, length)));
  const at = 8 + Math.ceil(length / 4) * 4;
  return { head, numbers: new Float32Array(buffer, at, (buffer.byteLength - at) >> 2) };
}

export function column(run: RunData, c: number): Float64Array {
  const x = new Float64Array(run.rows);
  for (let r = 0; r < run.rows; r++) x[r] = run.data[r * run.columns + c];
  return x;
}

/** Least and greatest number, a little apart. */
export function range(x: ArrayLike<number>): [number, number] {
  let low = Infinity;
  let high = -Infinity;
  for (let i = 0; i < x.length; i++) {
    if (Number.isFinite(x[i])) {
      low = Math.min(low, x[i]);
      high = Math.max(high, x[i]);
    }
  }
  if (!(low <= high)) return [-1, 1];
  const pad = 0.06 * (high - low) || 0.5 * Math.abs(high) || 1;
  return [low - pad, high + pad];
}
