package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.mechanics.constant.Kinds;
import dev.dynamis.mechanics.data.PairContacts;

/** Distance of two geoms. Counterpart of {@code mj_geomDistance}. */
public final class GeomDistance {
  private GeomDistance() {}

  /**
   * Returns the distance of two geoms, negative if they penetrate; {@code distmax} if it is more,
   * or if geoms of these types don't collide.
   *
   * @param distmax distances are wanted up to here, m
   * @param fromto receives the nearest points of both geoms at {@code o}, world, in the order of
   *     the arguments; zero if the distance is not less than {@code distmax}
   */
  public static double between(
      Model m, Data d, int geom1, int geom2, double distmax, double[] fromto, int o) {
    Vec3.zero(fromto, o);
    Vec3.zero(fromto, o + 3);
    boolean flip = m.geom.type[geom1] > m.geom.type[geom2];
    int g1 = flip ? geom2 : geom1;
    int g2 = flip ? geom1 : geom2;
    int t1 = m.geom.type[g1];
    int t2 = m.geom.type[g2];
    if (!NarrowPhase.isTestable(m, g1, g2)) {
      return distmax;
    }
    if (m.callbacks.collision(t1, t2) == null) {
      if (t1 == GeomType.HFIELD) {
        double distance = HeightFieldPairs.distance(m, d, g1, g2, distmax, fromto, o);
        if (flip) {
          swap(fromto, o);
        }
        return distance;
      }
      if (!m.opt.disabled(DisableBit.NATIVECCD) && isIterative(t1, t2)) {
        return iterate(m, d, geom1, geom2, distmax, fromto, o);
      }
    }
    PairContacts found = d.scratch.workspace(PairContacts.class, PairContacts::new);
    found.count = 0;
    NarrowPhase.find(m, d, g1, g2, distmax, found);
    double distance = distmax;
    int nearest = -1;
    for (int i = 0; i < found.count; i++) {
      if (found.dist[i] < distance) {
        distance = found.dist[i];
        nearest = 3 * i;
      }
    }
    if (nearest >= 0) {
      double half = flip ? -0.5 * distance : 0.5 * distance;
      Vec3.addScaled(fromto, o, found.pos, nearest, found.normal, nearest, -half);
      Vec3.addScaled(fromto, o + 3, found.pos, nearest, found.normal, nearest, half);
    }
    return distance;
  }

  /**
   * Whether distances of two types, lower one first, are found by GJK: those without formula. What
   * meets a distance field is known only where it is inside.
   */
  private static boolean isIterative(int t1, int t2) {
    if (t2 == GeomType.SDF) {
      return false;
    }
    return switch (t1) {
      case GeomType.PLANE -> false;
      case GeomType.SPHERE -> t2 == GeomType.ELLIPSOID || t2 > GeomType.BOX;
      case GeomType.CAPSULE -> t2 != GeomType.CAPSULE && t2 != GeomType.BOX;
      case GeomType.HFIELD,
          GeomType.ELLIPSOID,
          GeomType.CYLINDER,
          GeomType.BOX,
          GeomType.MESH,
          GeomType.SDF ->
          true;
      default -> throw Kinds.unknown("geom type", t1);
    };
  }

  private static double iterate(
      Model m, Data d, int geom1, int geom2, double distmax, double[] fromto, int o) {
    ConvexQuery q = ConvexQuery.of(d);
    q.first.set(m, d, geom1, 0);
    q.second.set(m, d, geom2, 0);
    q.configure(m, 1, distmax);
    double distance = q.run();
    if (!(distance < distmax)) {
      return distmax;
    }
    if (q.count > 0) {
      Vec3.copy(fromto, o, q.onFirst, 0);
      Vec3.copy(fromto, o + 3, q.onSecond, 0);
    }
    return distance;
  }

  private static void swap(double[] fromto, int o) {
    double x = fromto[o], y = fromto[o + 1], z = fromto[o + 2];
    Vec3.copy(fromto, o, fromto, o + 3);
    Vec3.set(fromto, o + 3, x, y, z);
  }
}
