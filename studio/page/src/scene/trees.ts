// The boxes in boxes around the triangles of meshes, by which rays and contacts find triangles.

import * as THREE from 'three';
import { floats } from '../frame';
import { fetchBytes } from '../link';
import type { Markers } from './markers';
import type { World } from './world';

/** Numbers of one box: depth, 1 for a leaf, center, half sizes. */
const BOX = 8;

/** Deepest boxes that the server sends. */
export const DEEPEST = 10;

export class MeshTrees {
  /** Boxes of each mesh; none while they are on their way. */
  private readonly known = new Map<number, DataView>();

  constructor(private readonly world: World) {}

  /** Draws the boxes at a depth, and leaves above it, of all meshes that are shown. */
  draw(markers: Markers, depth: number, rgba: number[]): void {
    const at = new THREE.Vector3();
    const turn = new THREE.Quaternion();
    const size = new THREE.Vector3();
    for (const p of this.world.parts) {
      const { type, data, body, pos, quat } = p.shown;
      const shown = p.mesh.visible || p.hull?.visible;
      if (p.kind !== 'geom' || !(type === 'mesh' || type === 'sdf') || data < 0 || !shown) continue;
      const tree = this.boxes(data);
      const x = floats(tree);
      const g = this.world.bodies[body];
      turn.set(quat[1], quat[2], quat[3], quat[0]);
      const whole = g.quaternion.clone().multiply(turn);
      for (let i = 0; i + BOX <= x.length; i += BOX) {
        const deep = tree!.getInt32(4 * i, true);
        const leaf = tree!.getInt32(4 * i + 4, true) === 1;
        if (deep !== depth && !(leaf && deep < depth)) continue;
        at.fromArray(x, i + 2).applyQuaternion(turn);
        at.set(at.x + pos[0], at.y + pos[1], at.z + pos[2]).applyQuaternion(g.quaternion).add(g.position);
        markers.add('ghost', at, whole, size.fromArray(x, i + 5), rgba);
      }
    }
  }

  private boxes(mesh: number): DataView | undefined {
    if (!this.known.has(mesh)) {
      this.known.set(mesh, new DataView(new ArrayBuffer(0)));
      fetchBytes(`assets/${this.world.number}/tree/${mesh}`).then((b) => {
        this.known.set(mesh, new DataView(b));
        this.world.changed();
      });
    }
    return this.known.get(mesh);
  }
}
