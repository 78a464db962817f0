package dev.dynamis.mechanics.internal.sensor;

import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.ContactForce;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.internal.ray.RayShapes;

/** Sum of the normal forces on a body that press on the volume of a site. */
final class TouchSensor {
  private TouchSensor() {}

  /** Returns the reading of a touch sensor at a site, N. */
  static double compute(Model m, Data d, int site) {
    int body = m.site.bodyid[site];
    long mark = d.scratch.mark();
    double[] force = d.scratch.reals(6);
    double[] ray = d.scratch.reals(3);
    double[] s = d.scratch.reals(RayShapes.SCRATCH);
    double sum = 0;
    for (int c = 0; c < d.ncon; c++) {
      int body1 = bodyOfGeom(m, d.contact.geom[2 * c]);
      int body2 = bodyOfGeom(m, d.contact.geom[2 * c + 1]);
      if (d.contact.efcAddress[c] < 0 || (body1 != body && body2 != body)) {
        continue;
      }
      ContactForce.of(m, d, c, force, 0);
      if (force[0] <= 0) {
        continue;
      }
      // the force counts if its line enters the volume, from a contact inside it does always
      Vec3.scale(ray, 0, d.contact.frame, 9 * c, force[0]);
      Vec3.normalize(ray, 0);
      if (body == body2) {
        Vec3.scale(ray, 0, ray, 0, -1);
      }
      double hit =
          RayShapes.intersect(
              m.site.type[site],
              d.site.xpos,
              3 * site,
              d.site.xmat,
              9 * site,
              m.site.size,
              3 * site,
              d.contact.pos,
              3 * c,
              ray,
              0,
              null,
              0,
              s,
              0);
      if (hit >= 0) {
        sum += force[0];
      }
    }
    d.scratch.release(mark);
    return sum;
  }

  /** Returns the body of a geom, -1 for the side of a flex, which belongs to many. */
  private static int bodyOfGeom(Model m, int geom) {
    return geom < 0 ? -1 : m.geom.bodyid[geom];
  }
}
