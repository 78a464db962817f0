// Processor time of MuJoCo's mjd_transitionFD, as WebAssembly: A and B by centred differences of 1e-6 at the initial state.
//   node transition.mjs humanoid.xml [rounds]
import path from 'node:path';
import { boot, loadModel } from '../../conformance/record/mujoco.mjs';

const { mj } = await boot();
const m = loadModel(mj, path.resolve(process.argv[2]));
const d = new mj.MjData(m);
const n = 2 * m.nv + m.na;
const [A, B] = [n * n, n * m.nu].map(size => new mj.DoubleBuffer(size));
const times = [];
for (let r = -5; r < Number(process.argv[3] ?? 7); r++) {
  const start = process.cpuUsage();
  for (let k = 0; k < 10; k++) mj.mjd_transitionFD(m, d, 1e-6, 1, A, B, null, null);
  const used = process.cpuUsage(start);
  if (r >= 0) times.push((used.user + used.system) / 1e4);
}
times.sort((a, b) => a - b);
console.log(`A and B by centred differences: ${times[times.length >> 1].toFixed(3)} ms`);
