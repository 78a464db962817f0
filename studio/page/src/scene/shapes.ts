// Geometry of geoms: unit shapes that are scaled, capsules of their own size, and assets.

import * as THREE from 'three';
import { fetchBytes } from '../link';
import type { Model, Shown } from '../types';

function cached(cache: Map<string, THREE.BufferGeometry>, key: string, make: () => THREE.BufferGeometry): THREE.BufferGeometry {
  let g = cache.get(key);
  if (!g) {
    g = make();
    cache.set(key, g);
  }
  return g;
}

const units = new Map<string, THREE.BufferGeometry>();

/** Shapes that all models share. */
export const unit = {
  sphere: () => cached(units, 'sphere', () => new THREE.SphereGeometry(1, 32, 20).rotateX(Math.PI / 2)),
  box: () => cached(units, 'box', () => new THREE.BoxGeometry(2, 2, 2)),
  cylinder: () =>
    cached(units, 'cylinder', () => new THREE.CylinderGeometry(1, 1, 2, 32).rotateX(Math.PI / 2)),
  tube: () =>
    cached(units, 'tube', () =>
      new THREE.CylinderGeometry(1, 1, 2, 16, 1, true).rotateX(Math.PI / 2),
    ),
  cone: () =>
    cached(units, 'cone', () => new THREE.ConeGeometry(1, 1, 20).rotateX(Math.PI / 2).translate(0, 0, 0.5)),
};

/** Triangles as the server sends them. */
export function readTriangles(buffer: ArrayBuffer): THREE.BufferGeometry {
  const head = new Uint32Array(buffer, 0, 3);
  const [vertices, triangles, textured] = head;
  let at = 12;
  const floats = (n: number) => {
    const a = new Float32Array(buffer, at, n);
    at += 4 * n;
    return a;
  };
  const g = new THREE.BufferGeometry();
  g.setAttribute('position', new THREE.BufferAttribute(floats(3 * vertices), 3));
  g.setAttribute('normal', new THREE.BufferAttribute(floats(3 * vertices), 3));
  if (textured) g.setAttribute('uv', new THREE.BufferAttribute(floats(2 * vertices), 2));
  g.setIndex(new THREE.BufferAttribute(new Uint32Array(buffer, at, 3 * triangles), 1));
  return g;
}

/** Shapes of one model: fetches a mesh, hull or height field once, and makes a capsule of each size once. */
export class AssetShapes {
  private readonly known = new Map<string, Promise<THREE.BufferGeometry>>();
  private readonly capsules = new Map<string, THREE.BufferGeometry>();

  constructor(private readonly scene: number) {}

  get(kind: string, id: number): Promise<THREE.BufferGeometry> {
    const path = `assets/${this.scene}/${kind}/${id}`;
    let g = this.known.get(path);
    if (!g) {
      g = fetchBytes(path).then(readTriangles);
      this.known.set(path, g);
    }
    return g;
  }

  capsule(radius: number, half: number): THREE.BufferGeometry {
    return cached(this.capsules, `${radius} ${half}`, () =>
      new THREE.CapsuleGeometry(radius, 2 * half, 10, 24).rotateX(Math.PI / 2),
    );
  }
}

export interface Shape {
  geometry: THREE.BufferGeometry;
  scale: THREE.Vector3;
  /** What the vertices are multiplied by to have the coordinates that textures go by. */
  local: THREE.Vector3;
}

/** Half the side of planes that never end. */
export function endless(m: Model): number {
  return 40 * Math.max(m.stat.extent, 1e-3);
}

export async function shapeOf(m: Model, s: Shown, assets: AssetShapes): Promise<Shape> {
  const [a, b, c] = s.size;
  const one = new THREE.Vector3(1, 1, 1);
  switch (s.type) {
    case 'sphere':
      return { geometry: unit.sphere(), scale: new THREE.Vector3(a, a, a), local: one };
    case 'ellipsoid':
      return { geometry: unit.sphere(), scale: new THREE.Vector3(a, b, c), local: one };
    case 'box':
      return { geometry: unit.box(), scale: new THREE.Vector3(a, b, c), local: one };
    case 'cylinder':
      return { geometry: unit.cylinder(), scale: new THREE.Vector3(a, a, b), local: one };
    case 'capsule':
      return { geometry: assets.capsule(a, b), scale: one, local: new THREE.Vector3(1 / a, 1 / a, 1 / (b || 1)) };
    case 'plane': {
      const far = endless(m);
      const x = a > 0 ? a : far;
      const y = b > 0 ? b : far;
      return { geometry: new THREE.PlaneGeometry(2 * x, 2 * y), scale: one, local: one };
    }
    case 'hfield':
      return { geometry: await assets.get('hfield', s.data), scale: one, local: one };
    default:
      return { geometry: await assets.get('mesh', s.data), scale: one, local: one };
  }
}
