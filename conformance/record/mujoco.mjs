// MuJoCo as WebAssembly: starting it, loading models into its file system, settings, and copies of what it computed.
//
// What to know of this build: properties of structs are live views, so everything that is kept is copied; what `get(i)` of a
// vector returns is a copy to be deleted, while the vectors `warning`, `timer` and `solver` belong to the data.
import { createRequire } from 'node:module';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import zlib from 'node:zlib';

export const HERE = path.dirname(fileURLToPath(import.meta.url));
export const PROJECT = path.resolve(HERE, '../..');
const RESOURCES = path.join(PROJECT, 'conformance/src/test/resources');

/** A path below the test resources of this module. */
export const resource = (...names) => path.join(RESOURCES, ...names);

// ------------------------------------------------------------------ start
let engine;

/** The engine; its messages are collected in `messages`. */
export async function boot() {
  if (!engine) {
    const require = createRequire(import.meta.url);
    let entry;
    try {
      entry = require.resolve('mujoco/mujoco.js');
    } catch {
      entry = path.join(HERE, 'node_modules/mujoco/mujoco.js');
    }
    if (!fs.existsSync(entry)) throw new Error(`run "npm install" in ${HERE} first`);
    const messages = [];
    const take = text => messages.push(String(text));
    const load = (await import(pathToFileURL(entry).href)).default;
    const mj = await load({ print: take, printErr: take });
    const manifest = JSON.parse(fs.readFileSync(path.join(path.dirname(entry), 'package.json'), 'utf8'));
    engine = { mj, messages, build: `WebAssembly, npm package mujoco@${manifest.version}` };
  }
  return engine;
}

/** What a recording says of its making. */
export async function made(script) {
  const { mj, build } = await boot();
  return { program: 'MuJoCo', version: mj.mj_versionString(), build, script: `conformance/record/${script}` };
}

// ------------------------------------------------------------------ models
const READ = /\.(xml|urdf|obj|stl|msh|skn|png|bin|txt|hf)$/i;

function mount(mj, folder) {
  mj.FS.mkdirTree(folder);
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) mount(mj, file);
    else if (READ.test(entry.name)) mj.FS.writeFile(file, new Uint8Array(fs.readFileSync(file)));
  }
}

const mounted = new Set();

/** Compiles a file of this machine; its folder and the folders below are there for includes and meshes. */
export function loadModel(mj, file) {
  const absolute = path.resolve(file);
  const folder = path.dirname(absolute);
  if (!mounted.has(folder)) {
    mount(mj, folder);
    mounted.add(folder);
    // references that leave the folder
    for (const [, , up] of fs.readFileSync(absolute, 'latin1').matchAll(/\b(file\w*|\w*dir)\s*=\s*"((?:\.\.\/)[^"]*)"/g)) {
      const target = path.resolve(folder, up);
      if (fs.existsSync(target)) mount(mj, fs.statSync(target).isDirectory() ? target : path.dirname(target));
    }
  }
  return mj.MjModel.mj_loadXML(absolute);
}

let texts = 0;

/** Compiles a text; `files` are the names and contents of what it reads. */
export function loadText(mj, xml, files = {}) {
  const folder = `/text${texts++}`;
  mj.FS.mkdirTree(folder);
  for (const [name, content] of Object.entries(files)) mj.FS.writeFile(`${folder}/${name}`, content);
  mj.FS.writeFile(`${folder}/model.xml`, xml);
  return mj.MjModel.mj_loadXML(`${folder}/model.xml`);
}

// ------------------------------------------------------------------ settings
const WORDS = {
  integrator: ['euler', 'rk4', 'implicit', 'implicitfast'],
  cone: ['pyramidal', 'elliptic'],
  jacobian: ['dense', 'sparse', 'auto'],
  solver: ['pgs', 'cg', 'newton'],
};
const DISABLE = ['constraint', 'equality', 'frictionloss', 'limit', 'contact', 'spring', 'damper', 'gravity', 'clampctrl',
  'warmstart', 'filterparent', 'actuation', 'refsafe', 'sensor', 'midphase', 'eulerdamp', 'autoreset', 'nativeccd', 'island'];
const ENABLE = ['override', 'energy', 'fwdinv', 'invdiscrete', 'multiccd', 'sleep'];

/**
 * Applies one setting: option.cone=elliptic, flag.energy=enable, stat.meaninertia=1, model.geom_margin[3]=0.01,
 * data.qvel=1,2,3. Returns whether it was one of data, which waits for data.
 */
export function applySet(m, d, setting) {
  const [, root, name, index, text] = /^(\w+)\.(\w+)(?:\[(\d+)\])?=(.*)$/.exec(setting);
  if (root === 'flag') {
    const on = text === 'enable';
    const [field, bit, raise] = ENABLE.includes(name)
      ? ['enableflags', ENABLE.indexOf(name), on]
      : ['disableflags', DISABLE.indexOf(name), !on];
    if (bit < 0) throw new Error(`no flag ${name}`);
    const flags = m.opt[field];
    m.opt[field] = raise ? flags | (1 << bit) : flags & ~(1 << bit);
    return;
  }
  const target = { option: m.opt, opt: m.opt, stat: m.stat, model: m, data: d }[root];
  const value = word => (WORDS[name]?.includes(word.toLowerCase()) ? WORDS[name].indexOf(word.toLowerCase()) : Number(word));
  if (target[name] === undefined) throw new Error(`no field ${name} for ${setting}`);
  if (!ArrayBuffer.isView(target[name])) target[name] = value(text);
  else if (index !== undefined) target[name][+index] = value(text);
  else text.split(/[ ,]+/).forEach((word, i) => (target[name][i] = value(word)));
}

/** Uniform in [0, 1), a function of the key alone: mulberry32's. */
export function hash01(key) {
  const a = (key + 0x6d2b79f5) | 0;
  let t = Math.imul(a ^ (a >>> 15), 1 | a);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
}

/** Controls of a step: sin is 0.3 sin(0.01 step + i), noise is uniform in [-0.3, 0.3]; others leave them. */
export function setCtrl(m, d, kind, step, amplitude = 0.3, seed = 1) {
  const value = {
    sin: i => amplitude * Math.sin(0.01 * step + i),
    noise: i => amplitude * (2 * hash01(seed * 1000003 + step * m.nu + i) - 1),
    const: () => amplitude,
    zero: () => 0,
  }[kind];
  if (value) for (let i = 0; i < m.nu; i++) d.ctrl[i] = value(i);
}

/** Moves the position along a vector of length nv with entries uniform in [-size, size]. */
export function qposNoise(mj, m, d, size) {
  const moved = new mj.DoubleBuffer(m.nq);
  moved.GetView().set(d.qpos);
  mj.mj_integratePos(m, moved, Array.from({ length: m.nv }, (_, i) => size * (2 * hash01(777 + i) - 1)), 1);
  d.qpos.set(moved.GetView());
  moved.delete();
}

// ------------------------------------------------------------------ copies
const isPlain = v => ['number', 'bigint', 'string'].includes(typeof v);

/** Copies the numbers and arrays of a struct, one property after the other. */
function copy(struct, wanted = () => true) {
  const result = {};
  for (const name of Object.getOwnPropertyNames(Object.getPrototypeOf(struct))) {
    if (name === 'constructor' || name === 'buffer' || name === 'arena' || !wanted(name)) continue;
    let value;
    try {
      value = struct[name];
    } catch {
      continue; // a member that this build can't show
    }
    if (ArrayBuffer.isView(value)) result[name] = value.slice();
    else if (isPlain(value)) result[name] = value;
  }
  return result;
}

// kinds of named objects, in the order of the ids that MuJoCo gives to kinds
const NAMED = { body: [1, 'nbody'], joint: [3, 'njnt'], geom: [5, 'ngeom'], site: [6, 'nsite'], camera: [7, 'ncam'],
  light: [8, 'nlight'], flex: [9, 'nflex'], mesh: [10, 'nmesh'], skin: [11, 'nskin'], hfield: [12, 'nhfield'],
  texture: [13, 'ntex'], material: [14, 'nmat'], pair: [15, 'npair'], exclude: [16, 'nexclude'], equality: [17, 'neq'],
  tendon: [18, 'ntendon'], actuator: [19, 'nu'], sensor: [20, 'nsensor'], numeric: [21, 'nnumeric'], text: [22, 'ntext'],
  tuple: [23, 'ntuple'], key: [24, 'nkey'] };

/** Every size and array of a model but those whose names match `skip`; opt, stat and the names of its objects. */
export function dumpModel(mj, m, skip = /^$/) {
  const result = {};
  for (const name of Object.getOwnPropertyNames(mj.MjModel.prototype)) {
    if (skip.test(name)) continue;
    if (name === 'opt' || name === 'stat') result[name] = copy(m[name]);
    else Object.assign(result, copy(m, one => one === name));
  }
  if (!skip.test('object_names')) {
    result.object_names = {};
    for (const [kind, [id, size]] of Object.entries(NAMED))
      if (m[size] > 0) result.object_names[kind] = Array.from({ length: m[size] }, (_, i) => mj.mj_id2name(m, id, i) || '');
  }
  return result;
}

export function dumpContacts(d) {
  const list = d.contact; // a copy, unlike other members
  const result = [];
  for (let i = 0; i < list.size(); i++) {
    const contact = list.get(i);
    result.push(copy(contact));
    contact.delete();
  }
  list.delete();
  return result;
}

/** Force and torque of every contact in its frame. */
export function contactForces(mj, m, d) {
  return Array.from({ length: d.ncon }, (_, i) => {
    const force = new mj.DoubleBuffer(6);
    mj.mj_contactForce(m, d, i, force);
    const numbers = [...force.GetView()];
    force.delete();
    return numbers;
  });
}

const WARNINGS = ['INERTIA', 'CONTACTFULL', 'CNSTRFULL', 'VGEOMFULL', 'BADQPOS', 'BADQVEL', 'BADQACC', 'BADCTRL'];
const APART = new Set(['contact', 'solver', 'timer', 'warning', 'plugin_data', 'threadpool']);

/** The named arrays and numbers of data; `contact`, `contact_force`, `solver` and `warning` as objects. */
export function dumpData(mj, m, d, fields) {
  const result = copy(d, name => !APART.has(name) && fields.has(name));
  if (fields.has('contact')) result.contact = dumpContacts(d);
  if (fields.has('contact_force')) result.contact_force = contactForces(mj, m, d);
  if (fields.has('warning')) {
    result.warning = {};
    WARNINGS.forEach((name, i) => {
      const w = d.warning.get(i);
      result.warning[name] = { number: w.number, lastinfo: w.lastinfo };
      w.delete();
    });
  }
  if (fields.has('solver')) {
    const islands = Math.min(20, Math.max(1, d.nisland));
    result.solver = Array.from({ length: islands }, (_, island) =>
      Array.from({ length: Math.min(d.solver_niter[island], mj.mjNSOLVER) }, (_, i) => {
        const s = d.solver.get(island * mj.mjNSOLVER + i);
        const numbers = copy(s);
        s.delete();
        return numbers;
      }));
  }
  return result;
}

// ------------------------------------------------------------------ files
/** JSON whose numbers are read back to the same bits: -0 is kept, what is not finite becomes a string. */
export function toJSON(v) {
  if (v === null || v === undefined) return 'null';
  if (typeof v === 'number') return Object.is(v, -0) ? '-0' : Number.isFinite(v) ? String(v) : `"${v}"`;
  if (typeof v === 'bigint') return `"${v}"`;
  if (typeof v !== 'object') return JSON.stringify(v);
  if (ArrayBuffer.isView(v) || Array.isArray(v)) return `[${Array.from(v, toJSON).join(',')}]`;
  const members = Object.entries(v).filter(([, value]) => value !== undefined);
  return `{${members.map(([name, value]) => `${JSON.stringify(name)}:${toJSON(value)}`).join(',')}}`;
}

export const read = file => JSON.parse(zlib.gunzipSync(fs.readFileSync(file)).toString());

/** Writes a recording, packed when its name says so, which begins with what made it. Returns its size in bytes. */
export async function write(file, script, content) {
  const text = toJSON({ recorded: await made(script), ...content });
  const bytes = file.endsWith('.gz') ? zlib.gzipSync(text, { level: 9 }) : Buffer.from(text + '\n');
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, bytes);
  return bytes.length;
}
