// A plane that mirrors the scene: it is drawn from the mirrored eye into a texture first.

import * as THREE from 'three';
import { patch } from './looks';

export class Mirror {
  private readonly target: THREE.WebGLRenderTarget;
  private readonly eye = new THREE.PerspectiveCamera();
  private readonly matrix = new THREE.Matrix4();
  private readonly strength: { value: number };
  private drawing = false;

  constructor(
    private readonly mesh: THREE.Mesh,
    material: THREE.MeshPhongMaterial,
    private readonly reflectance: number,
  ) {
    this.target = new THREE.WebGLRenderTarget(512, 512, { samples: 4 });
    this.strength = { value: reflectance };
    patch(material, 'mirror', (shader) => {
      shader.uniforms.mirrorImage = { value: this.target.texture };
      shader.uniforms.mirrorMatrix = { value: this.matrix };
      shader.uniforms.mirrorStrength = this.strength;
      shader.vertexShader = shader.vertexShader
        .replace('#include <common>', '#include <common>\nuniform mat4 mirrorMatrix;\nvarying vec4 vMirror;')
        .replace(
          '#include <project_vertex>',
          '#include <project_vertex>\nvMirror = mirrorMatrix * modelMatrix * vec4(transformed, 1.0);',
        );
      shader.fragmentShader = shader.fragmentShader
        .replace(
          '#include <common>',
          '#include <common>\nuniform sampler2D mirrorImage;\nuniform float mirrorStrength;\nvarying vec4 vMirror;',
        )
        .replace(
          '#include <opaque_fragment>',
          'outgoingLight = mix(outgoingLight, texture2DProj(mirrorImage, vMirror).rgb, mirrorStrength);\n#include <opaque_fragment>',
        );
    });
  }

  setOn(on: boolean): void {
    this.strength.value = on ? this.reflectance : 0;
  }

  /** Draws the mirror image, if the mirror is on and seen from its front. */
  draw(renderer: THREE.WebGLRenderer, scene: THREE.Scene, camera: THREE.Camera): void {
    if (this.drawing || this.strength.value === 0 || !this.mesh.visible) return;
    const at = new THREE.Vector3().setFromMatrixPosition(this.mesh.matrixWorld);
    const normal = new THREE.Vector3(0, 0, 1).transformDirection(this.mesh.matrixWorld);
    const from = new THREE.Vector3().setFromMatrixPosition(camera.matrixWorld);
    if (from.clone().sub(at).dot(normal) <= 0) return;
    const size = renderer.getDrawingBufferSize(new THREE.Vector2()).multiplyScalar(0.5).round();
    if (this.target.width !== size.x || this.target.height !== size.y) {
      this.target.setSize(size.x, size.y);
    }
    const across = (v: THREE.Vector3) => v.addScaledVector(normal, -2 * v.dot(normal));
    const e = camera.matrixWorld.elements;
    const up = across(new THREE.Vector3(e[4], e[5], e[6]));
    const gaze = across(new THREE.Vector3(-e[8], -e[9], -e[10]));
    this.eye.position.copy(across(from.sub(at))).add(at);
    this.eye.up.copy(up);
    this.eye.lookAt(this.eye.position.clone().add(gaze));
    this.eye.updateMatrixWorld();
    this.eye.projectionMatrix.copy(camera.projectionMatrix);
    this.eye.projectionMatrixInverse.copy(camera.projectionMatrixInverse);
    this.matrix
      .set(0.5, 0, 0, 0.5, 0, 0.5, 0, 0.5, 0, 0, 0.5, 0.5, 0, 0, 0, 1)
      .multiply(this.eye.projectionMatrix)
      .multiply(this.eye.matrixWorldInverse);
    this.drawing = true;
    this.mesh.visible = false;
    const shadows = renderer.shadowMap.autoUpdate;
    renderer.shadowMap.autoUpdate = false;
    renderer.clippingPlanes = [new THREE.Plane().setFromNormalAndCoplanarPoint(normal, at)];
    renderer.setRenderTarget(this.target);
    renderer.clear();
    renderer.render(scene, this.eye);
    renderer.setRenderTarget(null);
    renderer.clippingPlanes = [];
    renderer.shadowMap.autoUpdate = shadows;
    this.mesh.visible = true;
    this.drawing = false;
  }

  dispose(): void {
    this.target.dispose();
  }
}
