package dev.dynamis.mechanics.internal.ray;

import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.internal.sdf.ShapeDistance;

/**
 * Intersection of rays with signed distance fields: each step goes as far as the field says that
 * nothing is near.
 *
 * <p>Returns and normals are as in {@link RayShapes}, in units of the ray's vector. Counterpart of
 * {@code mj_raySdf}.
 */
final class RayFields {
  private static final int STEPS = 40;

  /** Nearer than this is a hit, farther than the other a miss, m. */
  private static final double HIT = 1e-7;

  private static final double MISS = 1e6;

  private static final int UNIT = 6;
  private static final int AT = 9;

  private RayFields() {}

  /** Distance field of geom {@code g}; {@code s} are at least 12 numbers of scratch. */
  static double field(
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
    double[] size = m.geom.size;
    RayShapes.toLocal(s, 0, d.geom.xpos, 3 * g, d.geom.xmat, 9 * g, point, i, vec, j);
    if (RayShapes.box(size[3 * g], size[3 * g + 1], size[3 * g + 2], null, 0, null, 0, s, 0) < 0) {
      return -1;
    }
    Vec3.copy(s, UNIT, s, 3);
    double length = Vec3.normalize(s, UNIT);
    double total = 0;
    for (int step = 0; step < STEPS; step++) {
      Vec3.addScaled(s, AT, s, 0, s, UNIT, total);
      double distance = Math.abs(ShapeDistance.distance(m, d, g, s, AT));
      total += distance;
      if (distance < HIT) {
        if (n != null) {
          Vec3.addScaled(s, AT, s, 0, s, UNIT, total);
          ShapeDistance.gradient(n, k, m, d, g, s, AT);
          Vec3.normalize(n, k);
          Mat3.mulVec(n, k, d.geom.xmat, 9 * g, n, k);
        }
        return total / length;
      }
      if (distance > MISS) {
        return -1;
      }
    }
    return -1;
  }
}
