// Random soft bodies: { models: [{ seed, xml, refused } or { seed, xml, model_arrays, frames: [{ step, state, result, contacts,
// sensitivity, inverse }] }] }, as random.mjs has them. `refused` is what MuJoCo says of a text that it does not take. Left out is
// what ends MuJoCo (rows of an island that no tree is in, rows that it has no room for), and steps whose number of contacts a
// rounding error changes.
import fs from 'node:fs';
import { boot, dumpContacts, dumpData, dumpModel, hash01, loadText, resource } from './mujoco.mjs';
import { Dice, sensitivity } from './random.mjs';

const SCRIPT = 'soft.mjs';
const BATCHES = 2;
const SEEDS = 40;
const FRAMES = [0, 25];
const STATE = 'time qpos qvel qacc_warmstart eq_active'.split(' ');
const RESULT = [
  'qpos qvel qacc qfrc_constraint qfrc_spring qfrc_damper qfrc_passive sensordata energy',
  'flexvert_xpos flexelem_aabb flexedge_length flexedge_velocity flexedge_J flexvert_length flexvert_J',
  'ncon nefc ne nisland efc_pos efc_margin efc_diagApprox efc_R efc_aref efc_force',
].flatMap(line => line.split(' '));

/** What of a model depends on flexes. */
const ARRAYS = /^(n?flex.*|nJf.|nq|nv|nbody|neq|body_(pos|quat|mass|inertia|parentid|weldid|simple|invweight0)|jnt_(type|axis|pos)|geom_(type|size|bodyid|group)|dof_invweight0|eq_.*|object_names)$/;

// ------------------------------------------------------------------ models
const GENERATED = {
  1: ['grid', 'grid', 'circle', 'direct'],
  2: ['grid', 'grid', 'square', 'disc', 'box', 'cylinder', 'ellipsoid', 'direct', 'mesh', 'gmsh'],
  3: ['grid', 'grid', 'box', 'cylinder', 'ellipsoid', 'direct', 'mesh', 'gmsh'],
};

function counts(r, dim, type, dof) {
  if (dof === 'quadratic') return r.one(['5 5 5', '5 5 6', '5 5 5', '4 4 4']);
  if (dof === 'trilinear') return r.one(['3 4 4', '4 4 4', '4 3 5', '3 3 3']);
  const n = () => r.int(2, dim === 3 ? 3 : 5);
  if (dim === 1) return `${r.int(2, 7)} 1 1`;
  const flat = dim === 2 && ['grid', 'square', 'disc'].includes(type);
  return `${n()} ${n()} ${flat ? 1 : n()}`;
}

/** Points anywhere, and elements that name some of them. */
function direct(r, dim) {
  const points = r.int(dim + 1, 8);
  const elements = Array.from({ length: r.int(1, 4) }, () => r.some([...Array(points).keys()], dim + 1).join(' '));
  return `point="${r.vector(3 * points, 0.15)}" element="${elements.join('  ')}" ${r.maybe([() => `texcoord="${r.text(0, 1, 2 * points)}"`, 0.1])}`;
}

/** Contacts; rotational rows of sparse Jacobians and margins over height fields differ as decided. */
function contact(r, scene, interpolated) {
  return `<contact selfcollide="${interpolated && r.chance(0.97) ? 'none' : r.one(['none', 'narrow', 'bvh', 'sap', 'auto'])}" ${r.maybe(
    [() => `condim="${r.one(scene.sparse ? [1, 3] : [1, 3, 4, 6])}"`, 0.5], [() => `priority="${r.int(0, 2)}"`, 0.2],
    [() => `friction="${r.text(0.2, 1.5)} ${r.text(0, 0.02, 2)}"`, 0.3], [() => `solmix="${r.text(0.1, 2)}"`, 0.2],
    [() => `solref="${r.one(['.01 .5', '-1000 -10', '.03 1'])}"`, 0.2], ['solimp=".8 .9 .01"', 0.1],
    [() => `margin="${r.text(0, 0.008)}" gap="${r.one([0, 0, 0.002])}"`, scene.field ? 0 : 0.3],
    [() => `contype="${r.int(0, 3)}" conaffinity="${r.int(0, 3)}"`, 0.2], ['internal="true"', interpolated ? 0.02 : 0.25],
    [() => `activelayers="${r.int(0, 3)}"`, 0.2], ['vertcollide="true"', 0.1], ['passive="true"', 0.15])}/>`;
}

function edges(r, dim) {
  return `<edge ${r.maybe([() => `equality="${dim === 2 && r.chance(0.3) ? 'vert' : 'true'}"`, 0.4], ['solref=".03 .7"', 0.2], ['solimp=".8 .9 .01"', 0.1],
    [() => `stiffness="${r.text(10, 200)}"`, dim === 1 ? 0.7 : 0.02], [() => `damping="${r.text(0.01, 0.3)}"`, 0.5])}/>`;
}

/** Elasticity; forces of bending on vertices of a parent that turns differ as decided. */
function elasticity(r, dim, moving) {
  return `<elasticity young="${r.one([0, 1e3, 5e3, 2e4])}" ${r.maybe([() => `poisson="${r.text(0, 0.45)}"`, 0.7], [() => `damping="${r.text(0.001, 0.02)}"`, 0.6],
    [() => `thickness="${r.text(0.002, 0.02)}"`, dim === 2 ? 0.9 : 0.2],
    [() => `elastic2d="${r.one(moving ? ['none', 'stretch'] : ['none', 'bend', 'stretch', 'both'])}"`, dim === 2 ? 0.8 : 0.1])}/>`;
}

function pins(r, dim, type) {
  const corner = Array(dim).fill(0);
  const one = [() => `id="${r.int(0, 3)}"`, () => `range="0 ${r.int(0, 2)}"`, () => `id="1 ${r.int(2, 9)}"`];
  if (dim > 1 && type === 'grid') one.push(() => `grid="${corner.join(' ')}"`, () => `gridrange="${corner.join(' ')} ${corner.map(() => 1).join(' ')}"`);
  return r.chance(0.3) ? `<pin ${r.one(one)()}/>` : '';
}

function flexcomp(r, scene, name, moving) {
  const dim = r.one([1, 2, 2, 3, 3]);
  const dof = dim === 3 && r.chance(0.4) ? r.one(['trilinear', 'quadratic', 'radial']) : 'full';
  const interpolated = dof === 'trilinear' || dof === 'quadratic';
  const type = interpolated ? r.one(['grid', 'box', 'ellipsoid']) : r.one(GENERATED[dim]);
  const files = { mesh: 'file="egg.obj" origin="0 0 .01"', gmsh: `file="${dim === 2 ? 'shell22b.msh' : r.one(['solid41.msh', 'solid41b.msh'])}"` };
  const radius = r.text(0.002, 0.015);
  const least = 2 * Number(radius) + (r.chance(0.97) ? 0.012 : -0.002);
  return `<flexcomp name="${name}" type="${type}" dim="${dim}" dof="${dof}" count="${counts(r, dim, type, dof)}" spacing="${r.text(least, 0.07, 3)}" radius="${radius}"`
    + ` mass="${r.text(0.1, 1)}" ${type === 'direct' ? direct(r, dim) : files[type] ?? ''} ${r.maybe(
      [() => `pos="${r.vector(2, 0.15)} ${r.text(0.05, 0.3)}"`, 0.9], [() => `euler="${r.vector(3, 30)}"`, 0.35], ['rigid="true"', 0.05],
      ['flatskin="true"', 0.05], [() => `group="${r.int(0, 5)}"`, 0.1], [() => `inertiabox="${r.text(0.002, 0.02)}"`, 0.1],
      ['material="check"', 0.1], [() => `scale="${r.text(0.7, 1.5, 3)}"`, 0.2])}>`
    + `${r.chance(0.5) ? edges(r, dim) : ''}${r.chance(0.6) ? elasticity(r, dim, moving) : ''}${contact(r, scene, interpolated)}${pins(r, dim, type)}</flexcomp>`;
}

function geom(r, scene) {
  const type = r.one(['sphere', 'capsule', 'box', 'cylinder', 'ellipsoid', scene.field ? 'sphere' : 'mesh']);
  const shape = type === 'mesh' ? 'mesh="rock"' : `size="${r.text(0.03, 0.1, { sphere: 1, capsule: 2, cylinder: 2 }[type] ?? 3)}"`;
  return `<geom type="${type}" ${shape} pos="${r.vector(2, 0.2)} ${r.text(0, 0.15)}" euler="${r.vector(3, 90)}" ${r.maybe(
    ['margin=".003"', scene.field ? 0 : 0.2], ['condim="1"', 0.1], ['friction=".4"', 0.2], ['priority="1"', 0.1])}/>`;
}

/** The text of a model. */
export function softModel(seed) {
  const r = new Dice(seed + 0.5);
  const scene = { sparse: r.chance(0.5), field: r.chance(0.12) };
  const off = ['midphase', 'nativeccd', 'spring', 'damper', 'island', 'contact', 'warmstart', 'gravity', 'filterparent', 'equality', 'eulerdamp'].filter(() => r.chance(0.05));
  const parts = [];
  const held = [];
  for (let i = r.int(1, 2); i > 0; i--) {
    const joint = r.one(['<freejoint/>', '<joint axis="1 .2 0"/>', '<joint type="slide" axis="0 0 1" stiffness="30"/>', '<joint type="ball" damping=".01"/>']);
    parts.push(r.chance(0.3)
      ? `<body name="body${i}" pos="${r.vector(2, 0.2)} ${r.text(0.1, 0.3)}">${joint}<geom size=".03" contype="0" conaffinity="0"/>${flexcomp(r, scene, `flex${i}`, true)}</body>`
      : flexcomp(r, scene, `flex${i}`, false));
  }
  for (let i = r.int(0, 3); i > 0; i--) parts.push(geom(r, scene));
  for (let i = r.int(0, 2); i > 0; i--) {
    held.push(`box${i}`);
    parts.push(`<body name="box${i}" pos="${r.vector(2, 0.2)} ${r.text(0.15, 0.35)}">${r.one(['<freejoint/>', '<joint axis="1 .2 0" pos=".1 0 0"/>'])}${geom(r, scene)}<site name="site${i}" size=".1"/></body>`);
  }
  const ring = r.chance(0.25);
  if (ring) parts.push(`<geom type="sdf" mesh="ring" pos="${r.vector(2, 0.1)} .05" euler="${r.vector(3, 40)}"/>`);
  return [
    `<mujoco model="soft ${seed}">`,
    `<option timestep="${r.one([0.0005, 0.001, 0.002])}" integrator="${r.one(['Euler', 'Euler', 'RK4', 'implicit', 'implicitfast'])}" solver="${r.one(['Newton', 'Newton', 'CG', 'PGS'])}"`
      + ` cone="${r.one(['pyramidal', 'elliptic'])}" jacobian="${scene.sparse ? 'sparse' : 'dense'}" iterations="50" ${r.maybe(['impratio="3"', 0.2], ['density="1.2" viscosity=".001"', 0.1])}>`
      + `<flag energy="enable" ${off.map(name => `${name}="disable"`).join(' ')}/></option>`,
    '<asset><mesh name="rock" file="egg.obj"/>',
    ring ? '<mesh name="ring" builtin="supertorus" params="8 .4 1 1" scale=".1 .1 .1"/>' : '',
    '<texture name="check" type="2d" builtin="checker" width="8" height="8"/><material name="check" texture="check"/>',
    scene.field ? '<hfield name="field" nrow="4" ncol="4" size=".6 .6 .1 .1" elevation="0 1 0 2 1 0 2 0 3 1 0 1 0 2 1 0"/>' : '',
    '</asset>',
    '<worldbody>',
    scene.field ? '<geom type="hfield" hfield="field"/>' : r.chance(0.8) ? '<geom type="plane" size="2 2 .1"/>' : '',
    ...parts,
    '</worldbody>',
    // a vertex that a body is tied to, where the flex has that vertex
    held.length && r.chance(0.5) ? `<equality><${r.one(['weld', 'connect'])} body1="${held[0]}" body2="flex1_1" ${r.one(['', 'solref=".05 1"'])} ANCHOR/></equality>` : '',
    '<sensor><e_potential/><contact data="found dist" num="2" reduce="mindist"/>',
    ...held.map(name => `<touch site="${name.replace('box', 'site')}"/><accelerometer site="${name.replace('box', 'site')}"/><subtreelinvel body="${name}"/>`),
    '</sensor>',
    '</mujoco>',
  ].filter(line => line).join('\n').replace(/(<connect [^>]*)ANCHOR/, '$1anchor="0 0 .02"').replace('ANCHOR', '');
}

// ------------------------------------------------------------------ steps
const FILES = ['egg.obj', 'shell22b.msh', 'solid41.msh', 'solid41b.msh'];

/** What MuJoCo says before it ends. */
const ENDS = /treeFirst|mis-allocation/;

async function record(seed) {
  const { mj } = await boot();
  const xml = softModel(seed);
  const files = Object.fromEntries(FILES.map(name => [name, new Uint8Array(fs.readFileSync(resource('flex', 'parts', name)))]));
  let m;
  try {
    m = loadText(mj, xml, files);
  } catch (e) {
    return ENDS.test(e.message) ? undefined : { seed, xml, refused: String(e.message ?? e).replace(/\s+/g, ' ') };
  }
  const d = new mj.MjData(m);
  for (let i = 0; i < m.nv; i++) d.qvel[i] = 0.2 * (2 * hash01(seed * 7919 + i) - 1);
  const frames = [];
  for (let step = 0; step <= FRAMES.at(-1); step++) {
    const kept = FRAMES.includes(step) ? new mj.MjData(m, d) : undefined;
    const state = kept && dumpData(mj, m, d, new Set(STATE));
    try {
      mj.mj_step(m, d);
      if (kept) {
        const result = dumpData(mj, m, d, new Set(RESULT));
        const touching = contacts(d);
        const places = { ...result, places: Float64Array.from(touching.places) };
        const moved = sensitivity(mj, m, kept, places, seed, (e, name) => (name === 'places' ? contacts(e).places : e[name]));
        if (moved) frames.push({ step, state, result, contacts: touching, sensitivity: moved, inverse: inverse(mj, m, kept) });
      }
    } catch (e) {
      if (!ENDS.test(e.message)) throw e;
      step = FRAMES.at(-1);
    }
    kept?.delete();
  }
  const arrays = dumpModel(mj, m);
  for (const name of Object.keys(arrays)) if (!ARRAYS.test(name)) delete arrays[name];
  d.delete();
  m.delete();
  return { seed, xml, model_arrays: arrays, frames };
}

/** What touches what, and where. */
function contacts(d) {
  const list = dumpContacts(d);
  return {
    sides: list.flatMap(c => ['geom', 'flex', 'elem', 'vert'].flatMap(k => [...c[k]]).concat(c.dim, c.exclude)),
    places: list.flatMap(c => [c.dist, c.includemargin, ...c.pos, ...c.frame.slice(0, 3), ...c.friction, ...c.solref, ...c.solimp]),
  };
}

/** Forces that leave the velocities of a state as they are. */
function inverse(mj, m, kept) {
  const d = new mj.MjData(m, kept);
  mj.mj_forward(m, d);
  d.qacc.fill(0);
  mj.mj_inverse(m, d);
  const forces = d.qfrc_inverse.slice();
  d.delete();
  return forces;
}

export function recordings() {
  return Array.from({ length: BATCHES }, (_, batch) => ({
    file: resource('random', `soft${batch}.json.gz`),
    script: SCRIPT,
    make: async () => {
      const models = [];
      for (let seed = batch * SEEDS; seed < (batch + 1) * SEEDS; seed++) models.push(await record(seed));
      return { models: models.filter(model => model) };
    },
  }));
}
