package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Constants;
import dev.dynamis.mechanics.data.PairContacts;

/**
 * Contacts of two capsules: one where their segments are nearest, or two if they are parallel.
 *
 * <p>Points of the segments are {@code p1 + s a1} and {@code p2 + t a2}, with half axes {@code a1,
 * a2} and s, t between -1 and 1. The squared distance is least where
 *
 * <pre>{@code
 * (a1.a1) s - (a1.a2) t = a1.(p2 - p1)
 * (a2.a2) t - (a1.a2) s = a2.(p1 - p2)
 * }</pre>
 */
final class CapsuleCapsule {
  private CapsuleCapsule() {}

  static void collide(Model m, Data d, int g1, int g2, double margin, PairContacts found) {
    collide(d.geom.xpos, d.geom.xmat, m.geom.size, g1, g2, margin, found);
  }

  /** Tests items {@code g1} and {@code g2} of lists of poses and sizes. */
  static void collide(
      double[] p, double[] mat, double[] size, int g1, int g2, double margin, PairContacts found) {
    double half1 = size[3 * g1 + 1];
    double half2 = size[3 * g2 + 1];
    double ax = mat[9 * g1 + 2] * half1;
    double ay = mat[9 * g1 + 5] * half1;
    double az = mat[9 * g1 + 8] * half1;
    double bx = mat[9 * g2 + 2] * half2;
    double by = mat[9 * g2 + 5] * half2;
    double bz = mat[9 * g2 + 8] * half2;
    double dx = p[3 * g1] - p[3 * g2];
    double dy = p[3 * g1 + 1] - p[3 * g2 + 1];
    double dz = p[3 * g1 + 2] - p[3 * g2 + 2];

    double aa = ax * ax + ay * ay + az * az;
    double ab = -(ax * bx + ay * by + az * bz);
    double bb = bx * bx + by * by + bz * bz;
    double u = -(ax * dx + ay * dy + az * dz);
    double v = bx * dx + by * dy + bz * dz;
    double det = aa * bb - ab * ab;
    if (Math.abs(det) >= Constants.MINVAL) {
      double s = (bb * u - ab * v) / det;
      double t = (aa * v - ab * u) / det;
      if (s > 1) {
        s = 1;
        t = (v - ab) / bb;
      } else if (s < -1) {
        s = -1;
        t = (v + ab) / bb;
      }
      if (t > 1) {
        t = 1;
        s = clip((u - ab) / aa);
      } else if (t < -1) {
        t = -1;
        s = clip((u + ab) / aa);
      }
      at(p, mat, size, g1, g2, s, t, margin, found);
      return;
    }

    // parallel: ends of the first, then ends of the second, until there are two
    at(p, mat, size, g1, g2, 1, clip((v - ab) / bb), margin, found);
    at(p, mat, size, g1, g2, -1, clip((v + ab) / bb), margin, found);
    if (found.count < 2) {
      at(p, mat, size, g1, g2, clip((u - ab) / aa), 1, margin, found);
    }
    if (found.count < 2) {
      at(p, mat, size, g1, g2, clip((u + ab) / aa), -1, margin, found);
    }
  }

  private static double clip(double x) {
    return x < -1 ? -1 : x > 1 ? 1 : x;
  }

  /** Adds the contact of the spheres at two places of the segments. */
  private static void at(
      double[] p,
      double[] mat,
      double[] size,
      int g1,
      int g2,
      double s,
      double t,
      double margin,
      PairContacts found) {
    double half1 = size[3 * g1 + 1];
    double half2 = size[3 * g2 + 1];
    SpherePairs.spheres(
        mat,
        g1,
        mat[9 * g1 + 2] * half1 * s + p[3 * g1],
        mat[9 * g1 + 5] * half1 * s + p[3 * g1 + 1],
        mat[9 * g1 + 8] * half1 * s + p[3 * g1 + 2],
        size[3 * g1],
        g2,
        mat[9 * g2 + 2] * half2 * t + p[3 * g2],
        mat[9 * g2 + 5] * half2 * t + p[3 * g2 + 1],
        mat[9 * g2 + 8] * half2 * t + p[3 * g2 + 2],
        size[3 * g2],
        margin,
        found);
  }
}
