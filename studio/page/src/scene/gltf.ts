// The scene as a file for other programs: bodies with their names, soft bodies, tendons, in the state that is shown.

import * as THREE from 'three';
import { GLTFExporter } from 'three/examples/jsm/exporters/GLTFExporter.js';
import type { World } from './world';

export async function sceneFile(w: World): Promise<Blob> {
  const out = new THREE.Scene();
  out.name = w.model.name;
  // z is up in a model, y in glTF
  const up = new THREE.Group().rotateX(-Math.PI / 2);
  up.name = 'z up';
  out.add(up);
  for (const g of [...w.bodies, w.soft.group]) up.add(g.clone());
  up.add(unfold(w.lines.group));
  const drop: THREE.Object3D[] = [];
  out.traverse((o) => void (!o.visible && drop.push(o)));
  drop.forEach((o) => o.removeFromParent());
  // bodies that show nothing, such as those that carry a cloth
  for (const g of [...up.children]) if (!(g instanceof THREE.Mesh) && !g.children.length) g.removeFromParent();
  const materials = new Map<string, THREE.Material>();
  out.traverse((o) => {
    if (!(o instanceof THREE.Mesh)) return;
    o.material = plain(o.material, materials);
    if (o.geometry.hasAttribute('cubeDir')) {
      o.geometry = o.geometry.clone();
      o.geometry.deleteAttribute('cubeDir');
    }
  });
  const bytes = await new GLTFExporter().parseAsync(out, { binary: true, onlyVisible: true });
  return new Blob([bytes as ArrayBuffer], { type: 'model/gltf-binary' });
}

/** Shapes that are drawn together, each by itself: few programs know the extension for them. */
function unfold(group: THREE.Group): THREE.Group {
  const all = new THREE.Group();
  all.name = group.name;
  const matrix = new THREE.Matrix4();
  for (const many of group.children) {
    if (!(many instanceof THREE.InstancedMesh)) continue;
    for (let i = 0; i < many.count; i++) {
      const material = (many.material as THREE.MeshPhongMaterial).clone();
      many.getColorAt(i, material.color);
      const one = new THREE.Mesh(many.geometry, material);
      many.getMatrixAt(i, matrix);
      matrix.decompose(one.position, one.quaternion, one.scale);
      all.add(one);
    }
  }
  return all;
}

/** A material without our shaders, one for all that look the same. */
function plain(m: THREE.MeshPhongMaterial, known: Map<string, THREE.Material>): THREE.Material {
  const key = [m.color.getHexString(), m.emissive.getHexString(), m.opacity, m.side, m.map?.uuid].join();
  let made = known.get(key);
  if (!made) {
    made = new THREE.MeshStandardMaterial({
      color: m.color, emissive: m.emissive, map: m.map, opacity: m.opacity, transparent: m.opacity < 1, roughness: 0.6, side: m.side,
    });
    known.set(key, made);
  }
  return made;
}
