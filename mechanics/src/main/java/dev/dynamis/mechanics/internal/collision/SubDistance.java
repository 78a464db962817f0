package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.core.math.Vec3;

/**
 * The point of a simplex that is nearest to the origin, by signed volumes (Montanari, Petrinic and
 * Barbieri, ACM Transactions on Graphics 36, 2017): its barycentric coordinates are ratios of
 * volumes; where these have different signs, the point is on a face beyond which the origin lies.
 *
 * <p>Vertices are given by their places in {@code v}. The array {@code w} has {@link #SCRATCH}
 * numbers, results come first; the rest is used for faces and edges.
 */
final class SubDistance {
  /** Length of the array that receives results. */
  static final int SCRATCH = 12;

  private static final int FACE = 4;
  private static final int EDGE = 7;
  private static final int POINT = 9;

  private SubDistance() {}

  /** Coordinates {@code w[0..3]} of the nearest point of a simplex with {@code n} vertices. */
  static void simplex(double[] w, int n, double[] v) {
    w[0] = 0;
    w[1] = 0;
    w[2] = 0;
    w[3] = 0;
    int step = ConvexQuery.VERTEX;
    switch (n) {
      case 4 -> tetrahedron(w, v, 0, step, 2 * step, 3 * step);
      case 3 -> triangle(w, 0, v, 0, step, 2 * step);
      case 2 -> segment(w, 0, v, 0, step);
      default -> w[0] = 1;
    }
  }

  private static void tetrahedron(double[] w, double[] v, int a, int b, int c, int d) {
    double va = -volume(v, b, c, d);
    double vb = volume(v, a, c, d);
    double vc = -volume(v, a, b, d);
    double vd = volume(v, a, b, c);
    double all = va + vb + vc + vd;
    boolean ina = sameSign(all, va);
    boolean inb = sameSign(all, vb);
    boolean inc = sameSign(all, vc);
    boolean ind = sameSign(all, vd);
    if (ina && inb && inc && ind) {
      w[0] = va / all;
      w[1] = vb / all;
      w[2] = vc / all;
      w[3] = vd / all;
      return;
    }

    // the nearest of the faces that the origin is beyond
    double least = Double.MAX_VALUE;
    if (!ina) {
      least = face(w, v, b, c, d);
      put(w, 0, w[FACE], w[FACE + 1], w[FACE + 2]);
    }
    if (!inb) {
      double dist = face(w, v, a, c, d);
      if (dist < least) {
        put(w, w[FACE], 0, w[FACE + 1], w[FACE + 2]);
        least = dist;
      }
    }
    if (!inc) {
      double dist = face(w, v, a, b, d);
      if (dist < least) {
        put(w, w[FACE], w[FACE + 1], 0, w[FACE + 2]);
        least = dist;
      }
    }
    if (!ind && face(w, v, a, b, c) < least) {
      put(w, w[FACE], w[FACE + 1], w[FACE + 2], 0);
    }
  }

  private static void put(double[] w, double a, double b, double c, double d) {
    w[0] = a;
    w[1] = b;
    w[2] = c;
    w[3] = d;
  }

  /** Coordinates of the nearest point of a face at {@code w[FACE]}; returns its squared norm. */
  private static double face(double[] w, double[] v, int a, int b, int c) {
    triangle(w, FACE, v, a, b, c);
    double p = w[FACE], q = w[FACE + 1], r = w[FACE + 2];
    double x = p * v[a] + q * v[b] + r * v[c];
    double y = p * v[a + 1] + q * v[b + 1] + r * v[c + 1];
    double z = p * v[a + 2] + q * v[b + 2] + r * v[c + 2];
    return x * x + y * y + z * z;
  }

  private static void triangle(double[] w, int o, double[] v, int a, int b, int c) {
    if (!projectOrigin(w, POINT, v, a, b, c)) {
      segment(w, o, v, a, b);
      w[o + 2] = 0;
      return;
    }
    double all = areas(w, o, v, a, b, c, w, POINT);
    double sa = w[o], sb = w[o + 1], sc = w[o + 2];
    boolean ina = sameSign(all, sa);
    boolean inb = sameSign(all, sb);
    boolean inc = sameSign(all, sc);
    if (ina && inb && inc) {
      w[o] = sa / all;
      w[o + 1] = sb / all;
      w[o + 2] = sc / all;
      return;
    }

    // the nearest of the edges that the projected origin is beyond
    double least = Double.MAX_VALUE;
    if (!ina) {
      least = edge(w, v, b, c);
      Vec3.set(w, o, 0, w[EDGE], w[EDGE + 1]);
    }
    if (!inb) {
      double dist = edge(w, v, a, c);
      if (dist < least) {
        Vec3.set(w, o, w[EDGE], 0, w[EDGE + 1]);
        least = dist;
      }
    }
    if (!inc && edge(w, v, a, b) < least) {
      Vec3.set(w, o, w[EDGE], w[EDGE + 1], 0);
    }
  }

  /** Coordinates of the nearest point of an edge at {@code w[EDGE]}; returns its squared norm. */
  private static double edge(double[] w, double[] v, int a, int b) {
    segment(w, EDGE, v, a, b);
    double p = w[EDGE], q = w[EDGE + 1];
    double x = p * v[a] + q * v[b];
    double y = p * v[a + 1] + q * v[b + 1];
    double z = p * v[a + 2] + q * v[b + 2];
    return x * x + y * y + z * z;
  }

  private static void segment(double[] w, int o, double[] v, int a, int b) {
    double x = v[b] - v[a], y = v[b + 1] - v[a + 1], z = v[b + 2] - v[a + 2];
    double scale = -((v[b] * x + v[b + 1] * y + v[b + 2] * z) / (x * x + y * y + z * z));

    // lengths along the axis on which the segment is longest
    int axis = 0;
    double all = v[a] - v[b];
    double other = v[a + 1] - v[b + 1];
    if (Math.abs(other) >= Math.abs(all)) {
      all = other;
      axis = 1;
    }
    other = v[a + 2] - v[b + 2];
    if (Math.abs(other) >= Math.abs(all)) {
      all = other;
      axis = 2;
    }
    double point = v[b + axis] + scale * (v[b + axis] - v[a + axis]);
    double la = point - v[b + axis];
    double lb = v[a + axis] - point;
    boolean inside = sameSign(all, la) && sameSign(all, lb);
    w[o] = inside ? la / all : 0;
    w[o + 1] = inside ? lb / all : 1;
  }

  /**
   * Barycentric coordinates {@code w[0..2]} of the point at {@code p[o]}, which is in the plane of
   * a triangle.
   */
  static void coordinates(double[] w, double[] v, int a, int b, int c, double[] p, int o) {
    double all = areas(w, 0, v, a, b, c, p, o);
    w[0] /= all;
    w[1] /= all;
    w[2] /= all;
  }

  /**
   * Twice the signed areas that a point of the plane makes with each edge, at {@code w[o]}; returns
   * the triangle's. All are seen along the axis that shows the triangle largest.
   */
  private static double areas(
      double[] w, int o, double[] v, int a, int b, int c, double[] point, int k) {
    double ax = v[a], ay = v[a + 1], az = v[a + 2];
    double bx = v[b], by = v[b + 1], bz = v[b + 2];
    double cx = v[c], cy = v[c + 1], cz = v[c + 2];
    double sx = by * cz - bz * cy - ay * cz + az * cy + ay * bz - az * by;
    double sy = bx * cz - bz * cx - ax * cz + az * cx + ax * bz - az * bx;
    double sz = bx * cy - by * cx - ax * cy + ay * cx + ax * by - ay * bx;
    double mx = Math.abs(sx), my = Math.abs(sy), mz = Math.abs(sz);
    double p, q, all;
    if (mx >= my && mx >= mz) {
      all = sx;
      p = point[k + 1];
      q = point[k + 2];
      ax = ay;
      ay = az;
      bx = by;
      by = bz;
      cx = cy;
      cy = cz;
    } else if (my >= mz) {
      all = sy;
      p = point[k];
      q = point[k + 2];
      ay = az;
      by = bz;
      cy = cz;
    } else {
      all = sz;
      p = point[k];
      q = point[k + 1];
    }
    w[o] = p * by + q * cx + bx * cy - p * cy - q * bx - cx * by;
    w[o + 1] = p * cy + q * ax + cx * ay - p * ay - q * cx - ax * cy;
    w[o + 2] = p * ay + q * bx + ax * by - p * by - q * ax - bx * ay;
    return all;
  }

  /**
   * {@code res} = foot of the origin on the plane of a triangle, with the normal taken at that
   * vertex where it can be told from zero.
   *
   * @return false if the triangle has no area, then {@code res} is left alone
   */
  static boolean projectOrigin(double[] res, int r, double[] v, int a, int b, int c) {
    double bax = v[b] - v[a], bay = v[b + 1] - v[a + 1], baz = v[b + 2] - v[a + 2];
    double cax = v[c] - v[a], cay = v[c + 1] - v[a + 1], caz = v[c + 2] - v[a + 2];
    double cbx = v[c] - v[b], cby = v[c + 1] - v[b + 1], cbz = v[c + 2] - v[b + 2];

    double x = cby * baz - cbz * bay, y = cbz * bax - cbx * baz, z = cbx * bay - cby * bax;
    double nv = x * v[b] + y * v[b + 1] + z * v[b + 2];
    double nn = x * x + y * y + z * z;
    if (nn == 0) {
      return false;
    }
    if (!(nv != 0 && nn > Polytope.TINY)) {
      x = bay * caz - baz * cay;
      y = baz * cax - bax * caz;
      z = bax * cay - bay * cax;
      nv = x * v[a] + y * v[a + 1] + z * v[a + 2];
      nn = x * x + y * y + z * z;
      if (nn == 0) {
        return false;
      }
      if (!(nv != 0 && nn > Polytope.TINY)) {
        x = cay * cbz - caz * cby;
        y = caz * cbx - cax * cbz;
        z = cax * cby - cay * cbx;
        nv = x * v[c] + y * v[c + 1] + z * v[c + 2];
        nn = x * x + y * y + z * z;
      }
    }
    double scale = nv / nn;
    res[r] = scale * x;
    res[r + 1] = scale * y;
    res[r + 2] = scale * z;
    return true;
  }

  /** Six times the signed volume of the tetrahedron of three vertices and the origin. */
  private static double volume(double[] v, int a, int b, int c) {
    return v[a] * (v[b + 1] * v[c + 2] - v[b + 2] * v[c + 1])
        + v[a + 1] * (v[b + 2] * v[c] - v[b] * v[c + 2])
        + v[a + 2] * (v[b] * v[c + 1] - v[b + 1] * v[c]);
  }

  private static boolean sameSign(double a, double b) {
    return (a > 0 && b > 0) || (a < 0 && b < 0);
  }
}
