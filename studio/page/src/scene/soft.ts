// Flexes and skins: surfaces whose vertices come with every frame.

import * as THREE from 'three';
import { fetchBytes } from '../link';
import { label, type Model } from '../types';
import { dress, type Textures } from './looks';

/** A surface made of triangles of vertices; a sheet has two sides, apart by its thickness. */
class Surface {
  readonly mesh: THREE.Mesh;
  private readonly normals: Float32Array;

  constructor(
    material: THREE.Material,
    private readonly corners: Uint32Array,
    uv: Float32Array | null,
    private readonly rim: Uint32Array,
    private readonly first: number,
    private readonly vertices: number,
    private readonly radius: number,
    private readonly sheet: boolean,
  ) {
    const faces = corners.length / 3;
    const count = 3 * faces * (sheet ? 2 : 1) + 3 * rim.length;
    const g = new THREE.BufferGeometry();
    g.setAttribute('position', new THREE.BufferAttribute(new Float32Array(3 * count), 3));
    g.setAttribute('normal', new THREE.BufferAttribute(new Float32Array(3 * count), 3));
    if (uv) {
      const all = new Float32Array(2 * count);
      all.set(uv);
      if (sheet) all.set(uv, uv.length);
      g.setAttribute('uv', new THREE.BufferAttribute(all, 2));
    }
    this.normals = new Float32Array(3 * vertices);
    material.side = THREE.DoubleSide;
    this.mesh = new THREE.Mesh(g, material);
    this.mesh.frustumCulled = false;
    this.mesh.castShadow = true;
    this.mesh.receiveShadow = true;
  }

  update(x: Float32Array): void {
    const { corners, normals, radius } = this;
    const from = 3 * this.first;
    normals.fill(0);
    for (let f = 0; f < corners.length; f += 3) {
      const a = from + 3 * corners[f];
      const b = from + 3 * corners[f + 1];
      const c = from + 3 * corners[f + 2];
      const ux = x[b] - x[a], uy = x[b + 1] - x[a + 1], uz = x[b + 2] - x[a + 2];
      const vx = x[c] - x[a], vy = x[c + 1] - x[a + 1], vz = x[c + 2] - x[a + 2];
      const nx = uy * vz - uz * vy, ny = uz * vx - ux * vz, nz = ux * vy - uy * vx;
      const s = 1 / (Math.hypot(nx, ny, nz) || 1);
      for (let k = 0; k < 3; k++) {
        const v = 3 * corners[f + k];
        normals[v] += nx * s;
        normals[v + 1] += ny * s;
        normals[v + 2] += nz * s;
      }
    }
    for (let v = 0; v < normals.length; v += 3) {
      const s = 1 / (Math.hypot(normals[v], normals[v + 1], normals[v + 2]) || 1);
      normals[v] *= s;
      normals[v + 1] *= s;
      normals[v + 2] *= s;
    }
    const g = this.mesh.geometry;
    const pos = g.getAttribute('position').array as Float32Array;
    const nor = g.getAttribute('normal').array as Float32Array;
    let to = 0;
    const put = (v: number, side: number) => {
      for (let k = 0; k < 3; k++, to++) {
        pos[to] = x[from + 3 * v + k] + side * radius * normals[3 * v + k];
        nor[to] = (side || 1) * normals[3 * v + k];
      }
    };
    for (const v of corners) put(v, 1);
    if (this.sheet) {
      for (let f = 0; f < corners.length; f += 3) {
        put(corners[f], -1);
        put(corners[f + 2], -1);
        put(corners[f + 1], -1);
      }
    }
    for (let e = 0; e < this.rim.length; e += 2) {
      const [i, j] = [this.rim[e], this.rim[e + 1]];
      put(i, 1), put(j, -1), put(j, 1);
      put(j, -1), put(i, 1), put(i, -1);
    }
    g.getAttribute('position').needsUpdate = true;
    g.getAttribute('normal').needsUpdate = true;
    g.boundingSphere = null; // rays look at it first
  }
}

export class SoftBodies {
  readonly group = new THREE.Group();
  private readonly flexes: (Surface | null)[] = [];
  private readonly skins: Surface[] = [];

  constructor(private readonly model: Model) {}

  async load(scene: number, textures: Textures): Promise<void> {
    const m = this.model;
    const one = new THREE.Vector3(1, 1, 1);
    for (let i = 0; i < m.flexes.length; i++) {
      const f = m.flexes[i];
      if (f.dim === 1) {
        this.flexes.push(null);
        continue;
      }
      const data = await fetchBytes(`assets/${scene}/flex/${i}`);
      const head = new Uint32Array(data);
      const corners = head.slice(2, 2 + 3 * head[0]);
      let at = 2 + corners.length;
      const uv = head[1] ? new Float32Array(data.slice(4 * at, 4 * (at + 2 * corners.length))) : null;
      at += head[1] ? 2 * corners.length : 0;
      const rim = head.slice(at + 1, at + 1 + 2 * head[at]);
      const shape = { geometry: new THREE.BufferGeometry(), scale: one, local: one };
      const look = uv ? f : { ...f, material: -1 };
      const { material } = await dress(m, look, shape, textures);
      const s = new Surface(material, corners, uv, rim, f.first, f.vertices, f.radius, f.dim === 2);
      this.add(s, f, 'flex', i);
      this.flexes.push(s);
    }
    for (let i = 0; i < m.skins.length; i++) {
      const k = m.skins[i];
      const data = await fetchBytes(`assets/${scene}/skin/${i}`);
      const head = new Uint32Array(data);
      const corners = head.slice(2, 2 + 3 * head[0]);
      let uv: Float32Array | null = null;
      if (head[1]) {
        const own = new Float32Array(data.slice(4 * (2 + corners.length)));
        uv = new Float32Array(2 * corners.length);
        corners.forEach((v, c) => uv!.set(own.subarray(2 * v, 2 * v + 2), 2 * c));
      }
      const shape = { geometry: new THREE.BufferGeometry(), scale: one, local: one };
      const { material } = await dress(m, k, shape, textures);
      const none = new Uint32Array(0);
      const s = new Surface(material, corners, uv, none, k.first, k.vertices, 0, false);
      this.add(s, k, 'skin', i);
      this.skins.push(s);
    }
  }

  private add(s: Surface, { name, group, rgba }: { name: string; group: number; rgba: number[] }, kind: string, id: number): void {
    s.mesh.name = label(kind, name, id);
    s.mesh.userData = { kind, id, group, opacity: rgba[3] };
    this.group.add(s.mesh);
  }

  update(flexes: Float32Array, skins: Float32Array): void {
    if (flexes.length) this.flexes.forEach((s) => s?.update(flexes));
    if (skins.length) this.skins.forEach((s) => s.update(skins));
  }
}
