package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.core.math.Frames;
import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.mjcf.spec.Element;

/** Geoms and sites that are given by two end points. */
final class FromTo {
  private FromTo() {}

  /**
   * Sets pose and sizes; the z axis points from the second point to the first. Returns whether the
   * two points can be used.
   */
  static boolean apply(
      Element e, int type, double[] pos, double[] quat, double[] size, Report problems) {
    boolean round = type == GeomType.CAPSULE || type == GeomType.CYLINDER;
    if (!round && type != GeomType.ELLIPSOID && type != GeomType.BOX) {
      problems.error(
          Rule.FROMTO_MISUSED,
          e,
          "fromto",
          "is given for the type " + GeomType.name(type),
          "use it with capsule, cylinder, box or ellipsoid");
      return false;
    }
    if (pos[0] != 0 || pos[1] != 0 || pos[2] != 0) {
      problems.error(
          Rule.FROMTO_MISUSED, e, "fromto", "is given together with pos", "remove one of them");
      return false;
    }
    double[] p = Attrs.reals(e, "fromto");
    double[] axis = {p[0] - p[3], p[1] - p[4], p[2] - p[5]};
    double half = Frames.normalize(axis, 0, 3) / 2;
    if (half < Frames.EPS) {
      problems.error(
          Rule.FROMTO_MISUSED,
          e,
          "fromto",
          "both points are the same",
          "give two points that are apart");
      return false;
    }
    if (round) {
      size[1] = half;
    } else {
      size[2] = half;
      size[1] = size[0];
    }
    for (int i = 0; i < 3; i++) {
      pos[i] = (p[i] + p[3 + i]) / 2;
    }
    Frames.quatFromZ(quat, 0, axis, 0);
    return true;
  }
}
