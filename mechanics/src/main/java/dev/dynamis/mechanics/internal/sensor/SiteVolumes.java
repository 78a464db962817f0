package dev.dynamis.mechanics.internal.sensor;

import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Scalar;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.mechanics.constant.Kinds;

/** Volumes of sites. */
final class SiteVolumes {
  private SiteVolumes() {}

  /**
   * Returns whether the point {@code p[i..i+3)} is inside the volume of a site, surface excluded.
   */
  static boolean contains(Model m, Data d, int site, double[] p, int i) {
    long mark = d.scratch.mark();
    double[] s = d.scratch.reals(3);
    Vec3.sub(s, 0, p, i, d.site.xpos, 3 * site);
    Mat3.mulTVec(s, 0, d.site.xmat, 9 * site, s, 0);
    double x = s[0];
    double y = s[1];
    double z = s[2];
    d.scratch.release(mark);
    double a = m.site.size[3 * site];
    double b = m.site.size[3 * site + 1];
    double c = m.site.size[3 * site + 2];
    return switch (m.site.type[site]) {
      case GeomType.SPHERE -> x * x + y * y + z * z < a * a;
      case GeomType.CAPSULE -> {
        double beyond = z - Scalar.clip(z, -b, b);
        yield x * x + y * y + beyond * beyond < a * a;
      }
      case GeomType.ELLIPSOID -> x * x / (a * a) + y * y / (b * b) + z * z / (c * c) < 1;
      case GeomType.CYLINDER -> Math.abs(z) < b && x * x + y * y < a * a;
      case GeomType.BOX -> Math.abs(x) < a && Math.abs(y) < b && Math.abs(z) < c;
      case GeomType.PLANE, GeomType.HFIELD, GeomType.MESH, GeomType.SDF -> false;
      default -> throw Kinds.unknown("geom type", m.site.type[site]);
    };
  }
}
