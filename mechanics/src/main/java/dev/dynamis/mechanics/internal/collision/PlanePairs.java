package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Constants;
import dev.dynamis.mechanics.data.PairContacts;

/**
 * Contacts of a plane with a sphere, capsule, cylinder or box.
 *
 * <p>A plane is the half space below it: its normal, the z axis, points from the plane to the other
 * geom.
 */
final class PlanePairs {
  private static final double SQRT3 = Math.sqrt(3.0);
  private static final int MOST_CORNERS = 4;

  private PlanePairs() {}

  static void sphere(Model m, Data d, int g1, int g2, double margin, PairContacts found) {
    double[] p = d.geom.xpos;
    sphereAt(d, g1, p[3 * g2], p[3 * g2 + 1], p[3 * g2 + 2], m.geom.size[3 * g2], margin, found);
  }

  /** Adds the contact of plane {@code g1} with a sphere at (x, y, z); returns whether it did. */
  private static boolean sphereAt(
      Data d, int g1, double x, double y, double z, double r, double margin, PairContacts found) {
    double[] p = d.geom.xpos;
    double[] mat = d.geom.xmat;
    double nx = mat[9 * g1 + 2], ny = mat[9 * g1 + 5], nz = mat[9 * g1 + 8];
    double height = (x - p[3 * g1]) * nx + (y - p[3 * g1 + 1]) * ny + (z - p[3 * g1 + 2]) * nz;
    if (height > margin + r) {
      return false;
    }
    double dist = height - r;
    double s = -dist / 2 - r;
    found.add(dist, x + nx * s, y + ny * s, z + nz * s, nx, ny, nz);
    return true;
  }

  /** The two end spheres; the first tangent is the capsule's axis. */
  static void capsule(Model m, Data d, int g1, int g2, double margin, PairContacts found) {
    double[] p = d.geom.xpos;
    double[] mat = d.geom.xmat;
    double r = m.geom.size[3 * g2];
    double half = m.geom.size[3 * g2 + 1];
    double ax = mat[9 * g2 + 2], ay = mat[9 * g2 + 5], az = mat[9 * g2 + 8];
    for (int end = 0; end < 2; end++) {
      double s = end == 0 ? half : -half;
      boolean touches =
          sphereAt(
              d,
              g1,
              p[3 * g2] + s * ax,
              p[3 * g2 + 1] + s * ay,
              p[3 * g2 + 2] + s * az,
              r,
              margin,
              found);
      if (touches) {
        Vec3.set(found.tangent, 3 * (found.count - 1), ax, ay, az);
      }
    }
  }

  /**
   * The lowest points of both rims, then two more on the rim of the nearer cap, with which the
   * lowest forms an equilateral triangle.
   */
  static void cylinder(Model m, Data d, int g1, int g2, double margin, PairContacts found) {
    double[] mat = d.geom.xmat;
    double nx = mat[9 * g1 + 2], ny = mat[9 * g1 + 5], nz = mat[9 * g1 + 8];
    double ax = mat[9 * g2 + 2], ay = mat[9 * g2 + 5], az = mat[9 * g2 + 8];
    double radius = m.geom.size[3 * g2];
    double half = m.geom.size[3 * g2 + 1];
    double[] p = d.geom.xpos;
    double px = p[3 * g2], py = p[3 * g2 + 1], pz = p[3 * g2 + 2];
    double height = (px - p[3 * g1]) * nx + (py - p[3 * g1 + 1]) * ny + (pz - p[3 * g1 + 2]) * nz;

    // let the axis point to the plane
    double slope = nx * ax + ny * ay + nz * az;
    if (slope > 0) {
      ax = -ax;
      ay = -ay;
      az = -az;
      slope = -slope;
    }

    // steepest descent on a cap, as long as the radius; any direction if the cap is level
    double vx = ax * slope - nx, vy = ay * slope - ny, vz = az * slope - nz;
    double length2 = vx * vx + vy * vy + vz * vz;
    if (length2 >= Constants.MINVAL * Constants.MINVAL) {
      double s = radius / Math.sqrt(length2);
      vx *= s;
      vy *= s;
      vz *= s;
    } else {
      vx = mat[9 * g2] * radius;
      vy = mat[9 * g2 + 3] * radius;
      vz = mat[9 * g2 + 6] * radius;
    }
    double fall = vx * nx + vy * ny + vz * nz;
    ax *= half;
    ay *= half;
    az *= half;
    slope *= half;

    double dist = height + slope + fall;
    if (!(dist <= margin)) {
      return;
    }
    surfacePoint(found, dist, px + vx + ax, py + vy + ay, pz + vz + az, nx, ny, nz);
    dist = height - slope + fall;
    if (dist <= margin) {
      surfacePoint(found, dist, px + vx - ax, py + vy - ay, pz + vz - az, nx, ny, nz);
    }

    dist = height + slope - fall * 0.5;
    if (dist <= margin) {
      double sx = vy * az - vz * ay, sy = vz * ax - vx * az, sz = vx * ay - vy * ax;
      double length = Math.sqrt(sx * sx + sy * sy + sz * sz);
      boolean tiny = length < Constants.MINVAL;
      double s = radius * SQRT3 / 2;
      sx = (tiny ? 1 : sx * (1 / length)) * s;
      sy = (tiny ? 0 : sy * (1 / length)) * s;
      sz = (tiny ? 0 : sz * (1 / length)) * s;
      double cx = vx * 0.5, cy = vy * 0.5, cz = vz * 0.5;
      surfacePoint(
          found, dist, px + sx + ax - cx, py + sy + ay - cy, pz + sz + az - cz, nx, ny, nz);
      surfacePoint(
          found, dist, px - sx + ax - cx, py - sy + ay - cy, pz - sz + az - cz, nx, ny, nz);
    }
  }

  /** Corners below the center that are in reach, at most four. */
  static void box(Model m, Data d, int g1, int g2, double margin, PairContacts found) {
    double[] p = d.geom.xpos;
    double[] mat = d.geom.xmat;
    double[] size = m.geom.size;
    int r = 9 * g2;
    double nx = mat[9 * g1 + 2], ny = mat[9 * g1 + 5], nz = mat[9 * g1 + 8];
    double px = p[3 * g2], py = p[3 * g2 + 1], pz = p[3 * g2 + 2];
    double height = (px - p[3 * g1]) * nx + (py - p[3 * g1 + 1]) * ny + (pz - p[3 * g1 + 2]) * nz;
    for (int corner = 0; corner < 8 && found.count < MOST_CORNERS; corner++) {
      double x = (corner & 1) != 0 ? size[3 * g2] : -size[3 * g2];
      double y = (corner & 2) != 0 ? size[3 * g2 + 1] : -size[3 * g2 + 1];
      double z = (corner & 4) != 0 ? size[3 * g2 + 2] : -size[3 * g2 + 2];
      double cx = mat[r] * x + mat[r + 1] * y + mat[r + 2] * z;
      double cy = mat[r + 3] * x + mat[r + 4] * y + mat[r + 5] * z;
      double cz = mat[r + 6] * x + mat[r + 7] * y + mat[r + 8] * z;
      double rise = nx * cx + ny * cy + nz * cz;
      if (height + rise <= margin && rise <= 0) {
        surfacePoint(found, height + rise, cx + px, cy + py, cz + pz, nx, ny, nz);
      }
    }
  }

  /** Adds the contact of a point of the other geom's surface that is {@code dist} over a plane. */
  static void surfacePoint(
      PairContacts found,
      double dist,
      double x,
      double y,
      double z,
      double nx,
      double ny,
      double nz) {
    double s = -dist * 0.5;
    found.add(dist, x + nx * s, y + ny * s, z + nz * s, nx, ny, nz);
  }
}
