// Lights of the model and the one at the camera.

import * as THREE from 'three';
import type { Model } from '../types';
import { patch } from './patch';

const SPOT = 0;
const DIRECTIONAL = 1;
const POINT = 2;

/** Lambert's law in three.js divides by pi. */
const CLASSIC = Math.PI;

const SHADOW_MATRICES = new THREE.SpotLight().shadow.updateMatrices;

/** Specular over diffuse color of the lights of each kind, in the order of three.js: those with shadows first. */
const SHINE = {
  directionalShine: { value: [] as THREE.Vector3[] },
  spotShine: { value: [] as THREE.Vector3[] },
  pointShine: { value: [] as THREE.Vector3[] },
};

/** Lets a material tell specular from diffuse light. */
export function shine<T extends THREE.Material>(material: T): T {
  patch(material, 'shine', (shader) => void Object.assign(shader.uniforms, SHINE));
  return material;
}

/** Least diffuse light, so that there is something to multiply where all is specular. */
const DARK = 1e-4;

/**
 * The falloff of a spot light is a power of the cosine, that of the distance d is 1 / (a + b d + c d²).
 * Three.js has neither: the exponent, over 128, takes the place of its penumbra, b / a and c / a those
 * of its distance and decay. The highlight is the specular color of light and material times a power of the
 * cosine to half way between light and eye, without Fresnel's law.
 */
export function prepareClassicLights(): void {
  THREE.ShaderChunk.lights_pars_begin = THREE.ShaderChunk.lights_pars_begin
    .replace(
      'return smoothstep( coneCosine, penumbraCosine, angleCosine );',
      'return angleCosine > coneCosine ? pow( max( angleCosine, 1e-4 ), 128.0 * penumbraCosine ) : 0.0;',
    )
    .replace(
      'float distanceFalloff = 1.0',
      'return 1.0 / ( 1.0 + lightDistance * ( cutoffDistance + lightDistance * decayExponent ) );\n\tfloat distanceFalloff = 1.0',
    );
  THREE.ShaderChunk.lights_pars_begin += `
    vec3 lightShine;
    #if NUM_DIR_LIGHTS > 0
      uniform vec3 directionalShine[ NUM_DIR_LIGHTS ];
    #endif
    #if NUM_SPOT_LIGHTS > 0
      uniform vec3 spotShine[ NUM_SPOT_LIGHTS ];
    #endif
    #if NUM_POINT_LIGHTS > 0
      uniform vec3 pointShine[ NUM_POINT_LIGHTS ];
    #endif
  `;
  THREE.ShaderChunk.lights_fragment_begin = THREE.ShaderChunk.lights_fragment_begin
    .replace('getDirectionalLightInfo( directionalLight, directLight );', '$&\nlightShine = directionalShine[ i ];')
    .replace('getSpotLightInfo( spotLight, geometryPosition, directLight );', '$&\nlightShine = spotShine[ i ];')
    .replace('getPointLightInfo( pointLight, geometryPosition, directLight );', '$&\nlightShine = pointShine[ i ];');
  THREE.ShaderChunk.lights_phong_pars_fragment = THREE.ShaderChunk.lights_phong_pars_fragment.replace(
    'reflectedLight.directSpecular += irradiance * BRDF_BlinnPhong( directLight.direction, geometryViewDir, geometryNormal, material.specularColor, material.specularShininess ) * material.specularStrength;',
    `float dotNH = saturate( dot( geometryNormal, normalize( directLight.direction + geometryViewDir ) ) );
    if ( dotNL > 0.0 ) reflectedLight.directSpecular += RECIPROCAL_PI * directLight.color * lightShine
      * material.specularColor * pow( max( dotNH, 1e-4 ), material.specularShininess );`,
  );
}

export class Lights {
  readonly group = new THREE.Group();
  private readonly lights: (THREE.SpotLight | THREE.DirectionalLight | THREE.PointLight | null)[] = [];
  private readonly head = new THREE.DirectionalLight();
  private readonly center: THREE.Vector3;
  /** All that are lit, with their specular over their diffuse color. */
  private readonly lit: { light: THREE.Light; shine: THREE.Vector3 }[] = [];

  constructor(private readonly model: Model) {
    this.center = new THREE.Vector3(...(model.stat.center as [number, number, number]));
    const ambient = new THREE.Color(0, 0, 0);
    const h = model.visual.headlight;
    if (h.active) {
      ambient.add(color(h.ambient));
      this.head.color = diffuse(h.diffuse);
      this.head.intensity = CLASSIC;
      this.group.add(this.head, this.head.target);
      this.light(this.head, h.specular);
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
      this.light(made, l.specular);
      if ('target' in made) this.group.add(made.target);
    }
    if (!h.active && model.lights.length === 0) ambient.setScalar(0.3);
    this.group.add(new THREE.AmbientLight(ambient, CLASSIC));
  }

  private light(light: THREE.Light, specular: number[]): void {
    const { r, g, b } = light.color;
    this.lit.push({ light, shine: new THREE.Vector3(specular[0] / r, specular[1] / g, specular[2] / b) });
  }

  private make(l: Model['lights'][0]) {
    const extent = this.model.stat.extent;
    const size = Math.min(2048, this.model.visual.shadowsize);
    if (l.type === DIRECTIONAL) {
      const light = new THREE.DirectionalLight(diffuse(l.diffuse), CLASSIC);
      const reach = extent * this.model.visual.map.shadowclip * 1.5;
      const c = light.shadow.camera;
      c.left = c.bottom = -reach;
      c.right = c.top = reach;
      c.near = 0.01 * extent;
      c.far = 8 * extent;
      return this.shadow(light, l, size);
    }
    const [a, b, c] = l.attenuation;
    const near = Math.max(a, 1e-3);
    const strength = CLASSIC / near;
    const linear = b / near;
    const square = c / near;
    if (l.type === SPOT) {
      const angle = Math.min(l.cutoff, 89) * (Math.PI / 180);
      const light = new THREE.SpotLight(diffuse(l.diffuse), strength, linear, angle, 0, square);
      light.penumbra = 1 - Math.acos(Math.min(1, l.exponent / 128)) / angle;
      light.shadow.camera.near = 0.02 * extent;
      light.shadow.camera.far = 20 * extent;
      const { shadow } = light;
      shadow.updateMatrices = (of) => {
        // what is in the place of the distance must not end the shadow
        light.distance = 0;
        SHADOW_MATRICES.call(shadow, of);
        light.distance = linear;
      };
      return this.shadow(light, l, size);
    }
    return new THREE.PointLight(diffuse(l.diffuse), strength, linear, square);
  }

  private shadow<T extends THREE.SpotLight | THREE.DirectionalLight>(
    light: T,
    l: Model['lights'][0],
    size: number,
  ): T {
    light.castShadow = this.casts(l);
    light.shadow.mapSize.set(Math.max(1, size), Math.max(1, size));
    light.shadow.bias = -0.0004;
    light.shadow.normalBias = 0.004 * this.model.stat.extent;
    light.shadow.radius = 2;
    return light;
  }

  /** A model whose shadow maps have no size wants no shadows. */
  private casts(l: Model['lights'][0]): boolean {
    return l.castshadow && this.model.visual.shadowsize > 0;
  }

  private sortShine(): void {
    const sorted = [...this.lit].sort((a, b) => Number(b.light.castShadow) - Number(a.light.castShadow));
    const of = (kind: new () => THREE.Light) => sorted.filter((l) => l.light instanceof kind).map((l) => l.shine);
    SHINE.directionalShine.value = of(THREE.DirectionalLight);
    SHINE.spotShine.value = of(THREE.SpotLight);
    SHINE.pointShine.value = of(THREE.PointLight);
  }

  /** Places the lights: position and direction of each, one after the other. */
  update(poses: Float32Array, camera: THREE.Camera): void {
    this.sortShine();
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
        if (light instanceof THREE.SpotLight) {
          light.target.position.copy(light.position).add(dir);
          light.shadow.bias = this.bias(light);
        }
      }
    }
  }

  /** A small distance at the middle of the model, as a difference of depths z, which are n f / (f - n) (1/n - 1/z). */
  private bias(light: THREE.SpotLight): number {
    const { extent } = this.model.stat;
    const { near, far } = light.shadow.camera;
    const z = Math.max(light.position.distanceTo(this.center), 0.1 * extent);
    return (-0.002 * extent * near * far) / ((far - near) * z * z);
  }

  /** Turns the lights that throw shadows on or off. */
  setShadows(on: boolean): void {
    this.lights.forEach((l, i) => {
      if (l && !(l instanceof THREE.PointLight)) l.castShadow = on && this.casts(this.model.lights[i]);
    });
  }
}

function diffuse(rgb: number[]): THREE.Color {
  return new THREE.Color(...(rgb.map((x) => Math.max(x, DARK)) as [number, number, number]));
}

function color(rgb: number[]): THREE.Color {
  return new THREE.Color(rgb[0], rgb[1], rgb[2]);
}
