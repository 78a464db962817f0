// The model as a scene: one group for each body, with its geoms and sites.

import * as THREE from 'three';
import { floats, type Frame } from '../frame';
import { label, type Model, type Shown } from '../types';
import { Lights, shine } from './lights';
import { dress, fade, Haze, makeSky, setOpacity, TEXTURED, Textures } from './looks';
import { Markers } from './markers';
import { Mirror } from './mirror';
import { AssetShapes, endless, shapeOf } from './shapes';
import { SoftBodies } from './soft';

export interface Visible {
  geomGroups: boolean[];
  siteGroups: boolean[];
  tendonGroups: boolean[];
  skinGroups: boolean[];
  transparent: boolean;
  /** What lets light through adds to what is behind it. */
  additive: boolean;
  wireframe: boolean;
  hulls: boolean;
  texture: boolean;
  islands: boolean;
  tendons: boolean;
  soft: boolean;
  /** What is fixed to the world. */
  statics: boolean;
}

interface Part {
  mesh: THREE.Mesh;
  kind: 'geom' | 'site';
  id: number;
  shown: Shown;
  opacity: number;
  color: THREE.Color;
  hull?: THREE.Mesh;
}

export class World {
  readonly scene = new THREE.Scene();
  readonly bodies: THREE.Group[] = [];
  readonly parts: Part[] = [];
  /** What reflects, in the order of geoms: the first that is seen from its front mirrors all else. */
  readonly mirrors: Mirror[] = [];
  readonly haze: Haze;
  readonly lights: Lights;
  readonly soft: SoftBodies;
  readonly lines = new Markers(true);
  sky: THREE.Mesh | null = null;
  selected = -1;
  /** Called when something came that was asked for. */
  changed: () => void = () => {};
  private islands: Int32Array | null = null;
  private readonly textures: Textures;

  constructor(
    readonly model: Model,
    readonly number: number,
    anisotropy: number,
  ) {
    this.textures = new Textures(model, number, anisotropy);
    for (const [i, b] of model.bodies.entries()) {
      const g = new THREE.Group();
      g.name = i ? label('body', b.name, i) : 'world';
      this.bodies.push(g);
      this.scene.add(g);
    }
    this.haze = new Haze(model);
    this.lights = new Lights(model);
    this.soft = new SoftBodies(model);
    this.scene.add(this.lights.group, this.soft.group, this.lines.group);
    this.lines.group.name = 'lines';
  }

  async load(): Promise<void> {
    const m = this.model;
    const { textures } = this;
    const assets = new AssetShapes(this.number);
    await Promise.all([
      ...m.geoms.map((s, i) => this.addPart('geom', i, s, assets, textures)),
      ...m.sites.map((s, i) => this.addPart('site', i, s, assets, textures)),
      this.soft.load(this.number, textures),
      makeSky(m, textures, this.haze).then((sky) => {
        this.sky = sky;
        if (sky) this.scene.add(sky);
      }),
    ]);
  }

  private async addPart(
    kind: 'geom' | 'site',
    id: number,
    s: Shown,
    assets: AssetShapes,
    textures: Textures,
  ): Promise<void> {
    if (s.rgba[3] <= 0) return;
    const shape = await shapeOf(this.model, s, assets);
    const { material, geometry } = await dress(this.model, s, shape, textures);
    const mesh = new THREE.Mesh(geometry, material);
    place(mesh, s.pos, s.quat);
    mesh.scale.copy(shape.scale);
    mesh.castShadow = s.type !== 'plane';
    mesh.receiveShadow = true;
    mesh.name = label(kind, s.name, id);
    mesh.userData = { kind, id, body: s.body };
    const look = s.material >= 0 ? this.model.materials[s.material] : null;
    const endlessPlane = s.type === 'plane' && (s.size[0] <= 0 || s.size[1] <= 0);
    if (endlessPlane) {
      const sky = this.model.textures.some((t) => t.type === 2);
      fade(material, endless(this.model), sky ? this.haze : null);
      if (s.size[0] <= 0 && s.size[1] <= 0) this.haze.lieOn(mesh);
      material.depthWrite = true;
      mesh.renderOrder = -1;
    }
    if (s.type === 'plane') material.side = s.rgba[3] < 0.995 ? THREE.DoubleSide : THREE.FrontSide;
    if (kind === 'geom' && (s.type === 'plane' || s.type === 'box') && look && look.reflectance > 0) {
      this.mirrors[id] = new Mirror(mesh, material, look.reflectance, s.type === 'box' ? s.size[2] : 0);
    }
    this.bodies[s.body].add(mesh);
    const part: Part = {
      mesh, kind, id, shown: s, opacity: s.rgba[3], color: material.color.clone(),
    };
    this.parts.push(part);
    if (s.type === 'mesh' && s.data >= 0 && this.model.meshes[s.data].hull && kind === 'geom') {
      part.hull = new THREE.Mesh(undefined, shine(material.clone()));
      part.hull.userData = { ...mesh.userData, assets };
      part.hull.visible = false;
      place(part.hull, s.pos, s.quat);
      this.bodies[s.body].add(part.hull);
    }
  }

  /** Shows the parts that the user wants to see, in the colors that the user wants. */
  apply(v: Visible): void {
    const alpha = this.model.visual.map.alpha as number;
    TEXTURED.value = v.texture ? 1 : 0;
    for (const p of this.parts) {
      const groups = p.kind === 'geom' ? v.geomGroups : v.siteGroups;
      const inGroup = groups[Math.min(5, Math.max(0, p.shown.group))] ?? true;
      const shown = inGroup && (v.statics || this.model.bodies[p.shown.body].moves);
      const hull = v.hulls && p.hull;
      p.mesh.visible = shown && !hull;
      this.color(p, p.mesh, v, alpha);
      if (p.hull) {
        this.color(p, p.hull, v, alpha);
        p.hull.visible = shown && !!hull;
        if (hull && !p.hull.userData.asked) {
          p.hull.userData.asked = true;
          const h = p.hull;
          (h.userData.assets as AssetShapes).get('hull', p.shown.data).then((g) => {
            h.geometry = g;
            this.changed();
          });
        }
      }
    }
    for (const mesh of this.soft.group.children) {
      const group = mesh.userData.group as number;
      mesh.visible = v.soft && (v.skinGroups[Math.min(5, group)] ?? true);
      const m = (mesh as THREE.Mesh).material as THREE.MeshPhongMaterial;
      m.wireframe = v.wireframe;
      setOpacity(m, (mesh.userData.opacity as number) * (v.transparent ? alpha : 1), v.additive);
    }
  }

  private color(p: Part, mesh: THREE.Mesh, v: Visible, alpha: number): void {
    const m = mesh.material as THREE.MeshPhongMaterial;
    if (p.shown.type !== 'plane') {
      setOpacity(m, p.opacity * (v.transparent && this.model.bodies[p.shown.body].moves ? alpha : 1), v.additive);
      m.wireframe = v.wireframe;
    }
    m.color.copy(p.color);
    if (v.islands && this.islands && p.shown.body > 0) {
      m.color.copy(islandColor(this.islands[p.shown.body - 1], p.color));
    }
    const lit = p.shown.body === this.selected && p.shown.body > 0 ? 0.25 : 0;
    const look = p.shown.material >= 0 ? this.model.materials[p.shown.material].emission : 0;
    m.emissive.copy(m.color).multiplyScalar(look + lit);
  }

  update(f: Frame, v: Visible): void {
    const poses = floats(f.parts.bodies);
    for (let b = 1; b < this.bodies.length; b++) {
      const at = 7 * (b - 1);
      const g = this.bodies[b];
      g.position.fromArray(poses, at);
      g.quaternion.set(poses[at + 4], poses[at + 5], poses[at + 6], poses[at + 3]);
    }
    this.soft.update(floats(f.parts.flexes), floats(f.parts.skins));
    this.updateLines(f.parts.lines, v);
    if (f.parts.islands) {
      this.islands = new Int32Array(f.parts.islands.buffer, f.parts.islands.byteOffset, this.bodies.length - 1);
      if (v.islands) this.apply(v);
    }
  }

  /** Tendons, flexes of lines and slider-cranks. */
  private updateLines(part: DataView | undefined, v: Visible): void {
    if (!part) return;
    this.lines.begin();
    const round = new THREE.Quaternion();
    eachLine(part, ({ capsule, kind, id, a, b, radius, rgba }) => {
      if (kind === RAY) return; // one of the overlays
      if (kind === 0 && !(v.tendons && v.tendonGroups[this.model.tendons[id].group])) return;
      if (kind === 1 && !(v.soft && v.skinGroups[this.model.flexes[id].group])) return;
      this.lines.between(capsule ? 'tube' : 'cylinder', a, b, radius, rgba);
      if (capsule) {
        const s = new THREE.Vector3(radius, radius, radius);
        this.lines.add('sphere', a, round, s, rgba);
        this.lines.add('sphere', b, round, s, rgba);
      }
    });
    this.lines.end();
  }

  /** What a ray meets first, with its body, or null. */
  pick(ray: THREE.Raycaster): { body: number; point: THREE.Vector3 } | null {
    const shown = this.parts.filter((p) => p.kind === 'geom').map((p) => (p.hull?.visible ? p.hull : p.mesh));
    const all = [...shown, ...this.soft.group.children].filter((o) => o.visible);
    const hit = ray.intersectObjects(all, false)[0];
    if (!hit) return null;
    const { body, kind, id } = hit.object.userData as { body?: number; kind: 'flex' | 'skin'; id: number };
    return { body: body ?? this.nearest((kind === 'flex' ? this.model.flexes : this.model.skins)[id].bodies, hit.point), point: hit.point };
  }

  private nearest(bodies: number[], point: THREE.Vector3): number {
    const distance = (b: number) => this.bodies[b].position.distanceToSquared(point);
    return bodies.reduce((best, b) => (distance(b) < distance(best) ? b : best));
  }

  /** Frees what the graphics card holds for this model. */
  dispose(): void {
    this.mirrors.forEach((m) => m.dispose());
    this.textures.dispose();
    this.scene.traverse((o) => {
      if (o instanceof THREE.Mesh) {
        // a shape that all models share is sent to the graphics card again when the next one draws it
        o.geometry.dispose();
        o.material.dispose();
      }
      if (o instanceof THREE.InstancedMesh || o instanceof THREE.Light) o.dispose();
    });
  }
}

export const RAY = 3;

interface Line {
  capsule: boolean;
  /** 0 tendon, 1 flex, 2 slider-crank, 3 ray of a range finder. */
  kind: number;
  id: number;
  a: THREE.Vector3;
  b: THREE.Vector3;
  radius: number;
  rgba: number[];
}

/** Calls back for each line of a part of a frame; the two ends are used again for the next. */
export function eachLine(part: DataView | undefined, draw: (line: Line) => void): void {
  const a = new THREE.Vector3();
  const b = new THREE.Vector3();
  for (let at = 0; part && at + 36 <= part.byteLength; at += 36) {
    const x = (i: number) => part.getFloat32(at + 4 + 4 * i, true);
    a.set(x(0), x(1), x(2));
    b.set(x(3), x(4), x(5));
    draw({
      capsule: part.getUint8(at) === 3,
      kind: part.getUint8(at + 1),
      id: part.getUint16(at + 2, true),
      a, b, radius: x(6),
      rgba: [0, 1, 2, 3].map((i) => part.getUint8(at + 32 + i) / 255),
    });
  }
}

export function place(o: THREE.Object3D, pos: number[], quat: number[]): void {
  o.position.set(pos[0], pos[1], pos[2]);
  o.quaternion.set(quat[1], quat[2], quat[3], quat[0]);
}

function islandColor(island: number, own: THREE.Color): THREE.Color {
  if (island === -3) return own;
  if (island === -2) return new THREE.Color(0.35, 0.4, 0.5);
  if (island === -1) return new THREE.Color(0.85, 0.85, 0.85);
  return new THREE.Color().setHSL((0.13 + 0.618034 * island) % 1, 0.65, 0.55);
}
