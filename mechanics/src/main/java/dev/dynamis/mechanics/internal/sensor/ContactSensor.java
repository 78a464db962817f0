package dev.dynamis.mechanics.internal.sensor;

import dev.dynamis.core.math.Dense;
import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Scalar;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.ContactForce;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ContactField;
import dev.dynamis.mechanics.constant.ContactReduction;
import dev.dynamis.mechanics.constant.Kinds;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.constant.Widths;

/**
 * Contacts between two objects, each of which may be a geom, a body, a subtree, the volume of a
 * site or anything. A reading has some slots, each with the wanted fields of one contact.
 */
final class ContactSensor {
  private ContactSensor() {}

  /** Computes sensor {@code i} into {@code res} from {@code r}. */
  static void compute(Model m, Data d, double[] res, int r, int i) {
    int fields = m.sensor.intprm[Widths.NSENS * i];
    int reduction = m.sensor.intprm[Widths.NSENS * i + 1];
    int dim = m.sensor.dim[i];
    Dense.zero(res, r, dim);
    long mark = d.scratch.mark();
    int[] found = d.scratch.ints(d.ncon);
    double[] direction = d.scratch.reals(d.ncon);
    int n = 0;
    for (int c = 0; c < d.ncon; c++) {
      int match = match(m, d, i, c);
      if (match != 0) {
        direction[n] = match;
        found[n++] = c;
      }
    }
    if (reduction == ContactReduction.NETFORCE) {
      netForce(m, d, res, r, fields, found, direction, n);
    } else {
      int size = ContactField.width(fields);
      int slots = Math.min(dim / size, n);
      if (reduction != ContactReduction.NONE) {
        selectFirst(m, d, reduction, found, direction, n, slots);
      }
      for (int k = 0; k < slots; k++) {
        copy(m, d, res, r + k * size, fields, found[k], direction[k] < 0, n);
      }
    }
    d.scratch.release(mark);
  }

  /** Returns 1 if a contact is between the objects, -1 if it is so in reverse, 0 if it is not. */
  private static int match(Model m, Data d, int i, int c) {
    int type1 = m.sensor.objtype[i];
    int type2 = m.sensor.reftype[i];
    int id1 = m.sensor.objid[i];
    int id2 = m.sensor.refid[i];
    if (type1 == ObjType.SITE && !SiteVolumes.contains(m, d, id1, d.contact.pos, 3 * c)) {
      return 0;
    }
    int geom1 = d.contact.geom[2 * c];
    int geom2 = d.contact.geom[2 * c + 1];
    boolean firstIsFirst = isPart(m, geom1, type1, id1);
    boolean firstIsSecond = isPart(m, geom2, type1, id1);
    boolean secondIsFirst = isPart(m, geom1, type2, id2);
    boolean secondIsSecond = isPart(m, geom2, type2, id2);
    if ((!firstIsFirst && !firstIsSecond) || (!secondIsFirst && !secondIsSecond)) {
      return 0;
    }
    if (type1 != ObjType.UNKNOWN && type2 != ObjType.UNKNOWN) {
      boolean forward = firstIsFirst && secondIsSecond;
      boolean reverse = firstIsSecond && secondIsFirst;
      return forward ? 1 : reverse ? -1 : 0;
    }
    if (type1 != ObjType.UNKNOWN) {
      return firstIsFirst ? 1 : -1;
    }
    return type2 == ObjType.UNKNOWN || secondIsSecond ? 1 : -1;
  }

  private static boolean isPart(Model m, int geom, int type, int id) {
    if (geom < 0) {
      // a flex is nothing that a sensor can name
      return type == ObjType.UNKNOWN || type == ObjType.SITE;
    }
    return switch (type) {
      case ObjType.UNKNOWN, ObjType.SITE -> true;
      case ObjType.GEOM -> geom == id;
      case ObjType.BODY -> m.geom.bodyid[geom] == id;
      case ObjType.XBODY -> {
        int body = m.geom.bodyid[geom];
        while (body > id) {
          body = m.body.parentid[body];
        }
        yield body == id;
      }
      default -> false;
    };
  }

  /** Brings the nearest, or the strongest, contacts to the front, in order. */
  private static void selectFirst(
      Model m, Data d, int reduction, int[] found, double[] direction, int n, int slots) {
    long mark = d.scratch.mark();
    double[] criterion = d.scratch.reals(n);
    double[] force = d.scratch.reals(6);
    for (int k = 0; k < n; k++) {
      if (reduction == ContactReduction.MINDIST) {
        criterion[k] = d.contact.dist[found[k]];
      } else {
        ContactForce.of(m, d, found[k], force, 0);
        criterion[k] = -Vec3.dot(force, 0, force, 0);
      }
    }
    for (int k = 0; k < slots; k++) {
      int best = k;
      for (int j = k + 1; j < n; j++) {
        boolean less =
            criterion[j] < criterion[best]
                || (criterion[j] == criterion[best] && found[j] < found[best]);
        best = less ? j : best;
      }
      int contact = found[best];
      found[best] = found[k];
      found[k] = contact;
      double sign = direction[best];
      direction[best] = direction[k];
      direction[k] = sign;
      criterion[best] = criterion[k];
    }
    d.scratch.release(mark);
  }

  /** Writes a slot; a contact in reverse is turned by half a turn about its second tangent. */
  private static void copy(
      Model m, Data d, double[] res, int r, int fields, int c, boolean reverse, int n) {
    int at = r;
    long mark = d.scratch.mark();
    double[] force = d.scratch.reals(6);
    ContactForce.of(m, d, c, force, 0);
    for (int f = 0; f < ContactField.COUNT; f++) {
      if ((fields & 1 << f) == 0) {
        continue;
      }
      switch (f) {
        case ContactField.FOUND -> res[at] = n;
        case ContactField.FORCE -> flipLast(res, at, force, 0, reverse);
        case ContactField.TORQUE -> flipLast(res, at, force, 3, reverse);
        case ContactField.DIST -> res[at] = d.contact.dist[c];
        case ContactField.POS -> Vec3.copy(res, at, d.contact.pos, 3 * c);
        case ContactField.NORMAL -> Vec3.scale(res, at, d.contact.frame, 9 * c, reverse ? -1 : 1);
        case ContactField.TANGENT ->
            Vec3.scale(res, at, d.contact.frame, 9 * c + 3, reverse ? -1 : 1);
        default -> throw Kinds.unknown("field of contacts", f);
      }
      at += ContactField.size(f);
    }
    d.scratch.release(mark);
  }

  private static void flipLast(double[] res, int r, double[] v, int i, boolean flip) {
    Vec3.set(res, r, v[i], v[i + 1], flip ? -v[i + 2] : v[i + 2]);
  }

  /** One slot for all contacts: their wrench in world axes about the center of their forces. */
  private static void netForce(
      Model m, Data d, double[] res, int r, int fields, int[] found, double[] direction, int n) {
    long mark = d.scratch.mark();
    double[] wrench = d.scratch.reals(6 * n);
    double[] center = d.scratch.reals(3);
    double[] sum = d.scratch.reals(6);
    double[] s = d.scratch.reals(12);
    Vec3.zero(center, 0);
    double total = 0;
    for (int k = 0; k < n; k++) {
      ContactForce.of(m, d, found[k], wrench, 6 * k);
      Dense.scale(wrench, 6 * k, wrench, 6 * k, direction[k], 6);
      double weight = Vec3.norm(wrench, 6 * k);
      Vec3.addToScaled(center, 0, d.contact.pos, 3 * found[k], weight);
      total += weight;
    }
    Vec3.scale(center, 0, center, 0, 1 / Math.max(total, Scalar.MINVAL));
    Dense.zero(sum, 0, 6);
    for (int k = 0; k < n; k++) {
      int c = found[k];
      Mat3.mulTVec(s, 0, d.contact.frame, 9 * c, wrench, 6 * k);
      Mat3.mulTVec(s, 3, d.contact.frame, 9 * c, wrench, 6 * k + 3);
      Vec3.sub(s, 6, d.contact.pos, 3 * c, center, 0);
      Vec3.cross(s, 9, s, 6, s, 0);
      Dense.addTo(sum, 0, s, 0, 6);
      Vec3.addTo(sum, 3, s, 9);
    }
    int at = r;
    for (int f = 0; f < ContactField.COUNT; f++) {
      if ((fields & 1 << f) == 0) {
        continue;
      }
      switch (f) {
        case ContactField.FOUND -> res[at] = n;
        case ContactField.FORCE -> Vec3.copy(res, at, sum, 0);
        case ContactField.TORQUE -> Vec3.copy(res, at, sum, 3);
        case ContactField.POS -> Vec3.copy(res, at, center, 0);
        case ContactField.NORMAL -> res[at] = 1;
        case ContactField.TANGENT -> res[at + 1] = 1;
        case ContactField.DIST -> {} // several contacts have no common distance
        default -> throw Kinds.unknown("field of contacts", f);
      }
      at += ContactField.size(f);
    }
    d.scratch.release(mark);
  }
}
