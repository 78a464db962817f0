package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Scalar;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.data.PairContacts;

/**
 * Contacts of a sphere, a capsule or a box with a triangle that has a radius.
 *
 * <p>A sphere gives one at most. A capsule is tested as the spheres at its ends, then its axis
 * against the corners of the triangle; a box by the corners of the triangle against its nearest
 * faces, then its own corners as spheres without radius. Normals point to the triangle.
 */
final class TriangleContacts {
  /** Corners. */
  final double[] corner = new double[9];

  /** Radius around the triangle, m. */
  double radius;

  private final double[] center = new double[3];
  private final double[] side1 = new double[3];
  private final double[] side2 = new double[3];
  private final double[] normal = new double[3];
  private final double[] axis2 = new double[3];
  private final double[] nearest = new double[3];
  private final double[] point = new double[6];
  private final double[] local = new double[3];
  private double segmentX;
  private double segmentY;

  private TriangleContacts() {}

  /** Returns element {@code e} of flex {@code f}, which is a surface. */
  static TriangleContacts of(Model m, Data d, int f, int e) {
    TriangleContacts t = d.scratch.workspace(TriangleContacts.class, TriangleContacts::new);
    int from = m.flex.elemdataadr[f] + 3 * e;
    for (int i = 0; i < 3; i++) {
      int v = m.flex.vertadr[f] + m.flex.elem[from + i];
      Vec3.copy(t.corner, 3 * i, d.flexvert.xpos, 3 * v);
    }
    t.radius = m.flex.radius[f];
    return t;
  }

  /** Appends the contact with a sphere at {@code s[i..i+3)}. */
  void sphere(double[] s, int i, double sphereRadius, double margin, PairContacts found) {
    double bound = margin + sphereRadius + radius;
    Vec3.sub(center, 0, s, i, corner, 0);
    Vec3.sub(side1, 0, corner, 3, corner, 0);
    Vec3.sub(side2, 0, corner, 6, corner, 0);
    Vec3.cross(normal, 0, side1, 0, side2, 0);
    Vec3.normalize(normal, 0);
    double height = Vec3.dot(normal, 0, center, 0);
    if (Math.abs(height) > bound) {
      return;
    }
    findNearest(height);
    Vec3.sub(nearest, 0, nearest, 0, center, 0);
    double distance = Vec3.normalize(nearest, 0);
    if (distance > bound) {
      return;
    }
    double dist = distance - sphereRadius - radius;
    double way = sphereRadius + dist / 2;
    double x = nearest[0], y = nearest[1], z = nearest[2];
    found.add(dist, s[i] + x * way, s[i + 1] + y * way, s[i + 2] + z * way, x, y, z);
  }

  /** {@code nearest} = point of the triangle nearest to the center, from the first corner. */
  private void findNearest(double height) {
    Vec3.addScaled(nearest, 0, center, 0, normal, 0, -height);
    Vec3.cross(axis2, 0, normal, 0, side1, 0);
    Vec3.normalize(axis2, 0);
    double length = Vec3.normalize(side1, 0);

    // in the plane: corners (0, 0), (length, 0), (bx, by), point (px, py)
    double bx = Vec3.dot(side1, 0, side2, 0);
    double by = Vec3.dot(axis2, 0, side2, 0);
    double px = Vec3.dot(side1, 0, nearest, 0);
    double py = Vec3.dot(axis2, 0, nearest, 0);
    double sign1 = areaSign(px, py, 0, 0, length, 0);
    double sign2 = areaSign(px, py, length, 0, bx, by);
    double sign3 = areaSign(px, py, bx, by, 0, 0);
    if (sign1 == sign2 && sign2 == sign3) {
      return;
    }
    double d1 = toSegment(px, py, 0, 0, length, 0);
    double x1 = segmentX, y1 = segmentY;
    double d2 = toSegment(px, py, length, 0, bx, by);
    double x2 = segmentX, y2 = segmentY;
    double d3 = toSegment(px, py, bx, by, 0, 0);
    double x = segmentX, y = segmentY;
    if (d1 < d2 && d1 < d3) {
      x = x1;
      y = y1;
    } else if (d2 < d3) {
      x = x2;
      y = y2;
    }
    Vec3.scale(nearest, 0, side1, 0, x);
    Vec3.addToScaled(nearest, 0, axis2, 0, y);
  }

  private static double areaSign(double x1, double y1, double x2, double y2, double x3, double y3) {
    return Math.signum((x1 - x3) * (y2 - y3) - (x2 - x3) * (y1 - y3));
  }

  /** Sets the point of a segment nearest to (px, py); returns its distance. */
  private double toSegment(double px, double py, double ux, double uy, double vx, double vy) {
    double dx = vx - ux, dy = vy - uy;
    double along = (dx * (px - ux) + dy * (py - uy)) / Math.max(Scalar.MINVAL, dx * dx + dy * dy);
    segmentX = along <= 0 ? ux : along >= 1 ? vx : ux + dx * along;
    segmentY = along <= 0 ? uy : along >= 1 ? vy : uy + dy * along;
    double x = segmentX - px, y = segmentY - py;
    return Math.sqrt(x * x + y * y);
  }

  /** Appends the contacts with capsule {@code g}. */
  void capsule(Model m, Data d, int g, double margin, PairContacts found) {
    double[] mat = d.geom.xmat;
    double thick = m.geom.size[3 * g];
    double half = m.geom.size[3 * g + 1];
    Vec3.set(local, 0, mat[9 * g + 2], mat[9 * g + 5], mat[9 * g + 8]);
    Vec3.addScaled(point, 0, d.geom.xpos, 3 * g, local, 0, -half);
    Vec3.addScaled(point, 3, d.geom.xpos, 3 * g, local, 0, half);
    sphere(point, 0, thick, margin, found);
    sphere(point, 3, thick, margin, found);
    Vec3.sub(local, 0, point, 3, point, 0);
    for (int i = 0; i < 9; i += 3) {
      Vec3.sub(center, 0, corner, i, point, 0);
      double t = Vec3.dot(center, 0, local, 0) / (4 * half * half);
      if (t <= Scalar.MINVAL || t >= 1 - Scalar.MINVAL) {
        continue;
      }
      Vec3.addScaled(nearest, 0, point, 0, local, 0, t);
      Vec3.sub(center, 0, corner, i, nearest, 0);
      double distance = Vec3.normalize(center, 0);
      if (distance > thick + radius + margin) {
        continue;
      }
      Vec3.addTo(nearest, 0, corner, i);
      Vec3.addToScaled(nearest, 0, center, 0, thick - radius);
      double x = nearest[0] * 0.5, y = nearest[1] * 0.5, z = nearest[2] * 0.5;
      found.add(distance - thick - radius, x, y, z, center[0], center[1], center[2]);
    }
  }

  /** Appends the contacts with box {@code g}. */
  void box(Model m, Data d, int g, double margin, PairContacts found) {
    double[] size = m.geom.size;
    for (int i = 0; i < 9; i += 3) {
      Vec3.sub(local, 0, corner, i, d.geom.xpos, 3 * g);
      Mat3.mulTVec(local, 0, d.geom.xmat, 9 * g, local, 0);
      int face = 0;
      double height = Math.abs(local[0]) - size[3 * g];
      boolean reached = true;
      for (int k = 0; k < 3; k++) {
        double over = Math.abs(local[k]) - size[3 * g + k];
        if (over > height) {
          height = over;
          face = k;
        }
        reached &= !(Math.abs(local[k]) > size[3 * g + k] + margin + radius);
      }
      if (reached && !(height - radius > margin)) {
        addCorner(d, g, i, face, height - radius, found);
      }
    }
    for (int c = 0; c < 8; c++) {
      for (int k = 0; k < 3; k++) {
        local[k] = (c & 1 << k) != 0 ? size[3 * g + k] : -size[3 * g + k];
      }
      Mat3.mulVec(point, 0, d.geom.xmat, 9 * g, local, 0);
      Vec3.addTo(point, 0, d.geom.xpos, 3 * g);
      sphere(point, 0, 0, margin, found);
    }
  }

  /** Appends the contact of a corner of the triangle with a face of a box. */
  private void addCorner(Data d, int g, int i, int face, double dist, PairContacts found) {
    double sign = local[face] > 0 ? 1 : -1;
    double[] mat = d.geom.xmat;
    double x = sign * mat[9 * g + face];
    double y = sign * mat[9 * g + face + 3];
    double z = sign * mat[9 * g + face + 6];
    double way = -(radius + dist * 0.5);
    double px = corner[i] + x * way;
    double py = corner[i + 1] + y * way;
    double pz = corner[i + 2] + z * way;
    found.add(dist, px, py, pz, x, y, z);
  }
}
