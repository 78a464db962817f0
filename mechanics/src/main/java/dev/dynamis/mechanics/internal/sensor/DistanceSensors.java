package dev.dynamis.mechanics.internal.sensor;

import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Kinds;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.constant.SensorType;
import dev.dynamis.mechanics.internal.collision.GeomDistance;

/**
 * Distance between two geoms, or the least one between the geoms of bodies: the number, its
 * direction, or the segment. The cutoff is the farthest distance that is looked for.
 */
final class DistanceSensors {
  private static final int BEST = 0;
  private static final int NEXT = 6;

  private DistanceSensors() {}

  /** Computes sensor {@code i} into {@code res} from {@code r}. */
  static void compute(Model m, Data d, double[] res, int r, int i) {
    boolean isBody1 = m.sensor.objtype[i] == ObjType.BODY;
    boolean isBody2 = m.sensor.reftype[i] == ObjType.BODY;
    int obj = m.sensor.objid[i];
    int ref = m.sensor.refid[i];
    int first1 = isBody1 ? m.body.geomadr[obj] : obj;
    int first2 = isBody2 ? m.body.geomadr[ref] : ref;
    int end1 = first1 + (isBody1 ? m.body.geomnum[obj] : 1);
    int end2 = first2 + (isBody2 ? m.body.geomnum[ref] : 1);
    double cutoff = m.sensor.cutoff[i];
    double least = cutoff;
    long mark = d.scratch.mark();
    double[] w = d.scratch.reals(12);
    Vec3.zero(w, BEST);
    Vec3.zero(w, BEST + 3);
    for (int g1 = first1; g1 < end1; g1++) {
      for (int g2 = first2; g2 < end2; g2++) {
        double distance = GeomDistance.between(m, d, g1, g2, cutoff, w, NEXT);
        if (distance < least) {
          least = distance;
          System.arraycopy(w, NEXT, w, BEST, 6);
        }
      }
    }
    switch (m.sensor.type[i]) {
      case SensorType.GEOMDIST -> res[r] = least;
      case SensorType.GEOMNORMAL -> {
        Vec3.sub(res, r, w, BEST + 3, w, BEST);
        if (res[r] != 0 || res[r + 1] != 0 || res[r + 2] != 0) {
          Vec3.normalize(res, r);
        }
      }
      case SensorType.GEOMFROMTO -> System.arraycopy(w, BEST, res, r, 6);
      default -> throw Kinds.unknown("sensor type", m.sensor.type[i]);
    }
    d.scratch.release(mark);
  }
}
