package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Constants;
import dev.dynamis.mechanics.data.PairContacts;

/** Contacts of a sphere with a sphere, capsule, cylinder or box: one at most. */
final class SpherePairs {
  private SpherePairs() {}

  static void sphere(Model m, Data d, int g1, int g2, double margin, PairContacts found) {
    double[] p = d.geom.xpos;
    spheres(
        d.geom.xmat,
        g1,
        p[3 * g1],
        p[3 * g1 + 1],
        p[3 * g1 + 2],
        m.geom.size[3 * g1],
        g2,
        p[3 * g2],
        p[3 * g2 + 1],
        p[3 * g2 + 2],
        m.geom.size[3 * g2],
        margin,
        found);
  }

  /**
   * Adds the contact of two spheres that stand for the places of two geoms nearest to each other.
   * If their centers coincide, the normal is across the z axes of the geoms, or x.
   */
  static void spheres(
      double[] mat,
      int g1,
      double x1,
      double y1,
      double z1,
      double r1,
      int g2,
      double x2,
      double y2,
      double z2,
      double r2,
      double margin,
      PairContacts found) {
    double dx = x1 - x2, dy = y1 - y2, dz = z1 - z2;
    double length2 = dx * dx + dy * dy + dz * dz;
    double reach = margin + r1 + r2;
    if (length2 > reach * reach) {
      return;
    }
    double length = Math.sqrt(length2);
    double nx = x2 - x1, ny = y2 - y1, nz = z2 - z1;
    double norm = length;
    if (length < Constants.MINVAL) {
      double ax = mat[9 * g1 + 2], ay = mat[9 * g1 + 5], az = mat[9 * g1 + 8];
      double bx = mat[9 * g2 + 2], by = mat[9 * g2 + 5], bz = mat[9 * g2 + 8];
      nx = ay * bz - az * by;
      ny = az * bx - ax * bz;
      nz = ax * by - ay * bx;
      norm = Math.sqrt(nx * nx + ny * ny + nz * nz);
    }
    if (norm < Constants.MINVAL) {
      nx = 1;
      ny = 0;
      nz = 0;
    } else {
      double inverse = 1 / norm;
      nx *= inverse;
      ny *= inverse;
      nz *= inverse;
    }
    double dist = length - r1 - r2;
    double s = r1 + dist / 2;
    found.add(dist, nx * s + x1, ny * s + y1, nz * s + z1, nx, ny, nz);
  }

  static void capsule(Model m, Data d, int g1, int g2, double margin, PairContacts found) {
    capsule(d.geom.xpos, d.geom.xmat, m.geom.size, g1, g2, margin, found);
  }

  /** Tests items {@code g1} and {@code g2} of lists of poses and sizes. */
  static void capsule(
      double[] p, double[] mat, double[] size, int g1, int g2, double margin, PairContacts found) {
    double x = p[3 * g1], y = p[3 * g1 + 1], z = p[3 * g1 + 2];
    double ax = mat[9 * g2 + 2], ay = mat[9 * g2 + 5], az = mat[9 * g2 + 8];
    double half = size[3 * g2 + 1];
    double along = ax * (x - p[3 * g2]) + ay * (y - p[3 * g2 + 1]) + az * (z - p[3 * g2 + 2]);
    along = Math.max(-half, Math.min(half, along));
    spheres(
        mat,
        g1,
        x,
        y,
        z,
        size[3 * g1],
        g2,
        ax * along + p[3 * g2],
        ay * along + p[3 * g2 + 1],
        az * along + p[3 * g2 + 2],
        size[3 * g2],
        margin,
        found);
  }

  /** Against the side, a cap or the rim, whichever is nearest to the center of the sphere. */
  static void cylinder(Model m, Data d, int g1, int g2, double margin, PairContacts found) {
    double[] p = d.geom.xpos;
    double[] mat = d.geom.xmat;
    double radius = m.geom.size[3 * g2];
    double half = m.geom.size[3 * g2 + 1];
    double x = p[3 * g1], y = p[3 * g1 + 1], z = p[3 * g1 + 2];
    double cx = p[3 * g2], cy = p[3 * g2 + 1], cz = p[3 * g2 + 2];
    double ax = mat[9 * g2 + 2], ay = mat[9 * g2 + 5], az = mat[9 * g2 + 8];

    // along the axis and across it
    double vx = x - cx, vy = y - cy, vz = z - cz;
    double along = ax * vx + ay * vy + az * vz;
    double tx = ax * along, ty = ay * along, tz = az * along;
    double ux = vx - tx, uy = vy - ty, uz = vz - tz;
    double across2 = ux * ux + uy * uy + uz * uz;

    boolean side = Math.abs(along) < half;
    boolean cap = across2 < radius * radius;
    if (side && cap) {
      // the center is inside: out by the shorter way
      cap = half - Math.abs(along) < radius - Math.sqrt(across2);
      side = !cap;
    }
    double r = m.geom.size[3 * g1];
    if (side) {
      spheres(mat, g1, x, y, z, r, g2, tx + cx, ty + cy, tz + cz, radius, margin, found);
    } else if (cap) {
      cap(x, y, z, r, cx, cy, cz, ax, ay, az, along > 0 ? half : -half, margin, found);
    } else {
      double s = radius / Math.sqrt(across2);
      double h = along > 0 ? half : -half;
      double ex = ax * h + ux * s + cx, ey = ay * h + uy * s + cy, ez = az * h + uz * s + cz;
      spheres(mat, g1, x, y, z, r, g2, ex, ey, ez, 0, margin, found);
    }
  }

  /** Adds the contact of a sphere with the cap {@code h} along the axis of a cylinder. */
  private static void cap(
      double x,
      double y,
      double z,
      double r,
      double cx,
      double cy,
      double cz,
      double ax,
      double ay,
      double az,
      double h,
      double margin,
      PairContacts found) {
    double sign = h > 0 ? 1 : -1;
    double nx = sign * ax, ny = sign * ay, nz = sign * az;
    double height = (x - (cx + ax * h)) * nx + (y - (cy + ay * h)) * ny + (z - (cz + az * h)) * nz;
    if (height <= margin + r) {
      double dist = height - r;
      double s = -dist / 2 - r;
      found.add(dist, x + nx * s, y + ny * s, z + nz * s, -nx, -ny, -nz);
    }
  }

  static void box(Model m, Data d, int g1, int g2, double margin, PairContacts found) {
    double[] p = d.geom.xpos;
    double[] size = m.geom.size;
    double x = p[3 * g1], y = p[3 * g1 + 1], z = p[3 * g1 + 2];
    sphereBox(p, d.geom.xmat, size, x, y, z, size[3 * g1], g2, margin, found);
  }

  /** Adds the contact of a sphere at (x, y, z) with box {@code g2} of lists of poses and sizes. */
  static void sphereBox(
      double[] p,
      double[] mat,
      double[] size,
      double x,
      double y,
      double z,
      double r,
      int g2,
      double margin,
      PairContacts found) {
    int i = 9 * g2;
    int j = 3 * g2;

    // center of the sphere and the nearest point of the box, in the frame of the box
    double vx = x - p[j], vy = y - p[j + 1], vz = z - p[j + 2];
    double cx = mat[i] * vx + mat[i + 3] * vy + mat[i + 6] * vz;
    double cy = mat[i + 1] * vx + mat[i + 4] * vy + mat[i + 7] * vz;
    double cz = mat[i + 2] * vx + mat[i + 5] * vy + mat[i + 8] * vz;
    double bx = Math.max(-size[j], Math.min(size[j], cx));
    double by = Math.max(-size[j + 1], Math.min(size[j + 1], cy));
    double bz = Math.max(-size[j + 2], Math.min(size[j + 2], cz));
    double nx = bx - cx, ny = by - cy, nz = bz - cz;
    double dist = Math.sqrt(nx * nx + ny * ny + nz * nz);
    if (dist - r > margin) {
      return;
    }

    double qx, qy, qz;
    if (dist <= Constants.MINVAL) {
      // the center is inside: out by the nearest face
      int face = nearestFace(size, j, cx, cy, cz);
      double side = (face & 1) == 0 ? -1 : 1;
      int axis = face >> 1;
      double c = axis == 0 ? cx : axis == 1 ? cy : cz;
      double depth = Math.abs(side * size[j + axis] - c);
      nx = axis == 0 ? -side : 0;
      ny = axis == 1 ? -side : 0;
      nz = axis == 2 ? -side : 0;
      double s = (r - depth) / 2;
      qx = cx + nx * s;
      qy = cy + ny * s;
      qz = cz + nz * s;
      dist = -depth;
    } else {
      double inverse = 1 / dist;
      nx *= inverse;
      ny *= inverse;
      nz *= inverse;
      qx = bx * 0.5 + (cx + nx * r) * 0.5;
      qy = by * 0.5 + (cy + ny * r) * 0.5;
      qz = bz * 0.5 + (cz + nz * r) * 0.5;
    }
    found.add(
        dist - r,
        mat[i] * qx + mat[i + 1] * qy + mat[i + 2] * qz + p[j],
        mat[i + 3] * qx + mat[i + 4] * qy + mat[i + 5] * qz + p[j + 1],
        mat[i + 6] * qx + mat[i + 7] * qy + mat[i + 8] * qz + p[j + 2],
        mat[i] * nx + mat[i + 1] * ny + mat[i + 2] * nz,
        mat[i + 3] * nx + mat[i + 4] * ny + mat[i + 5] * nz,
        mat[i + 6] * nx + mat[i + 7] * ny + mat[i + 8] * nz);
  }

  /** The nearest of the faces -x, +x, -y, +y, -z, +z; the first of those equally near. */
  private static int nearestFace(double[] size, int j, double cx, double cy, double cz) {
    int nearest = -1;
    double closest = Double.POSITIVE_INFINITY;
    for (int face = 0; face < 6; face++) {
      int axis = face >> 1;
      double c = axis == 0 ? cx : axis == 1 ? cy : cz;
      double depth = Math.abs(((face & 1) == 0 ? -1 : 1) * size[j + axis] - c);
      if (closest > depth) {
        closest = depth;
        nearest = face;
      }
    }
    return nearest;
  }
}
