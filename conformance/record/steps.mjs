// Single steps, each with the whole state from which it started: { args, frames: [{ step, state, result }] }. The fields of
// `result` belong to `state`, but for time, qpos, qvel, act, qacc_warmstart and history, which are those after the step.
// Recordings of the project are made anew from their own `args` and fields; for the models of any folder:
//   node steps.mjs MODEL_FOLDER OUTPUT_FOLDER [path=value ...]
//   node steps.mjs models traces/full
//   node steps.mjs models traces/smooth flag.constraint=disable
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { applySet, boot, dumpData, dumpModel, hash01, loadModel, PROJECT, qposNoise, read, resource, setCtrl, write } from './mujoco.mjs';

const SCRIPT = 'steps.mjs';
const STATE = ['time', 'qpos', 'qvel', 'act', 'history', 'qacc_warmstart', 'ctrl', 'qfrc_applied', 'xfrc_applied', 'eq_active',
  'mocap_pos', 'mocap_quat', 'userdata', 'tree_asleep'];

/** What a step leaves behind, by the stage that computes it. */
const RESULT = [
  ...STATE,
  // positions
  'xpos xquat xmat xipos ximat xanchor xaxis geom_xpos geom_xmat site_xpos site_xmat cam_xpos cam_xmat light_xpos light_xdir',
  'subtree_com cdof cinert crb qM M qLD qLDiagInv',
  'ten_length ten_J_rownnz ten_J_rowadr ten_J_colind ten_J ten_wrapadr ten_wrapnum wrap_xpos wrap_obj',
  'actuator_length moment_rownnz moment_rowadr moment_colind actuator_moment',
  // velocities and forces
  'ten_velocity actuator_velocity cvel cdof_dot subtree_linvel subtree_angmom',
  'qfrc_bias qfrc_spring qfrc_damper qfrc_gravcomp qfrc_fluid qfrc_passive actuator_force qfrc_actuator act_dot qfrc_smooth qacc_smooth',
  // constraints
  'ncon nefc ne nf nl nisland contact contact_force efc_type efc_id efc_pos efc_margin efc_frictionloss efc_diagApprox efc_KBIP efc_D',
  'efc_R efc_vel efc_aref efc_b efc_force efc_state solver_niter solver_fwdinv qfrc_constraint qacc',
  // what follows
  'cacc cfrc_int cfrc_ext sensordata energy warning',
].flatMap(line => line.split(' '));

async function steps(model, args, stateFields = STATE, resultFields = RESULT, modelFields) {
  const { mj } = await boot();
  const m = loadModel(mj, model);
  const later = args.set.filter(s => s.startsWith('data.'));
  args.set.filter(s => !later.includes(s)).forEach(s => applySet(m, null, s));
  const d = new mj.MjData(m);
  if (args.key != null) {
    const id = /^\d+$/.test(args.key) ? +args.key : mj.mj_name2id(m, mj.mjtObj.mjOBJ_KEY.value, args.key);
    mj.mj_resetDataKeyframe(m, d, id);
  }
  if (args.qpos_noise) qposNoise(mj, m, d, args.qpos_noise);
  if (args.qvel_noise) for (let i = 0; i < m.nv; i++) d.qvel[i] += args.qvel_noise * (2 * hash01(args.seed * 7919 + i) - 1);
  later.forEach(s => applySet(m, d, s));

  const pick = fields => dumpData(mj, m, d, new Set(fields));
  const frames = [];
  for (let step = 0; frames.length < args.frames; ) {
    setCtrl(m, d, args.ctrl, step, undefined, args.seed);
    const frame = { step, state: pick(stateFields) };
    mj.mj_step(m, d);
    frames.push({ ...frame, result: pick(resultFields) });
    for (step++; step % args.gap !== 0; step++) {
      setCtrl(m, d, args.ctrl, step, undefined, args.seed);
      mj.mj_step(m, d);
    }
  }
  const arrays = modelFields && Object.fromEntries(Object.entries(dumpModel(mj, m)).filter(([name]) => modelFields.has(name)));
  d.delete();
  m.delete();
  return { reference: mj.mj_versionString(), model: path.basename(model), args, model_arrays: arrays, frames };
}

/** The same model, arguments and fields as a recording has. */
function again(file, old, model) {
  const { state, result } = old.frames[0];
  const arrays = old.model_arrays && new Set(Object.keys(old.model_arrays));
  return steps(model, old.args, Object.keys(state), Object.keys(result), arrays);
}

export function recordings() {
  const smooth = fs.readdirSync(resource('smooth')).filter(n => /\.(trace|steps)\.json\.gz$/.test(n)).map(n => resource('smooth', n));
  const cli = path.join(PROJECT, 'cli/src/test/resources/dev/dynamis/cli');
  const plain = ['pile.trace.json', 'swing.trace.json'].map(n => path.join(cli, n));
  return [...smooth, ...plain].map(file => ({
    file,
    script: SCRIPT,
    make: () => {
      const old = file.endsWith('.gz') ? read(file) : JSON.parse(fs.readFileSync(file, 'utf8'));
      return again(file, old, path.join(path.dirname(file), old.model));
    },
  }));
}

// this file starts itself once for each model, so that a model's memory ends with its process
const [folder, output, ...rest] = process.argv[1] === fileURLToPath(import.meta.url) ? process.argv.slice(2) : [];
if (folder === '--one') {
  const [target, ...set] = rest;
  const args = { frames: 20, gap: 25, ctrl: 'sin', seed: 1, qpos_noise: 0, qvel_noise: 0, key: null, set };
  await write(target, SCRIPT, await steps(output, args));
} else if (output) {
  const started = Date.now();
  for (const name of fs.readdirSync(folder, { recursive: true }).filter(f => /\.(xml|urdf)$/.test(f)).sort()) {
    const target = path.join(output, name + '.json.gz');
    if (fs.existsSync(target)) continue;
    try {
      execFileSync('node', [process.argv[1], '--one', path.join(folder, name), target, ...rest], { stdio: 'pipe', timeout: 1.8e6 });
      console.log(`${name} ${Math.round((Date.now() - started) / 1000)} s`);
    } catch (e) {
      console.error(`${name}: ${String(e.stderr).match(/MuJoCo Error: .*|Error: .*/)?.[0] ?? e.message}`);
    }
  }
}
