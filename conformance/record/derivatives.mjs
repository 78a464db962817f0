// Transition matrices of one step and derivatives of inverse dynamics, by MuJoCo's centered differences of 1e-6, some steps
// after a start with velocities and controls. What the reference has with the wrong sign (D) is not recorded, nor muscles with
// implicit integrators, whose derivatives by velocity it keeps while controls and activations change.
import { boot, loadModel, resource } from './mujoco.mjs';

const STEP = 1e-6;
const MODELS = ['smooth/muscles', 'smooth/tendons', 'smooth/sensors', 'contact/limits', 'contact/humanoid'];
const EULER = 0;
const IMPLICIT = 2;
const IMPLICITFAST = 3;

async function record(name) {
  const { mj } = await boot();
  const m = loadModel(mj, resource(`${name}.xml`));
  const cases = [];
  for (const integrator of name === 'smooth/muscles' ? [EULER] : [EULER, IMPLICIT, IMPLICITFAST]) {
    m.opt.integrator = integrator;
    const d = new mj.MjData(m);
    for (let i = 0; i < m.nv; i++) d.qvel[i] = 0.1 * (i % 5) - 0.2;
    for (let i = 0; i < m.nu; i++) d.ctrl[i] = 0.2 + 0.1 * i;
    for (let k = 0; k < 3; k++) mj.mj_step(m, d);
    const state = { qpos: [...d.qpos], qvel: [...d.qvel], act: [...d.act], warmstart: [...d.qacc_warmstart] };
    const n = 2 * m.nv + m.na;
    const [A, B, C] = [n * n, n * m.nu, m.nsensordata * n].map(size => new mj.DoubleBuffer(size));
    mj.mjd_transitionFD(m, d, STEP, 1, A, B, C, null);
    const matrices = [A, B, C].map(x => [...x.GetView()]);
    mj.mj_forward(m, d);
    const qacc = [...d.qacc];
    const [q, v, a] = [0, 1, 2].map(() => new mj.DoubleBuffer(m.nv * m.nv));
    mj.mjd_inverseFD(m, d, STEP, 0, q, v, a, null, null, null, null);
    const inverse = [q, v, a].map(x => [...x.GetView()]);
    cases.push({ integrator, ...state, A: matrices[0], B: matrices[1], C: matrices[2], qacc, DfDq: inverse[0], DfDv: inverse[1], DfDa: inverse[2] });
    [A, B, C, q, v, a].forEach(x => x.delete());
    d.delete();
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
