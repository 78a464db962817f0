package dev.dynamis.mechanics.internal.tendon;

import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Scalar;
import dev.dynamis.core.math.Trig;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.constant.WrapType;

/**
 * The shortest path of a tendon around a sphere or a cylinder, or through it.
 *
 * <p>The path between two points is found in a plane: for a sphere the plane through its center and
 * both points, for a cylinder the plane across its axis. Without a side point the path touches the
 * circle only where the straight segment would cut it; a side point outside chooses the side to
 * pass on, a side point inside the circle asks for a path through it. Counterpart of {@code
 * mju_wrap}.
 */
final class Wrap {
  // places in the scratch array, in doubles
  private static final int P0 = 0;
  private static final int P1 = 3;
  private static final int AXIS0 = 6;
  private static final int AXIS1 = 9;
  private static final int NORMAL = 12;
  private static final int TEMP = 15;
  private static final int SIDE = 18;
  private static final int RESULT = 21;

  /** Tangent points in the plane: two numbers each. */
  private static final int TANGENT = 27;

  /** How much of the scratch array is used. */
  static final int SCRATCH = 31;

  private static final int MAX_ITERATIONS = 20;
  private static final double TOLERANCE = 1e-6;
  private static final double START = 1 - 1e-7;

  private Wrap() {}

  /**
   * Finds the two points where the path leaves the straight line.
   *
   * @param points result: two points, 3 numbers each, from {@code points[w]}; written if it wraps
   * @param side position of the side point, or null
   * @param s scratch of at least {@link #SCRATCH} numbers
   * @return length of the curved part, or -1 if the path is straight
   */
  static double find(
      double[] points,
      int w,
      double[] x0,
      int i0,
      double[] x1,
      int i1,
      double[] xpos,
      int p,
      double[] xmat,
      double radius,
      int type,
      double[] side,
      int sideAt,
      double[] s) {
    toLocal(s, P0, x0, i0, xpos, p, xmat, s);
    toLocal(s, P1, x1, i1, xpos, p, xmat, s);
    if (Vec3.norm(s, P0) < Scalar.MINVAL || Vec3.norm(s, P1) < Scalar.MINVAL) {
      return -1;
    }
    if (type == WrapType.SPHERE) {
      spherePlane(s);
    } else {
      Vec3.set(s, AXIS0, 1, 0, 0);
      Vec3.set(s, AXIS1, 0, 1, 0);
    }

    // both ends in the plane
    double ax = Vec3.dot(s, P0, s, AXIS0);
    double ay = Vec3.dot(s, P0, s, AXIS1);
    double bx = Vec3.dot(s, P1, s, AXIS0);
    double by = Vec3.dot(s, P1, s, AXIS1);

    double length;
    if (side == null) {
      length = around(s, ax, ay, bx, by, radius, false, 0, 0);
    } else {
      toLocal(s, SIDE, side, sideAt, xpos, p, xmat, s);
      if (Vec3.norm(s, SIDE) < radius) {
        length = through(s, ax, ay, bx, by, radius);
      } else {
        double sx = Vec3.dot(s, SIDE, s, AXIS0);
        double sy = Vec3.dot(s, SIDE, s, AXIS1);
        double norm = norm2(sx, sy);
        sx = norm < Scalar.MINVAL ? 1 : sx * (1 / norm);
        sy = norm < Scalar.MINVAL ? 0 : sy * (1 / norm);
        length = around(s, ax, ay, bx, by, radius, true, sx * radius, sy * radius);
      }
    }
    if (length < 0) {
      return -1;
    }

    // back to three dimensions
    for (int k = 0; k < 2; k++) {
      Vec3.scale(s, RESULT + 3 * k, s, AXIS0, s[TANGENT + 2 * k]);
      Vec3.scale(s, TEMP, s, AXIS1, s[TANGENT + 2 * k + 1]);
      Vec3.addTo(s, RESULT + 3 * k, s, TEMP);
    }
    if (type == WrapType.CYLINDER) {
      length = helix(s, length);
    }
    for (int k = 0; k < 2; k++) {
      Mat3.mulVec(points, w + 3 * k, xmat, 3 * p, s, RESULT + 3 * k);
      Vec3.addTo(points, w + 3 * k, xpos, p);
    }
    return length;
  }

  private static void toLocal(
      double[] res, int r, double[] x, int i, double[] xpos, int p, double[] xmat, double[] s) {
    Vec3.sub(s, TEMP, x, i, xpos, p);
    Mat3.mulTVec(res, r, xmat, 3 * p, s, TEMP);
  }

  /** Axes of the plane through the center and both points; any plane if these are in line. */
  private static void spherePlane(double[] s) {
    Vec3.copy(s, AXIS0, s, P0);
    Vec3.normalize(s, AXIS0);
    Vec3.cross(s, NORMAL, s, P0, s, P1);
    if (Vec3.normalize(s, NORMAL) < Scalar.MINVAL) {
      double x = Math.abs(s[AXIS0]);
      double y = Math.abs(s[AXIS0 + 1]);
      double z = Math.abs(s[AXIS0 + 2]);
      int largest = 0;
      if (y > x && y > z) {
        largest = 1;
      }
      if (z > x && z > y) {
        largest = 2;
      }
      Vec3.set(s, AXIS1, 1, 1, 1);
      s[AXIS1 + largest] = 0;
      Vec3.cross(s, NORMAL, s, AXIS0, s, AXIS1);
      Vec3.normalize(s, NORMAL);
    }
    Vec3.cross(s, AXIS1, s, NORMAL, s, AXIS0);
    Vec3.normalize(s, AXIS1);
  }

  /** Path around a circle at the origin; tangent points go to the scratch. */
  private static double around(
      double[] s,
      double ax,
      double ay,
      double bx,
      double by,
      double radius,
      boolean hasSide,
      double sx,
      double sy) {
    double aa = ax * ax + ay * ay;
    double bb = bx * bx + by * by;
    double rr = radius * radius;
    if (aa < rr || bb < rr || radius < Scalar.MINVAL) {
      return -1;
    }
    double dx = bx - ax;
    double dy = by - ay;
    double dd = dx * dx + dy * dy;
    if (dd < Scalar.MINVAL) {
      return -1;
    }

    // the point of the segment nearest to the center
    double t = Scalar.clip(-(dx * ax + dy * ay) / dd, 0, 1);
    double nx = t * dx + ax;
    double ny = t * dy + ay;
    if (nx * nx + ny * ny > rr && (!hasSide || sx * nx + sy * ny >= 0)) {
      return -1;
    }

    // two pairs of tangent points; the better one is nearer to the side point, or shorter
    double rootA = Math.sqrt(aa - rr);
    double rootB = Math.sqrt(bb - rr);
    double best = 0;
    int chosen = 0;
    for (int k = 0; k < 2; k++) {
      int sign = k == 0 ? 1 : -1;
      double ux = (ax * rr + sign * radius * ay * rootA) / aa;
      double uy = (ay * rr - sign * radius * ax * rootA) / aa;
      double vx = (bx * rr - sign * radius * by * rootB) / bb;
      double vy = (by * rr + sign * radius * bx * rootB) / bb;
      double good;
      if (hasSide) {
        double mx = ux + vx;
        double my = uy + vy;
        double norm = norm2(mx, my);
        good = norm < Scalar.MINVAL ? sx : (mx * (1 / norm)) * sx + (my * (1 / norm)) * sy;
      } else {
        double mx = ux - vx;
        double my = uy - vy;
        good = -(mx * mx + my * my);
      }
      if (crosses(ax, ay, ux, uy, bx, by, vx, vy)) {
        good = -10000;
      }
      if (k == 0 || !(best > good)) {
        best = good;
        chosen = k;
        s[TANGENT] = ux;
        s[TANGENT + 1] = uy;
        s[TANGENT + 2] = vx;
        s[TANGENT + 3] = vy;
      }
    }
    double ux = s[TANGENT];
    double uy = s[TANGENT + 1];
    double vx = s[TANGENT + 2];
    double vy = s[TANGENT + 3];
    if (crosses(ax, ay, ux, uy, bx, by, vx, vy)) {
      return -1;
    }
    return arc(ux, uy, vx, vy, chosen, radius);
  }

  /** Length of the arc from u to v, the long way round if the solution asks for it. */
  private static double arc(
      double ux, double uy, double vx, double vy, int solution, double radius) {
    double un = norm2(ux, uy);
    double vn = norm2(vx, vy);
    double cos = (ux * (1 / un)) * (vx * (1 / vn)) + (uy * (1 / un)) * (vy * (1 / vn));
    double angle = StrictMath.acos(Scalar.clip(cos, -1, 1));
    double cross = uy * vx - ux * vy;
    if ((cross > 0 && solution == 1) || (cross < 0 && solution == 0)) {
      angle = 2 * Math.PI - angle;
    }
    return radius * angle;
  }

  private static boolean crosses(
      double ax, double ay, double ux, double uy, double bx, double by, double vx, double vy) {
    double det = (vy - by) * (ux - ax) - (vx - bx) * (uy - ay);
    if (Math.abs(det) < Scalar.MINVAL) {
      return false;
    }
    double p = ((vx - bx) * (ay - by) - (vy - by) * (ax - bx)) / det;
    double q = ((ux - ax) * (ay - by) - (uy - ay) * (ax - bx)) / det;
    return p >= 0 && p <= 1 && q >= 0 && q <= 1;
  }

  /**
   * Path through a circle, touching it from within at one point, which both tangent points are.
   *
   * <p>The point is where the path makes equal angles with the circle: with a = radius / |A|, b =
   * radius / |B| and the angle g between A and B, z = sine of that angle solves {@code asin(a z) +
   * asin(b z) - 2 asin(z) + g = 0}. Newton's method from z near 1; where it fails, the point is
   * half way.
   */
  private static double through(
      double[] s, double ax, double ay, double bx, double by, double radius) {
    double la = norm2(ax, ay);
    double lb = norm2(bx, by);
    double dx = bx - ax;
    double dy = by - ay;
    double dd = dx * dx + dy * dy;
    if (la <= radius
        || lb <= radius
        || radius < Scalar.MINVAL
        || la < Scalar.MINVAL
        || lb < Scalar.MINVAL) {
      return -1;
    }
    if (dd > Scalar.MINVAL) {
      double t = -(dx * ax + dy * ay) / dd;
      if (t > 0 && t < 1 && norm2(ax + t * dx, ay + t * dy) <= radius) {
        return -1;
      }
    }

    double mx = 0.5 * (ax + bx);
    double my = 0.5 * (ay + by);
    double norm = norm2(mx, my);
    if (norm < Scalar.MINVAL) {
      setPoint(s, radius, 0);
    } else {
      setPoint(s, mx * (1 / norm) * radius, my * (1 / norm) * radius);
    }

    double a = radius / la;
    double b = radius / lb;
    double cos = (la * la + lb * lb - dd) / (2 * la * lb);
    if (cos < -1 + Scalar.MINVAL) {
      return -1;
    } else if (cos > 1 - Scalar.MINVAL) {
      return 0;
    }
    double g = StrictMath.acos(cos);
    double z = START;
    double f = mismatch(a, b, g, z);
    if (f > 0) {
      return 0;
    }
    int iteration = 0;
    for (; iteration < MAX_ITERATIONS && Math.abs(f) > TOLERANCE; iteration++) {
      double df =
          a / Math.max(Scalar.MINVAL, Math.sqrt(1 - z * z * a * a))
              + b / Math.max(Scalar.MINVAL, Math.sqrt(1 - z * z * b * b))
              - 2 / Math.max(Scalar.MINVAL, Math.sqrt(1 - z * z));
      double next = z - f / df;
      if (df > -Scalar.MINVAL || next > z) {
        return 0;
      }
      z = next;
      f = mismatch(a, b, g, z);
      if (f > TOLERANCE) {
        return 0;
      }
    }
    if (iteration >= MAX_ITERATIONS) {
      return 0;
    }

    // turn from the end that comes first around the center
    boolean fromA = ax * by - ay * bx > 0;
    double vx = fromA ? ax : bx;
    double vy = fromA ? ay : by;
    double angle = StrictMath.asin(z) - StrictMath.asin((fromA ? a : b) * z);
    double vn = norm2(vx, vy);
    vx *= 1 / vn;
    vy *= 1 / vn;
    double c = Trig.cos(angle);
    double d = Trig.sin(angle);
    setPoint(s, radius * (c * vx - d * vy), radius * (d * vx + c * vy));
    return 0;
  }

  private static double mismatch(double a, double b, double g, double z) {
    return StrictMath.asin(a * z) + StrictMath.asin(b * z) - 2 * StrictMath.asin(z) + g;
  }

  private static void setPoint(double[] s, double x, double y) {
    s[TANGENT] = x;
    s[TANGENT + 1] = y;
    s[TANGENT + 2] = x;
    s[TANGENT + 3] = y;
  }

  /** Heights on the cylinder in proportion to the path across it; returns the helix's length. */
  private static double helix(double[] s, double arc) {
    double before = norm2(s[P0] - s[RESULT], s[P0 + 1] - s[RESULT + 1]);
    double after = norm2(s[P1] - s[RESULT + 3], s[P1 + 1] - s[RESULT + 4]);
    double rise = s[P1 + 2] - s[P0 + 2];
    double total = before + arc + after;
    s[RESULT + 2] = s[P0 + 2] + rise * before / total;
    s[RESULT + 5] = s[P0 + 2] + rise * (before + arc) / total;
    double height = Math.abs(s[RESULT + 5] - s[RESULT + 2]);
    return Math.sqrt(arc * arc + height * height);
  }

  private static double norm2(double x, double y) {
    return Math.sqrt(x * x + y * y);
  }
}
