// Single steps of the flexes of this project: { args, model_arrays, frames: [{ step, state, result }] }, as steps.mjs has them,
// with the arrays that only flexes have; of models with sensors also their values, and the forces of inverse dynamics.
import fs from 'node:fs';
import { boot, dumpData, dumpModel, hash01, loadModel, resource } from './mujoco.mjs';

const SCRIPT = 'flexes.mjs';
const SLEEP = 1 << 5; // of enableflags
const ARGS = { frames: 4, gap: 40, qvel_noise: 0.05, seed: 1 };
const STATE = 'time qpos qvel qacc_warmstart eq_active'.split(' ');
const RESULT = [
  ...STATE,
  'flexvert_xpos flexelem_aabb flexedge_length flexedge_velocity flexedge_J flexvert_length flexvert_J energy',
  'qfrc_spring qfrc_damper qfrc_passive qacc_smooth qfrc_constraint qacc',
  'ncon nefc ne contact efc_type efc_id efc_pos efc_margin efc_diagApprox efc_R efc_vel efc_aref efc_force nisland',
].flatMap(line => line.split(' '));

async function steps(file) {
  const { mj } = await boot();
  const m = loadModel(mj, file);
  m.opt.enableflags |= 2; // energy
  const d = new mj.MjData(m);
  for (let i = 0; i < m.nv; i++) d.qvel[i] += ARGS.qvel_noise * (2 * hash01(ARGS.seed * 7919 + i) - 1);
  const pick = fields => dumpData(mj, m, d, new Set(fields));
  const sleep = m.opt.enableflags & SLEEP ? ['tree_asleep'] : [];
  const left = [...RESULT, ...sleep, ...(m.nsensor > 0 ? ['sensordata'] : [])];
  const frames = [];
  for (let step = 0; frames.length < ARGS.frames; step++) {
    const state = step % ARGS.gap === 0 ? pick([...STATE, ...sleep]) : undefined;
    const inverse = state && m.nsensor > 0 ? inverseForces(mj, m, d) : undefined;
    mj.mj_step(m, d);
    if (state) frames.push({ step, state, result: pick(left), inverse });
  }
  const arrays = dumpModel(mj, m, /^(tex_data|bvh_aabb|names|paths|narena|nbuffer|mesh_|text_data)/);
  d.delete();
  m.delete();
  return { args: ARGS, model_arrays: arrays, frames };
}

/** Forces that leave the velocities of a state as they are. */
function inverseForces(mj, m, d) {
  const other = new mj.MjData(m, d);
  mj.mj_forward(m, other);
  other.qacc.fill(0);
  mj.mj_inverse(m, other);
  const forces = other.qfrc_inverse.slice();
  other.delete();
  return forces;
}

export function recordings() {
  const names = fs.readdirSync(resource('flex')).filter(name => name.endsWith('.xml'));
  return names.sort().map(name => {
    const file = resource('flex', name.replace(/xml$/, 'trace.json.gz'));
    return { file, script: SCRIPT, make: () => steps(resource('flex', name)) };
  });
}
