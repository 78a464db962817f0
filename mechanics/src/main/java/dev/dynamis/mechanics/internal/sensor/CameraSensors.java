package dev.dynamis.mechanics.internal.sensor;

import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Scalar;
import dev.dynamis.core.math.Trig;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Projection;

/** Geometry of cameras: which pixel sees a point, and which ray a pixel sees along. */
final class CameraSensors {
  private CameraSensors() {}

  /** Focal length in pixels along axis 0 (width) or 1 (height). */
  private static double focal(Model m, int cam, int axis) {
    float[] sensor = m.cam.sensorsize;
    if (sensor[2 * cam] != 0 && sensor[2 * cam + 1] != 0) {
      float ratio = m.cam.intrinsic[4 * cam + axis] / sensor[2 * cam + axis];
      return ratio * m.cam.resolution[2 * cam + axis];
    }
    double half = m.cam.fovy[cam] * Math.PI / 360.0;
    return 0.5 / Trig.tan(half) * m.cam.resolution[2 * cam + 1];
  }

  /**
   * {@code res[r..r+2)} = pixel in which a camera sees a site; x to the right, y downward, from the
   * upper left corner of the image.
   */
  static void project(Model m, Data d, double[] res, int r, int site, int cam) {
    double width = m.cam.resolution[2 * cam];
    double height = m.cam.resolution[2 * cam + 1];
    double x = homogeneous(d, site, cam, 0, -focal(m, cam, 0), width / 2);
    double y = homogeneous(d, site, cam, 1, focal(m, cam, 1), height / 2);
    double depth = homogeneous(d, site, cam, 2, 0, 1);
    if (Math.abs(depth) < Scalar.MINVAL) {
      depth = depth < 0 ? -Scalar.MINVAL : Scalar.MINVAL;
    }
    res[r] = x / depth;
    res[r + 1] = y / depth;
  }

  /**
   * Returns {@code (f a + c z) . (p - o)} for the site's position p and the camera's position o,
   * axes a and z, by a row of the projection matrix {@code (f a + c z, -(f a + c z) . o)}.
   */
  private static double homogeneous(Data d, int site, int cam, int axis, double f, double c) {
    double[] mat = d.cam.xmat;
    double product = 0;
    double constant = 0;
    for (int k = 0; k < 3; k++) {
      double a = f * mat[9 * cam + 3 * k + axis];
      product += (a + c * mat[9 * cam + 3 * k + 2]) * d.site.xpos[3 * site + k];
      constant -= a * d.cam.xpos[3 * cam + k];
    }
    for (int k = 0; k < 3; k++) {
      constant -= c * mat[9 * cam + 3 * k + 2] * d.cam.xpos[3 * cam + k];
    }
    return product + constant;
  }

  /** Start {@code s[0..3)} and unit direction {@code s[3..6)} of the ray through a pixel. */
  static void pixelRay(Model m, Data d, int cam, int col, int row, double[] s) {
    double[] mat = d.cam.xmat;
    int q = 9 * cam;
    double width = m.cam.resolution[2 * cam];
    double height = m.cam.resolution[2 * cam + 1];
    if (m.cam.projection[cam] == Projection.ORTHOGRAPHIC) {
      double half = m.cam.fovy[cam] / 2;
      double x = (col + 0.5 - width / 2) / (width / 2) * half;
      double y = -(row + 0.5 - height / 2) / (height / 2) * half;
      Vec3.set(s, 3, x, y, 0);
      Mat3.mulVec(s, 3, mat, q, s, 3);
      Vec3.add(s, 0, d.cam.xpos, 3 * cam, s, 3);
      Vec3.set(s, 3, -mat[q + 2], -mat[q + 5], -mat[q + 8]);
      return;
    }
    double cx = width / 2;
    double cy = height / 2;
    float[] sensor = m.cam.sensorsize;
    if (sensor[2 * cam] != 0 && sensor[2 * cam + 1] != 0) {
      float ratioX = m.cam.intrinsic[4 * cam + 2] / sensor[2 * cam];
      float ratioY = m.cam.intrinsic[4 * cam + 3] / sensor[2 * cam + 1];
      cx = ratioX * m.cam.resolution[2 * cam];
      cy = ratioY * m.cam.resolution[2 * cam + 1];
    }
    double x = (col + 0.5 - cx) / focal(m, cam, 0);
    double y = -(row + 0.5 - cy) / focal(m, cam, 1);
    Vec3.copy(s, 0, d.cam.xpos, 3 * cam);
    Vec3.set(s, 3, x, y, -1);
    Mat3.mulVec(s, 3, mat, q, s, 3);
    Vec3.normalize(s, 3);
  }
}
