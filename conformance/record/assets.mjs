// Meshes, geoms, height fields, textures and pictures: what MuJoCo's compiler makes of inputs (in.*) that stand in the files.
// Lines of values that are only seen inside MuJoCo (the volume of a hull) are kept as they are.
import fs from 'node:fs';
import path from 'node:path';
import { boot, loadText, made, PROJECT } from './mujoco.mjs';

const FOLDER = path.join(PROJECT, 'mjcf/src/test/resources/dev/dynamis/mjcf/internal/asset');

const attributes = pairs => Object.entries(pairs).filter(([, v]) => v !== undefined).map(([k, v]) => `${k}="${v}"`).join(' ');
const meshOf = (c, more) => attributes({ name: 'm', vertex: c.vertex, face: c.face, normal: c.normal, texcoord: c.texcoord, ...more });
const oneGeom = (asset, geom, balance) => `<mujoco>${balance ? '<compiler balanceinertia="true"/>' : ''}<asset>${asset}</asset>
  <worldbody><body><freejoint/>${geom}</body></worldbody></mujoco>`;
const hex = bytes => Buffer.from(bytes).toString('hex');

const SIZES = { '2d': [7, 6], cube: [5, 5], skybox: [4, 4] };

const KINDS = {
  geoms: {
    title: 'shape, size and density 1000',
    xml: c => oneGeom('', `<geom type="${c.shape}" size="${c.size}" ${c.shell === 'true' ? 'shellinertia="true"' : ''}
      fluidshape="ellipsoid" fluidcoef=".4 .3 1.2 .9 .8"/>`),
    values: m => ({ mass: m.body_mass.slice(1), inertia: m.body_inertia.slice(3), rbound: m.geom_rbound, aabb: m.geom_aabb, fluid: m.geom_fluid }),
  },
  hfields: {
    title: 'inline elevations',
    xml: c => `<mujoco><asset><hfield name="h" ${attributes({ nrow: c.nrow, ncol: c.ncol, size: c.size, elevation: c.elevation })}/></asset>
      <worldbody><geom type="hfield" hfield="h"/></worldbody></mujoco>`,
    values: m => ({ data: m.hfield_data, rbound: m.geom_rbound, aabb: m.geom_aabb, size: m.geom_size }),
  },
  fits: {
    title: 'a mesh replaced by primitives: size and pose of the geom',
    xml: c => `<mujoco><compiler fitaabb="${c.fitaabb}"/><asset><mesh ${meshOf(c)}/></asset>
      <worldbody><geom type="${c.shape}" mesh="m" fitscale="1.25"/></worldbody></mujoco>`,
    values: m => ({ size: m.geom_size, pos: m.geom_pos }),
  },
  textures: {
    title: 'builtin textures and their pixels',
    xml: c => `<mujoco><asset><texture name="t" type="${c.type}" builtin="${c.builtin}" mark="${c.mark}" width="${SIZES[c.type][0]}" height="${SIZES[c.type][1]}"
      rgb1=".1 .5 .9" rgb2="1 .3 0" markrgb=".25 1 .75" random=".3"/></asset></mujoco>`,
    values: m => ({ width: m.tex_width, height: m.tex_height, pixels: hex(m.tex_data) }),
  },
  hulls: {
    title: 'meshes without faces, and the graphs and sides of their convex hulls',
    xml: c => oneGeom(`<mesh ${meshOf(c, { maxhullvert: c.maxhullvert })}/>`, '<geom type="mesh" mesh="m"/>', true),
    values: m => ({ mesh_graph: m.mesh_graph, mesh_polyvertnum: m.mesh_polyvertnum, mesh_polyvert: m.mesh_polyvert }),
  },
  meshes: {
    title: 'inputs and what becomes of them; an error means that they are rejected',
    xml: c => oneGeom(`<mesh ${meshOf(c, {
      file: c.file, builtin: c.builtin, params: c.params, inertia: c.builtin === 'plate' ? 'shell' : c.inertia, refpos: c.refpos,
      refquat: c.refquat, scale: c.scale, smoothnormal: c.smoothnormal })}/>`,
      `<geom type="mesh" mesh="m" ${c.hull === 'true' ? '' : 'contype="0" conaffinity="0"'}/>`,
      // a body needs an inertia with some thickness; then its own is not looked at
      c.builtin === 'plate'),
    values: m => ({
      ...Object.fromEntries(['mesh_vert', 'mesh_normal', 'mesh_face', 'mesh_facenormal', 'mesh_facetexcoord', 'mesh_texcoord', 'mesh_pos',
        'mesh_quat'].map(f => [f, m[f]])),
      mass: m.body_mass.slice(1), inertia: m.body_inertia.slice(3), rbound: m.geom_rbound, aabb: m.geom_aabb, size: m.geom_size,
    }),
  },
};

/** The same pixels whatever a model says of them: once for each number of channels. */
function pixels(mj, file) {
  const found = {};
  for (const n of [1, 3, 4]) {
    const m = loadText(mj, `<mujoco><asset><texture name="t" type="2d" nchannel="${n}" file="p.png"/></asset></mujoco>`, { 'p.png': Buffer.from(file, 'hex') });
    found[`pixels${n}`] = hex(m.tex_data);
    found.colorspace = m.tex_colorspace;
    m.delete();
  }
  return found;
}

function compute(mj, kind, given, files) {
  if (kind === 'pngs') return pixels(mj, given.file);
  let m;
  try {
    m = loadText(mj, KINDS[kind].xml(given), files);
  } catch {
    return { error: '' };
  }
  const values = KINDS[kind].values(m);
  const copies = Object.fromEntries(Object.entries(values).map(([k, v]) => [k, typeof v === 'string' ? v : [...v]]));
  m.delete();
  return copies;
}

/** A line with new values; what has the old values keeps its digits, which may be those of a float. */
function line(name, old, value) {
  if (value === undefined) return `${name}${old === undefined ? '' : ` ${old}`}`.trimEnd();
  if (typeof value === 'string') return `${name} ${value}`.trimEnd();
  const before = (old ?? '').split(' ').filter(Boolean).map(Number);
  // two numbers of a float, or of a double near zero, may be written in more than one way
  const same = before.length === value.length && before.every((x, i) => x === value[i] || Math.fround(x) === Math.fround(value[i]) && Math.fround(value[i]) === value[i]);
  return same ? `${name} ${old ?? ''}`.trimEnd() : `${name} ${value.join(' ')}`;
}

async function text(kind) {
  const { mj } = await boot();
  const { program, version, build, script } = await made('assets.mjs');
  const files = Object.fromEntries(fs.readdirSync(FOLDER).filter(n => /\.(obj|stl|msh)$/.test(n)).map(n => [n, fs.readFileSync(path.join(FOLDER, n))]));
  const [, ...cases] = fs.readFileSync(path.join(FOLDER, `${kind}.txt`), 'utf8').split(/^case /m);
  const title = KINDS[kind]?.title ?? 'PNG files in hex, and their pixels as grey, RGB and RGBA';
  const out = [`# ${title}; recorded from ${program} ${version} (${build}) by ${script}`];
  for (const block of cases) {
    const [name, ...lines] = block.trimEnd().split('\n');
    const fields = lines.map(l => [l.split(' ')[0], l.includes(' ') ? l.slice(l.indexOf(' ') + 1) : undefined]);
    const given = Object.fromEntries(fields.filter(([k]) => k.startsWith('in.')).map(([k, v]) => [k.slice(3), v]));
    const found = compute(mj, kind, given, files);
    out.push(`case ${name}`, ...fields.map(([k, v]) => line(k, v, k.startsWith('in.') ? undefined : found[k])));
    const rejected = fields.some(([k]) => k === 'error');
    if (rejected !== ('error' in found)) throw new Error(`${name}: ${rejected ? 'not rejected' : 'rejected'}`);
  }
  return out.join('\n') + '\n';
}

export const recordings = () =>
  ['geoms', 'hfields', 'fits', 'textures', 'pngs', 'hulls', 'meshes'].map(kind => ({
    file: path.join(FOLDER, `${kind}.txt`),
    script: 'assets.mjs',
    make: () => text(kind),
    text: true,
  }));
