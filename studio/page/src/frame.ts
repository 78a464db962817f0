// Frames of a mechanism: see docs/reference/studio-protocol.md.

export const WANT = {
  state: 1,
  sensors: 2,
  stats: 4,
  contacts: 8,
  joints: 16,
  centers: 32,
  islands: 64,
  constraints: 128,
  timers: 256,
  controllers: 512,
  forces: 1024,
};

const PARTS = [
  '', 'bodies', 'cameras', 'lights', 'lines', 'flexes', 'skins', 'state', 'sensors', 'stats',
  'contacts', 'joints', 'centers', 'islands', 'constraints', 'timers', 'watched', 'pull',
  'controllers', 'forces',
] as const;

export interface Frame {
  running: boolean;
  replaying: boolean;
  recording: boolean;
  number: number;
  time: number;
  speed: number;
  bytes: number;
  parts: Partial<Record<(typeof PARTS)[number], DataView>>;
}

export function readFrame(buffer: ArrayBuffer): Frame {
  const v = new DataView(buffer);
  const flags = v.getUint16(2, true);
  const frame: Frame = {
    running: (flags & 1) !== 0,
    replaying: (flags & 2) !== 0,
    recording: (flags & 4) !== 0,
    number: v.getUint32(4, true),
    time: v.getFloat64(8, true),
    speed: v.getFloat32(16, true),
    bytes: buffer.byteLength,
    parts: {},
  };
  for (let at = 24; at < buffer.byteLength; ) {
    const part = PARTS[v.getUint16(at, true)];
    const length = v.getUint32(at + 4, true);
    if (part) frame.parts[part] = new DataView(buffer, at + 8, length);
    at += 8 + length;
  }
  return frame;
}

/** The numbers of a part; parts begin at multiples of four bytes. */
export function floats(part: DataView | undefined): Float32Array {
  return part
    ? new Float32Array(part.buffer, part.byteOffset, part.byteLength >> 2)
    : new Float32Array(0);
}

export function ints(part: DataView | undefined): Int32Array {
  return part
    ? new Int32Array(part.buffer, part.byteOffset, part.byteLength >> 2)
    : new Int32Array(0);
}
