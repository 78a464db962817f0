package dev.dynamis.mechanics.internal.ray;

import dev.dynamis.core.math.Scalar;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Constants;
import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.mechanics.constant.Kinds;

/** Intersection of rays with the geoms of a model. Counterpart of {@code mj_ray}. */
public final class Rays {
  /** More than rounding can do to the square of a distance, as a part of it. */
  private static final double ROUNDING = 1e-12;

  private Rays() {}

  /**
   * Intersects the ray {@code point + x vec, x >= 0} with all visible geoms.
   *
   * @param point start of the ray (world) at {@code i}
   * @param vec its direction at {@code j}; the distance is in units of its length
   * @param groups which geom groups count, or null for all
   * @param fixed whether geoms that can't move count
   * @param exclude body whose geoms don't count, or -1
   * @param geom receives the geom that was hit at index {@code g}, -1 if none; may be null
   * @param normal receives the normal at the hit (world) at {@code k}, zero if none; may be null
   * @return the least x, or -1 if nothing is hit
   */
  public static double cast(
      Model m,
      Data d,
      double[] point,
      int i,
      double[] vec,
      int j,
      boolean[] groups,
      boolean fixed,
      int exclude,
      int[] geom,
      int g,
      double[] normal,
      int k) {
    if (Vec3.norm(vec, j) < Scalar.MINVAL) {
      throw new IllegalArgumentException("the direction of the ray has length 0");
    }
    long mark = d.scratch.mark();
    double[] s = d.scratch.reals(RaySurfaces.SCRATCH);
    double[] n = d.scratch.reals(3);
    int[] stack = d.scratch.ints(RaySurfaces.stackSize());
    double best = -1;
    int bestGeom = -1;
    if (normal != null) {
      Vec3.zero(normal, k);
    }
    for (int id = 0; id < m.ngeom; id++) {
      if (!counts(m, id, groups, fixed, exclude) || isFar(m, d, id, point, i, vec, j)) {
        continue;
      }
      double x = geom(m, d, id, point, i, vec, j, normal == null ? null : n, s, stack);
      if (x >= 0 && (x < best || best < 0)) {
        best = x;
        bestGeom = id;
        if (normal != null) {
          Vec3.copy(normal, k, n, 0);
        }
      }
    }
    if (geom != null) {
      geom[g] = bestGeom;
    }
    d.scratch.release(mark);
    return best;
  }

  private static double geom(
      Model m,
      Data d,
      int id,
      double[] point,
      int i,
      double[] vec,
      int j,
      double[] n,
      double[] s,
      int[] stack) {
    return switch (m.geom.type[id]) {
      case GeomType.MESH -> RaySurfaces.mesh(m, d, id, point, i, vec, j, n, 0, s, stack);
      case GeomType.SDF -> RayFields.field(m, d, id, point, i, vec, j, n, 0, s);
      case GeomType.HFIELD -> RaySurfaces.heightField(m, d, id, point, i, vec, j, n, 0, s);
      case GeomType.PLANE,
          GeomType.SPHERE,
          GeomType.CAPSULE,
          GeomType.ELLIPSOID,
          GeomType.CYLINDER,
          GeomType.BOX ->
          RayShapes.intersect(
              m.geom.type[id],
              d.geom.xpos,
              3 * id,
              d.geom.xmat,
              9 * id,
              m.geom.size,
              3 * id,
              point,
              i,
              vec,
              j,
              n,
              0,
              s,
              0);
      default -> throw Kinds.unknown("geom type", m.geom.type[id]);
    };
  }

  /**
   * Returns whether a ray misses even a sphere around a primitive geom, which most rays do and
   * which takes a third of the time to find out. The sphere is a little too large, rounding
   * included, so that nothing is missed that would be hit.
   */
  private static boolean isFar(
      Model m, Data d, int id, double[] point, int i, double[] vec, int j) {
    double[] size = m.geom.size;
    double radius;
    switch (m.geom.type[id]) {
      case GeomType.SPHERE -> radius = size[3 * id];
      case GeomType.CAPSULE, GeomType.CYLINDER -> radius = size[3 * id] + size[3 * id + 1];
      case GeomType.ELLIPSOID, GeomType.BOX ->
          radius = size[3 * id] + size[3 * id + 1] + size[3 * id + 2];
      case GeomType.PLANE, GeomType.HFIELD, GeomType.MESH, GeomType.SDF -> {
        return false;
      }
      default -> throw Kinds.unknown("geom type", m.geom.type[id]);
    }
    double vx = vec[j], vy = vec[j + 1], vz = vec[j + 2];
    double x = d.geom.xpos[3 * id] - point[i];
    double y = d.geom.xpos[3 * id + 1] - point[i + 1];
    double z = d.geom.xpos[3 * id + 2] - point[i + 2];
    double along = x * vx + y * vy + z * vz;
    double outside = (x * x + y * y + z * z) * (1 - ROUNDING) - radius * radius * (1 + ROUNDING);
    return outside > 0 && (along < 0 || outside * (vx * vx + vy * vy + vz * vz) > along * along);
  }

  /** Invisible geoms and those of other groups don't count. */
  private static boolean counts(Model m, int id, boolean[] groups, boolean fixed, int exclude) {
    int body = m.geom.bodyid[id];
    if (body == exclude) {
      return false;
    }
    int mat = m.geom.matid[id];
    float alpha = mat < 0 ? m.geom.rgba[4 * id + 3] : m.mat.rgba[4 * mat + 3];
    if (alpha == 0 || (!fixed && m.body.weldid[body] == 0)) {
      return false;
    }
    int group = Math.min(Constants.NGROUP - 1, Math.max(0, m.geom.group[id]));
    return groups == null || groups[group];
  }
}
