// Single steps with contacts and other constraints, as contacts.recordings.mjs lists them.
//
// A recording is { reference, model, runs: [{ name, set, kind, frames: [{ state, result }] }] }. A frame of kind "step" holds a
// whole state and what one mj_step from it leaves behind, of kind "inverse" what mj_inverse leaves behind, of kind
// "path" the number of steps since the frame before and the state after them (only the first frame is loaded).
// Members of contacts are arrays over all contacts, under names such as contact.dist; efc_J is dense.
import { RECORDINGS } from './contacts.recordings.mjs';
import { applySet, boot, contactForces, dumpContacts, hash01, loadModel, qposNoise, resource, setCtrl } from './mujoco.mjs';

const STATE = ['time', 'qpos', 'qvel', 'act', 'qacc_warmstart', 'ctrl', 'qfrc_applied', 'xfrc_applied', 'eq_active',
  'mocap_pos', 'mocap_quat'];
const NEXT = ['time', 'qpos', 'qvel', 'act', 'qacc_warmstart'];
const CONTACT = ['geom', 'dim', 'exclude', 'efc_address', 'dist', 'pos', 'frame', 'includemargin', 'friction', 'solref',
  'solreffriction', 'solimp', 'mu'];
const ROWS = ['efc_type', 'efc_id', 'efc_pos', 'efc_margin', 'efc_frictionloss', 'efc_diagApprox', 'efc_KBIP', 'efc_D',
  'efc_vel', 'efc_aref'];
const SOLUTION = ['ncon', 'nefc', 'ne', 'nf', 'nl', 'nisland', 'efc_state', 'efc_force', 'efc_island', 'tree_island',
  'qacc_smooth', 'qacc', 'qfrc_constraint', 'solver_niter', 'sensordata', 'qfrc_passive', 'qfrc_actuator'];
const BODIES = ['cacc', 'cfrc_int', 'cfrc_ext'];
const SETS = {
  contacts: ['ncon', 'nefc', 'qacc'],
  solution: [...NEXT, ...SOLUTION],
  all: [...NEXT, ...SOLUTION, ...ROWS, ...BODIES, 'solver_fwdinv'],
  inverse: ['ncon', 'nefc', 'efc_state', 'efc_force', 'qfrc_constraint', 'qfrc_inverse', 'sensordata'],
  path: ['time', 'qpos', 'qvel', 'ncon', 'nefc', 'nisland', 'tree_asleep', 'sensordata'],
};
const CONTACT_SETS = { contacts: CONTACT, solution: ['geom', 'dist', 'pos', 'efc_address'], all: CONTACT, inverse: [], path: [] };

const plain = v => (ArrayBuffer.isView(v) ? v.slice() : v);
const empty = v => ArrayBuffer.isView(v) && (v.length === 0 || v.every(x => x === 0));

/** What decides the next step; what is zero is left out. */
function stateOf(d) {
  const state = {};
  for (const f of STATE) if (f === 'eq_active' || !empty(d[f])) state[f] = plain(d[f]);
  return state;
}

/** The constraint Jacobian as nefc rows of nv numbers. */
function denseJacobian(mj, m, d) {
  const J = new Float64Array(d.nefc * m.nv);
  if (!mj.mj_isSparse(m)) return d.efc_J.slice(0, J.length);
  for (let r = 0; r < d.nefc; r++)
    for (let k = 0; k < d.efc_J_rownnz[r]; k++) {
      const e = d.efc_J_rowadr[r] + k;
      J[r * m.nv + d.efc_J_colind[e]] = d.efc_J[e];
    }
  return J;
}

/**
 * Whether efc_state is the same wherever forces are: not where islands were solved without a warm start, which leaves
 * it as it was, nor for dual solvers with elliptic cones, where rounding decides whether a force is on its cone.
 */
function meansState(m, d) {
  const dual = m.opt.solver === 0 || m.opt.noslip_iterations > 0;
  const cold = (m.opt.disableflags >> 9) & 1;
  return !(dual && m.opt.cone === 1) && !(cold && d.nisland > 0);
}

function resultOf(mj, m, d, set) {
  const result = {};
  for (const f of SETS[set]) {
    const v = d[f];
    if (v === undefined) continue;
    // arrays of rows are stale when there are none, those of islands when there is no island
    if (f.startsWith('efc_') && d.nefc === 0) continue;
    if (/_island$/.test(f) && d.nisland === 0) continue;
    if (f === 'efc_state' && !meansState(m, d)) continue;
    result[f] = plain(v);
  }
  if (CONTACT_SETS[set].length && d.ncon > 0) {
    const contacts = dumpContacts(d);
    for (const f of CONTACT_SETS[set]) result[`contact.${f}`] = contacts.flatMap(c => (ArrayBuffer.isView(c[f]) ? [...c[f]] : [c[f]]));
    if (set === 'all') result.contact_force = contactForces(mj, m, d).flat();
  }
  if (set === 'all' && d.nefc > 0) result.efc_J = denseJacobian(mj, m, d);
  return result;
}

/** A model and data of one run, settings applied. */
function start(mj, run, model) {
  const m = loadModel(mj, resource('contact', model));
  for (const s of run.set ?? []) if (!s.startsWith('data.')) applySet(m, null, s);
  const d = new mj.MjData(m);
  if (run.key !== undefined) mj.mj_resetDataKeyframe(m, d, run.key);
  if (run.qposNoise) qposNoise(mj, m, d, run.qposNoise);
  if (run.qvelNoise) for (let i = 0; i < m.nv; i++) d.qvel[i] += run.qvelNoise * (2 * hash01(7919 + i) - 1);
  for (const s of run.set ?? []) if (s.startsWith('data.')) applySet(m, d, s);
  return { m, d };
}

function steps(mj, run, model) {
  const { m, d } = start(mj, run, model);
  const frames = [];
  let step = 0;
  const control = () => setCtrl(m, d, run.ctrl ?? 'sin', step, run.ctrlAmp, 1);
  for (let i = 0; i < (run.warmup ?? 0); i++, step++) { control(); mj.mj_step(m, d); }
  for (let f = 0; f < run.frames; f++) {
    control();
    const state = stateOf(d);
    if (run.kind === 'inverse') {
      mj.mj_forward(m, d);
      for (let i = 0; i < m.nv; i++) d.qacc[i] += 0.5 * (2 * hash01(31 * f + i) - 1);
      state.qacc = d.qacc.slice();
      const e = new mj.MjData(m);
      for (const [f, v] of Object.entries(state)) ArrayBuffer.isView(v) ? e[f].set(v) : (e[f] = v);
      mj.mj_inverse(m, e);
      frames.push({ state, result: resultOf(mj, m, e, 'inverse') });
      e.delete();
    } else if (run.kind === 'path') {
      // before the first step there is no result
      const result = f === 0 ? {} : resultOf(mj, m, d, 'path');
      frames.push({ state: f === 0 ? state : {}, steps: f === 0 ? 0 : run.gap, result });
    }
    const first = run.kind === undefined;
    for (let g = 0; g < (run.gap ?? 1); g++, step++) {
      control();
      mj.mj_step(m, d);
      if (first && g === 0) {
        const result = resultOf(mj, m, d, run.fields ?? 'solution');
        if (run.tight) delete result.solver_niter; // rounding decides on the last iteration
        frames.push({ state, result });
      }
    }
  }
  d.delete(); m.delete();
  return frames;
}

// ------------------------------------------------------------------ poses of pairs of geoms
const axisAngle = (x, y, z, a) => [Math.cos(a / 2), x * Math.sin(a / 2), y * Math.sin(a / 2), z * Math.sin(a / 2)];
function randomQuat(key) {
  const q = [0, 1, 2, 3].map(i => 2 * hash01(key + i) - 1);
  const n = Math.hypot(...q);
  return q.map(x => x / n);
}
const IDENTITY = [1, 0, 0, 0];
const product = ([a, b, c, d], [e, f, g, h]) =>
  [a * e - b * f - c * g - d * h, a * f + b * e + c * h - d * g, a * g - b * h + c * e + d * f, a * h + b * g - c * f + d * e];

/** Orientations of both bodies, direction of approach and penetration: aligned ones first, then any. */
function pose(k, key, plane) {
  const up = [0, 0, 1];
  const aligned = [
    [IDENTITY, IDENTITY, up, 0.004],
    [IDENTITY, axisAngle(1, 0, 0, Math.PI / 2), up, 0.003],
    [IDENTITY, axisAngle(0, 1, 0, Math.PI / 4), up, 0.002],
    [axisAngle(0, 0, 1, 0.3), IDENTITY, [0.28, 0, 0.96], 0.005],
  ];
  if (k < aligned.length) return aligned[k];
  let dir = [0, 1, 2].map(i => 2 * hash01(key + 20 + i) - 1);
  if (plane) dir = [0.2 * dir[0], 0.2 * dir[1], 1];
  const n = Math.hypot(...dir);
  return [randomQuat(key), randomQuat(key + 10), dir.map(x => x / n), 0.0005 + (k % 3 === 0 ? 0.04 : 0.012) * hash01(key + 30)];
}

/** Whether contacts are nearly the same: where MuJoCo itself jumps, rounding decides. */
function isSteady(contacts, moved) {
  return contacts.length === moved.length &&
    contacts.every((c, i) => [0, 1, 2].every(j => Math.abs(c.pos[j] - moved[i].pos[j]) < 1e-4 && Math.abs(c.frame[j] - moved[i].frame[j]) < 1e-4));
}

/** Two geoms, moved together along a line until they penetrate as wanted; all other bodies stay apart. */
function pairFrames(mj, run, model, first, second) {
  const { m, d } = start(mj, run, model);
  const body = name => mj.mj_name2id(m, mj.mjtObj.mjOBJ_BODY.value, name);
  const fixed = first === 'plane' || first === 'hfield';
  const address = b => m.jnt_qposadr[m.body_jntadr[b]];
  const two = address(body(`${second}2`));
  const one = fixed ? -1 : address(body(`${first}1`));
  const place = first === 'plane' ? [0, 0, 0] : first === 'hfield' ? [0, 0, 10] : [0, 0, 20];
  const frames = [];
  for (let k = 0; frames.length < run.frames; k++) {
    if (run.without?.includes(k)) continue;
    const key = 1000 * k + 17 * (first.length + 7 * second.length) + first.charCodeAt(0) + 3 * second.charCodeAt(1);
    let [q1, q2, dir, depth] = pose(k, key, fixed);
    // on a plane, aligned means aligned with the plane; which corners of a mesh then touch depends on its hull
    if (first === 'plane' && second !== 'mesh' && k < 4) q2 = product([...m.geom_quat.slice(0, 4)], q2);
    const aside = fixed ? [0.35 * (2 * hash01(key + 40) - 1), 0.3 * (2 * hash01(key + 41) - 1), 0] : [0, 0, 0];
    const at = s => {
      mj.mj_resetData(m, d);
      if (!fixed) d.qpos.set([...place, ...q1], one);
      d.qpos.set([...place.map((x, i) => x + aside[i] + s * dir[i]), ...q2], two);
      mj.mj_forward(m, d);
      return d.ncon > 0;
    };
    let near = first === 'plane' ? -0.3 : first === 'hfield' ? 0.1 : 0.02, far = 1.5;
    for (let i = 0; i < 40; i++) {
      const mid = (near + far) / 2;
      if (at(mid)) near = mid; else far = mid;
    }
    const place2 = Math.round((near - depth) * 1e6) / 1e6;
    const nearby = [1e-9, -1e-9, 1e-7, -1e-7, 1e-6].map(step => (at(place2 + step), dumpContacts(d)));
    at(place2);
    const contacts = dumpContacts(d);
    if (!nearby.every(moved => isSteady(contacts, moved))) continue;
    const state = { qpos: d.qpos.slice() };
    mj.mj_step(m, d);
    frames.push({ state, result: resultOf(mj, m, d, 'contacts') });
  }
  d.delete(); m.delete();
  return frames;
}

// ------------------------------------------------------------------ all
async function make(r) {
  const { mj } = await boot();
  const runs = r.runs.map(run => ({
    name: run.name,
    set: (run.set ?? []).filter(s => !s.startsWith('data.')),
    kind: run.kind ?? 'step',
    tight: run.tight ? 1 : 0,
    frames: r.pair ? pairFrames(mj, run, r.model, ...r.pair) : steps(mj, run, r.model),
  }));
  return { reference: mj.mj_versionString(), model: r.model, runs };
}

export function recordings() {
  return RECORDINGS.map(r => ({
    file: resource('contact', `${r.name}.trace.json.gz`),
    script: 'contacts.mjs',
    make: () => make(r),
  }));
}
