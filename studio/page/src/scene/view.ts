// The picture: renderer, cameras, and what the mouse does in it.

import * as THREE from 'three';
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js';
import { floats, type Frame } from '../frame';
import type { Model } from '../types';
import { sceneFile } from './gltf';
import { prepareClassicLights } from './lights';
import { Overlays } from './overlays';
import { World, type Visible } from './world';

THREE.ColorManagement.enabled = false;
prepareClassicLights();

export interface ViewEvents {
  select(body: number): void;
  pull(body: number, point: number[], to: number[]): void;
  turn(body: number, quat: number[]): void;
  release(): void;
  /** The free camera shall follow a body. */
  follow(body: number): void;
}

export class View {
  readonly element = document.createElement('div');
  readonly canvas = document.createElement('canvas');
  private readonly names = document.createElement('canvas');
  private readonly renderer: THREE.WebGLRenderer;
  private readonly perspective = new THREE.PerspectiveCamera(45, 1, 0.01, 100);
  private readonly orthographic = new THREE.OrthographicCamera();
  private camera: THREE.Camera = this.perspective;
  private readonly orbit: OrbitControls;
  world: World | null = null;
  private coming: World | null = null;
  overlays: Overlays | null = null;
  readonly visible: Visible = {
    geomGroups: [true, true, true, false, false, false],
    siteGroups: [true, true, true, false, false, false],
    tendonGroups: [true, true, true, false, false, false],
    skinGroups: [true, true, true, false, false, false],
    transparent: false,
    additive: false,
    wireframe: false,
    hulls: false,
    texture: true,
    islands: false,
    tendons: true,
    soft: true,
    statics: true,
  };
  effects = { shadows: true, reflections: true, sky: true, fog: false, haze: true };
  /** -1 free, from 0 a camera of the model. */
  cameraId = -1;
  /** Body that the free camera follows, or -1. */
  tracked = -1;
  /** A plain drag pulls, for touch screens. */
  pulls = false;
  frame: Frame | null = null;
  drawn = 0;
  private stale = true;
  private hold: { point: THREE.Vector3; plane: THREE.Plane; turn: boolean; x: number; y: number; start: THREE.Quaternion } | null = null;

  constructor(private readonly events: ViewEvents) {
    this.element.className = 'view';
    this.canvas.tabIndex = 0;
    this.canvas.setAttribute('role', 'img');
    this.canvas.setAttribute('aria-label', '3D view of the model');
    this.names.className = 'names';
    this.names.setAttribute('aria-hidden', 'true');
    this.element.append(this.canvas, this.names);
    this.renderer = new THREE.WebGLRenderer({
      canvas: this.canvas,
      antialias: true,
      preserveDrawingBuffer: true,
    });
    this.renderer.outputColorSpace = THREE.LinearSRGBColorSpace;
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = THREE.PCFShadowMap;
    this.renderer.setPixelRatio(Math.min(2, devicePixelRatio));
    this.perspective.up.set(0, 0, 1);
    this.orbit = new OrbitControls(this.perspective, this.canvas);
    this.orbit.enableDamping = false;
    this.orbit.addEventListener('change', () => (this.stale = true));
    this.canvas.addEventListener('dblclick', (e) => this.pick(e));
    this.canvas.addEventListener('pointerdown', (e) => this.rightClick(e), true);
    this.canvas.addEventListener('pointerdown', (e) => this.grab(e), true);
    this.canvas.addEventListener('pointermove', (e) => this.drag(e));
    this.canvas.addEventListener('pointerup', () => this.letGo());
    this.canvas.addEventListener('pointercancel', () => this.letGo());
    this.canvas.addEventListener('contextmenu', (e) => e.preventDefault());
    new ResizeObserver(() => this.resize()).observe(this.element);
    const loop = () => {
      requestAnimationFrame(loop);
      if (this.stale) this.draw();
    };
    requestAnimationFrame(loop);
  }

  /** Returns false if another model was to be shown before this one was fetched. */
  async show(model: Model, scene: number, keepCamera: boolean): Promise<boolean> {
    const world = new World(model, scene, this.renderer.capabilities.getMaxAnisotropy());
    this.coming = world;
    try {
      await world.load();
    } catch (e) {
      world.dispose();
      // its files are gone with it
      if (this.coming !== world) return false;
      throw e;
    }
    if (this.coming !== world) {
      world.dispose();
      return false;
    }
    this.world?.dispose();
    this.world = world;
    world.changed = () => this.refresh();
    const before = this.overlays;
    this.overlays = new Overlays(model, world);
    if (before) this.overlays.on = before.on;
    if (before) this.overlays.treeDepth = before.treeDepth;
    this.frame = null;
    this.resize();
    if (!keepCamera) this.home(model);
    this.perspective.near = model.visual.map.znear * model.stat.extent;
    this.perspective.far = Math.max(model.visual.map.zfar, 100) * model.stat.extent;
    world.apply(this.visible);
    this.applyEffects();
    this.perspective.updateProjectionMatrix();
    return true;
  }

  /** Goes to where the model wants to be seen from. */
  home(model: Model): void {
    const v = model.visual;
    const a = (v.azimuth * Math.PI) / 180;
    const e = (v.elevation * Math.PI) / 180;
    const gaze = new THREE.Vector3(Math.cos(e) * Math.cos(a), Math.cos(e) * Math.sin(a), Math.sin(e));
    this.orbit.target.fromArray(model.stat.center);
    this.perspective.fov = v.fovy;
    // a picture that is higher than wide shows less at the sides, so the eye steps back
    const distance = (1.5 * model.stat.extent) / Math.min(1, this.perspective.aspect);
    this.perspective.position.copy(this.orbit.target).addScaledVector(gaze, -distance);
    this.tracked = -1;
    this.cameraId = v.camera >= 0 && v.camera < model.cameras.length ? v.camera : -1;
    this.orbit.enabled = this.cameraId < 0;
    this.orbit.update();
    this.stale = true;
  }

  setCamera(id: number, tracked = -1): void {
    this.cameraId = id;
    this.tracked = tracked;
    this.orbit.enabled = id < 0;
    if (tracked > 0 && this.world) {
      const to = this.world.bodies[tracked].position.clone().sub(this.orbit.target);
      this.orbit.target.add(to);
      this.perspective.position.add(to);
      this.orbit.update();
    }
    this.stale = true;
  }

  applyEffects(): void {
    const w = this.world;
    if (!w) return;
    w.lights.setShadows(this.effects.shadows);
    if (w.sky) w.sky.visible = this.effects.sky;
    w.haze.on = this.effects.haze && this.effects.sky;
    const v = w.model.visual;
    const extent = w.model.stat.extent;
    const color = new THREE.Color(v.rgba.fog[0], v.rgba.fog[1], v.rgba.fog[2]);
    w.scene.fog = this.effects.fog ? new THREE.Fog(color, v.map.fogstart * extent, v.map.fogend * extent) : null;
    this.background();
    this.refresh();
  }

  background(): void {
    if (!this.world) return;
    const style = getComputedStyle(document.documentElement).getPropertyValue('--stage').trim();
    this.world.scene.background = new THREE.Color(style || '#20242c');
    this.stale = true;
  }

  select(body: number): void {
    if (!this.world) return;
    this.world.selected = body;
    // what is chosen by name is held at its center of mass
    if (body > 0) this.local.fromArray(this.world.model.bodies[body].ipos);
    this.world.apply(this.visible);
    this.stale = true;
  }

  refresh(): void {
    this.world?.apply(this.visible);
    if (this.overlays) this.overlays.markers.additive = this.visible.additive;
    if (this.frame && this.overlays) {
      this.world?.update(this.frame, this.visible);
      this.overlays.update(this.frame);
    }
    this.stale = true;
  }

  update(f: Frame): void {
    if (!this.world || !this.overlays) return;
    const moved = new THREE.Vector3();
    if (this.tracked > 0) moved.copy(this.world.bodies[this.tracked].position).negate();
    this.world.update(f, this.visible);
    this.overlays.update(f);
    if (this.tracked > 0 && this.frame) {
      moved.add(this.world.bodies[this.tracked].position);
      this.orbit.target.add(moved);
      this.perspective.position.add(moved);
    }
    this.frame = f;
    this.stale = true;
  }

  private resize(): void {
    const w = Math.max(1, this.element.clientWidth);
    const h = Math.max(1, this.element.clientHeight);
    this.renderer.setSize(w, h, false);
    const ratio = this.renderer.getPixelRatio();
    this.names.width = w * ratio;
    this.names.height = h * ratio;
    this.perspective.aspect = w / h;
    this.perspective.updateProjectionMatrix();
    this.stale = true;
  }

  private aim(): void {
    const m = this.world!.model;
    const c = m.cameras[this.cameraId];
    if (!c || !this.frame) {
      this.free(m);
      return;
    }
    const x = floats(this.frame.parts.cameras);
    const at = 7 * this.cameraId;
    const aspect = this.perspective.aspect;
    if (c.orthographic) {
      this.flatten(c.fovy);
    } else {
      this.camera = this.fixed;
      this.fixed.fov = c.fovy;
      if (c.sensor[1] > 0) this.fixed.fov = (360 / Math.PI) * Math.atan(c.sensor[1] / 2 / c.lens[1]);
      this.fixed.aspect = aspect;
      this.fixed.near = this.perspective.near;
      this.fixed.far = this.perspective.far;
    }
    this.camera.position.fromArray(x, at);
    this.camera.quaternion.set(x[at + 4], x[at + 5], x[at + 6], x[at + 3]);
    (this.camera as THREE.PerspectiveCamera).updateProjectionMatrix();
  }

  /** The free camera, which may show things without perspective. */
  private free(m: Model): void {
    if (m.visual.orthographic) {
      // the height of the picture is in meters; the wheel changes it with the distance
      const distance = this.perspective.position.distanceTo(this.orbit.target);
      this.flatten((m.visual.fovy * distance) / (1.5 * m.stat.extent));
      this.camera.position.copy(this.perspective.position);
      this.camera.quaternion.copy(this.perspective.quaternion);
    } else {
      this.camera = this.perspective;
      this.perspective.fov = m.visual.fovy;
      this.perspective.updateProjectionMatrix();
    }
  }

  private flatten(height: number): void {
    const o = this.orthographic;
    o.top = height / 2;
    o.bottom = -o.top;
    o.right = o.top * this.perspective.aspect;
    o.left = -o.right;
    o.near = this.perspective.near;
    o.far = this.perspective.far;
    o.updateProjectionMatrix();
    this.camera = o;
  }

  private readonly fixed = new THREE.PerspectiveCamera();

  draw(): void {
    this.stale = false;
    const w = this.world;
    if (!w) return;
    this.aim();
    this.camera.updateMatrixWorld();
    w.lights.update(floats(this.frame?.parts.lights), this.camera);
    w.haze.aim(this.camera);
    w.mirrors.forEach((m) => m.hide());
    if (this.effects.reflections) w.mirrors.find((m) => m?.draw(this.renderer, w.scene, w.sky, this.camera));
    this.renderer.render(w.scene, this.camera);
    this.overlays?.drawNames(this.names, this.camera, this.frame);
    this.drawn++;
  }

  // --- the mouse

  private ray(e: MouseEvent): THREE.Raycaster {
    const box = this.canvas.getBoundingClientRect();
    const at = new THREE.Vector2(
      (2 * (e.clientX - box.left)) / box.width - 1,
      1 - (2 * (e.clientY - box.top)) / box.height,
    );
    const ray = new THREE.Raycaster();
    ray.setFromCamera(at, this.camera);
    return ray;
  }

  private pick(e: MouseEvent): void {
    if (!this.world) return;
    const hit = this.world.pick(this.ray(e));
    this.events.select(hit ? hit.body : -1);
    this.point = hit ? hit.point.clone() : null;
    if (this.point && this.world.selected > 0) {
      const g = this.world.bodies[this.world.selected];
      this.local = this.point.clone().sub(g.position).applyQuaternion(g.quaternion.clone().invert());
    }
  }

  /** Of two clicks with the right button the second one looks. */
  private rightClick(e: PointerEvent): void {
    if (e.button !== 2) return;
    const b = this.clicked;
    const twice = e.timeStamp - b.time < 400 && Math.hypot(e.clientX - b.x, e.clientY - b.y) < 6;
    this.clicked = { time: twice ? -1e9 : e.timeStamp, x: e.clientX, y: e.clientY };
    if (!twice) return;
    e.stopImmediatePropagation();
    this.lookAt(e);
  }

  private clicked = { time: -1e9, x: 0, y: 0 };

  /** The free camera looks at what is under the mouse; with Ctrl it follows that body. */
  private lookAt(e: MouseEvent): void {
    const hit = this.world?.pick(this.ray(e));
    if (!hit || this.cameraId >= 0) return;
    if (e.ctrlKey || e.metaKey) {
      if (hit.body > 0) this.events.follow(hit.body);
      return;
    }
    this.perspective.position.add(hit.point).sub(this.orbit.target);
    this.orbit.target.copy(hit.point);
    this.orbit.update();
    this.stale = true;
  }

  private point: THREE.Vector3 | null = null;
  private local = new THREE.Vector3();

  private grab(e: PointerEvent): void {
    const w = this.world;
    if (!w || w.selected <= 0 || !(e.ctrlKey || e.metaKey || this.pulls)) return;
    e.stopImmediatePropagation();
    e.preventDefault();
    this.canvas.setPointerCapture(e.pointerId);
    const g = w.bodies[w.selected];
    const at = this.local.clone().applyQuaternion(g.quaternion).add(g.position);
    const gaze = this.camera.getWorldDirection(new THREE.Vector3());
    // as in MuJoCo's viewer the right button moves and the left one turns
    const turn = e.button === 0 && !e.shiftKey && !this.pulls;
    this.hold = {
      point: this.local.clone(),
      plane: new THREE.Plane().setFromNormalAndCoplanarPoint(gaze, at),
      turn,
      x: e.clientX,
      y: e.clientY,
      start: g.quaternion.clone(),
    };
  }

  private drag(e: PointerEvent): void {
    const h = this.hold;
    const w = this.world;
    if (!h || !w) return;
    if (h.turn) {
      const k = (2 * Math.PI) / this.canvas.clientHeight;
      const up = new THREE.Vector3(0, 1, 0).applyQuaternion(this.camera.quaternion);
      const right = new THREE.Vector3(1, 0, 0).applyQuaternion(this.camera.quaternion);
      const q = new THREE.Quaternion()
        .setFromAxisAngle(up, k * (e.clientX - h.x))
        .multiply(new THREE.Quaternion().setFromAxisAngle(right, k * (e.clientY - h.y)))
        .multiply(h.start);
      this.events.turn(w.selected, [q.w, q.x, q.y, q.z]);
      return;
    }
    const to = this.ray(e).ray.intersectPlane(h.plane, new THREE.Vector3());
    if (to) this.events.pull(w.selected, h.point.toArray(), to.toArray());
  }

  private letGo(): void {
    if (this.hold) this.events.release();
    this.hold = null;
  }

  // --- what leaves the page

  picture(): Promise<Blob | null> {
    this.draw();
    return new Promise((done) => this.canvas.toBlob(done, 'image/png'));
  }

  gltf(): Promise<Blob> {
    return sceneFile(this.world!);
  }
}
