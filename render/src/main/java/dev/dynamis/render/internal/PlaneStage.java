package dev.dynamis.render.internal;

import dev.dynamis.render.scene.SceneGeom;
import java.util.Arrays;

/**
 * Where the rays through places of a picture meet a plane, and how that changes from pixel to
 * pixel. All is computed in plain loops over arrays, which the compiler turns into vector
 * instructions. One for each worker.
 */
final class PlaneStage {
  /** Least slope of a ray towards a plane that it meets. */
  private static final double LEAST = 1e-12;

  /** Place on the plane, in its own axes, m. */
  final double[] x = new double[Fragments.CAPACITY];

  final double[] y = new double[Fragments.CAPACITY];

  /** Place in the plane's texture. */
  final double[] s = new double[Fragments.CAPACITY];

  final double[] t = new double[Fragments.CAPACITY];

  /** Movement in the texture for a pixel to the right, and for one down. */
  final double[] rightS = new double[Fragments.CAPACITY];

  final double[] rightT = new double[Fragments.CAPACITY];
  final double[] downS = new double[Fragments.CAPACITY];
  final double[] downT = new double[Fragments.CAPACITY];

  // rays: where they begin, their directions, how far it is to the plane, and one over their slope
  private final double[] ox = new double[Fragments.CAPACITY];
  private final double[] oy = new double[Fragments.CAPACITY];
  private final double[] oz = new double[Fragments.CAPACITY];
  private final double[] rx = new double[Fragments.CAPACITY];
  private final double[] ry = new double[Fragments.CAPACITY];
  private final double[] rz = new double[Fragments.CAPACITY];
  private final double[] far = new double[Fragments.CAPACITY];
  private final double[] inverse = new double[Fragments.CAPACITY];

  private final double[][] origins = {ox, oy, oz};
  private final double[][] rays = {rx, ry, rz};

  // movement of the place by a pixel: along the ray, its length before that, and in the world
  private final double[] along = new double[Fragments.CAPACITY];
  private final double[] size = new double[Fragments.CAPACITY];
  private final double[] wx = new double[Fragments.CAPACITY];
  private final double[] wy = new double[Fragments.CAPACITY];
  private final double[] wz = new double[Fragments.CAPACITY];

  private int from;
  private int to;
  private SceneGeom plane;
  private Lens lens;

  /** Computes places in the world and normals of fragments that show one plane. */
  void meet(Fragments a, int first, int end, SceneGeom g, Lens l) {
    from = first;
    to = end;
    plane = g;
    lens = l;
    if (l.orthographic) {
      parallel(a.x, a.y);
    } else {
      fromEye(a.x, a.y);
    }
    reach();
    place(a.px, a.py, a.pz);
    Arrays.fill(a.nx, from, to, g.mat[2]);
    Arrays.fill(a.ny, from, to, g.mat[5]);
    Arrays.fill(a.nz, from, to, g.mat[8]);
  }

  private void fromEye(double[] px, double[] py) {
    for (int k = 0; k < 3; k++) {
      ray(rays[k], px, py, lens.forward[k], lens.right[k], lens.up[k]);
      Arrays.fill(origins[k], from, to, lens.eye[k]);
    }
  }

  private void parallel(double[] px, double[] py) {
    for (int k = 0; k < 3; k++) {
      ray(origins[k], px, py, lens.eye[k], lens.right[k], lens.up[k]);
      Arrays.fill(rays[k], from, to, lens.forward[k]);
    }
  }

  /** Goes right and up from the middle of the picture, as far as places are. */
  private void ray(double[] res, double[] px, double[] py, double middle, double right, double up) {
    double cx = lens.centerX;
    double cy = lens.centerY;
    double sizeX = lens.pixelX;
    double sizeY = lens.pixelY;
    int end = to;
    for (int i = from; i < end; i++) {
      res[i] = middle + ((px[i] - cx) * sizeX) * right + ((cy - py[i]) * sizeY) * up;
    }
  }

  /**
   * Computes how far the plane is along each ray; those along the plane end at the far distance.
   */
  private void reach() {
    double[] p = plane.pos;
    double[] m = plane.mat;
    double[] height = wx;
    double[] slope = wy;
    ArrayMath.dot(height, from, to, ox, oy, oz, p[0], p[1], p[2], m[2], m[5], m[8]);
    ArrayMath.dot(slope, from, to, rx, ry, rz, 0, 0, 0, m[2], m[5], m[8]);
    double[] distance = far;
    double[] overSlope = inverse;
    int end = to;
    for (int i = from; i < end; i++) {
      double over = 1 / slope[i];
      overSlope[i] = over;
      distance[i] = -height[i] * over;
    }
    for (int i = from; i < end; i++) {
      if (!(Math.abs(overSlope[i]) < 1 / LEAST)) {
        overSlope[i] = 1 / LEAST;
        distance[i] = lens.far;
      }
    }
  }

  private void place(double[] px, double[] py, double[] pz) {
    ArrayMath.along(px, from, to, ox, far, rx);
    ArrayMath.along(py, from, to, oy, far, ry);
    ArrayMath.along(pz, from, to, oz, far, rz);
    double[] p = plane.pos;
    double[] m = plane.mat;
    ArrayMath.dot(x, from, to, px, py, pz, p[0], p[1], p[2], m[0], m[3], m[6]);
    ArrayMath.dot(y, from, to, px, py, pz, p[0], p[1], p[2], m[1], m[4], m[7]);
  }

  /**
   * Computes places in a flat texture and their derivatives by pixels.
   *
   * @param across how much of the texture is on a unit along the plane's first axis
   * @param down how much of it is on a unit along the second axis
   */
  void spread(double across, double down) {
    double[] px = x;
    double[] py = y;
    double[] ps = s;
    double[] pt = t;
    int end = to;
    for (int i = from; i < end; i++) {
      ps[i] = across * px[i] - 0.5;
      pt[i] = down * py[i] - 0.5;
    }
    slope(lens.right, lens.pixelX, across, down, rightS, rightT);
    slope(lens.up, -lens.pixelY, across, down, downS, downT);
  }

  /** Derivatives of the place in the texture by movements of the rays along an axis. */
  private void slope(
      double[] axis, double scale, double across, double down, double[] inS, double[] inT) {
    double[] m = plane.mat;
    double dn = axis[0] * m[2] + axis[1] * m[5] + axis[2] * m[8];
    // the farther away, the longer is the way of a pixel, unless rays are parallel
    double still = lens.orthographic ? 1 : 0;
    double growing = lens.orthographic ? 0 : 1;
    double[] distance = far;
    double[] overSlope = inverse;
    double[] factor = along;
    double[] length = size;
    int end = to;
    for (int i = from; i < end; i++) {
      factor[i] = -dn * overSlope[i];
      length[i] = scale * (still + growing * distance[i]);
    }
    move(wx, axis[0], rx);
    move(wy, axis[1], ry);
    move(wz, axis[2], rz);
    turn(inS, across, m[0], m[3], m[6]);
    turn(inT, down, m[1], m[4], m[7]);
  }

  /** Movement of the place in the world along one axis. */
  private void move(double[] res, double axis, double[] ray) {
    double[] factor = along;
    double[] length = size;
    int end = to;
    for (int i = from; i < end; i++) {
      res[i] = length[i] * (axis + factor[i] * ray[i]);
    }
  }

  /** Movement in the texture along one of the plane's axes. */
  private void turn(double[] res, double times, double a, double b, double c) {
    double[] dx = wx;
    double[] dy = wy;
    double[] dz = wz;
    int end = to;
    for (int i = from; i < end; i++) {
      res[i] = times * (dx[i] * a + dy[i] * b + dz[i] * c);
    }
  }
}
