// Materials and textures. Colors are used as they are, without conversion, as OpenGL's classic
// light equation does it.

import * as THREE from 'three';
import { fetchBytes } from '../link';
import type { Model, Shown } from '../types';
import type { Shape } from './shapes';

const SHINIEST = 128;

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

type Patch = (s: THREE.WebGLProgramParametersWithUniforms) => void;

/** Adds a change of the shader to those that a material has already. */
export function patch(material: THREE.Material, key: string, change: Patch): void {
  const before = material.onBeforeCompile;
  const keyBefore = (material.userData.patches as string) ?? '';
  material.userData.patches = `${keyBefore} ${key}`;
  material.onBeforeCompile = (shader, renderer) => {
    before.call(material, shader, renderer);
    change(shader);
  };
  material.customProgramCacheKey = () => material.userData.patches as string;
}

export function plainMaterial(rgba: number[], specular = 0.5, shininess = 0.5, emission = 0) {
  const exponent = Math.max(1, SHINIEST * shininess);
  // three.js scales highlights so that they keep their energy; this takes it back
  const strength = (specular * 4) / (0.5 * exponent + 1);
  const color = new THREE.Color(rgba[0], rgba[1], rgba[2]);
  return new THREE.MeshPhongMaterial({
    color,
    specular: new THREE.Color(strength, strength, strength),
    shininess: exponent,
    emissive: color.clone().multiplyScalar(emission),
    transparent: rgba[3] < 0.995,
    opacity: rgba[3],
    depthWrite: rgba[3] >= 0.995,
  });
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
    const size = look.uniform && s.size ? s.size : [1, 1, 1];
    for (let i = 0; i < p.count; i++) {
      dir[3 * i] = p.getX(i) * shape.local.x * size[0];
      dir[3 * i + 1] = p.getY(i) * shape.local.y * size[1];
      dir[3 * i + 2] = p.getZ(i) * shape.local.z * size[2];
    }
    geometry.setAttribute('cubeDir', new THREE.BufferAttribute(dir, 3));
    const cube = await textures.cube(look.texture);
    patch(material, 'cube', (shader) => {
      shader.uniforms.cubeTexture = { value: cube };
      shader.vertexShader = shader.vertexShader
        .replace('#include <common>', '#include <common>\nattribute vec3 cubeDir;\nvarying vec3 vCubeDir;')
        .replace('#include <begin_vertex>', '#include <begin_vertex>\nvCubeDir = cubeDir;');
      shader.fragmentShader = shader.fragmentShader
        .replace('#include <common>', '#include <common>\nuniform samplerCube cubeTexture;\nvarying vec3 vCubeDir;')
        .replace(
          '#include <map_fragment>',
          '#include <map_fragment>\ndiffuseColor.rgb *= textureCube(cubeTexture, vCubeDir).rgb;',
        );
    });
    return { material, geometry };
  }
  material.map = await textures.flat(look.texture);
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

/** How often a flat texture is repeated on two units of a shape's vertices. */
function repeat(s: Shown, look: Model['materials'][0], axis: number): number {
  const sized = s.type === 'plane' || s.data >= 0;
  const size = s.size[axis];
  const k = look.repeat[axis];
  if (size > 0 && sized !== look.uniform) return sized ? k / size : k * size;
  return k;
}

/** Lets a plane without end fade into what is behind it, through the model's haze if there is a sky. */
export function fade(material: THREE.MeshPhongMaterial, far: number, haze: number[] | null): void {
  material.transparent = true;
  patch(material, 'fade', (shader) => {
    shader.uniforms.fadeFar = { value: far };
    shader.uniforms.haze = { value: haze ? new THREE.Vector4(haze[0], haze[1], haze[2], 1) : new THREE.Vector4() };
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vFadePos;')
      .replace('#include <project_vertex>', '#include <project_vertex>\nvFadePos = mvPosition.xyz;');
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', '#include <common>\nuniform float fadeFar;\nuniform vec4 haze;\nvarying vec3 vFadePos;')
      .replace(
        '#include <opaque_fragment>',
        'outgoingLight = mix(outgoingLight, haze.rgb, 0.85 * haze.a * smoothstep(0.1 * fadeFar, 0.7 * fadeFar, length(vFadePos)));\n#include <opaque_fragment>',
      )
      .replace(
        '#include <alphatest_fragment>',
        'diffuseColor.a *= 1.0 - smoothstep(0.3 * fadeFar, 0.95 * fadeFar, length(vFadePos));\n#include <alphatest_fragment>',
      );
  });
}

/** The sky of a model: a box around the eye, or nothing. */
export async function makeSky(m: Model, textures: Textures): Promise<THREE.Mesh | null> {
  const id = m.textures.findIndex((t) => t.type === 2);
  if (id < 0) return null;
  const material = new THREE.ShaderMaterial({
    side: THREE.BackSide,
    depthTest: false,
    depthWrite: false,
    uniforms: { sky: { value: await textures.cube(id) } },
    vertexShader: `varying vec3 dir;
      void main() {
        dir = position;
        gl_Position = projectionMatrix * vec4(mat3(viewMatrix) * position, 1.0);
      }`,
    fragmentShader: `uniform samplerCube sky; varying vec3 dir;
      void main() { gl_FragColor = vec4(textureCube(sky, vec3(dir.x, dir.z, -dir.y)).rgb, 1.0); }`,
  });
  const mesh = new THREE.Mesh(new THREE.BoxGeometry(2, 2, 2), material);
  mesh.frustumCulled = false;
  mesh.renderOrder = -10;
  mesh.name = 'sky';
  return mesh;
}
