// What is drawn over a model to explain it: contacts, axes, centers, boxes, frames, names.

import * as THREE from 'three';
import { floats, WANT, type Frame } from '../frame';
import { label, type Model } from '../types';
import { Markers } from './markers';
import type { World } from './world';

export const OVERLAYS = {
  contactPoints: 'Contact points',
  contactForces: 'Contact forces',
  joints: 'Joint axes',
  actuators: 'Actuators',
  centers: 'Centers of mass',
  inertia: 'Inertia boxes',
  frames: 'Body frames',
  constraints: 'Constraints',
  volumes: 'Bounding volumes',
  cameras: 'Cameras',
  lights: 'Lights',
} as const;

export type Overlay = keyof typeof OVERLAYS;
export const NAMES = ['none', 'body', 'joint', 'geom', 'site', 'actuator'] as const;

/** Which parts of frames overlays need. */
export function wanted(on: Set<Overlay>, islands: boolean): number {
  let bits = 0;
  if (on.has('contactPoints') || on.has('contactForces')) bits |= WANT.contacts;
  if (on.has('joints') || on.has('actuators')) bits |= WANT.joints;
  if (on.has('centers')) bits |= WANT.centers;
  if (on.has('constraints')) bits |= WANT.constraints;
  if (islands) bits |= WANT.islands;
  return bits;
}

const ROUND = new THREE.Quaternion();
const AXES = [
  [new THREE.Vector3(1, 0, 0), [0.9, 0.2, 0.2]],
  [new THREE.Vector3(0, 1, 0), [0.2, 0.8, 0.25]],
  [new THREE.Vector3(0, 0, 1), [0.25, 0.4, 0.95]],
] as const;

export class Overlays {
  readonly markers = new Markers();
  readonly on = new Set<Overlay>();
  names = 0;
  forces = 0;
  private readonly size: number;
  private readonly q = new THREE.Quaternion();

  constructor(
    private readonly model: Model,
    private readonly world: World,
  ) {
    this.size = model.stat.meansize;
    world.scene.add(this.markers.group);
  }

  update(f: Frame): void {
    const m = this.markers;
    m.begin();
    this.forces = 0;
    if (f.parts.contacts) this.contacts(floats(f.parts.contacts));
    if (f.parts.joints) this.joints(floats(f.parts.joints), f);
    if (f.parts.centers && this.on.has('centers')) this.centers(floats(f.parts.centers));
    if (f.parts.constraints) this.constraints(floats(f.parts.constraints));
    if (this.on.has('inertia')) this.inertia();
    if (this.on.has('frames')) this.frames();
    if (this.on.has('volumes')) this.volumes();
    if (this.on.has('cameras')) this.cameras(floats(f.parts.cameras));
    if (this.on.has('lights')) this.lights(floats(f.parts.lights));
    if (f.parts.pull) this.pull(floats(f.parts.pull));
    m.end();
  }

  private contacts(x: Float32Array): void {
    const v = this.model.visual;
    const width = this.size * v.scale.contactwidth;
    const height = this.size * v.scale.contactheight;
    for (let i = 0; i + 11 <= x.length; i += 11) {
      const at = new THREE.Vector3().fromArray(x, i);
      const normal = new THREE.Vector3().fromArray(x, i + 3);
      if (this.on.has('contactPoints')) {
        this.q.setFromUnitVectors(new THREE.Vector3(0, 0, 1), normal);
        const touching = x[i + 9] <= 0;
        this.markers.add('cylinder', at, this.q, new THREE.Vector3(width, width, height), touching ? v.rgba.contactpoint : v.rgba.contactgap);
      }
      const force = new THREE.Vector3().fromArray(x, i + 6);
      if (this.on.has('contactForces') && force.lengthSq() > 1e-20) {
        const scale = v.map.force / this.model.stat.meanmass;
        this.markers.arrow(at, force.multiplyScalar(scale), this.size * v.scale.forcewidth, v.rgba.contactforce);
        this.forces++;
      }
    }
  }

  private joints(x: Float32Array, f: Frame): void {
    const v = this.model.visual;
    const length = this.size * v.scale.jointlength;
    const width = this.size * v.scale.jointwidth;
    const driven = new Map<number, number>();
    if (this.on.has('actuators')) {
      const state = floats(f.parts.state);
      const { nq, nv, na } = this.model;
      this.model.actuators.forEach((a, i) => {
        if (a.transmission <= 1) driven.set(a.target, activity(a, state[nq + nv + na + i] ?? 0));
      });
    }
    this.model.joints.forEach((j, i) => {
      const at = new THREE.Vector3().fromArray(x, 6 * i);
      const axis = new THREE.Vector3().fromArray(x, 6 * i + 3);
      let rgba = v.rgba.joint as number[];
      let scale = 1;
      if (driven.has(i)) {
        rgba = mix(v.rgba, driven.get(i)!);
        scale = 1.5;
      } else if (!this.on.has('joints')) {
        return;
      }
      if (j.type === 'hinge' || j.type === 'slide') {
        this.markers.arrow(at, axis.multiplyScalar(length), width * scale, rgba);
      } else {
        const s = 2 * width * scale;
        const kind = j.type === 'ball' ? 'sphere' : 'box';
        this.markers.add(kind, at, this.world.bodies[j.body].quaternion, new THREE.Vector3(s, s, s), rgba);
      }
    });
  }

  private centers(x: Float32Array): void {
    const v = this.model.visual;
    const r = this.size * v.scale.com;
    for (let i = 0; i + 3 <= x.length; i += 3) {
      if (!this.model.bodies[i / 3 + 1].moves) continue;
      this.markers.add('ghostBall', new THREE.Vector3().fromArray(x, i), ROUND, new THREE.Vector3(r, r, r), v.rgba.com);
    }
  }

  private constraints(x: Float32Array): void {
    const v = this.model.visual;
    const r = this.size * v.scale.constraint;
    for (let i = 0; i + 6 <= x.length; i += 6) {
      const a = new THREE.Vector3().fromArray(x, i);
      const b = new THREE.Vector3().fromArray(x, i + 3);
      this.markers.add('sphere', a, ROUND, new THREE.Vector3(r, r, r), v.rgba.connect);
      this.markers.add('sphere', b, ROUND, new THREE.Vector3(r, r, r), v.rgba.constraint);
      this.markers.between('cylinder', a, b, r / 2, v.rgba.constraint);
    }
  }

  private inertia(): void {
    this.model.bodies.forEach((b, i) => {
      if (i === 0 || b.mass <= 0 || !b.moves) return;
      const [x, y, z] = b.inertia;
      // half sides of the box of even density with this inertia
      const side = (p: number, q: number, r: number) => Math.sqrt(Math.max(1e-12, (1.5 * (p + q - r)) / b.mass));
      const scale = new THREE.Vector3(side(y, z, x), side(x, z, y), side(x, y, z));
      const { at, turn } = this.inBody(i, b.ipos, b.iquat);
      this.markers.add('ghost', at, turn, scale, this.model.visual.rgba.inertia);
    });
  }

  private inBody(body: number, pos: number[], quat: number[]) {
    const g = this.world.bodies[body];
    const at = new THREE.Vector3(pos[0], pos[1], pos[2]).applyQuaternion(g.quaternion).add(g.position);
    const turn = g.quaternion.clone().multiply(new THREE.Quaternion(quat[1], quat[2], quat[3], quat[0]));
    return { at, turn };
  }

  private frames(): void {
    const v = this.model.visual.scale;
    const length = this.size * v.framelength;
    this.world.bodies.forEach((g, i) => {
      if (i === 0) return;
      for (const [axis, rgb] of AXES) {
        const along = axis.clone().applyQuaternion(g.quaternion).multiplyScalar(length);
        this.markers.between('cylinder', g.position, g.position.clone().add(along), this.size * v.framewidth * 0.5, [...rgb]);
      }
    });
  }

  private volumes(): void {
    this.model.bodies.forEach((b, i) => {
      if (!b.box || !b.moves) return;
      const { at, turn } = this.inBody(i, b.ipos, b.iquat);
      const center = new THREE.Vector3(b.box[0], b.box[1], b.box[2]).applyQuaternion(turn).add(at);
      this.markers.add('ghost', center, turn, new THREE.Vector3(b.box[3], b.box[4], b.box[5]), this.model.visual.rgba.bv);
    });
  }

  private cameras(x: Float32Array): void {
    const v = this.model.visual;
    const s = this.size * v.scale.camera;
    for (let i = 0; i + 7 <= x.length; i += 7) {
      this.q.set(x[i + 4], x[i + 5], x[i + 6], x[i + 3]);
      const at = new THREE.Vector3().fromArray(x, i);
      this.markers.add('box', at, this.q, new THREE.Vector3(s, 0.8 * s, 0.4 * s), v.rgba.camera);
    }
  }

  private lights(x: Float32Array): void {
    const v = this.model.visual;
    const s = this.size * v.scale.light;
    for (let i = 0; i + 6 <= x.length; i += 6) {
      const at = new THREE.Vector3().fromArray(x, i);
      const dir = new THREE.Vector3().fromArray(x, i + 3);
      this.markers.arrow(at, dir.multiplyScalar(4 * s), s / 2, v.rgba.light);
    }
  }

  /** The hand that pulls: from where it holds to where it pulls. */
  private pull(x: Float32Array): void {
    const v = this.model.visual;
    const a = new THREE.Vector3().fromArray(x, 1);
    const b = new THREE.Vector3().fromArray(x, 4);
    const r = this.size * v.scale.selectpoint * 0.5;
    this.markers.add('sphere', a, ROUND, new THREE.Vector3(r, r, r), v.rgba.selectpoint);
    this.markers.arrow(a, b.clone().sub(a), this.size * v.scale.forcewidth, v.rgba.force);
  }

  /** Draws the names of what was chosen over the picture. */
  drawNames(canvas: HTMLCanvasElement, camera: THREE.Camera, f: Frame | null): void {
    const c = canvas.getContext('2d')!;
    c.clearRect(0, 0, canvas.width, canvas.height);
    if (this.names === 0 || !f) return;
    const ratio = canvas.width / Math.max(1, canvas.clientWidth);
    c.font = `${12 * ratio}px system-ui, sans-serif`;
    c.textAlign = 'center';
    c.lineWidth = 3 * ratio;
    for (const [text, at] of this.named()) {
      const p = at.project(camera);
      if (p.z > 1 || Math.abs(p.x) > 1.1 || Math.abs(p.y) > 1.1) continue;
      const x = (0.5 + 0.5 * p.x) * canvas.width;
      const y = (0.5 - 0.5 * p.y) * canvas.height;
      c.strokeStyle = 'rgba(0,0,0,.65)';
      c.strokeText(text, x, y);
      c.fillStyle = '#fff';
      c.fillText(text, x, y);
    }
  }

  private named(): [string, THREE.Vector3][] {
    const { model, world } = this;
    const of = (o: THREE.Object3D) => o.getWorldPosition(new THREE.Vector3());
    switch (NAMES[this.names]) {
      case 'body':
        return model.bodies.slice(1).map((b, i) => [label('body', b.name, i + 1), of(world.bodies[i + 1])]);
      case 'joint':
        return model.joints.map((j, i) => [label('joint', j.name, i), of(world.bodies[j.body])]);
      case 'actuator':
        return model.actuators
          .map((a, i) => ({ a, i }))
          .filter(({ a }) => a.transmission <= 1 && model.joints[a.target])
          .map(({ a, i }) => [label('actuator', a.name, i), of(world.bodies[model.joints[a.target].body])]);
      case 'geom':
      case 'site':
        return world.parts
          .filter((p) => p.kind === NAMES[this.names] && p.mesh.visible)
          .map((p) => [label(p.kind, p.shown.name, p.id), of(p.mesh)]);
      default:
        return [];
    }
  }
}

/** How much an actuator does, from -1 to 1. */
function activity(a: Model['actuators'][0], control: number): number {
  const most = a.limited ? Math.max(Math.abs(a.range[0]), Math.abs(a.range[1])) : 1;
  return Math.max(-1, Math.min(1, control / (most || 1)));
}

function mix(rgba: Record<string, number[]>, activity: number): number[] {
  const to = activity < 0 ? rgba.actuatornegative : rgba.actuatorpositive;
  const k = Math.abs(activity);
  return rgba.actuator.map((x, i) => x + k * (to[i] - x));
}
