// Changes of the shaders of three.js.

import type * as THREE from 'three';

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
