// A plane, or the upper side of a box, that mirrors the bodies of a scene, not its sky: they are drawn from the mirrored
// eye into a texture first, which is added to the color of the mirror.

import * as THREE from 'three';
import { patch } from './patch';

export class Mirror {
  private readonly target: THREE.WebGLRenderTarget;
  private readonly eye = new THREE.PerspectiveCamera();
  private readonly matrix = new THREE.Matrix4();
  private readonly strength = { value: 0 };

  constructor(
    private readonly mesh: THREE.Mesh,
    material: THREE.MeshPhongMaterial,
    private readonly reflectance: number,
    private readonly lift: number,
  ) {
    this.target = new THREE.WebGLRenderTarget(512, 512, { samples: 4 });
    patch(material, 'mirror', (shader) => {
      shader.uniforms.mirrorImage = { value: this.target.texture };
      shader.uniforms.mirrorMatrix = { value: this.matrix };
      shader.uniforms.mirrorStrength = this.strength;
      shader.vertexShader = shader.vertexShader
        .replace('#include <common>', '#include <common>\nuniform mat4 mirrorMatrix;\nvarying vec4 vMirror;\nvarying float vMirrorUp;')
        .replace(
          '#include <project_vertex>',
          '#include <project_vertex>\nvMirror = mirrorMatrix * modelMatrix * vec4(transformed, 1.0);\nvMirrorUp = normal.z;',
        );
      shader.fragmentShader = shader.fragmentShader
        .replace(
          '#include <common>',
          '#include <common>\nuniform sampler2D mirrorImage;\nuniform float mirrorStrength;\nvarying vec4 vMirror;\nvarying float vMirrorUp;',
        )
        .replace(
          '#include <opaque_fragment>',
          'outgoingLight += (vMirrorUp > 0.5 ? mirrorStrength : 0.0) * texture2DProj(mirrorImage, vMirror).rgb;\n#include <opaque_fragment>',
        );
    });
  }

  hide(): void {
    this.strength.value = 0;
  }

  /** Draws the mirror image and returns true if the mirror is shown and seen from its front. */
  draw(renderer: THREE.WebGLRenderer, scene: THREE.Scene, sky: THREE.Object3D | null, camera: THREE.Camera): boolean {
    if (!this.mesh.visible) return false;
    this.mesh.updateWorldMatrix(true, false);
    const normal = new THREE.Vector3(0, 0, 1).transformDirection(this.mesh.matrixWorld);
    const at = new THREE.Vector3().setFromMatrixPosition(this.mesh.matrixWorld).addScaledVector(normal, this.lift);
    const from = new THREE.Vector3().setFromMatrixPosition(camera.matrixWorld);
    if (from.clone().sub(at).dot(normal) <= 0) return false;
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
    const hidden = [this.mesh, sky].filter((o) => o?.visible);
    hidden.forEach((o) => (o!.visible = false));
    const { background } = scene;
    scene.background = null;
    const shadows = renderer.shadowMap.autoUpdate;
    renderer.shadowMap.autoUpdate = false;
    renderer.clippingPlanes = [new THREE.Plane().setFromNormalAndCoplanarPoint(normal, at)];
    renderer.setRenderTarget(this.target);
    renderer.clear();
    renderer.render(scene, this.eye);
    renderer.setRenderTarget(null);
    renderer.clippingPlanes = [];
    renderer.shadowMap.autoUpdate = shadows;
    scene.background = background;
    hidden.forEach((o) => (o!.visible = true));
    this.strength.value = this.reflectance;
    return true;
  }

  dispose(): void {
    this.target.dispose();
  }
}
