// Lights of the model and the one at the camera.

import * as THREE from 'three';
import type { Model } from '../types';

const SPOT = 0;
const DIRECTIONAL = 1;
const POINT = 2;

/** Lambert's law in three.js divides by pi. */
const CLASSIC = Math.PI;

/**
 * The falloff of a spot light is a power of the cosine; three.js has none, so the exponent, over
 * 128, takes the place of its penumbra.
 */
export function preparePowerFalloff(): void {
  THREE.ShaderChunk.lights_pars_begin = THREE.ShaderChunk.lights_pars_begin.replace(
    'return smoothstep( coneCosine, penumbraCosine, angleCosine );',
    'return angleCosine > coneCosine ? pow( max( angleCosine, 1e-4 ), 128.0 * penumbraCosine ) : 0.0;',
  );
}

export class Lights {
  readonly group = new THREE.Group();
  private readonly lights: (THREE.SpotLight | THREE.DirectionalLight | THREE.PointLight | null)[] = [];
  private readonly head = new THREE.DirectionalLight();
  private readonly center: THREE.Vector3;

  constructor(private readonly model: Model) {
    this.center = new THREE.Vector3(...(model.stat.center as [number, number, number]));
    const ambient = new THREE.Color(0, 0, 0);
    const h = model.visual.headlight;
    if (h.active) {
      ambient.add(color(h.ambient));
      this.head.color = color(h.diffuse);
      this.head.intensity = CLASSIC;
      this.group.add(this.head, this.head.target);
    }
    for (const l of model.lights) {
      if (!l.active || l.type > POINT) {
        this.lights.push(null);
        continue;
      }
      ambient.add(color(l.ambient));
      const made = this.make(l);
      this.lights.push(made);
      this.group.add(made);
      if ('target' in made) this.group.add(made.target);
    }
    if (!h.active && model.lights.length === 0) ambient.setScalar(0.3);
    this.group.add(new THREE.AmbientLight(ambient, CLASSIC));
  }

  private make(l: Model['lights'][0]) {
    const extent = this.model.stat.extent;
    const size = Math.min(2048, this.model.visual.shadowsize);
    if (l.type === DIRECTIONAL) {
      const light = new THREE.DirectionalLight(color(l.diffuse), CLASSIC);
      const reach = extent * this.model.visual.map.shadowclip * 1.5;
      const c = light.shadow.camera;
      c.left = c.bottom = -reach;
      c.right = c.top = reach;
      c.near = 0.01 * extent;
      c.far = 8 * extent;
      return this.shadow(light, l, size);
    }
    if (l.type === SPOT) {
      const angle = Math.min(l.cutoff, 89) * (Math.PI / 180);
      const light = new THREE.SpotLight(color(l.diffuse), CLASSIC, 0, angle, 0, 0);
      light.penumbra = 1 - Math.acos(Math.min(1, l.exponent / 128)) / angle;
      light.shadow.camera.near = 0.02 * extent;
      light.shadow.camera.far = 20 * extent;
      return this.shadow(light, l, size);
    }
    return new THREE.PointLight(color(l.diffuse), CLASSIC, 0, 0);
  }

  private shadow<T extends THREE.SpotLight | THREE.DirectionalLight>(
    light: T,
    l: Model['lights'][0],
    size: number,
  ): T {
    light.castShadow = l.castshadow;
    light.shadow.mapSize.set(size, size);
    light.shadow.bias = -0.0004;
    light.shadow.normalBias = 0.004 * this.model.stat.extent;
    light.shadow.radius = 2;
    return light;
  }

  /** Places the lights: position and direction of each, one after the other. */
  update(poses: Float32Array, camera: THREE.Camera): void {
    camera.getWorldDirection(this.head.target.position);
    this.head.position.setFromMatrixPosition(camera.matrixWorld);
    this.head.target.position.add(this.head.position);
    for (let i = 0; i < this.lights.length; i++) {
      const light = this.lights[i];
      if (!light || 6 * i + 6 > poses.length) continue;
      const dir = new THREE.Vector3().fromArray(poses, 6 * i + 3).normalize();
      if (light instanceof THREE.DirectionalLight) {
        light.target.position.copy(this.center);
        light.position.copy(this.center).addScaledVector(dir, -4 * this.model.stat.extent);
      } else {
        light.position.fromArray(poses, 6 * i);
        if (light instanceof THREE.SpotLight) light.target.position.copy(light.position).add(dir);
      }
    }
  }

  /** Returns the lights that throw shadows on or off. */
  setShadows(on: boolean): void {
    this.lights.forEach((l, i) => {
      if (l && !(l instanceof THREE.PointLight)) l.castShadow = on && this.model.lights[i].castshadow;
    });
  }
}

function color(rgb: number[]): THREE.Color {
  return new THREE.Color(rgb[0], rgb[1], rgb[2]);
}
