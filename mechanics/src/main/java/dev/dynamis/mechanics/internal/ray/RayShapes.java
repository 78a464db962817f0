package dev.dynamis.mechanics.internal.ray;

import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Scalar;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.mechanics.constant.Kinds;

/**
 * Intersection of a ray {@code point + x vec, x >= 0} with primitive shapes.
 *
 * <p>All functions return x, or -1 if the ray misses, and write the outward unit normal at the hit
 * (world axes) to {@code n[k..k+3)} unless {@code n} is null; after a miss it is undefined. A ray
 * that starts inside a shape hits the far side, a plane is hit from its front only.
 */
public final class RayShapes {
  /** Scratch: the ray in the frame of the shape, point (3) and vector (3). */
  public static final int SCRATCH = 6;

  private RayShapes() {}

  /**
   * Intersects a ray with a shape.
   *
   * @param type a primitive {@link GeomType}
   * @param pos position of the shape at {@code p}
   * @param mat orientation at {@code q}
   * @param size sizes at {@code z}
   * @param point start of the ray at {@code i}
   * @param vec direction at {@code j}
   * @param n normal at {@code k}, or null
   * @param s scratch of 6 numbers from {@code o}
   */
  public static double intersect(
      int type,
      double[] pos,
      int p,
      double[] mat,
      int q,
      double[] size,
      int z,
      double[] point,
      int i,
      double[] vec,
      int j,
      double[] n,
      int k,
      double[] s,
      int o) {
    if (type == GeomType.SPHERE) {
      return sphere(size[z], pos, p, point, i, vec, j, n, k, s, o);
    }
    toLocal(s, o, pos, p, mat, q, point, i, vec, j);
    double x =
        switch (type) {
          case GeomType.PLANE -> plane(size[z], size[z + 1], n, k, s, o);
          case GeomType.CAPSULE -> capsule(size[z], size[z + 1], n, k, s, o);
          case GeomType.ELLIPSOID -> ellipsoid(size[z], size[z + 1], size[z + 2], n, k, s, o);
          case GeomType.CYLINDER -> cylinder(size[z], size[z + 1], n, k, s, o);
          case GeomType.BOX -> box(size[z], size[z + 1], size[z + 2], n, k, null, 0, s, o);
          case GeomType.SPHERE, GeomType.HFIELD, GeomType.MESH, GeomType.SDF ->
              throw new IllegalArgumentException(
                  "geom type " + type + " is no primitive with axes");
          default -> throw Kinds.unknown("geom type", type);
        };
    if (n != null && x >= 0) {
      Mat3.mulVec(n, k, mat, q, n, k);
    }
    return x;
  }

  /**
   * The ray in the frame of a shape: {@code s[o..o+3)} its start, {@code s[o+3..o+6)} its vector.
   */
  static void toLocal(
      double[] s,
      int o,
      double[] pos,
      int p,
      double[] mat,
      int q,
      double[] point,
      int i,
      double[] vec,
      int j) {
    Vec3.sub(s, o, point, i, pos, p);
    Mat3.mulTVec(s, o, mat, q, s, o);
    Mat3.mulTVec(s, o + 3, mat, q, vec, j);
  }

  /** Returns a root of {@code a x^2 + 2 b x + c}: the lesser or the greater; -1 without roots. */
  private static double root(double a, double b, double c, boolean greater) {
    double det = b * b - a * c;
    if (det < 0 || a < Scalar.MINVAL) {
      return -1;
    }
    det = Math.sqrt(det);
    return (greater ? -b + det : -b - det) / a;
  }

  /** Returns the least root of {@code a x^2 + 2 b x + c} that is not negative, or -1. */
  private static double firstRoot(double a, double b, double c) {
    double x = root(a, b, c, false);
    if (x >= 0) {
      return x;
    }
    x = root(a, b, c, true);
    return x >= 0 ? x : -1;
  }

  private static double plane(double sx, double sy, double[] n, int k, double[] s, int o) {
    if (s[o + 5] > -Scalar.MINVAL) {
      return -1;
    }
    double x = -s[o + 2] / s[o + 5];
    if (x < 0
        || (sx > 0 && Math.abs(s[o] + x * s[o + 3]) > sx)
        || (sy > 0 && Math.abs(s[o + 1] + x * s[o + 4]) > sy)) {
      return -1;
    }
    if (n != null) {
      Vec3.set(n, k, 0, 0, 1);
    }
    return x;
  }

  /** In world coordinates. */
  private static double sphere(
      double r,
      double[] pos,
      int p,
      double[] point,
      int i,
      double[] vec,
      int j,
      double[] n,
      int k,
      double[] s,
      int o) {
    Vec3.sub(s, o, point, i, pos, p);
    double a = Vec3.dot(vec, j, vec, j);
    double b = Vec3.dot(vec, j, s, o);
    double x = firstRoot(a, b, Vec3.dot(s, o, s, o) - r * r);
    if (n != null && x >= 0) {
      Vec3.addScaled(n, k, point, i, vec, j, x);
      Vec3.subFrom(n, k, pos, p);
      Vec3.normalize(n, k);
    }
    return x;
  }

  /** Returns whether the ray misses the sphere of squared radius {@code rr} about the shape. */
  private static boolean missesSphere(double rr, double[] s, int o) {
    double a = Vec3.dot(s, o + 3, s, o + 3);
    double b = Vec3.dot(s, o + 3, s, o);
    return firstRoot(a, b, Vec3.dot(s, o, s, o) - rr) < 0;
  }

  private static double capsule(double r, double half, double[] n, int k, double[] s, int o) {
    if (missesSphere((r + half) * (r + half), s, o)) {
      return -1;
    }
    double px = s[o];
    double py = s[o + 1];
    double pz = s[o + 2];
    double vx = s[o + 3];
    double vy = s[o + 4];
    double vz = s[o + 5];
    double x = -1;
    int part = 0;

    // round side
    double hit = firstRoot(vx * vx + vy * vy, vx * px + vy * py, px * px + py * py - r * r);
    if (hit >= 0 && Math.abs(pz + hit * vz) <= half) {
      x = hit;
    }

    // the outer halves of the spheres at both ends
    double a = vx * vx + vy * vy + vz * vz;
    for (int side = 1; side >= -1; side -= 2) {
      double dz = pz - side * half;
      double b = vx * px + vy * py + vz * dz;
      double c = px * px + py * py + dz * dz - r * r;
      for (int which = 0; which < 2; which++) {
        hit = root(a, b, c, which == 1);
        if (hit >= 0 && side * (pz + hit * vz) >= half && (x < 0 || hit < x)) {
          x = hit;
          part = side;
        }
      }
    }
    if (n != null && x >= 0) {
      Vec3.set(n, k, px + x * vx, py + x * vy, part == 0 ? 0 : pz + x * vz - half * part);
      Vec3.normalize(n, k);
    }
    return x;
  }

  private static double ellipsoid(
      double sx, double sy, double sz, double[] n, int k, double[] s, int o) {
    double ix = 1 / (sx * sx);
    double iy = 1 / (sy * sy);
    double iz = 1 / (sz * sz);
    double px = s[o];
    double py = s[o + 1];
    double pz = s[o + 2];
    double vx = s[o + 3];
    double vy = s[o + 4];
    double vz = s[o + 5];
    double a = ix * vx * vx + iy * vy * vy + iz * vz * vz;
    double b = ix * vx * px + iy * vy * py + iz * vz * pz;
    double c = ix * px * px + iy * py * py + iz * pz * pz - 1;
    double x = firstRoot(a, b, c);
    if (n != null && x >= 0) {
      Vec3.set(n, k, ix * (px + x * vx), iy * (py + x * vy), iz * (pz + x * vz));
      Vec3.normalize(n, k);
    }
    return x;
  }

  private static double cylinder(double r, double half, double[] n, int k, double[] s, int o) {
    if (missesSphere(r * r + half * half, s, o)) {
      return -1;
    }
    double px = s[o];
    double py = s[o + 1];
    double pz = s[o + 2];
    double vx = s[o + 3];
    double vy = s[o + 4];
    double vz = s[o + 5];
    double x = -1;
    int part = 0;

    // flat sides
    if (Math.abs(vz) > Scalar.MINVAL) {
      for (int side = -1; side <= 1; side += 2) {
        double hit = (side * half - pz) / vz;
        double hx = px + hit * vx;
        double hy = py + hit * vy;
        if (hit >= 0 && hx * hx + hy * hy <= r * r && (x < 0 || hit < x)) {
          x = hit;
          part = side;
        }
      }
    }

    // round side
    double hit = firstRoot(vx * vx + vy * vy, vx * px + vy * py, px * px + py * py - r * r);
    if (hit >= 0 && Math.abs(pz + hit * vz) <= half && (x < 0 || hit < x)) {
      x = hit;
      part = 0;
    }
    if (n != null && x >= 0) {
      if (part == 0) {
        Vec3.set(n, k, px + x * vx, py + x * vy, 0);
        Vec3.normalize(n, k);
      } else {
        Vec3.set(n, k, 0, 0, part);
      }
    }
    return x;
  }

  /**
   * Box with half sizes; normal in the frame of the box. Unless {@code all} is null, {@code
   * all[f..f+6)} becomes the hit of each face (-x, +x, -y, ...), -1 for those that are missed.
   */
  static double box(
      double sx, double sy, double sz, double[] n, int k, double[] all, int f, double[] s, int o) {
    if (all != null) {
      for (int i = 0; i < 6; i++) {
        all[f + i] = -1;
      }
    }
    if (missesSphere(sx * sx + sy * sy + sz * sz, s, o)) {
      return -1;
    }
    double x = -1;
    int axis = 0;
    int where = 0;
    for (int i = 0; i < 3; i++) {
      double v = s[o + 3 + i];
      if (Math.abs(v) <= Scalar.MINVAL) {
        continue;
      }
      int a = i == 0 ? 1 : 0;
      int b = i == 2 ? 1 : 2;
      double half = i == 0 ? sx : i == 1 ? sy : sz;
      double halfA = a == 0 ? sx : sy;
      double halfB = b == 1 ? sy : sz;
      for (int side = -1; side <= 1; side += 2) {
        double hit = (side * half - s[o + i]) / v;
        if (hit >= 0
            && Math.abs(s[o + a] + hit * s[o + 3 + a]) <= halfA
            && Math.abs(s[o + b] + hit * s[o + 3 + b]) <= halfB) {
          if (x < 0 || hit < x) {
            x = hit;
            axis = i;
            where = side;
          }
          if (all != null) {
            all[f + 2 * i + (side + 1) / 2] = hit;
          }
        }
      }
    }
    if (n != null && x >= 0) {
      Vec3.zero(n, k);
      n[k + axis] = where;
    }
    return x;
  }
}
