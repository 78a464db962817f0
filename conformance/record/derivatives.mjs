// Transition matrices of one step and derivatives of inverse dynamics, by MuJoCo's centered differences of 1e-6, some steps
// after a start with velocities and controls. What MuJoCo has with the wrong sign (D) is not recorded, nor muscles and
// dampers with implicit integrators, whose derivatives by velocity it keeps while controls and activations change.
//   node derivatives.mjs MODEL_FOLDER NAME...    writes derivatives/models.json.gz: the matrices of these models times a few
//                                                vectors, with their own integrators; ModelDerivativesTest compares them where
//                                                the folder is
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { boot, loadModel, resource, write } from './mujoco.mjs';

const STEP = 1e-6;
const MODELS = [
  'smooth/muscles', 'smooth/tendons', 'smooth/sensors', 'smooth/joints', 'smooth/fluid', 'smooth/gravcomp',
  'contact/limits', 'contact/humanoid', 'contact/equality', 'contact/cones', 'contact/sensing', 'contact/adhesion',
  'contact/terrain', 'acceptance/d_rich',
];
const ONLY_EULER = ['smooth/muscles', 'acceptance/d_rich'];
const EULER = 0;
const IMPLICIT = 2;
const IMPLICITFAST = 3;

/** The state after three steps, and the matrices of the next one. */
function differentiate(mj, m) {
  const d = new mj.MjData(m);
  for (let i = 0; i < m.nv; i++) d.qvel[i] = 0.1 * (i % 5) - 0.2;
  for (let i = 0; i < m.nu; i++) d.ctrl[i] = 0.2 + 0.1 * i;
  for (let k = 0; k < 3; k++) mj.mj_step(m, d);
  const state = { qpos: [...d.qpos], qvel: [...d.qvel], act: [...d.act], warmstart: [...d.qacc_warmstart] };
  const n = 2 * m.nv + m.na;
  const sizes = [n * n, n * m.nu, m.nsensordata * n, m.nv * m.nv, m.nv * m.nv, m.nv * m.nv];
  const buffers = sizes.map(size => (size ? new mj.DoubleBuffer(size) : null));
  const [A, B, C, q, v, a] = buffers;
  mj.mjd_transitionFD(m, d, STEP, 1, A, B, C, null);
  mj.mj_forward(m, d);
  const qacc = [...d.qacc];
  mj.mjd_inverseFD(m, d, STEP, 0, q, v, a, null, null, null, null);
  const [MA, MB, MC, DfDq, DfDv, DfDa] = buffers.map(x => (x ? [...x.GetView()] : []));
  buffers.forEach(x => x?.delete());
  d.delete();
  return { ...state, A: MA, B: MB, C: MC, qacc, DfDq, DfDv, DfDa };
}

async function record(name) {
  const { mj } = await boot();
  const m = loadModel(mj, resource(`${name}.xml`));
  const cases = [];
  for (const integrator of ONLY_EULER.includes(name) ? [EULER] : [EULER, IMPLICIT, IMPLICITFAST]) {
    m.opt.integrator = integrator;
    cases.push({ integrator, ...differentiate(mj, m) });
  }
  m.delete();
  return { cases };
}

export function recordings() {
  return MODELS.map(name => {
    const file = resource('derivatives', `${name.replace('/', '-')}.json.gz`);
    return { file, script: 'derivatives.mjs', make: () => record(name) };
  });
}

// ------------------------------------------------------------------ models of others
/** Simple numbers that no matrix knows of. */
const vector = (n, prime) => Array.from({ length: n }, (_, i) => ((3 * i) % prime) / (prime - 1) - 0.5);

/** A matrix of so many columns times two vectors, and its largest number. */
function products(matrix, columns) {
  const rows = columns ? matrix.length / columns : 0;
  const times = v => Array.from({ length: rows }, (_, r) => v.reduce((sum, x, c) => sum + matrix[r * columns + c] * x, 0));
  return { largest: matrix.reduce((most, x) => Math.max(most, Math.abs(x)), 0), by7: times(vector(columns, 7)), by11: times(vector(columns, 11)) };
}

async function recordModel(folder, model) {
  const { mj } = await boot();
  const m = loadModel(mj, path.join(folder, model));
  const n = 2 * m.nv + m.na;
  const { A, B, C, DfDq, DfDv, DfDa, ...state } = differentiate(mj, m);
  const widths = { A: [A, n], B: [B, m.nu], C: [C, n], DfDq: [DfDq, m.nv], DfDv: [DfDv, m.nv], DfDa: [DfDa, m.nv] };
  m.delete();
  return { model, ...state, ...Object.fromEntries(Object.entries(widths).map(([name, [x, width]]) => [name, products(x, width)])) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder, ...names] = process.argv.slice(2);
  const cases = [];
  for (const name of names) {
    try {
      cases.push(await recordModel(folder, name));
    } catch (e) {
      console.error(`${name}: ${e.message ?? e}`);
    }
  }
  await write(resource('derivatives', 'models.json.gz'), 'derivatives.mjs', { cases });
}
