package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.core.math.Frames;
import dev.dynamis.core.math.Quat;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.CamOutput;
import dev.dynamis.mjcf.spec.Element;

/** A camera. */
final class Camera extends Part {
  Body body;
  private final Frame frame;
  Body target;
  final double[] user;
  final int[] resolution;
  double[] pos;
  double[] quat;
  private double fovy;
  private final float[] intrinsic = new float[4];

  Camera(Element e, Body body, Frame frame) {
    super(e);
    this.body = body;
    this.frame = frame;
    user = Attrs.list(e, "user");
    resolution = Attrs.integers(e, "resolution");
  }

  void compileOnBody(Compilation c) {
    pos = Attrs.reals(element, "pos");
    quat = Attrs.reals(element, "quat");
    Orientations.resolve(quat, element, c.settings(element), c.problems);
    if (frame != null) {
      frame.apply(pos, quat);
    }
    Frames.normalize(quat, 0, 4);
    target = c.names.resolve(Body.class, element, "target");
    Light.checkTarget(element, target, c.problems);
    fovy = Attrs.real(element, "fovy");
    if (fovy >= 180) {
      c.problems.error(
          Rule.CAMERA_VALUE,
          element,
          "fovy",
          "is " + fovy + " degrees, expected less than 180",
          "give the vertical field of view in degrees");
    }
    if (resolution[0] < 0 || resolution[1] < 0) {
      c.problems.error(
          Rule.CAMERA_VALUE,
          element,
          "resolution",
          "is " + resolution[0] + " " + resolution[1] + ", expected 0 pixels or more",
          "give width and height in pixels");
    }
    intrinsics(c);
  }

  /** Lengths from lengths or pixels; in single precision, as they are stored. */
  private void intrinsics(Compilation c) {
    float[] sensor = floats("sensorsize");
    float[] focal = floats("focal");
    float[] focalPixel = floats("focalpixel");
    float[] principal = floats("principal");
    float[] principalPixel = floats("principalpixel");
    boolean sized = sensor[0] > 0 && sensor[1] > 0;
    if (!sized) {
      if (any(focal) || any(focalPixel) || any(principal) || any(principalPixel)) {
        c.problems.error(
            Rule.CAMERA_VALUE,
            element,
            null,
            "has a focal length or principal point, but no sensorsize",
            "give sensorsize, or fovy alone");
      }
      intrinsic[0] = c.znear;
      intrinsic[1] = c.znear;
      return;
    }
    if (element.has("fovy")) {
      c.problems.error(
          Rule.CAMERA_VALUE,
          element,
          "fovy",
          "is given together with sensorsize",
          "remove one of them: the field of view follows from sensorsize and focal");
    }
    if (resolution[0] <= 0 || resolution[1] <= 0) {
      c.problems.error(
          Rule.CAMERA_VALUE,
          element,
          "resolution",
          "is " + resolution[0] + " " + resolution[1] + ", expected positive numbers",
          "give the number of pixels that belong to sensorsize");
      return;
    }
    for (int k = 0; k < 2; k++) {
      float density = (float) resolution[k] / sensor[k];
      intrinsic[k] = focalPixel[k] != 0 ? focalPixel[k] / density : focal[k];
      intrinsic[2 + k] = principalPixel[k] != 0 ? principalPixel[k] / density : principal[k];
    }
    float half = (float) StrictMath.atan2(sensor[1] / 2, intrinsic[1]);
    fovy = half * 360.0 / Math.PI;
  }

  private float[] floats(String attribute) {
    float[] v = new float[2];
    Attrs.copy(element, attribute, v, 0);
    return v;
  }

  private static boolean any(float[] v) {
    return v[0] != 0 || v[1] != 0;
  }

  @Override
  void store(Model m, Compilation c) {
    int i = id;
    Element e = element;
    m.cam.mode[i] = Attrs.keyword(e, "mode");
    m.cam.bodyid[i] = body.id;
    m.cam.targetbodyid[i] = target == null ? -1 : target.id;
    Vec3.copy(m.cam.pos, 3 * i, pos, 0);
    Quat.copy(m.cam.quat, 4 * i, quat, 0);
    m.cam.projection[i] = Attrs.keyword(e, "projection");
    m.cam.fovy[i] = fovy;
    m.cam.ipd[i] = Attrs.real(e, "ipd");
    System.arraycopy(resolution, 0, m.cam.resolution, 2 * i, 2);
    for (String word : Attrs.words(e, "output")) {
      m.cam.output[i] |= CamOutput.of(word);
    }
    Attrs.copy(e, "sensorsize", m.cam.sensorsize, 2 * i);
    System.arraycopy(intrinsic, 0, m.cam.intrinsic, 4 * i, 4);
    System.arraycopy(user, 0, m.cam.user, m.nuser_cam * i, user.length);
  }
}
