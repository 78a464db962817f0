// The model of the tests of mechanics: its arrays, and its data after a reset and at each keyframe, with the fields that the
// recording has.
import path from 'node:path';
import { boot, dumpData, dumpModel, loadModel, PROJECT, read } from './mujoco.mjs';

const FOLDER = path.join(PROJECT, 'mechanics/src/test/resources/dev/dynamis/mechanics');
const FILE = path.join(FOLDER, 'walker.json.gz');

async function make() {
  const { mj } = await boot();
  const old = read(FILE);
  const m = loadModel(mj, path.join(FOLDER, 'walker.xml'));
  const model = Object.fromEntries(Object.entries(dumpModel(mj, m)).filter(([name]) => name in old.model));
  const d = new mj.MjData(m);
  const pick = like => dumpData(mj, m, d, new Set(Object.keys(like)));
  const reset = pick(old.reset);
  const keys = old.keys.map((key, step) => {
    mj.mj_resetDataKeyframe(m, d, step);
    return { step: key.step, ...pick(key) };
  });
  return { model, reset, keys };
}

export const recordings = () => [{ file: FILE, script: 'walker.mjs', make }];
