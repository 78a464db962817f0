// Single steps of models with signed distance fields: { args, model_arrays, octree, frames: [{ step, state, result }] }, as
// flexes.mjs has them. Of the arrays of octrees, which are long, every 97th number is kept.
import fs from 'node:fs';
import { boot, dumpData, dumpModel, hash01, loadModel, resource } from './mujoco.mjs';

const SCRIPT = 'fields.mjs';
const ARGS = { frames: 4, gap: 12, qvel_noise: 0.05, seed: 1, thin: 97 };
const STATE = 'time qpos qvel qacc_warmstart eq_active mocap_pos mocap_quat'.split(' ');
const RESULT = [...STATE, ...'ncon nefc contact efc_pos efc_force qfrc_constraint qacc sensordata'.split(' ')];
const OCTREE = ['oct_depth', 'oct_child', 'oct_aabb', 'oct_coeff'];

async function steps(file) {
  const { mj } = await boot();
  const m = loadModel(mj, file);
  const d = new mj.MjData(m);
  for (let i = 0; i < m.nv; i++) d.qvel[i] += ARGS.qvel_noise * (2 * hash01(ARGS.seed * 7919 + i) - 1);
  const pick = fields => dumpData(mj, m, d, new Set(fields));
  const frames = [];
  for (let step = 0; frames.length < ARGS.frames; step++) {
    const state = step % ARGS.gap === 0 ? pick(STATE) : undefined;
    mj.mj_step(m, d);
    if (state) frames.push({ step, state, result: pick(RESULT) });
  }
  const octree = { noct: m.noct };
  for (const name of OCTREE) octree[name] = m[name].filter((_, i) => i % ARGS.thin === 0);
  const arrays = dumpModel(mj, m, /^(tex_data|bvh_|oct_|mesh_(normal|graph|poly)|names|paths|narena|nbuffer|text_data)/);
  d.delete();
  m.delete();
  return { args: ARGS, model_arrays: arrays, octree, frames };
}

export function recordings() {
  const names = fs.readdirSync(resource('sdf')).filter(name => name.endsWith('.xml'));
  return names.sort().map(name => {
    const file = resource('sdf', name.replace(/xml$/, 'trace.json.gz'));
    return { file, script: SCRIPT, make: () => steps(resource('sdf', name)) };
  });
}
