// What is drawn over a model to explain it: contacts, axes, centers, boxes, frames, names.

import * as THREE from 'three';
import { show } from '../dom';
import { floats, WANT, type Frame } from '../frame';
import { label, type Model, type Shown } from '../types';
import { Markers } from './markers';
import { MeshTrees } from './trees';
import { eachLine, RAY, type World } from './world';

export const OVERLAYS = {
  contactPoints: 'Contact points',
  contactForces: 'Contact forces',
  contactSplit: 'Forces split',
  joints: 'Joint axes',
  actuators: 'Actuators',
  activation: 'Actuators by activation',
  centers: 'Centers of mass',
  inertia: 'Inertia boxes',
  inertiaScaled: 'Inertia boxes by mass',
  appliedForces: 'Applied forces',
  hand: 'Hand that pulls',
  constraints: 'Constraints',
  links: 'Joint to joint',
  rays: 'Range finders',
  volumes: 'Bounding volumes',
  meshTrees: 'Trees of meshes',
  cameras: 'Cameras',
  lights: 'Lights',
} as const;

export type Overlay = keyof typeof OVERLAYS;
/** What is shown at first. */
export const DEFAULT_OVERLAYS: ReadonlySet<Overlay> = new Set(['rays', 'hand']);
export const NAMES = [
  'none', 'body', 'joint', 'geom', 'site', 'camera', 'light', 'tendon', 'actuator', 'flex', 'skin', 'contact', 'contact force',
  'selection',
] as const;
export const FRAMES = ['none', 'world', 'body', 'geom', 'site', 'camera', 'light', 'contact'] as const;

/** Numbers of one contact in a frame. */
const CONTACT = 14;
const ROUND = new THREE.Quaternion();
const AXES = [
  [new THREE.Vector3(1, 0, 0), [0.9, 0.2, 0.2]],
  [new THREE.Vector3(0, 1, 0), [0.2, 0.8, 0.25]],
  [new THREE.Vector3(0, 0, 1), [0.25, 0.4, 0.95]],
] as const;

export class Overlays {
  readonly markers = new Markers();
  on = new Set<Overlay>(DEFAULT_OVERLAYS);
  names: (typeof NAMES)[number] = 'none';
  frames: (typeof FRAMES)[number] = 'none';
  /** How much longer than the model says arrows of forces are. */
  stretch = 1;
  forces = 0;
  /** Which of the boxes in boxes around the triangles of a mesh are shown. */
  treeDepth = 1;
  private readonly trees: MeshTrees;
  private readonly size: number;
  private readonly q = new THREE.Quaternion();

  constructor(
    private readonly model: Model,
    private readonly world: World,
  ) {
    this.size = model.stat.meansize;
    this.trees = new MeshTrees(world);
    world.scene.add(this.markers.group);
  }

  /** Which parts of frames are needed. */
  wanted(): number {
    const { on, names } = this;
    let bits = 0;
    if (on.has('contactPoints') || on.has('contactForces') || names.startsWith('contact') || this.frames === 'contact') bits |= WANT.contacts;
    if (on.has('joints') || on.has('actuators') || on.has('links') || names === 'joint' || names === 'actuator') bits |= WANT.joints;
    if (on.has('centers')) bits |= WANT.centers;
    if (on.has('constraints')) bits |= WANT.constraints;
    if (on.has('appliedForces')) bits |= WANT.forces;
    return bits;
  }

  update(f: Frame): void {
    const m = this.markers;
    m.begin();
    this.forces = 0;
    if (f.parts.contacts) this.contacts(floats(f.parts.contacts));
    if (f.parts.joints && this.on.has('joints')) this.joints(floats(f.parts.joints));
    if (f.parts.joints && this.on.has('actuators')) this.actuators(floats(f.parts.joints), f);
    if (f.parts.centers && this.on.has('centers')) this.centers(floats(f.parts.centers));
    if (f.parts.constraints) this.constraints(floats(f.parts.constraints));
    if (f.parts.joints && this.on.has('links')) this.links(floats(f.parts.joints));
    if (this.on.has('rays')) eachLine(f.parts.lines, (l) => l.kind === RAY && m.between('tube', l.a, l.b, l.radius, l.rgba));
    if (this.on.has('inertia')) this.inertia();
    this.axes(f);
    if (this.on.has('volumes')) this.volumes();
    if (this.on.has('meshTrees')) this.trees.draw(m, this.treeDepth, this.model.visual.rgba.bv);
    if (this.on.has('cameras')) this.cameras(floats(f.parts.cameras));
    if (this.on.has('lights')) this.lights(floats(f.parts.lights));
    if (f.parts.forces && this.on.has('appliedForces')) this.applied(f.parts.forces);
    if (f.parts.pull && this.on.has('hand')) this.pull(f.parts.pull);
    m.end();
  }

  private contacts(x: Float32Array): void {
    const v = this.model.visual;
    const width = this.size * v.scale.contactwidth;
    const height = this.size * v.scale.contactheight;
    for (let i = 0; i + CONTACT <= x.length; i += CONTACT) {
      const at = new THREE.Vector3().fromArray(x, i);
      const normal = new THREE.Vector3().fromArray(x, i + 3);
      if (this.on.has('contactPoints')) {
        this.q.setFromUnitVectors(new THREE.Vector3(0, 0, 1), normal);
        const touching = x[i + 9] <= 0;
        this.markers.add('cylinder', at, this.q, new THREE.Vector3(width, width, height), touching ? v.rgba.contactpoint : v.rgba.contactgap);
      }
      const force = new THREE.Vector3().fromArray(x, i + 6);
      if (this.on.has('contactForces') && force.lengthSq() > 1e-20) {
        const radius = this.size * v.scale.forcewidth;
        force.multiplyScalar((this.stretch * v.map.force) / this.model.stat.meanmass);
        this.forces++;
        if (this.on.has('contactSplit')) {
          const along = normal.clone().multiplyScalar(force.dot(normal));
          this.markers.arrow(at, along, radius, v.rgba.contactforce);
          this.markers.arrow(at, force.sub(along), radius, v.rgba.contactfriction);
        } else {
          this.markers.arrow(at, force, radius, v.rgba.contactforce);
        }
      }
    }
  }

  private joints(x: Float32Array): void {
    const { scale, rgba } = this.model.visual;
    this.model.joints.forEach((_, i) => this.joint(x, i, scale.jointlength, scale.jointwidth, rgba.joint));
  }

  private joint(x: Float32Array, i: number, length: number, width: number, rgba: number[]): void {
    const j = this.model.joints[i];
    const at = new THREE.Vector3().fromArray(x, 6 * i);
    if (j.type === 'hinge' || j.type === 'slide') {
      const axis = new THREE.Vector3().fromArray(x, 6 * i + 3);
      this.markers.arrow(at, axis.multiplyScalar(this.size * length), this.size * width, rgba);
    } else {
      const s = 0.33 * this.size * length;
      const kind = j.type === 'ball' ? 'sphere' : 'box';
      this.markers.add(kind, at, this.world.bodies[j.body].quaternion, new THREE.Vector3(s, s, s), rgba);
    }
  }

  /** What actuators act on, in colors that say how much they do. */
  private actuators(x: Float32Array, f: Frame): void {
    const v = this.model.visual;
    const state = floats(f.parts.state);
    const act = this.model.nq + this.model.nv;
    const ctrl = act + this.model.na;
    const tendons = new Map<number, number[]>();
    this.model.actuators.forEach((a, i) => {
      const own = a.act >= 0 && this.on.has('activation');
      const rgba = mix(v.rgba, activity(a, state[own ? act + a.act : ctrl + i] ?? 0, own));
      if (a.transmission === 'joint' || a.transmission === 'jointinparent') {
        this.joint(x, a.target, v.scale.actuatorlength, v.scale.actuatorwidth, rgba);
      } else if (a.transmission === 'site') {
        this.swell(this.model.sites[a.target], rgba);
      } else if (a.transmission === 'body') {
        this.model.geoms.filter((g) => g.body === a.target).forEach((g) => this.swell(g, rgba));
      } else if (a.transmission === 'tendon') {
        tendons.set(a.target, rgba);
      }
    });
    eachLine(f.parts.lines, (l) => {
      const rgba = l.kind === 0 ? tendons.get(l.id) : undefined;
      if (rgba) this.markers.between('tube', l.a, l.b, l.radius * v.map.actuatortendon, rgba);
    });
  }

  /** A shape that is a little larger than a simple geom or site. */
  private swell(s: Shown, rgba: number[]): void {
    const { at, turn } = this.inBody(s.body, s.pos, s.quat);
    const [a, b, c] = s.size.map((r) => 1.05 * r);
    const size = (x: number, y: number, z: number) => new THREE.Vector3(x, y, z);
    if (s.type === 'sphere') this.markers.add('sphere', at, turn, size(a, a, a), rgba);
    if (s.type === 'ellipsoid') this.markers.add('sphere', at, turn, size(a, b, c), rgba);
    if (s.type === 'box') this.markers.add('box', at, turn, size(a, b, c), rgba);
    if (s.type === 'cylinder' || s.type === 'capsule') this.markers.add('cylinder', at, turn, size(a, a, b), rgba);
    if (s.type === 'capsule') {
      for (const end of [-b, b]) {
        const tip = size(0, 0, end).applyQuaternion(turn).add(at);
        this.markers.add('sphere', tip, ROUND, size(a, a, a), rgba);
      }
    }
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

  /** From the center of mass of each body through its joints to the center of its parent. */
  private links(anchors: Float32Array): void {
    const { model, size } = this;
    const v = model.visual;
    const center = (b: number) => this.inBody(b, model.bodies[b].ipos, model.bodies[b].iquat).at;
    model.bodies.forEach((b, i) => {
      if (i === 0 || !b.moves) return;
      let from = center(i);
      const to = (at: THREE.Vector3) => {
        this.markers.between('tube', from, at, size * v.scale.connect, v.rgba.connect);
        from = at;
      };
      for (let j = b.jnt + b.njnt - 1; b.njnt > 0 && j >= b.jnt; j--) {
        if (model.joints[j].type !== 'free') to(new THREE.Vector3().fromArray(anchors, 6 * j));
      }
      if (b.parent > 0) to(center(b.parent));
    });
  }

  private inertia(): void {
    const round = this.model.visual.ellipsoidinertia as boolean;
    this.model.bodies.forEach((b, i) => {
      if (i === 0 || b.mass <= 0 || !b.moves) return;
      const [x, y, z] = b.inertia;
      // half sides of the box, or half axes of the ellipsoid, of even density with this inertia
      const times = round ? 2.5 : 1.5;
      const side = (p: number, q: number, r: number) => Math.sqrt(Math.max(1e-12, (times * (p + q - r)) / b.mass));
      const scale = new THREE.Vector3(side(y, z, x), side(x, z, y), side(x, y, z));
      if (this.on.has('inertiaScaled')) {
        // as large as if it had its mass at the density of water, 1000 kg/m^3
        const volume = (round ? (4 / 3) * Math.PI : 8) * scale.x * scale.y * scale.z;
        scale.multiplyScalar(Math.cbrt(b.mass / volume / 1000));
      }
      const { at, turn } = this.inBody(i, b.ipos, b.iquat);
      this.markers.add(round ? 'ghostBall' : 'ghost', at, turn, scale, this.model.visual.rgba.inertia);
    });
  }

  private inBody(body: number, pos: number[], quat: number[]) {
    const g = this.world.bodies[body];
    const at = new THREE.Vector3(pos[0], pos[1], pos[2]).applyQuaternion(g.quaternion).add(g.position);
    const turn = g.quaternion.clone().multiply(new THREE.Quaternion(quat[1], quat[2], quat[3], quat[0]));
    return { at, turn };
  }

  private axes(f: Frame): void {
    const { bodies, parts } = this.world;
    const { frames, model } = this;
    if (frames === 'world') this.frame(bodies[0].position, bodies[0].quaternion, 2);
    if (frames === 'body') bodies.slice(1).forEach((g) => this.frame(g.position, g.quaternion));
    if (frames === 'geom' || frames === 'site') {
      for (const p of parts) {
        if (p.kind !== frames || !(p.mesh.visible || p.hull?.visible)) continue;
        const { at, turn } = this.inBody(p.shown.body, p.shown.pos, p.shown.quat);
        this.frame(at, turn);
      }
    }
    if (frames === 'camera') {
      const x = floats(f.parts.cameras);
      model.cameras.forEach((_, i) => {
        this.q.set(x[7 * i + 4], x[7 * i + 5], x[7 * i + 6], x[7 * i + 3]);
        this.frame(new THREE.Vector3().fromArray(x, 7 * i), this.q.clone());
      });
    }
    // a light's frame is any whose z axis is its direction
    if (frames === 'light') {
      const x = floats(f.parts.lights);
      const along = new THREE.Vector3();
      model.lights.forEach((_, i) => {
        this.q.setFromUnitVectors(AXES[2][0], along.fromArray(x, 6 * i + 3).normalize());
        this.frame(new THREE.Vector3().fromArray(x, 6 * i), this.q.clone());
      });
    }
    if (frames === 'contact') {
      const x = floats(f.parts.contacts);
      const basis = new THREE.Matrix4();
      for (let i = 0; i + CONTACT <= x.length; i += CONTACT) {
        const normal = new THREE.Vector3().fromArray(x, i + 3);
        const tangent = new THREE.Vector3().fromArray(x, i + 11);
        this.q.setFromRotationMatrix(basis.makeBasis(normal, tangent, normal.clone().cross(tangent)));
        this.frame(new THREE.Vector3().fromArray(x, i), this.q.clone());
      }
    }
  }

  private frame(at: THREE.Vector3, turn: THREE.Quaternion, times = 1): void {
    const v = this.model.visual.scale;
    const length = this.size * v.framelength * times;
    for (const [axis, rgb] of AXES) {
      const along = axis.clone().applyQuaternion(turn).multiplyScalar(length);
      this.markers.between('cylinder', at, at.clone().add(along), this.size * v.framewidth * 0.5, [...rgb]);
    }
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
      const turn = this.q.clone();
      this.markers.add('box', at, turn, new THREE.Vector3(s, 0.8 * s, 0.4 * s), v.rgba.camera);
      // its lens, which says where it looks
      const lens = new THREE.Vector3(0, 0, -0.6 * s).applyQuaternion(turn).add(at);
      const dark = (v.rgba.camera as number[]).map((c) => 0.5 * c);
      this.markers.add('cylinder', lens, turn, new THREE.Vector3(0.4 * s, 0.4 * s, 0.3 * s), dark);
      this.frustum(this.model.cameras[i / 7], at, turn);
    }
  }

  /** The edges of what a camera with a sensor of a known size sees. */
  private frustum(c: Model['cameras'][0], at: THREE.Vector3, turn: THREE.Quaternion): void {
    const { map, scale, rgba } = this.model.visual;
    if (c.orthographic || c.sensor[1] <= 0) return;
    // slopes of the four sides, from focal lengths and principal point
    const [left, right] = [-1, 1].map((sign) => (sign * c.sensor[0] * 0.5 + c.lens[2]) / c.lens[0]);
    const [low, high] = [-1, 1].map((sign) => (sign * c.sensor[1] * 0.5 + c.lens[3]) / c.lens[1]);
    const corners = [[left, low], [right, low], [right, high], [left, high]];
    const [near, far] = [map.znear * this.model.stat.extent, scale.frustum * this.size].map((d) =>
      corners.map(([x, y]) => new THREE.Vector3(x * d, y * d, -d).applyQuaternion(turn).add(at)));
    const r = 0.05 * this.size * scale.camera;
    corners.forEach((_, k) => {
      this.markers.between('tube', near[k], far[k], r, rgba.frustum);
      this.markers.between('tube', near[k], near[(k + 1) % 4], r, rgba.frustum);
      this.markers.between('tube', far[k], far[(k + 1) % 4], r, rgba.frustum);
    });
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

  /** Forces that act on bodies from outside, each at the center of mass. */
  private applied(part: DataView): void {
    const v = this.model.visual;
    const x = floats(part);
    for (let i = 0; i + 4 <= x.length; i += 4) {
      const b = part.getInt32(4 * i, true);
      const at = this.inBody(b, this.model.bodies[b].ipos, this.model.bodies[b].iquat).at;
      const force = new THREE.Vector3().fromArray(x, i + 1).multiplyScalar((this.stretch * v.map.force) / this.model.stat.meanmass);
      this.markers.arrow(at, force, this.size * v.scale.forcewidth, v.rgba.force);
    }
  }

  /** The hand: from where it holds to where it pulls, or the box of the body as it shall be turned. */
  private pull(part: DataView): void {
    const { scale, rgba } = this.model.visual;
    const x = floats(part);
    const held = new THREE.Vector3().fromArray(x, 1);
    if (part.getInt32(28, true) === 1) {
      const body = this.model.bodies[part.getInt32(0, true)];
      const [a, b, c, ...half] = body.box ?? [0, 0, 0, this.size, this.size, this.size];
      const turn = new THREE.Quaternion(x[9], x[10], x[11], x[8]);
      turn.multiply(new THREE.Quaternion(body.iquat[1], body.iquat[2], body.iquat[3], body.iquat[0]));
      const at = new THREE.Vector3(a, b, c).applyQuaternion(turn).add(held);
      this.markers.add('ghost', at, turn, new THREE.Vector3().fromArray(half), rgba.inertia);
      return;
    }
    const hand = new THREE.Vector3().fromArray(x, 4);
    const r = this.size * scale.constraint;
    this.markers.between('tube', held, hand, r, rgba.constraint);
    this.markers.add('sphere', hand, ROUND, new THREE.Vector3(2 * r, 2 * r, 2 * r), rgba.constraint);
  }

  /** Draws the names of what was chosen over the picture. */
  drawNames(canvas: HTMLCanvasElement, camera: THREE.Camera, f: Frame | null): void {
    const c = canvas.getContext('2d')!;
    c.clearRect(0, 0, canvas.width, canvas.height);
    if (this.names === 'none' || !f) return;
    const ratio = canvas.width / Math.max(1, canvas.clientWidth);
    c.font = `${12 * ratio}px system-ui, sans-serif`;
    c.textAlign = 'center';
    c.lineWidth = 3 * ratio;
    for (const [text, at] of this.named(f)) {
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

  private named(f: Frame): [string, THREE.Vector3][] {
    const { model, world, names } = this;
    const of = (o: THREE.Object3D) => o.getWorldPosition(new THREE.Vector3());
    /** Names whose places are in a part of the frame, so many numbers apart. */
    const along = (list: { name: string }[], part: DataView | undefined, apart: number): [string, THREE.Vector3][] => {
      const x = floats(part);
      return x.length < apart * list.length ? [] : list.map((e, i) => [label(names, e.name, i), new THREE.Vector3().fromArray(x, apart * i)]);
    };
    switch (names) {
      case 'body':
        return model.bodies.slice(1).map((b, i) => [label('body', b.name, i + 1), of(world.bodies[i + 1])]);
      case 'joint':
        return along(model.joints, f.parts.joints, 6);
      case 'camera':
        return along(model.cameras, f.parts.cameras, 7);
      case 'light':
        return along(model.lights, f.parts.lights, 6);
      case 'tendon':
        return [...middles(f)].map(([i, at]) => [label('tendon', model.tendons[i].name, i), at]);
      case 'actuator':
        return this.targets(f);
      case 'flex':
      case 'skin':
        return this.softCenters(names).map(([i, at]) => [label(names, model[names === 'flex' ? 'flexes' : 'skins'][i].name, i), at]);
      case 'contact': {
        const x = floats(f.parts.contacts);
        return Array.from({ length: Math.floor(x.length / CONTACT) }, (_, k) => [String(k), new THREE.Vector3().fromArray(x, CONTACT * k)]);
      }
      case 'contact force': {
        const x = floats(f.parts.contacts);
        const at = (i: number) => new THREE.Vector3().fromArray(x, i);
        return Array.from({ length: x.length / CONTACT }, (_, k) => [`${show(at(CONTACT * k + 6).length())} N`, at(CONTACT * k)]);
      }
      case 'selection': {
        const b = world.selected;
        return b > 0 ? [[label('body', model.bodies[b].name, b), of(world.bodies[b])]] : [];
      }
      case 'geom':
      case 'site':
        return world.parts
          .filter((p) => p.kind === names && (p.mesh.visible || p.hull?.visible))
          .map((p) => [label(p.kind, p.shown.name, p.id), of(p.mesh)]);
      default:
        return [];
    }
  }

  /** The middle of each flex or skin, from that of its bodies. */
  private softCenters(kind: 'flex' | 'skin'): [number, THREE.Vector3][] {
    return this.model[kind === 'flex' ? 'flexes' : 'skins'].map(({ bodies }, i) => {
      const at = new THREE.Vector3();
      bodies.forEach((b) => at.addScaledVector(this.world.bodies[b].position, 1 / bodies.length));
      return [i, at];
    });
  }

  /** Names of actuators, each where it acts. */
  private targets(f: Frame): [string, THREE.Vector3][] {
    const { model, world } = this;
    const anchors = floats(f.parts.joints);
    const tendons = middles(f);
    const place = (a: Model['actuators'][0]): THREE.Vector3 | undefined => {
      const i = a.target;
      switch (a.transmission) {
        case 'joint':
        case 'jointinparent':
          return 6 * i + 3 <= anchors.length ? new THREE.Vector3().fromArray(anchors, 6 * i) : undefined;
        case 'tendon':
          return tendons.get(i);
        case 'body':
          return world.bodies[i].position.clone();
        default: {
          const s = model.sites[i];
          return s && this.inBody(s.body, s.pos, s.quat).at;
        }
      }
    };
    return model.actuators
      .map((a, i): [string, THREE.Vector3 | undefined] => [label('actuator', a.name, i), place(a)])
      .filter((x): x is [string, THREE.Vector3] => x[1] !== undefined);
  }
}

/** Where the middle line of each tendon has its middle. */
function middles(f: Frame): Map<number, THREE.Vector3> {
  const all = new Map<number, THREE.Vector3[]>();
  eachLine(f.parts.lines, (l) => {
    if (l.kind === 0) all.set(l.id, [...(all.get(l.id) ?? []), l.a.clone().lerp(l.b, 0.5)]);
  });
  return new Map([...all].map(([id, list]) => [id, list[list.length >> 1]]));
}

/** How much an actuator does, from -1 to 1: how far it is from rest to an end of its range. */
function activity(a: Model['actuators'][0], x: number, own: boolean): number {
  const [low, high] = a.limited ? a.range : own && a.actlimited ? a.actrange : [-1, 1];
  const rest = Math.max(low, Math.min(high, 0));
  const end = x < rest ? (low < rest ? low : rest - 1) : high > rest ? high : rest + 1;
  return Math.max(-1, Math.min(1, (x < rest ? -1 : 1) * ((x - rest) / (end - rest))));
}

function mix(rgba: Record<string, number[]>, activity: number): number[] {
  const to = activity < 0 ? rgba.actuatornegative : rgba.actuatorpositive;
  const k = Math.abs(activity);
  return rgba.actuator.map((x, i) => x + k * (to[i] - x));
}
