// Contacts and distances of two geoms in given poses. The poses stand in the recordings; what MuJoCo finds in them is made anew.
import fs from 'node:fs';
import path from 'node:path';
import { applySet, boot, dumpContacts, dumpModel, loadModel, read, resource } from './mujoco.mjs';

const SCRIPT = 'collisions.mjs';

/** Settings of the recordings whose names don't say their model alone. */
const VARIANTS = {
  'parameters-override': 'flag.override=enable',
  'parameters-unfiltered': 'flag.filterparent=disable',
  'parameters-all-to-all': 'flag.midphase=disable',
};

const numbers = v => (ArrayBuffer.isView(v) ? [...v] : [v]);

/** Members of all contacts, each member as one array. */
async function byFormula(file) {
  const { mj } = await boot();
  const old = read(file);
  const name = path.basename(file, '.json.gz');
  const m = loadModel(mj, resource('collision', `${old.model}.xml`));
  if (VARIANTS[name]) applySet(m, null, VARIANTS[name]);
  const d = new mj.MjData(m);
  const frames = old.frames.map(frame => {
    if (frame.margin !== undefined) setMargin(m, frame.margin);
    d.qpos.set(frame.qpos);
    mj.mj_fwdPosition(m, d);
    const contacts = dumpContacts(d);
    const found = Object.fromEntries(Object.keys(frame).map(f => [f, contacts.flatMap(c => numbers(c[f]))]));
    return { ...found, ...(frame.margin === undefined ? {} : { margin: frame.margin }), qpos: frame.qpos };
  });
  d.delete();
  m.delete();
  return { reference: mj.mj_versionString(), model: old.model, frames: frames.map((f, i) => ordered(f, old.frames[i])) };
}

const ordered = (values, like) => Object.fromEntries(Object.keys(like).map(k => [k, values[k]]));

/** Half of a margin for each of two geoms; margins of geoms in one body are its too. */
function setMargin(m, margin) {
  m.geom_margin.fill(margin / 2);
  m.body_margin?.fill(margin / 2);
}

function place(mj, m, d, c) {
  d.qpos.set(m.qpos0);
  c.bodies.forEach((b, i) => d.qpos.set(c.poses.slice(7 * i, 7 * i + 7), 7 * b));
}

async function convex(file) {
  const { mj } = await boot();
  const { recorded, ...old } = read(file);
  const m = loadModel(mj, resource('collision/convex', old.model));
  if (old.nativeccd !== undefined) {
    applySet(m, null, `flag.nativeccd=${old.nativeccd ? 'enable' : 'disable'}`);
    applySet(m, null, `flag.multiccd=${old.multiccd ? 'enable' : 'disable'}`);
    setMargin(m, old.margin);
  }
  const d = new mj.MjData(m);
  const cases = old.cases.map(c => {
    if (c.sensordata) {
      applySet(m, null, `flag.nativeccd=${c.nativeccd ? 'enable' : 'disable'}`);
      d.qpos.set(c.qpos);
      mj.mj_forward(m, d);
      return { ...c, sensordata: [...d.sensordata] };
    }
    place(mj, m, d, c);
    mj.mj_fwdPosition(m, d);
    if (c.geoms) {
      const segment = new mj.DoubleBuffer(6);
      const dist = mj.mj_geomDistance(m, d, ...c.geoms, c.distmax, segment);
      const fromto = [...segment.GetView()];
      segment.delete();
      return { ...c, dist, fromto };
    }
    return { ...c, contacts: dumpContacts(d).map(k => [...k.geom, k.dist, ...k.pos, ...k.frame.slice(0, 3)]) };
  });
  d.delete();
  m.delete();
  return { ...old, cases };
}

async function model(file) {
  const { mj } = await boot();
  const wanted = new Set(Object.keys(read(file).model_arrays));
  const m = loadModel(mj, file.replace('.model.json.gz', '.xml'));
  const arrays = Object.entries(dumpModel(mj, m)).filter(([name]) => wanted.has(name));
  m.delete();
  return { reference: mj.mj_versionString(), model_arrays: Object.fromEntries(arrays) };
}

export function recordings() {
  const list = (folder, make) => fs.readdirSync(resource(folder)).filter(n => n.endsWith('.json.gz'))
    .map(n => resource(folder, n)).map(file => ({ file, script: SCRIPT, make: () => make(file) }));
  return [
    ...list('collision', byFormula),
    ...list('collision/convex', file => (file.endsWith('.model.json.gz') ? model(file) : convex(file))),
  ];
}
