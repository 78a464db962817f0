// Constraint rows and what MuJoCo's solvers make of them: at some steps from the first keyframe, for both friction cones, dense
// and sparse Jacobians, one problem (rows and islands) and its solution with each set of options. Of large models only Newton's
// method on sparse Jacobians.
import { boot, dumpData, loadModel, read, resource } from './mujoco.mjs';

const TIGHT = { tolerance: 1e-14, iterations: 500 };
const NO_ISLANDS = { disableflags: 1 << 18 };
const OPTIONS = [
  { solver: 2 }, { solver: 2, ...TIGHT }, { solver: 2, ...NO_ISLANDS }, { solver: 2, disableflags: 1 << 9 }, { solver: 2, noslip_iterations: 6 },
  { solver: 2, iterations: 2 }, { solver: 2, ls_iterations: 3 },
  { solver: 1 }, { solver: 1, ...TIGHT }, { solver: 1, ...NO_ISLANDS },
  { solver: 0 }, { solver: 0, ...TIGHT }, { solver: 0, noslip_iterations: 6 },
];
const PROBLEM = new Set(('M qLD qLDiagInv qfrc_smooth qacc_smooth qacc_warmstart ' +
  'ne nf nl nefc nJ efc_type efc_id efc_J_rownnz efc_J_rowadr efc_J_colind efc_J efc_frictionloss efc_D efc_R efc_aref ' +
  'nisland nidof island_nv island_idofadr island_ne island_nf island_nefc island_iefcadr map_dof2idof map_idof2dof ' +
  'map_efc2iefc map_iefc2efc dof_island efc_island contact').split(' '));
const SOLUTION = new Set('qacc qfrc_constraint efc_force efc_state solver_niter solver_nnz solver'.split(' '));
const PATTERN = ['efc_J_rownnz', 'efc_J_rowadr', 'efc_J_colind'];
const KEPT = 8; // iterations whose statistics are recorded
const CONTACT = ['mu', 'friction', 'dim', 'efc_address'];

async function record(model, steps) {
  const { mj } = await boot();
  const m = loadModel(mj, resource('solver', `${model}.xml`));
  const large = m.nv > 200;
  const forms = large ? [[0, 1], [1, 1]] : [[0, 0], [0, 1], [1, 0], [1, 1]];
  const sets = large ? OPTIONS.filter(o => o.solver === 2 && !o.noslip_iterations) : OPTIONS;
  const d = new mj.MjData(m);
  mj.mj_resetDataKeyframe(m, d, 0);
  const initial = { ...options(m), tolerance: 1e-8 };

  /** What mj_forward leaves behind on a copy of the state. */
  const solve = (o, fields) => {
    Object.assign(m.opt, initial, o);
    const copy = new mj.MjData(m, d);
    mj.mj_forward(m, copy);
    const dump = dumpData(mj, m, copy, fields);
    // of a dense Jacobian, MuJoCo leaves the pattern as the memory was
    if (o.jacobian === 0) for (const name of PATTERN) dump[name]?.fill(0);
    copy.delete();
    Object.assign(m.opt, initial);
    return dump;
  };

  const problems = [];
  let step = 0;
  for (const until of steps) {
    for (; step < until; step++) mj.mj_step(m, d);
    for (const [cone, jacobian] of forms) {
      const problem = { ...solve({ cone, jacobian }, PROBLEM), step, cone, jacobian };
      problem.contacts = Object.fromEntries(CONTACT.map(k => [k, problem.contact.flatMap(c => (typeof c[k] === 'number' ? [c[k]] : [...c[k]]))]));
      delete problem.contact;
      problem.solutions = sets.map(o => {
        const found = solve({ cone, jacobian, ...o }, SOLUTION);
        found.solver = found.solver.map(island => island.slice(0, KEPT));
        return { options: o, ...found };
      });
      problems.push(problem);
    }
  }
  d.delete();
  m.delete();
  return { problems };
}

function options(m) {
  const { tolerance, iterations, ls_iterations, noslip_iterations, solver, cone, jacobian, disableflags } = m.opt;
  return { tolerance, iterations, ls_iterations, noslip_iterations, solver, cone, jacobian, disableflags };
}

export function recordings() {
  return ['heap', 'linkage', 'pile'].map(name => {
    const file = resource('solver', `${name}.json.gz`);
    const steps = () => [...new Set(read(file).problems.map(p => p.step))];
    return { file, script: 'solver.mjs', make: () => record(name, steps()) };
  });
}
