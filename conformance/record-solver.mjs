#!/usr/bin/env node
// Records constraint rows of the reference engine and what its solvers make of them:
//   node conformance/record-solver.mjs ORACLE_FOLDER MODEL.xml [STEP...]
// ORACLE_FOLDER holds oracle.mjs and its installed package. MODEL.json.gz is written beside MODEL.xml: for the given steps
// from the first keyframe, both friction cones, dense and sparse Jacobians one problem (rows and islands) and its
// solution with each set of options. Of large models only Newton's method on sparse Jacobians.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import zlib from 'node:zlib';

const [folder, model, ...steps] = process.argv.slice(2);
const oracle = await import(pathToFileURL(path.resolve(folder, 'oracle.mjs')).href);

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
const KEPT = 8; // iterations whose statistics are recorded
const CONTACT = ['mu', 'friction', 'dim', 'efc_address'];

const { mj } = await oracle.boot();
const { m } = oracle.loadModel(mj, model);
const large = m.nv > 200;
const forms = large ? [[0, 1], [1, 1]] : [[0, 0], [0, 1], [1, 0], [1, 1]];
const sets = large ? OPTIONS.filter(o => o.solver === 2 && !o.noslip_iterations) : OPTIONS;
const d = new mj.MjData(m);
mj.mj_resetDataKeyframe(m, d, 0);
const initial = { ...options(), tolerance: 1e-8 };
const problems = [];
let step = 0;
for (const until of steps.map(Number)) {
  for (; step < until; step++) mj.mj_step(m, d);
  for (const [cone, jacobian] of forms) {
    const problem = { ...solve({ cone, jacobian }, PROBLEM), step, cone, jacobian };
    problem.contacts = Object.fromEntries(CONTACT.map(k => [k, problem.contact.flatMap(c => typeof c[k] === 'number' ? [c[k]] : [...c[k]])]));
    delete problem.contact;
    problem.solutions = sets.map(o => {
      const found = solve({ cone, jacobian, ...o }, SOLUTION);
      found.solver = found.solver.map(island => island.slice(0, KEPT));
      return { options: o, ...found };
    });
    problems.push(problem);
  }
}
fs.writeFileSync(model.replace(/\.xml$/, '.json.gz'), zlib.gzipSync(oracle.toJSON({ problems }), { level: 9 }));

function options() {
  const { tolerance, iterations, ls_iterations, noslip_iterations, solver, cone, jacobian, disableflags } = m.opt;
  return { tolerance, iterations, ls_iterations, noslip_iterations, solver, cone, jacobian, disableflags };
}

/** What mj_forward leaves behind on a copy of the state. */
function solve(o, fields) {
  Object.assign(m.opt, initial, o);
  const copy = new mj.MjData(m, d);
  mj.mj_forward(m, copy);
  const dump = oracle.dumpData(mj, m, copy, { fields });
  copy.delete();
  Object.assign(m.opt, initial);
  return dump;
}
