package dev.dynamis.mechanics.internal.sensor;

import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.constant.RayField;
import dev.dynamis.mechanics.constant.Widths;
import dev.dynamis.mechanics.internal.ray.Rays;

/**
 * Range finders: one ray along the z axis of a site, or one through each pixel of a camera, row by
 * row from the top. Geoms of the sensor's own body are not seen.
 */
public final class RangeFinder {
  // places in the scratch array: start and direction of the ray, normal and place of the hit
  private static final int FROM = 0;
  private static final int DIR = 3;
  private static final int NORMAL = 6;
  private static final int POINT = 9;

  private RangeFinder() {}

  /** Computes sensor {@code i} into {@code res} from {@code r}. */
  static void compute(Model m, Data d, double[] res, int r, int i) {
    int fields = m.sensor.intprm[Widths.NSENS * i];
    int obj = m.sensor.objid[i];
    long mark = d.scratch.mark();
    double[] s = d.scratch.reals(12);
    if (m.sensor.objtype[i] == ObjType.SITE) {
      double[] mat = d.site.xmat;
      Vec3.copy(s, FROM, d.site.xpos, 3 * obj);
      Vec3.set(s, DIR, mat[9 * obj + 2], mat[9 * obj + 5], mat[9 * obj + 8]);
      cast(m, d, res, r, fields, m.site.bodyid[obj], -1, s);
    } else {
      int at = r;
      for (int row = 0; row < m.cam.resolution[2 * obj + 1]; row++) {
        for (int col = 0; col < m.cam.resolution[2 * obj]; col++) {
          CameraSensors.pixelRay(m, d, obj, col, row, s);
          at = cast(m, d, res, at, fields, m.cam.bodyid[obj], obj, s);
        }
      }
    }
    d.scratch.release(mark);
  }

  /** Casts the ray in s and writes the wanted fields; returns where the next ones go. */
  private static int cast(
      Model m, Data d, double[] res, int r, int fields, int body, int cam, double[] s) {
    double[] normal = has(fields, RayField.NORMAL) ? s : null;
    double distance = Rays.cast(m, d, s, FROM, s, DIR, null, true, body, null, 0, normal, NORMAL);
    boolean hit = distance >= 0;
    Vec3.zero(s, POINT);
    if (hit) {
      Vec3.addScaled(s, POINT, s, FROM, s, DIR, distance);
    }
    int at = r;
    if (has(fields, RayField.DIST)) {
      res[at++] = distance;
    }
    at = put(res, at, has(fields, RayField.DIR), hit, s, DIR);
    at = put(res, at, has(fields, RayField.ORIGIN), true, s, FROM);
    at = put(res, at, has(fields, RayField.POINT), true, s, POINT);
    at = put(res, at, has(fields, RayField.NORMAL), hit, s, NORMAL);
    if (has(fields, RayField.DEPTH)) {
      double depth = distance;
      if (hit && cam >= 0) {
        // distance from the plane through the camera
        double[] mat = d.cam.xmat;
        Vec3.subFrom(s, POINT, d.cam.xpos, 3 * cam);
        depth =
            -(s[POINT] * mat[9 * cam + 2]
                + s[POINT + 1] * mat[9 * cam + 5]
                + s[POINT + 2] * mat[9 * cam + 8]);
      }
      res[at++] = hit ? depth : -1;
    }
    return at;
  }

  /** Returns how many rays sensor {@code i}, a range finder, has. */
  public static int rays(Model m, int i) {
    int obj = m.sensor.objid[i];
    return m.sensor.objtype[i] == ObjType.SITE
        ? 1
        : m.cam.resolution[2 * obj] * m.cam.resolution[2 * obj + 1];
  }

  /**
   * {@code res[6]} = where a ray of range finder {@code i} begins and where it hits, as the sensor
   * measured it; false if it hit nothing, or the sensor has no value that tells how far.
   */
  public static boolean ray(Model m, Data d, int i, int ray, double[] res) {
    int obj = m.sensor.objid[i];
    double[] x = res;
    if (m.sensor.objtype[i] == ObjType.SITE) {
      double[] mat = d.site.xmat;
      Vec3.copy(x, FROM, d.site.xpos, 3 * obj);
      Vec3.set(x, DIR, mat[9 * obj + 2], mat[9 * obj + 5], mat[9 * obj + 8]);
    } else {
      int width = m.cam.resolution[2 * obj];
      CameraSensors.pixelRay(m, d, obj, ray % width, ray / width, x);
    }
    int fields = m.sensor.intprm[Widths.NSENS * i];
    int at = m.sensor.adr[i] + ray * RayField.width(fields);
    double distance = distance(m, d, d.sensordata, at, fields, i, x);
    Vec3.addScaled(x, DIR, x, FROM, x, DIR, distance);
    return distance > 0;
  }

  /** The distance along the ray in x from the first value that tells it, -1 if none does. */
  private static double distance(
      Model m, Data d, double[] values, int at, int fields, int i, double[] x) {
    if (has(fields, RayField.DIST)) {
      return values[at];
    }
    if (has(fields, RayField.POINT)) {
      int point = at + RayField.width(fields & ((1 << RayField.POINT) - 1));
      double along = 0;
      boolean hit = false;
      for (int k = 0; k < 3; k++) {
        along += (values[point + k] - x[FROM + k]) * x[DIR + k];
        hit |= values[point + k] != 0;
      }
      return hit ? along : -1;
    }
    if (!has(fields, RayField.DEPTH)) {
      return -1;
    }
    double depth = values[at + RayField.width(fields) - 1];
    if (m.sensor.objtype[i] == ObjType.SITE) {
      return depth;
    }
    // the ray leaves the gaze, which is minus the camera's z axis, by an angle
    int q = 9 * m.sensor.objid[i];
    double[] mat = d.cam.xmat;
    return -depth / (x[DIR] * mat[q + 2] + x[DIR + 1] * mat[q + 5] + x[DIR + 2] * mat[q + 8]);
  }

  private static boolean has(int fields, int field) {
    return (fields & (1 << field)) != 0;
  }

  private static int put(double[] res, int at, boolean wanted, boolean hit, double[] s, int k) {
    if (!wanted) {
      return at;
    }
    if (hit) {
      Vec3.copy(res, at, s, k);
    } else {
      Vec3.zero(res, at);
    }
    return at + 3;
  }
}
