// Calls of MuJoCo's mathematical functions, one per line: name;arguments...;results... The arguments stand in the file; the
// results are made anew. What is computed inside MuJoCo only (factors of sparse matrices, frames, inertias) is compared with
// models instead; its lines are kept as they are.
import fs from 'node:fs';
import path from 'node:path';
import { boot, made, PROJECT } from './mujoco.mjs';

const FILE = path.join(PROJECT, 'core/src/test/resources/math/reference.txt');

/** For each function: how many fields are arguments, and the call, given arguments and a maker of buffers. */
const CALLS = mj => ({
  normalize3: [1, (o, a) => { const r = o(a); const n = mj.mju_normalize3(r); return [r, n]; }],
  normalize4: [1, (o, a) => { const r = o(a); const n = mj.mju_normalize4(r); return [r, n]; }],
  normalize: [1, (o, a) => { const r = o(a); const n = mj.mju_normalize(r, a.length); return [r, n]; }],
  mulQuat: [2, (o, a, b) => { const r = o(4); mj.mju_mulQuat(r, a, b); return [r]; }],
  mulQuatAxis: [2, (o, a, b) => { const r = o(4); mj.mju_mulQuatAxis(r, a, b); return [r]; }],
  rotVecQuat: [2, (o, a, b) => { const r = o(3); mj.mju_rotVecQuat(r, a, b); return [r]; }],
  cross: [2, (o, a, b) => { const r = o(3); mj.mju_cross(r, a, b); return [r]; }],
  quat2Mat: [1, (o, a) => { const r = o(9); mj.mju_quat2Mat(r, a); return [r]; }],
  mat2Quat: [1, (o, a) => { const r = o(4); mj.mju_mat2Quat(r, a); return [r]; }],
  quat2Vel: [2, (o, a, [t]) => { const r = o(3); mj.mju_quat2Vel(r, a, t); return [r]; }],
  subQuat: [2, (o, a, b) => { const r = o(3); mj.mju_subQuat(r, a, b); return [r]; }],
  derivQuat: [2, (o, a, b) => { const r = o(4); mj.mju_derivQuat(r, a, b); return [r]; }],
  quatIntegrate: [3, (o, a, b, [t]) => { const r = o(a); mj.mju_quatIntegrate(r, b, t); return [r]; }],
  quatZ2Vec: [1, (o, a) => { const r = o(4); mj.mju_quatZ2Vec(r, a); return [r]; }],
  axisAngle2Quat: [2, (o, a, [t]) => { const r = o(4); mj.mju_axisAngle2Quat(r, a, t); return [r]; }],
  euler2Quat: [2, (o, a, order) => { const r = o(4); mj.mju_euler2Quat(r, a, order); return [r]; }],
  mulPose: [4, (o, p, q, s, t) => { const [r, u] = [o(3), o(4)]; mj.mju_mulPose(r, u, p, q, s, t); return [r, u]; }],
  negPose: [2, (o, p, q) => { const [r, u] = [o(3), o(4)]; mj.mju_negPose(r, u, p, q); return [r, u]; }],
  trnVecPose: [3, (o, p, q, v) => { const r = o(3); mj.mju_trnVecPose(r, p, q, v); return [r]; }],
  transformMotion: [4, (o, v, n, old, rot) => { const r = o(6); mj.mju_transformSpatial(r, v, 0, n, old, rot); return [r]; }],
  transformForce: [4, (o, v, n, old, rot) => { const r = o(6); mj.mju_transformSpatial(r, v, 1, n, old, rot); return [r]; }],
  eig3: [1, (o, a) => { const [v, e, q] = [o(3), o(9), o(4)]; const n = mj.mju_eig3(v, e, q, a); return [v, e, q, n]; }],
  dot: [2, (o, a, b) => [mj.mju_dot(a, b)]],
  mulMatVec: [2, (o, a, b) => { const r = o(a.length / b.length); mj.mju_mulMatVec(r, a, b, a.length / b.length, b.length); return [r]; }],
  mulMatTVec: [2, (o, a, b) => { const r = o(a.length / b.length); mj.mju_mulMatTVec(r, a, b, b.length, a.length / b.length); return [r]; }],
  mulMatMat: [5, (o, a, b, [x], [y], [z]) => { const r = o(x * z); mj.mju_mulMatMat(r, a, b, x, y, z); return [r]; }],
  mulMatTMat: [5, (o, a, b, [x], [y], [z]) => { const r = o(y * z); mj.mju_mulMatTMat(r, a, b, x, y, z); return [r]; }],
  mulMatMatT: [5, (o, a, b, [x], [y], [z]) => { const r = o(x * z); mj.mju_mulMatMatT(r, a, b, x, y, z); return [r]; }],
  mulVecMatVec: [3, (o, a, b, c) => [mj.mju_mulVecMatVec(a, b, c)]],
  cholFactor: [2, (o, a, [least]) => { const r = o(a); const n = mj.mju_cholFactor(r, least); return [r, n]; }],
  cholSolve: [2, (o, a, b) => { const r = o(b.length); mj.mju_cholSolve(r, a, b); return [r]; }],
  cholUpdate: [3, (o, a, b, [plus]) => { const [r, x] = [o(a), o(b)]; const n = mj.mju_cholUpdate(r, x, plus); return [r, n]; }],
  bandMulMatVec: [5, (o, a, b, [n], [band], [dense]) => { const r = o(n); mj.mju_bandMulMatVec(r, a, b, n, band, dense, 1, 1); return [r]; }],
  cholFactorBand: [6, (o, a, [n], [band], [dense], [add], [scale]) => {
    const r = o(a);
    const least = mj.mju_cholFactorBand(r, n, band, dense, add, scale);
    return [r, least];
  }],
  cholSolveBand: [5, (o, a, b, [n], [band], [dense]) => { const r = o(n); mj.mju_cholSolveBand(r, a, b, n, band, dense); return [r]; }],
});

const number = x => (Object.is(x, -0) ? '-0' : String(x));

async function text() {
  const { mj } = await boot();
  const { program, version, build, script } = await made('math.mjs');
  const calls = CALLS(mj);
  const [, ...lines] = fs.readFileSync(FILE, 'utf8').split('\n');
  const now = lines.map(line => {
    const [name, ...fields] = line.split(';');
    if (!(name in calls)) return line;
    const [count, call] = calls[name];
    const given = fields.slice(0, count);
    const buffers = [];
    const make = what => {
      const buffer = new mj.DoubleBuffer(typeof what === 'number' ? what : what.length);
      if (typeof what !== 'number') buffer.GetView().set(what);
      buffers.push(buffer);
      return buffer;
    };
    const values = given.map(f => (/[a-z]{3}/i.test(f) ? f : f.split(' ').filter(Boolean).map(Number)));
    const results = call(make, ...values).map(r => (typeof r === 'number' ? number(r) : [...r.GetView()].map(number).join(' ')));
    buffers.forEach(b => b.delete());
    return [name, ...given, ...results].join(';');
  });
  return [`# recorded from ${program} ${version} (${build}) by ${script}, one call per line: name;arguments...;results...`, ...now].join('\n');
}

export const recordings = () => [{ file: FILE, script: 'math.mjs', make: text, text: true }];
