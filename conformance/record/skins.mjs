// Skins: their compiled arrays, and how they look in some poses: { arrays, names, frames: [{ qpos, skinvert, skinnormal, rays }] }.
// A ray is [skin, point, direction, distance, nearest vertex].
import fs from 'node:fs';
import { boot, dumpModel, hash01, loadModel, qposNoise, resource } from './mujoco.mjs';

const SCRIPT = 'skins.mjs';
const FRAMES = 4;
const RAYS = 12;

async function skins(file) {
  const { mj } = await boot();
  const m = loadModel(mj, file);
  const { object_names: names, ...arrays } = dumpModel(mj, m, /^(?!n?skin|object_names|nbody)/);
  const d = new mj.MjData(m);
  const scene = new mj.MjvScene(m, 10);
  const vertex = new mj.IntBuffer(1);
  const frames = [];
  for (let frame = 0; frame < FRAMES; frame++) {
    if (frame > 0) qposNoise(mj, m, d, 0.4 * frame);
    mj.mj_kinematics(m, d);
    mj.mjv_updateSkin(m, d, scene); // of the groups 0 to 2
    const qpos = d.qpos.slice();
    const skinvert = scene.skinvert.slice();
    const skinnormal = scene.skinnormal.slice();
    const rays = [];
    for (let i = 0; i < RAYS * m.nskin; i++) {
      const skin = i % m.nskin;
      if (m.skin_group[skin] > 2) continue;
      const [adr, n, f, nf] = [m.skin_vertadr[skin], m.skin_vertnum[skin], m.skin_faceadr[skin], m.skin_facenum[skin]];
      const vert = Array.from(skinvert.slice(3 * adr, 3 * (adr + n)));
      const face = Array.from(m.skin_face.slice(3 * f, 3 * (f + nf)));
      // from somewhere outside toward a point near a vertex
      const u = k => 2 * hash01(1000 * frame + 10 * i + k) - 1;
      const target = Math.floor(hash01(77 + i) * n);
      const point = [0, 1, 2].map(k => vert[3 * target + k] + 2 * u(k));
      const direction = [0, 1, 2].map(k => vert[3 * target + k] + 0.02 * u(3 + k) - point[k]);
      vertex.GetView()[0] = -1;
      const distance = mj.mju_raySkin(nf, n, face, vert, point, direction, vertex);
      rays.push([skin, point, direction, distance, vertex.GetView()[0]]);
    }
    frames.push({ qpos, skinvert, skinnormal, rays });
  }
  vertex.delete();
  scene.delete();
  d.delete();
  m.delete();
  return { arrays, names, frames };
}

export function recordings() {
  const models = fs.readdirSync(resource('skin')).filter(name => name.endsWith('.xml'));
  return models.sort().map(name => {
    const file = resource('skin', name.replace(/xml$/, 'json.gz'));
    return { file, script: SCRIPT, make: () => skins(resource('skin', name)) };
  });
}
