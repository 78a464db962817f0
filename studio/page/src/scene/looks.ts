// Materials and textures. Colors are used as they are, without conversion, as OpenGL's classic
// light equation does it.

import * as THREE from 'three';
import { fetchBytes } from '../link';
import type { Model, Shown } from '../types';
import { shine } from './lights';
import { patch } from './patch';
import type { Shape } from './shapes';

const SHINIEST = 128;

/** 1 if textures are shown, 0 if not. */
export const TEXTURED = { value: 1 };

/** Textures of a model, fetched once. */
export class Textures {
  private readonly flats = new Map<number, Promise<THREE.Texture>>();
  private readonly cubes = new Map<number, Promise<THREE.CubeTexture>>();

  constructor(
    private readonly model: Model,
    private readonly scene: number,
    private readonly anisotropy: number,
  ) {}

  isCube(id: number): boolean {
    return this.model.textures[id].type !== 0;
  }

  private async pixels(id: number): Promise<Uint8Array> {
    return new Uint8Array(await fetchBytes(`assets/${this.scene}/texture/${id}`));
  }

  flat(id: number): Promise<THREE.Texture> {
    return keep(this.flats, id, async () => {
      const { width, height } = this.model.textures[id];
      const t = new THREE.DataTexture(await this.pixels(id), width, height);
      t.wrapS = t.wrapT = THREE.RepeatWrapping;
      this.finish(t);
      return t;
    });
  }

  cube(id: number): Promise<THREE.CubeTexture> {
    return keep(this.cubes, id, async () => {
      const { width, height } = this.model.textures[id];
      const all = await this.pixels(id);
      const size = 4 * width * width;
      const faces = [0, 1, 2, 3, 4, 5].map((f) => {
        const from = height === width ? 0 : f * size;
        return new THREE.DataTexture(all.subarray(from, from + size), width, width);
      });
      const t = new THREE.CubeTexture(faces as unknown as HTMLImageElement[]);
      t.format = THREE.RGBAFormat;
      this.finish(t);
      return t;
    });
  }

  dispose(): void {
    for (const t of [...this.flats.values(), ...this.cubes.values()]) {
      // one that could not be fetched was told of when it was asked for
      t.then((x) => x.dispose(), () => {});
    }
  }

  private finish(t: THREE.Texture): void {
    t.magFilter = THREE.LinearFilter;
    t.minFilter = THREE.LinearMipmapLinearFilter;
    t.generateMipmaps = true;
    t.anisotropy = this.anisotropy;
    t.needsUpdate = true;
  }
}

function keep<T>(map: Map<number, Promise<T>>, id: number, make: () => Promise<T>): Promise<T> {
  let p = map.get(id);
  if (!p) {
    p = make();
    map.set(id, p);
  }
  return p;
}

export function plainMaterial(rgba: number[], specular = 0.5, shininess = 0.5, emission = 0) {
  const color = new THREE.Color(rgba[0], rgba[1], rgba[2]);
  const material = new THREE.MeshPhongMaterial({
    color,
    specular: new THREE.Color(specular, specular, specular),
    shininess: SHINIEST * shininess,
    emissive: color.clone().multiplyScalar(emission),
  });
  setOpacity(material, rgba[3]);
  return shine(material);
}

/** Makes the material of a geom, and gives its geometry the coordinates that a texture needs. */
export async function dress(
  m: Model,
  s: Pick<Shown, 'material' | 'rgba'> & Partial<Shown>,
  shape: Shape,
  textures: Textures,
): Promise<{ material: THREE.MeshPhongMaterial; geometry: THREE.BufferGeometry }> {
  const look = s.material >= 0 ? m.materials[s.material] : null;
  const material = look
    ? plainMaterial(s.rgba, look.specular, look.shininess, look.emission)
    : plainMaterial(s.rgba);
  let { geometry } = shape;
  if (!look || look.texture < 0) return { material, geometry };
  const given = s.type === 'mesh' && s.data! >= 0 && m.meshes[s.data!].textured;
  if (textures.isCube(look.texture)) {
    geometry = geometry.clone();
    const p = geometry.getAttribute('position');
    const dir = new Float32Array(3 * p.count);
    const size = look.uniform && s.size ? halfSizes(s as Shown) : [1, 1, 1];
    for (let i = 0; i < p.count; i++) {
      dir[3 * i] = p.getX(i) * shape.local.x * size[0];
      dir[3 * i + 1] = p.getY(i) * shape.local.y * size[1];
      dir[3 * i + 2] = p.getZ(i) * shape.local.z * size[2];
    }
    geometry.setAttribute('cubeDir', new THREE.BufferAttribute(dir, 3));
    const cube = await textures.cube(look.texture);
    patch(material, 'cube', (shader) => {
      shader.uniforms.cubeTexture = { value: cube };
      shader.uniforms.textured = TEXTURED;
      shader.vertexShader = shader.vertexShader
        .replace('#include <common>', '#include <common>\nattribute vec3 cubeDir;\nvarying vec3 vCubeDir;')
        .replace('#include <begin_vertex>', '#include <begin_vertex>\nvCubeDir = cubeDir;');
      shader.fragmentShader = shader.fragmentShader
        .replace('#include <common>', '#include <common>\nuniform samplerCube cubeTexture;\nuniform float textured;\nvarying vec3 vCubeDir;')
        .replace(
          '#include <map_fragment>',
          '#include <map_fragment>\ndiffuseColor.rgb *= mix(vec3(1.0), textureCube(cubeTexture, vCubeDir).rgb, textured);',
        );
    });
    return { material, geometry };
  }
  material.map = await textures.flat(look.texture);
  patch(material, 'flat', (shader) => {
    shader.uniforms.textured = TEXTURED;
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', '#include <common>\nuniform float textured;')
      .replace(
        '#include <map_fragment>',
        'vec4 plain = diffuseColor;\n#include <map_fragment>\ndiffuseColor = mix(plain, diffuseColor, textured);',
      );
  });
  if (!given && s.size) {
    geometry = geometry.clone();
    const p = geometry.getAttribute('position');
    const uv = new Float32Array(2 * p.count);
    const k = [0, 1].map((axis) => repeat(s as Shown, look, axis));
    for (let i = 0; i < p.count; i++) {
      uv[2 * i] = 0.5 * k[0] * p.getX(i) * shape.local.x - 0.5;
      uv[2 * i + 1] = -0.5 * k[1] * p.getY(i) * shape.local.y - 0.5;
    }
    geometry.setAttribute('uv', new THREE.BufferAttribute(uv, 2));
  }
  return { material, geometry };
}

/** Half sizes along the three axes: a round geom tells each of them once. */
function halfSizes(s: Shown): number[] {
  const [a, b] = s.size;
  if (s.type === 'sphere') return [a, a, a];
  return s.type === 'capsule' || s.type === 'cylinder' ? [a, a, b] : s.size;
}

/** How often a flat texture is repeated on two units of a shape's vertices. */
function repeat(s: Shown, look: Model['materials'][0], axis: number): number {
  const sized = s.type === 'plane' || s.data >= 0;
  const size = halfSizes(s)[axis];
  const k = look.repeat[axis];
  if (size > 0 && sized !== look.uniform) return sized ? k / size : k * size;
  return k;
}

/**
 * Haze on the horizon, where a plane without end meets the sky: a cone around the eye, from the plane at
 * a distance of (1 - r) d up to the eye's height at d, where r is the model's haze and d how far the sky is.
 */
export class Haze {
  readonly uniforms = {
    hazeColor: { value: new THREE.Vector3() },
    // the plane's normal and the height of the eye over it; no haze without height
    hazePlane: { value: new THREE.Vector4() },
    hazeCone: { value: new THREE.Vector2() },
  };
  on = true;
  private plane: THREE.Object3D | null = null;

  constructor(m: Model) {
    const { rgba, map } = m.visual;
    this.uniforms.hazeColor.value.fromArray(rgba.haze);
    this.uniforms.hazeCone.value.set(0.7 * map.zfar * m.stat.extent, map.haze);
  }

  lieOn(plane: THREE.Object3D): void {
    this.plane ??= plane;
  }

  aim(camera: THREE.Camera): void {
    const to = this.uniforms.hazePlane.value;
    to.set(0, 0, 0, 0);
    if (!this.plane || !this.plane.visible || !this.on) return;
    this.plane.updateWorldMatrix(true, false);
    const normal = new THREE.Vector3(0, 0, 1).transformDirection(this.plane.matrixWorld);
    const at = new THREE.Vector3().setFromMatrixPosition(this.plane.matrixWorld);
    const eye = new THREE.Vector3().setFromMatrixPosition(camera.matrixWorld);
    to.set(normal.x, normal.y, normal.z, eye.sub(at).dot(normal));
  }

  /** A function of the shader that mixes the haze in the direction of a ray into a color. */
  static readonly SHADER = `uniform vec3 hazeColor; uniform vec4 hazePlane; uniform vec2 hazeCone;
    vec3 hazed(vec3 color, vec3 ray) {
      float down = -dot(ray, hazePlane.xyz);
      if (down <= 0.0 || hazePlane.w <= 0.0) return color;
      float along = sqrt(max(1e-12, dot(ray, ray) - down * down));
      float s = down * hazeCone.x / (along * hazePlane.w);
      if (s * (1.0 - hazeCone.y) > 1.0) return color;
      float h = 1.0 - s / (1.0 + s * hazeCone.y);
      float densest = hazeCone.y / (1.0 + hazeCone.y);
      return mix(color, hazeColor, h < densest ? h / densest : (1.0 - h) / (1.0 - densest));
    }`;
}

/** Lets a plane without end fade into what is behind it, through the haze if there is one. */
export function fade(material: THREE.MeshPhongMaterial, far: number, haze: Haze | null): void {
  material.transparent = true;
  patch(material, haze ? 'fade haze' : 'fade', (shader) => {
    shader.uniforms.fadeFar = { value: far };
    Object.assign(shader.uniforms, haze?.uniforms);
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vFadeRay;')
      .replace('#include <project_vertex>', '#include <project_vertex>\nvFadeRay = (modelMatrix * vec4(transformed, 1.0)).xyz - cameraPosition;');
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\nuniform float fadeFar;\nvarying vec3 vFadeRay;\n${haze ? Haze.SHADER : ''}`)
      .replace('#include <opaque_fragment>', `${haze ? 'outgoingLight = hazed(outgoingLight, vFadeRay);' : ''}\n#include <opaque_fragment>`)
      .replace(
        '#include <alphatest_fragment>',
        'diffuseColor.a *= 1.0 - smoothstep(0.3 * fadeFar, 0.95 * fadeFar, length(vFadeRay));\n#include <alphatest_fragment>',
      );
  });
}

/** Lets more or less of what is behind a material through. */
export function setOpacity(material: THREE.Material, opacity: number, additive = false): void {
  const clear = opacity < 0.995;
  material.blending = clear && additive ? THREE.AdditiveBlending : THREE.NormalBlending;
  // MuJoCo draws what is transparent twice
  material.opacity = clear ? 1 - (1 - opacity) * (1 - opacity) : 1;
  material.depthWrite = !clear;
  if (material.transparent !== clear) {
    material.transparent = clear;
    // three.js compiles another shader for what is opaque
    material.needsUpdate = true;
  }
}

/** The sky of a model: a box around the eye, or nothing. */
export async function makeSky(m: Model, textures: Textures, haze: Haze): Promise<THREE.Mesh | null> {
  const id = m.textures.findIndex((t) => t.type === 2);
  if (id < 0) return null;
  const material = new THREE.ShaderMaterial({
    side: THREE.BackSide,
    depthTest: false,
    depthWrite: false,
    uniforms: { sky: { value: await textures.cube(id) }, ...haze.uniforms },
    vertexShader: `varying vec3 dir;
      void main() {
        dir = position;
        gl_Position = projectionMatrix * vec4(mat3(viewMatrix) * position, 1.0);
      }`,
    fragmentShader: `uniform samplerCube sky; varying vec3 dir;
      ${Haze.SHADER}
      void main() { gl_FragColor = vec4(hazed(textureCube(sky, vec3(dir.x, dir.z, -dir.y)).rgb, dir), 1.0); }`,
  });
  const mesh = new THREE.Mesh(new THREE.BoxGeometry(2, 2, 2), material);
  mesh.frustumCulled = false;
  mesh.renderOrder = -10;
  mesh.name = 'sky';
  return mesh;
}
