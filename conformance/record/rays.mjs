// Rays against flexes: { qpos, rays: [[flex, layer, vertices, edges, faces, skin, point, direction, distance, vertex, normal]] }.
import { boot, hash01, loadModel, resource } from './mujoco.mjs';

const SCRIPT = 'rays.mjs';
const MODELS = ['cloth', 'block', 'rope', 'nodes', 'radial', 'shapes'];
const STEPS = 30;
const RAYS = 60;

// layer, vertices, edges, faces, skin
const SHOWN = [[0, 0, 0, 0, 1], [0, 1, 0, 0, 0], [0, 0, 1, 0, 0], [0, 0, 0, 1, 0], [1, 1, 1, 1, 0], [0, 1, 0, 1, 0], [1, 0, 0, 1, 1], [0, 0, 0, 0, 0]];

async function rays(file) {
  const { mj } = await boot();
  const m = loadModel(mj, file);
  const d = new mj.MjData(m);
  for (let i = 0; i < m.nv; i++) d.qvel[i] += 0.3 * (2 * hash01(31 + i) - 1);
  for (let i = 0; i < STEPS; i++) mj.mj_step(m, d);
  mj.mj_forward(m, d);
  const vertex = new mj.IntBuffer(1);
  const normal = new mj.DoubleBuffer(3);
  const rays = [];
  for (let i = 0; i < RAYS; i++) {
    const flex = i % m.nflex;
    const shown = SHOWN[i % SHOWN.length];
    const u = k => 2 * hash01(100 * i + k) - 1;
    const target = m.flex_vertadr[flex] + Math.floor(hash01(55 + i) * m.flex_vertnum[flex]);
    const near = m.flex_radius[flex] + (m.flex_dim[flex] > 1 ? 0.03 : 0);
    const point = [0, 1, 2].map(k => d.flexvert_xpos[3 * target + k] + 2 * u(k));
    const direction = [0, 1, 2].map(k => d.flexvert_xpos[3 * target + k] + near * u(3 + k) - point[k]);
    vertex.GetView()[0] = -1;
    const distance = mj.mj_rayFlex(m, d, shown[0], ...shown.slice(1), flex, point, direction, vertex, normal);
    rays.push([flex, ...shown, point, direction, distance, vertex.GetView()[0], normal.GetView().slice()]);
  }
  const qpos = d.qpos.slice();
  vertex.delete();
  normal.delete();
  d.delete();
  m.delete();
  return { qpos, rays };
}

export function recordings() {
  return MODELS.map(name => {
    const file = resource('flex', `${name}.rays.json.gz`);
    return { file, script: SCRIPT, make: () => rays(resource('flex', `${name}.xml`)) };
  });
}
