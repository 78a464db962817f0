package dev.dynamis.render.internal;

import dev.dynamis.render.scene.Viewpoint;

/**
 * A projection from the world to a picture, for eyes, their mirror images and lights. A point at x,
 * y (right, up) and depth z becomes the homogeneous pixel (X, Y, W): X / W counts from the left, Y
 * / W from the top. Depth is compared by a key that is greater for what is nearer and linear in the
 * picture: 1/z, or -z if the projection is orthographic.
 */
final class Lens {
  final double[] eye = new double[3];
  final double[] right = new double[3];
  final double[] up = new double[3];
  final double[] forward = new double[3];
  boolean orthographic;

  /** Whether the picture is a mirror image, so that triangles turn the other way. */
  boolean mirrored;

  double near;
  double far;

  /** Pixels for each unit of slope (or m), and the pixel of slope 0. */
  double scaleX;

  double scaleY;

  /** Slope (or m) for each pixel. */
  double pixelX;

  double pixelY;
  double centerX;
  double centerY;

  /** Takes a viewpoint for a picture of so many pixels. */
  void set(Viewpoint v, int width, int height) {
    System.arraycopy(v.pos, 0, eye, 0, 3);
    System.arraycopy(v.right, 0, right, 0, 3);
    System.arraycopy(v.up, 0, up, 0, 3);
    System.arraycopy(v.forward, 0, forward, 0, 3);
    orthographic = v.orthographic;
    mirrored = false;
    near = v.near;
    far = v.far;
    double left = v.edges[0];
    double end = v.edges[1];
    if (left == end) {
      end = 0.5 * width / height * (v.edges[3] - v.edges[2]);
      left = -end;
    }
    frame(left, end, v.edges[2], v.edges[3], width, height);
  }

  /** Sets the edges of the picture: slopes, or m if orthographic. */
  void frame(double left, double end, double bottom, double top, int width, int height) {
    scaleX = width / (end - left);
    scaleY = height / (top - bottom);
    pixelX = 1 / scaleX;
    pixelY = 1 / scaleY;
    centerX = -left * scaleX;
    centerY = top * scaleY;
  }

  /**
   * Takes the mirror image of another projection in the plane through a point with a unit normal.
   */
  void mirror(Lens other, double[] point, double nx, double ny, double nz) {
    orthographic = other.orthographic;
    mirrored = !other.mirrored;
    near = other.near;
    far = other.far;
    scaleX = other.scaleX;
    scaleY = other.scaleY;
    pixelX = other.pixelX;
    pixelY = other.pixelY;
    centerX = other.centerX;
    centerY = other.centerY;
    reflect(right, other.right, nx, ny, nz, 0);
    reflect(up, other.up, nx, ny, nz, 0);
    reflect(forward, other.forward, nx, ny, nz, 0);
    reflect(eye, other.eye, nx, ny, nz, point[0] * nx + point[1] * ny + point[2] * nz);
  }

  private static void reflect(
      double[] res, double[] v, double nx, double ny, double nz, double offset) {
    double s = 2 * (v[0] * nx + v[1] * ny + v[2] * nz - offset);
    res[0] = v[0] - s * nx;
    res[1] = v[1] - s * ny;
    res[2] = v[2] - s * nz;
  }

  /** Returns the key of the near plane. */
  double nearKey() {
    return orthographic ? -near : 1 / near;
  }

  /** Returns the key of the far plane. */
  double farKey() {
    return orthographic ? -far : 1 / far;
  }

  /** Returns the depth of a key, m. */
  double depth(double key) {
    return orthographic ? -key : 1 / key;
  }

  /** Returns the depth of a point, m. */
  double depthOf(double x, double y, double z) {
    return (x - eye[0]) * forward[0] + (y - eye[1]) * forward[1] + (z - eye[2]) * forward[2];
  }

  /** Returns how many pixels a length has at a depth. */
  double pixels(double length, double depth) {
    double scale = Math.max(scaleX, scaleY);
    return orthographic ? length * scale : length * scale / Math.max(depth, near);
  }
}
