// Random mechanisms: { models: [{ seed, xml, frames: [{ step, state, result, sensitivity }] }] }. A model is a function of its seed
// alone. `sensitivity` says, for each field, by how much MuJoCo's own result moves (relative to its largest number, at least 1) when
// positions and velocities are changed by a rounding error: what a solver that did not converge, or a contact between two choices,
// makes of it.
import { boot, dumpData, hash01, loadText, resource } from './mujoco.mjs';

const SCRIPT = 'random.mjs';
const BATCHES = 3;
const SEEDS = 75;
const FRAMES = [1, 15];
const STATE = 'time qpos qvel act history qacc_warmstart ctrl eq_active mocap_pos mocap_quat'.split(' ');
const RESULT = 'qpos qvel act qacc sensordata qfrc_constraint qfrc_passive qfrc_bias actuator_force ten_length energy ncon nefc'.split(' ');

/** A rounding error, relative, and how many are tried. */
const ROUNDING = 8e-16;
const TRIALS = 4;

// ------------------------------------------------------------------ chance
export class Dice {
  constructor(seed) {
    this.key = seed * 1_000_003;
  }

  real(low = 0, high = 1) {
    return low + (high - low) * hash01(this.key++);
  }

  int(low, high) {
    return low + Math.floor(this.real() * (high - low + 1));
  }

  chance(p) {
    return this.real() < p;
  }

  one(list) {
    return list[this.int(0, list.length - 1)];
  }

  /** Two or more different members. */
  some(list, count) {
    const left = [...list];
    return Array.from({ length: Math.min(count, list.length) }, () => left.splice(this.int(0, left.length - 1), 1)[0]);
  }

  /** Numbers as text, of four digits. */
  text(low, high, count = 1) {
    return Array.from({ length: count }, () => Number(this.real(low, high).toPrecision(4))).join(' ');
  }

  vector(count, size = 1) {
    return this.text(-size, size, count);
  }

  /** Each part with its own chance: ['damping="1"', 0.3]. */
  maybe(...parts) {
    return parts.filter(([, p]) => this.chance(p)).map(([text]) => (typeof text === 'function' ? text() : text)).join(' ');
  }
}

// ------------------------------------------------------------------ models
/** Names of what a model has so far, for what refers to them. */
class Names {
  bodies = [];
  free = [];
  scalar = [];
  balls = [];
  geoms = [];
  sites = [];
  tendons = [];
  actuators = [];
  meshes = [];
}

/** The text of a model. */
export function randomModel(seed) {
  const r = new Dice(seed);
  const names = new Names();
  const integrator = r.one(['Euler', 'Euler', 'RK4', 'implicit', 'implicitfast', 'implicitfast']);
  const field = r.chance(0.15);
  return [
    `<mujoco model="random ${seed}">`,
    `<compiler angle="${r.one(['radian', 'degree'])}" ${r.one(['', '', 'balanceinertia="true"', 'boundmass="0.01"', 'eulerseq="ZYX"', 'settotalmass="5"'])}/>`,
    options(r, integrator),
    `<default><geom friction="${r.one(['1 .005 .0001', '.5 .01 .001', '1.5'])}"/><joint ${r.one(['', 'damping=".1"', 'armature=".01"', 'stiffness="1"'])}/>`,
    `<default class="soft"><geom solref="${r.one(['.01 .5', '-1000 -10', '.05 2'])}" solimp="${r.one(['.5 .9 .01 .3 3', '0 .95 .005'])}"/>`,
    `<joint armature="${r.text(0, 0.1)}" damping="${r.text(0, 1)}"/></default></default>`,
    assets(r, names, field),
    '<worldbody>',
    r.chance(0.8) ? `<geom name="floor" type="plane" size="0 0 1" ${r.one(['', 'condim="1"', 'condim="6"', 'solref=".005 1"'])}/>` : '',
    field ? '<geom name="field" type="hfield" hfield="field" pos="0 0 -.2"/>' : '',
    ...Array.from({ length: r.int(1, 4) }, () => body(r, names, 0)),
    r.chance(0.2) ? `<body name="hand" mocap="true" pos="${r.vector(3, 0.5)}"><geom size=".05"/></body>` : '',
    '</worldbody>',
    contacts(r, names),
    tendons(r, names),
    equalities(r, names),
    actuators(r, names, integrator),
    sensors(r, names),
    '</mujoco>',
  ].filter(line => line).join('\n');
}

function options(r, integrator) {
  const off = ['equality', 'frictionloss', 'limit', 'contact', 'spring', 'damper', 'gravity', 'clampctrl', 'warmstart', 'filterparent',
    'actuation', 'refsafe', 'sensor', 'midphase', 'eulerdamp', 'island'].filter(() => r.chance(0.04));
  const on = [['energy', 0.2], ['multiccd', 0.1], ['fwdinv', 0.05], ['override', 0.05]].filter(([, p]) => r.chance(p)).map(([name]) => name);
  return `<option timestep="${r.one([0.001, 0.002, 0.005, 0.01])}" integrator="${integrator}" solver="${r.one(['Newton', 'Newton', 'CG', 'PGS'])}"`
    + ` cone="${r.one(['pyramidal', 'elliptic'])}" jacobian="${r.one(['auto', 'dense', 'sparse'])}" iterations="${r.one([20, 100])}"`
    + ` tolerance="${r.one(['1e-8', '1e-10'])}" impratio="${r.one([1, 1, 5])}" noslip_iterations="${r.one([0, 0, 0, 3])}"`
    + ` density="${r.one([0, 0, 1.2, 100])}" viscosity="${r.one([0, 0, 0.01])}" wind="${r.one(['0 0 0', '1 2 0'])}"`
    + ` gravity="${r.one(['0 0 -9.81', '0 0 -9.81', '1 2 -5'])}">`
    + `<flag ${off.map(name => `${name}="disable"`).join(' ')} ${on.map(name => `${name}="enable"`).join(' ')}/></option>`;
}

function assets(r, names, field) {
  let text = '';
  for (let i = r.int(0, 2); i > 0; i--) {
    names.meshes.push(`mesh${i}`);
    text += `<mesh name="mesh${i}" vertex="${r.vector(3 * r.int(4, 12), 0.15)}"/>`;
  }
  if (field) {
    const [rows, columns] = [r.int(2, 6), r.int(2, 6)];
    text += `<hfield name="field" nrow="${rows}" ncol="${columns}" size="1.5 1.5 .2 .1" elevation="${r.text(0, 1, rows * columns)}"/>`;
  }
  return `<asset>${text}</asset>`;
}

function orientation(r) {
  return r.one([() => '', () => `quat="${r.vector(4)}"`, () => `euler="${r.vector(3)}"`, () => `axisangle="${r.vector(3)} ${r.text(-2, 2)}"`,
    () => `zaxis="${r.vector(3)}"`, () => `xyaxes="${r.vector(3)} ${r.vector(3)}"`])();
}

function geom(r, names) {
  const name = `geom${names.geoms.length}`;
  names.geoms.push(name);
  const type = r.one(['sphere', 'capsule', 'box', 'cylinder', 'ellipsoid', ...names.meshes.map(() => 'mesh')]);
  const shape = type === 'mesh' ? `mesh="${r.one(names.meshes)}"` : `size="${r.text(0.04, 0.14, { sphere: 1, capsule: 2, cylinder: 2 }[type] ?? 3)}"`;
  return `<geom name="${name}" type="${type}" ${shape} pos="${r.vector(3, 0.1)}" ${orientation(r)} ${r.maybe(
    ['class="soft"', 0.3], [() => `condim="${r.one([1, 3, 4, 6])}"`, 0.3], [() => `priority="${r.int(0, 2)}"`, 0.15],
    [() => `solmix="${r.text(0.1, 2)}"`, 0.15], [() => `contype="${r.int(0, 3)}" conaffinity="${r.int(0, 3)}"`, 0.15],
    [() => `mass="${r.text(0.05, 2)}"`, 0.2], ['fluidshape="ellipsoid"', 0.1])}/>`;
}

function joint(r, names, kinds) {
  const type = r.one(kinds);
  const list = type === 'ball' ? names.balls : names.scalar;
  const name = `${type}${list.length}`;
  list.push(name);
  const own = type === 'ball'
    ? r.maybe([() => `range="0 ${r.text(0.2, 1)}"`, 0.3])
    : `axis="${r.vector(3)}" ${r.maybe([() => `range="${r.text(-1, -0.05)} ${r.text(0.05, 1)}"`, 0.3], [() => `springref="${r.vector(1, 0.5)}"`, 0.2],
      [() => `ref="${r.vector(1, 0.5)}"`, 0.1], ['springdamper=".2 1"', 0.06], ['actuatorfrcrange="-1 1"', 0.08])}`;
  return `<joint name="${name}" type="${type}" ${own} ${r.maybe([() => `pos="${r.vector(3, 0.1)}"`, 0.5], [() => `damping="${r.text(0, 2)}"`, 0.3],
    [() => `stiffness="${r.text(0, 20)}"`, 0.2], [() => `armature="${r.text(0, 0.2)}"`, 0.2], [() => `frictionloss="${r.text(0, 0.5)}"`, 0.2],
    ['solreflimit="-500 -20"', 0.1], [() => `margin="${r.text(0, 0.1)}"`, 0.1], ['actuatorgravcomp="true"', 0.1])}/>`;
}

/** A body, its joints, geoms and sites, and the bodies within. */
function body(r, names, depth) {
  const name = `body${names.bodies.length}`;
  names.bodies.push(name);
  const pos = depth === 0 ? `${r.vector(2, 0.8)} ${r.text(0.2, 1.2)}` : r.vector(3, 0.3);
  let text = `<body name="${name}" pos="${pos}" ${orientation(r)} ${r.maybe([() => `gravcomp="${r.text(0, 1.5)}"`, 0.1])}>`;
  if (depth === 0 && r.chance(0.45)) {
    names.free.push(name);
    text += `<freejoint name="free ${name}"/>`;
  } else if (depth === 0 ? r.chance(0.9) : r.chance(0.85)) {
    // a ball joint is followed by no other that turns
    text += r.chance(0.2) ? joint(r, names, ['ball']) : Array.from({ length: r.int(1, 2) }, () => joint(r, names, ['hinge', 'hinge', 'slide'])).join('');
  }
  if (r.chance(0.2)) text += `<inertial pos="${r.vector(3, 0.05)}" mass="${r.text(0.1, 2)}" diaginertia="${r.text(0.03, 0.05, 3)}"/>`;
  for (let i = r.int(1, 2); i > 0; i--) text += geom(r, names);
  for (let i = r.int(0, 2); i > 0; i--) {
    names.sites.push(`site${names.sites.length}`);
    text += `<site name="${names.sites.at(-1)}" pos="${r.vector(3, 0.1)}" ${orientation(r)} type="${r.one(['sphere', 'box', 'ellipsoid'])}" size=".1 .1 .1"/>`;
  }
  for (let i = depth > 3 ? 0 : r.one(depth < 2 ? [0, 1, 1, 2] : [0, 0, 1]); i > 0; i--) text += body(r, names, depth + 1);
  return `${text}</body>`;
}

function contacts(r, names) {
  let text = '';
  if (names.bodies.length > 2 && r.chance(0.2)) {
    const [a, b] = r.some(names.bodies, 2);
    text += `<exclude body1="${a}" body2="${b}"/>`;
  }
  if (names.geoms.length > 2 && r.chance(0.25)) {
    const [a, b] = r.some(names.geoms, 2);
    text += `<pair geom1="${a}" geom2="${b}" condim="${r.one([1, 3, 4, 6])}" ${r.one(['', 'solreffriction=".02 1"', 'margin=".02" gap=".01"'])}/>`;
  }
  return `<contact>${text}</contact>`;
}

function tendons(r, names) {
  let text = '';
  const name = () => {
    names.tendons.push(`tendon${names.tendons.length}`);
    return names.tendons.at(-1);
  };
  const common = () => r.maybe([() => `stiffness="${r.text(0, 10)}"`, 0.4], [() => `damping="${r.text(0, 1)}"`, 0.4], ['frictionloss=".1"', 0.2],
    ['armature=".05"', 0.2], ['springlength="0 .2"', 0.2]);
  if (names.scalar.length && r.chance(0.4)) {
    const joints = r.some(names.scalar, r.int(1, 3)).map(j => `<joint joint="${j}" coef="${r.vector(1, 2)}"/>`).join('');
    text += `<fixed name="${name()}" ${r.maybe(['range="-.3 .3"', 0.3])} ${common()}>${joints}</fixed>`;
  }
  if (names.sites.length > 1 && r.chance(0.4)) {
    const path = r.some(names.sites, r.int(2, 3)).map(s => `<site site="${s}"/>`).join('');
    text += `<spatial name="${name()}" ${r.maybe([() => `range="0 ${r.text(0.2, 1)}"`, 0.3])} ${common()}>${path}</spatial>`;
  }
  return `<tendon>${text}</tendon>`;
}

function equalities(r, names) {
  let text = '';
  const pair = (list, tag, kind, more) => {
    if (list.length < 2) return;
    const [a, b] = r.some(list, 2);
    text += `<${tag} ${kind}1="${a}" ${kind}2="${b}" ${more}/>`;
  };
  if (r.chance(0.25)) pair(names.bodies, 'connect', 'body', `anchor="${r.vector(3, 0.1)}" ${r.one(['', 'solref=".05 1"', 'active="false"'])}`);
  if (r.chance(0.25)) pair(names.bodies, 'weld', 'body', `torquescale="${r.text(0.2, 2)}" ${r.one(['', 'solimp=".5 .9 .01"'])}`);
  if (r.chance(0.25)) pair(names.scalar, 'joint', 'joint', 'polycoef="0 1 .1 0 0"');
  if (r.chance(0.5)) pair(names.tendons, 'tendon', 'tendon', 'polycoef="0 1 0 0 0"');
  return `<equality>${text}</equality>`;
}

function actuators(r, names, integrator) {
  const transmissions = [
    ...names.scalar.map(j => () => `joint="${j}"`),
    ...names.balls.map(j => () => `joint="${j}" gear="${r.vector(3)}"`),
    ...names.free.map(b => () => `joint="free ${b}" gear="${r.vector(6)}"`),
    ...names.tendons.map(t => () => `tendon="${t}"`),
    ...names.sites.map(s => () => `site="${s}" gear="${r.vector(6)}"`),
  ];
  let text = '';
  for (let i = transmissions.length ? r.int(0, 4) : 0; i > 0; i--) {
    const at = r.one(transmissions)();
    names.actuators.push(`actuator${names.actuators.length}`);
    const common = `name="${names.actuators.at(-1)}" ${at} ${r.maybe(['forcerange="-2 2"', 0.3],
      [() => `delay=".01" nsample="3" interp="${r.one(['zoh', 'linear', 'cubic'])}"`, integrator.startsWith('implicit') ? 0 : 0.15])}`;
    text += r.one([
      () => `<motor ${common} ctrlrange="-1 1"/>`,
      () => `<position ${common} kp="${r.text(1, 30)}" ${r.one(['', 'kv="1"', 'dampratio="1"', 'timeconst=".05"'])}/>`,
      () => `<velocity ${common} kv="${r.text(0.1, 3)}"/>`,
      () => `<intvelocity ${common} kp="${r.text(1, 20)}" actrange="-1 1"/>`,
      () => `<damper ${common} kv="${r.text(0.1, 2)}" ctrlrange="0 1"/>`,
      () => `<cylinder ${common} timeconst=".1" area=".5"/>`,
      () => /site|free|ball/.test(at) ? `<motor ${common}/>` : `<muscle ${common} lengthrange="-1 1" force="${r.text(5, 50)}" ${r.one(['', 'timeconst=".02 .05"', 'tausmooth=".1"'])}/>`,
      () => `<general ${common} dyntype="${r.one(['integrator', 'filter', 'filterexact'])}" dynprm="${r.text(0.02, 0.2)}"`
        + ` gaintype="${r.one(['fixed', 'affine'])}" gainprm="${r.vector(3, 2)}" biastype="${r.one(['none', 'affine'])}" biasprm="${r.vector(3, 2)}"`
        + ` ${r.one(['', 'actlimited="true" actrange="-.4 .4"', 'actearly="true"'])}/>`,
    ])();
  }
  return `<actuator>${text}</actuator>`;
}

function sensors(r, names) {
  const of = (list, kinds, attribute) => (list.length ? kinds.map(kind => () => `<${kind} ${attribute}="${r.one(list)}"`) : []);
  const frames = ['pos', 'quat', 'xaxis', 'linvel', 'angvel', 'linacc', 'angacc'].map(part => () =>
    `<frame${part} ${r.one([`objtype="body" objname="${r.one(names.bodies)}"`, `objtype="geom" objname="${r.one(names.geoms)}"`])}`
    + `${part.endsWith('acc') || r.chance(0.7) ? '' : ` reftype="xbody" refname="${r.one(names.bodies)}"`}`);
  const kinds = [
    ...of(names.sites, ['touch', 'accelerometer', 'velocimeter', 'gyro', 'force', 'torque', 'magnetometer', 'rangefinder'], 'site'),
    ...of(names.scalar, ['jointpos', 'jointvel', 'jointactuatorfrc'], 'joint'),
    ...of(names.balls, ['ballquat', 'ballangvel'], 'joint'),
    ...of(names.tendons, ['tendonpos', 'tendonvel', 'tendonactuatorfrc'], 'tendon'),
    ...of(names.actuators, ['actuatorpos', 'actuatorvel', 'actuatorfrc'], 'actuator'),
    ...of(names.bodies, ['subtreecom', 'subtreelinvel', 'subtreeangmom'], 'body'),
    ...frames,
    () => '<e_potential',
    () => '<clock',
  ];
  const extras = ['', '', '', 'delay=".005" nsample="4"', 'interval=".01"', 'noise=".1"'];
  const list = Array.from({ length: r.int(0, 8) }, () => `${r.one(kinds)()} ${r.one(extras)}/>`);
  if (r.chance(0.3)) {
    list.push(`<contact geom1="${r.one(names.geoms)}" num="${r.int(1, 3)}" reduce="${r.one(['none', 'mindist', 'netforce'])}" data="${r.one(['found force', 'found dist pos normal'])}"/>`);
  }
  return `<sensor>${list.join('')}</sensor>`;
}

// ------------------------------------------------------------------ steps
async function record(seed) {
  const { mj } = await boot();
  const xml = randomModel(seed);
  const m = loadText(mj, xml);
  const d = new mj.MjData(m);
  for (let i = 0; i < m.nv; i++) d.qvel[i] = 0.5 * (2 * hash01(seed * 7919 + i) - 1);
  const frames = [];
  for (let step = 0; step <= FRAMES.at(-1); step++) {
    // within the range of every control
    for (let i = 0; i < m.nu; i++) d.ctrl[i] = 0.5 * hash01(seed * 104_729 + step * m.nu + i);
    const kept = FRAMES.includes(step) ? new mj.MjData(m, d) : undefined;
    const state = kept && dumpData(mj, m, d, new Set(STATE));
    mj.mj_step(m, d);
    if (kept) {
      const result = dumpData(mj, m, d, new Set(RESULT));
      frames.push({ step, state, result, sensitivity: sensitivity(mj, m, kept, result, seed) });
      kept.delete();
    }
  }
  d.delete();
  m.delete();
  return { seed, xml, frames };
}

/** By how much results move when the state moves by rounding errors; null for all where the number of rows does. */
export function sensitivity(mj, m, kept, result, seed, read = (d, name) => d[name]) {
  const most = Object.fromEntries(Object.keys(result).filter(name => ArrayBuffer.isView(result[name])).map(name => [name, 0]));
  let rows = true;
  for (let trial = 0; trial < TRIALS; trial++) {
    const d = new mj.MjData(m, kept);
    for (const field of ['qpos', 'qvel', 'act']) d[field].forEach((x, i) => (d[field][i] = x * (1 + ROUNDING * (2 * hash01(seed + 31 * i + 9973 * trial) - 1))));
    mj.mj_step(m, d);
    rows &&= d.ncon === result.ncon && d.nefc === result.nefc;
    for (const name of Object.keys(most)) {
      const scale = result[name].reduce((a, x) => Math.max(a, Math.abs(x)), 1);
      const moved = rows ? read(d, name) : result[name];
      result[name].forEach((x, i) => (most[name] = Math.max(most[name], Math.abs(x - moved[i]) / scale)));
    }
    d.delete();
  }
  return rows ? most : null;
}

export function recordings() {
  return Array.from({ length: BATCHES }, (_, batch) => ({
    file: resource('random', `models${batch}.json.gz`),
    script: SCRIPT,
    make: async () => {
      const models = [];
      for (let seed = batch * SEEDS; seed < (batch + 1) * SEEDS; seed++) models.push(await record(seed));
      return { models };
    },
  }));
}
