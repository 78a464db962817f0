// Many small shapes of a frame, such as arrows and axes, drawn together.

import * as THREE from 'three';
import { shine } from './lights';
import { unit } from './shapes';

export type Kind = 'sphere' | 'box' | 'cylinder' | 'tube' | 'cone' | 'ghost' | 'ghostBall';

const SHAPES: Record<Kind, () => THREE.BufferGeometry> = {
  sphere: unit.sphere,
  box: unit.box,
  cylinder: unit.cylinder,
  tube: unit.tube,
  cone: unit.cone,
  ghost: unit.box,
  ghostBall: unit.sphere,
};

const Z = new THREE.Vector3(0, 0, 1);

export class Markers {
  readonly group = new THREE.Group();
  private readonly meshes = new Map<Kind, THREE.InstancedMesh>();
  private readonly counts = new Map<Kind, number>();
  private readonly matrix = new THREE.Matrix4();
  private readonly color = new THREE.Color();
  private readonly q = new THREE.Quaternion();
  private readonly v = new THREE.Vector3();
  private blending: THREE.Blending = THREE.NormalBlending;

  constructor(private readonly shadows = false) {}

  /** Whether what lets light through adds to what is behind it. */
  set additive(on: boolean) {
    this.blending = on ? THREE.AdditiveBlending : THREE.NormalBlending;
    for (const [kind, mesh] of this.meshes) {
      if (kind.startsWith('ghost')) (mesh.material as THREE.Material).blending = this.blending;
    }
  }

  begin(): void {
    this.counts.clear();
  }

  add(kind: Kind, at: THREE.Vector3, turn: THREE.Quaternion, scale: THREE.Vector3, rgba: number[]): void {
    const n = this.counts.get(kind) ?? 0;
    const mesh = this.room(kind, n + 1);
    mesh.setMatrixAt(n, this.matrix.compose(at, turn, scale));
    mesh.setColorAt(n, this.color.setRGB(rgba[0], rgba[1], rgba[2]));
    this.counts.set(kind, n + 1);
  }

  /** A shape along z from one point to another. */
  between(kind: Kind, a: THREE.Vector3, b: THREE.Vector3, radius: number, rgba: number[]): void {
    const half = this.v.copy(b).sub(a).multiplyScalar(0.5);
    const length = half.length();
    if (length < 1e-9) return;
    this.q.setFromUnitVectors(Z, half.clone().divideScalar(length));
    const middle = a.clone().add(half);
    this.add(kind, middle, this.q, new THREE.Vector3(radius, radius, length), rgba);
  }

  arrow(a: THREE.Vector3, along: THREE.Vector3, radius: number, rgba: number[]): void {
    const length = along.length();
    if (length < 1e-9) return;
    const head = Math.min(length * 0.4, 5 * radius);
    const neck = a.clone().addScaledVector(along, 1 - head / length);
    this.between('cylinder', a, neck, radius, rgba);
    this.q.setFromUnitVectors(Z, along.clone().divideScalar(length));
    this.add('cone', neck, this.q, new THREE.Vector3(2 * radius, 2 * radius, head), rgba);
  }

  end(): void {
    for (const [kind, mesh] of this.meshes) {
      mesh.count = this.counts.get(kind) ?? 0;
      mesh.visible = mesh.count > 0;
      mesh.instanceMatrix.needsUpdate = true;
      if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
    }
  }

  count(kind: Kind): number {
    return this.counts.get(kind) ?? 0;
  }

  private room(kind: Kind, n: number): THREE.InstancedMesh {
    let mesh = this.meshes.get(kind);
    if (mesh && mesh.instanceMatrix.count >= n) return mesh;
    const ghost = kind.startsWith('ghost');
    const material = shine(new THREE.MeshPhongMaterial({
      transparent: ghost,
      opacity: ghost ? 0.35 : 1,
      depthWrite: !ghost,
      blending: ghost ? this.blending : THREE.NormalBlending,
      shininess: 64,
      specular: 0x808080,
    }));
    const more = new THREE.InstancedMesh(SHAPES[kind](), material, Math.max(64, 2 * n));
    more.frustumCulled = false;
    more.castShadow = this.shadows;
    more.receiveShadow = this.shadows;
    if (mesh) {
      for (let i = 0; i < n - 1; i++) {
        const m = new THREE.Matrix4();
        mesh.getMatrixAt(i, m);
        more.setMatrixAt(i, m);
        const c = new THREE.Color();
        mesh.getColorAt(i, c);
        more.setColorAt(i, c);
      }
      this.group.remove(mesh);
      (mesh.material as THREE.Material).dispose();
      mesh.dispose();
    }
    this.meshes.set(kind, more);
    this.group.add(more);
    return more;
  }
}
