package dev.dynamis.mechanics.internal.ray;

import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Scalar;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Constants;

/**
 * Intersection of rays with meshes and height fields, triangle by triangle, both sides.
 *
 * <p>Returns and normals are as in {@link RayShapes}.
 */
final class RaySurfaces {
  // places in the scratch array: ray in the geom's frame, basis across it, triangle, normals, faces
  static final int RAY = 0;
  private static final int B0 = 6;
  private static final int B1 = 9;
  static final int T0 = 12;
  private static final int T1 = 15;
  private static final int T2 = 18;
  static final int N = 21;
  private static final int BEST = 24;
  private static final int CENTER = 27;
  private static final int BASE = 30;
  private static final int FACES = 36;
  static final int SCRATCH = 42;

  /** Slack in which cells a ray passes over, in cells, and at which height, relative. */
  private static final double SLACK = 1e-6;

  private RaySurfaces() {}

  /** Mesh geom {@code g}. */
  static double mesh(
      Model m,
      Data d,
      int g,
      double[] point,
      int i,
      double[] vec,
      int j,
      double[] n,
      int k,
      double[] s,
      int[] stack) {
    int mesh = m.geom.dataid[g];
    double[] size = m.geom.size;
    RayShapes.toLocal(s, RAY, d.geom.xpos, 3 * g, d.geom.xmat, 9 * g, point, i, vec, j);
    if (RayShapes.box(size[3 * g], size[3 * g + 1], size[3 * g + 2], null, 0, null, 0, s, RAY)
        < 0) {
      return -1;
    }
    basis(s);
    int root = m.mesh.bvhadr[mesh];
    double x = -1;
    int depth = 0;
    stack[depth++] = root;
    while (depth > 0) {
      int node = stack[--depth];
      if (!hitsBox(m.bvh.aabb, 6 * node, s)) {
        continue;
      }
      int face = m.bvh.nodeid[node];
      if (face < 0) {
        for (int c = 0; c < 2; c++) {
          int child = m.bvh.child[2 * node + c];
          if (child >= 0) {
            stack[depth++] = root + child;
          }
        }
        continue;
      }
      int f = 3 * (m.mesh.faceadr[mesh] + face);
      for (int c = 0; c < 3; c++) {
        int v = 3 * (m.mesh.vertadr[mesh] + m.mesh.face[f + c]);
        Vec3.set(s, T0 + 3 * c, m.mesh.vert[v], m.mesh.vert[v + 1], m.mesh.vert[v + 2]);
      }
      double hit = triangle(s);
      if (hit >= 0 && (x < 0 || hit < x)) {
        x = hit;
        Vec3.copy(s, BEST, s, N);
      }
    }
    if (n != null && x >= 0) {
      Vec3.normalize(s, BEST);
      Mat3.mulVec(n, k, d.geom.xmat, 9 * g, s, BEST);
    }
    return x;
  }

  /** Integers that {@link #mesh} needs: a path through a tree whose depth is bounded. */
  static int stackSize() {
    return 2 * Constants.MAXTREEDEPTH + 2;
  }

  /** Returns whether the local ray meets the axis-aligned box with center and half sizes. */
  private static boolean hitsBox(double[] box, int b, double[] s) {
    double near = 0;
    double far = Double.POSITIVE_INFINITY;
    for (int i = 0; i < 3; i++) {
      double inv = 1 / s[RAY + 3 + i];
      double t1 = (box[b + i] - box[b + 3 + i] - s[RAY + i]) * inv;
      double t2 = (box[b + i] + box[b + 3 + i] - s[RAY + i]) * inv;
      double low = t1 < t2 ? t1 : t2;
      double high = t1 < t2 ? t2 : t1;
      near = near > low ? near : low;
      far = far < high ? far : high;
    }
    return near < far;
  }

  /** Two unit vectors across the local ray, in s. */
  static void basis(double[] s) {
    double x = Math.abs(s[RAY + 3]);
    double y = Math.abs(s[RAY + 4]);
    double z = Math.abs(s[RAY + 5]);
    Vec3.set(s, B0, 1, 1, 1);
    if (x >= y && x >= z) {
      s[B0] = 0;
    } else if (y >= z) {
      s[B0 + 1] = 0;
    } else {
      s[B0 + 2] = 0;
    }
    double along = Vec3.dot(s, RAY + 3, s, B0) / Vec3.dot(s, RAY + 3, s, RAY + 3);
    Vec3.addScaled(s, B1, s, B0, s, RAY + 3, -along);
    Vec3.normalize(s, B1);
    Vec3.cross(s, B0, s, B1, s, RAY + 3);
    Vec3.normalize(s, B0);
  }

  /**
   * Intersects the local ray with the triangle in s; its normal, not of unit length, goes to s[N].
   * Seen along the ray, the ray is a point: it hits if that lies in the projected triangle.
   */
  static double triangle(double[] s) {
    double x0 = across(s, T0, B0);
    double x1 = across(s, T1, B0);
    double x2 = across(s, T2, B0);
    if ((x0 > 0 && x1 > 0 && x2 > 0) || (x0 < 0 && x1 < 0 && x2 < 0)) {
      return -1;
    }
    double y0 = across(s, T0, B1);
    double y1 = across(s, T1, B1);
    double y2 = across(s, T2, B1);
    if ((y0 > 0 && y1 > 0 && y2 > 0) || (y0 < 0 && y1 < 0 && y2 < 0)) {
      return -1;
    }

    // barycentric coordinates of the origin
    double a = x0 - x2;
    double b = x1 - x2;
    double c = y0 - y2;
    double e = y1 - y2;
    double det = a * e - b * c;
    if (Math.abs(det) < Scalar.MINVAL) {
      return -1;
    }
    double t0 = (e * -x2 - b * -y2) / det;
    double t1 = (-c * -x2 + a * -y2) / det;
    if (t0 < 0 || t1 < 0 || t0 + t1 > 1) {
      return -1;
    }
    Vec3.sub(s, T0, s, T0, s, T2);
    Vec3.sub(s, T1, s, T1, s, T2);
    Vec3.cross(s, N, s, T0, s, T1);
    double denom = Vec3.dot(s, RAY + 3, s, N);
    if (Math.abs(denom) < Scalar.MINVAL) {
      return -1;
    }
    Vec3.sub(s, T2, s, RAY, s, T2);
    return -Vec3.dot(s, T2, s, N) / denom;
  }

  /** Coordinate of a corner along a basis vector, from the start of the ray. */
  private static double across(double[] s, int t, int b) {
    return s[b] * (s[t] - s[RAY])
        + s[b + 1] * (s[t + 1] - s[RAY + 1])
        + s[b + 2] * (s[t + 2] - s[RAY + 2]);
  }

  /** Height field geom {@code g}: a box below, a terrain with vertical sides above. */
  static double heightField(
      Model m,
      Data d,
      int g,
      double[] point,
      int i,
      double[] vec,
      int j,
      double[] n,
      int k,
      double[] s) {
    int h = m.geom.dataid[g];
    double[] size = m.hfield.size;
    double sx = size[4 * h];
    double sy = size[4 * h + 1];
    double top = size[4 * h + 2];
    double bottom = size[4 * h + 3];
    double[] xpos = d.geom.xpos;
    double[] xmat = d.geom.xmat;

    shifted(s, xpos, 3 * g, xmat, 9 * g, -bottom * 0.5);
    RayShapes.toLocal(s, RAY, s, CENTER, xmat, 9 * g, point, i, vec, j);
    double x = RayShapes.box(sx, sy, bottom * 0.5, s, BEST, null, 0, s, RAY);

    shifted(s, xpos, 3 * g, xmat, 9 * g, top * 0.5);
    RayShapes.toLocal(s, RAY, s, CENTER, xmat, 9 * g, point, i, vec, j);
    double enter = RayShapes.box(sx, sy, top * 0.5, null, 0, s, FACES, s, RAY);
    if (enter >= 0) {
      RayShapes.toLocal(s, RAY, xpos, 3 * g, xmat, 9 * g, point, i, vec, j);
      x = terrain(m, h, x, enter, s);
      x = sides(m, h, x, s);
    }
    if (n != null && x >= 0) {
      Vec3.normalize(s, BEST);
      Mat3.mulVec(n, k, xmat, 9 * g, s, BEST);
    }
    return x;
  }

  /** s[CENTER] = point at height z above the origin of a frame. */
  private static void shifted(double[] s, double[] pos, int p, double[] mat, int q, double z) {
    Vec3.set(s, BASE, mat[q + 2], mat[q + 5], mat[q + 8]);
    Vec3.addScaled(s, CENTER, pos, p, s, BASE, z);
  }

  /**
   * Triangles under the part of the ray that is inside the top box. Row by row, only cells are
   * tested that the ray passes over, and there only those with corners at its height; a slack that
   * is much larger than rounding makes sure that nothing is missed.
   */
  private static double terrain(Model m, int h, double start, double enter, double[] s) {
    int rows = m.hfield.nrow[h];
    int cols = m.hfield.ncol[h];
    double sx = m.hfield.size[4 * h];
    double sy = m.hfield.size[4 * h + 1];
    double dx = 2.0 * sx / (cols - 1);
    double dy = 2.0 * sy / (rows - 1);
    double from = 0;
    double to = enter;
    for (int f = 0; f < 6; f++) {
      if (s[FACES + f] > to) {
        from = enter;
        to = s[FACES + f];
      }
    }
    double x0 = (s[RAY] + from * s[RAY + 3] + sx) / dx;
    double x1 = (s[RAY] + to * s[RAY + 3] + sx) / dx;
    double y0 = (s[RAY + 1] + from * s[RAY + 4] + sy) / dy;
    double y1 = (s[RAY + 1] + to * s[RAY + 4] + sy) / dy;
    int cmin = Math.max(0, (int) Math.floor(Math.min(x0, x1)) - 1);
    int cmax = Math.min(cols - 1, (int) Math.ceil(Math.max(x0, x1)) + 1);
    int rmin = Math.max(0, (int) Math.floor(Math.min(y0, y1)) - 1);
    int rmax = Math.min(rows - 1, (int) Math.ceil(Math.max(y0, y1)) + 1);
    basis(s);
    double x = start;
    double top = m.hfield.size[4 * h + 2];
    double z0 = s[RAY + 2] + from * s[RAY + 5];
    double z1 = s[RAY + 2] + to * s[RAY + 5];
    double slack = SLACK * (top + Math.abs(z0) + Math.abs(z1));
    for (int r = rmin; r < rmax; r++) {
      // the part of the ray over this row of cells, as parts of its way through the box
      double t0 = 0;
      double t1 = 1;
      if (y0 != y1) {
        double a = (r - SLACK - y0) / (y1 - y0);
        double b = (r + 1 + SLACK - y0) / (y1 - y0);
        t0 = Math.max(0, Math.min(a, b));
        t1 = Math.min(1, Math.max(a, b));
      }
      double xa = x0 + t0 * (x1 - x0);
      double xb = x0 + t1 * (x1 - x0);
      double za = z0 + t0 * (z1 - z0);
      double zb = z0 + t1 * (z1 - z0);
      double low = Math.min(za, zb) - slack;
      double high = Math.max(za, zb) + slack;
      int first = Math.max(cmin, (int) Math.floor(Math.min(xa, xb) - SLACK));
      int last = Math.min(cmax, (int) Math.ceil(Math.max(xa, xb) + SLACK));
      for (int c = first; c < last; c++) {
        if (isAside(m, h, r, c, low / top, high / top)) {
          continue;
        }
        for (int half = 0; half < 2; half++) {
          corner(m, h, s, T0, r, c, dx, dy);
          corner(m, h, s, T1, half == 0 ? r : r + 1, c + 1, dx, dy);
          corner(m, h, s, T2, r + 1, half == 0 ? c + 1 : c, dx, dy);
          double hit = triangle(s);
          if (hit >= 0 && (x < 0 || hit < x)) {
            x = hit;
            Vec3.copy(s, BEST, s, N);
          }
        }
      }
    }
    return x;
  }

  /** Returns whether all corners of a cell are lower than a height, or all higher than another. */
  private static boolean isAside(Model m, int h, int r, int c, double low, double high) {
    double a = elevation(m, h, r, c);
    double b = elevation(m, h, r, c + 1);
    double e = elevation(m, h, r + 1, c);
    double f = elevation(m, h, r + 1, c + 1);
    return (a < low && b < low && e < low && f < low)
        || (a > high && b > high && e > high && f > high);
  }

  private static void corner(
      Model m, int h, double[] s, int t, int r, int c, double dx, double dy) {
    double z = elevation(m, h, r, c) * m.hfield.size[4 * h + 2];
    Vec3.set(s, t, dx * c - m.hfield.size[4 * h], dy * r - m.hfield.size[4 * h + 1], z);
  }

  private static double elevation(Model m, int h, int r, int c) {
    return m.hfield.data[m.hfield.adr[h] + r * m.hfield.ncol[h] + c];
  }

  /** Vertical sides of the terrain: a hit of the top box's side counts below the terrain's edge. */
  private static double sides(Model m, int h, double start, double[] s) {
    int rows = m.hfield.nrow[h];
    int cols = m.hfield.ncol[h];
    double dx = 2.0 * m.hfield.size[4 * h] / (cols - 1);
    double dy = 2.0 * m.hfield.size[4 * h + 1] / (rows - 1);
    double x = start;
    for (int f = 0; f < 4; f++) {
      double hit = s[FACES + f];
      if (!(hit >= 0 && (hit < x || x < 0))) {
        continue;
      }
      double z = (s[RAY + 2] + hit * s[RAY + 5]) / m.hfield.size[4 * h + 2];
      int axis = f / 2;
      int other = 1 - axis;
      int count = axis == 0 ? rows : cols;
      double y =
          (s[RAY + other] + hit * s[RAY + 3 + other] + m.hfield.size[4 * h + other])
              / (axis == 0 ? dy : dx);
      int y0 = (int) Math.max(0, Math.min(count - 2, Math.floor(y)));
      int edge = f % 2 == 0 ? 0 : (axis == 0 ? cols : rows) - 1;
      double z0 = axis == 0 ? elevation(m, h, y0, edge) : elevation(m, h, edge, y0);
      double z1 = axis == 0 ? elevation(m, h, y0 + 1, edge) : elevation(m, h, edge, y0 + 1);
      if (z < z0 * (y0 + 1 - y) + z1 * (y - y0)) {
        x = hit;
        Vec3.zero(s, BEST);
        s[BEST + axis] = f % 2 == 0 ? -1 : 1;
      }
    }
    return x;
  }
}
