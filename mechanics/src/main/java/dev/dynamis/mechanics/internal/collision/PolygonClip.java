package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.core.math.Scalar;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.data.PairContacts;

/**
 * Clips a polygon or a segment by the prism over another polygon (Sutherland and Hodgman) and takes
 * the corners of what is left for points of contact, at most as many as are wanted.
 */
final class PolygonClip {
  /** More corners of a polygon are left out. */
  static final int MOST_CORNERS = 150;

  /** Few points of contact means four: a quadrilateral of greatest area. */
  private static final int QUAD = 4;

  private final double[] plane = new double[3 * MOST_CORNERS];
  private final double[] offset = new double[MOST_CORNERS];

  /** Each edge of one polygon can add a corner to the other. */
  private double[] polygon = new double[6 * MOST_CORNERS];

  private double[] clipped = new double[6 * MOST_CORNERS];
  private int clippedCount;
  private final int[] quad = new int[QUAD];
  private final double[] work = new double[15];

  /**
   * Sets the points of contact of a query.
   *
   * @param knife corners of the clipping polygon, which has normal {@code n} at {@code i}
   * @param corners corners of what is clipped
   * @param depth from the points of the first shape to those of the second
   */
  void run(
      ConvexQuery q,
      double[] knife,
      int knifeCount,
      double[] corners,
      int count,
      double[] n,
      int i,
      double[] depth) {
    if (knifeCount < 3) {
      return;
    }
    System.arraycopy(corners, 0, polygon, 0, 3 * count);
    int left = count;
    for (int e = 0; e < knifeCount; e++) {
      wall(e, knife, 3 * e, 3 * (e + 1 == knifeCount ? 0 : e + 1), n, i);
    }
    for (int e = 0; e < knifeCount; e++) {
      cut(e, knife, left);
      double[] swap = polygon;
      polygon = clipped;
      clipped = swap;
      left = clippedCount;
    }
    if (left < 1) {
      return;
    }
    q.count = 0;
    if (q.wanted <= QUAD && left > QUAD) {
      largestQuad(left);
      for (int k = 0; k < QUAD; k++) {
        put(q, 3 * quad[k], depth);
      }
      return;
    }
    boolean many = left > PairContacts.MOST;
    for (int k = 0; k < Math.min(left, PairContacts.MOST); k++) {
      if (many || !isKnown(q, 3 * k)) {
        put(q, 3 * k, depth);
      }
    }
  }

  private void put(ConvexQuery q, int k, double[] depth) {
    int r = 3 * q.count++;
    Vec3.copy(q.onSecond, r, polygon, k);
    Vec3.sub(q.onFirst, r, q.onSecond, r, depth, 0);
  }

  private boolean isKnown(ConvexQuery q, int k) {
    double[] x = q.onSecond;
    for (int j = 0; j < 3 * q.count; j += 3) {
      if (Math.abs(x[j] - polygon[k]) < Scalar.MINVAL
          && Math.abs(x[j + 1] - polygon[k + 1]) < Scalar.MINVAL
          && Math.abs(x[j + 2] - polygon[k + 2]) < Scalar.MINVAL) {
        return true;
      }
    }
    return false;
  }

  /** Plane through an edge along the normal; what is kept is where its own normal points. */
  private void wall(int e, double[] knife, int a, int b, double[] n, int i) {
    double[] w = work;
    Vec3.sub(w, 0, knife, b, knife, a);
    Vec3.add(w, 3, knife, a, n, i);
    Vec3.subFrom(w, 3, knife, a);
    Vec3.cross(plane, 3 * e, w, 0, w, 3);
    offset[e] = Vec3.dot(plane, 3 * e, knife, a);
  }

  private void cut(int e, double[] knife, int count) {
    // a convex polygon gains one corner; rounding may let more edges cross, at most all
    if (clipped.length < 6 * count) {
      clipped = new double[6 * count];
    }
    double[] p = polygon;
    double[] c = clipped;
    int n = 0;
    boolean inside = count > 0 && isInside(e, knife, 0);
    for (int i = 0; i < count; i++) {
      int a = 3 * i;
      int b = i + 1 < count ? a + 3 : 0;
      boolean next = isInside(e, knife, b);
      if (inside != next && cross(e, c, 3 * n, a, b)) {
        n++;
      }
      if (next) {
        Vec3.copy(c, 3 * n++, p, b);
      }
      inside = next;
    }
    clippedCount = n;
  }

  private boolean isInside(int e, double[] knife, int k) {
    double x = polygon[k] - knife[3 * e];
    double y = polygon[k + 1] - knife[3 * e + 1];
    double z = polygon[k + 2] - knife[3 * e + 2];
    double[] p = plane;
    return x * p[3 * e] + y * p[3 * e + 1] + z * p[3 * e + 2] > -Scalar.MINVAL;
  }

  /** {@code res} = where the edge from a to b crosses a wall; returns false if it does not. */
  private boolean cross(int e, double[] res, int r, int a, int b) {
    double[] p = polygon;
    double x = p[b] - p[a], y = p[b + 1] - p[a + 1], z = p[b + 2] - p[a + 2];
    double u = plane[3 * e], v = plane[3 * e + 1], w = plane[3 * e + 2];
    double slope = u * x + v * y + w * z;
    double t = (offset[e] - (u * p[a] + v * p[a + 1] + w * p[a + 2])) / slope;
    if (slope == 0 || !(t >= 0 && t <= 1)) {
      return false;
    }
    Vec3.set(res, r, p[a] + t * x, p[a + 1] + t * y, p[a + 2] + t * z);
    return true;
  }

  /** Four corners with the greatest area, found by advancing each while the area grows. */
  private void largestQuad(int n) {
    int b = 1;
    int c = 2;
    int d = 3;
    double most = area(0, b, c, d);
    keep(0, b, c, d);
    for (int a = 0; a < n; a++) {
      for (double next = area(a, b, c, after(d, n)); next > most; ) {
        most = next;
        d = after(d, n);
        keep(a, b, c, d);
        for (next = area(a, b, after(c, n), d); next > most; ) {
          most = next;
          c = after(c, n);
          keep(a, b, c, d);
          next = area(a, b, after(c, n), d);
        }
        for (next = area(a, after(b, n), c, d); next > most; ) {
          most = next;
          b = after(b, n);
          keep(a, b, c, d);
          next = area(a, after(b, n), c, d);
        }
        next = area(a, b, c, after(d, n));
      }
      if (b == a) {
        b = after(b, n);
        if (c == b) {
          c = after(c, n);
          if (d == c) {
            d = after(d, n);
          }
        }
      }
    }
  }

  private void keep(int a, int b, int c, int d) {
    quad[0] = a;
    quad[1] = b;
    quad[2] = c;
    quad[3] = d;
  }

  private static int after(int k, int n) {
    return k == n - 1 ? 0 : k + 1;
  }

  private double area(int a, int b, int c, int d) {
    double[] p = polygon;
    double[] w = work;
    Vec3.sub(w, 0, p, 3 * d, p, 3 * a);
    Vec3.sub(w, 3, p, 3 * b, p, 3 * d);
    Vec3.cross(w, 6, w, 0, w, 3);
    Vec3.sub(w, 0, p, 3 * c, p, 3 * b);
    Vec3.sub(w, 3, p, 3 * a, p, 3 * c);
    Vec3.cross(w, 9, w, 0, w, 3);
    Vec3.add(w, 12, w, 6, w, 9);
    return 0.5 * Vec3.norm(w, 12);
  }
}
