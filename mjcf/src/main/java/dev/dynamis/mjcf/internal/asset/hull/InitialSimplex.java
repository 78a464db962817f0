package dev.dynamis.mjcf.internal.asset.hull;

/**
 * Four points that span a large tetrahedron: the ends along x, then twice the extreme point with
 * the largest determinant, or any other if those are too flat.
 */
final class InitialSimplex {
  /** How much smaller than a cube's a determinant may be before other points are tried. */
  private static final double NARROW = 1e-3;

  private final double[] point;
  private final Tolerance tolerance;
  private final int[] simplex = new int[4];
  private int size;
  private boolean nearZero;

  private InitialSimplex(double[] point, Tolerance tolerance) {
    this.point = point;
    this.tolerance = tolerance;
  }

  /** Returns four point numbers, or null if all points have the same x. */
  static int[] of(double[] point, Tolerance tolerance) {
    InitialSimplex s = new InitialSimplex(point, tolerance);
    return s.ends() ? s.complete() : null;
  }

  private boolean ends() {
    int[] extreme = tolerance.extreme;
    int least = extreme[0];
    int greatest = extreme[0];
    for (int p : extreme) {
      if (point[3 * greatest] < point[3 * p]) {
        greatest = p;
      }
      if (point[3 * least] > point[3 * p]) {
        least = p;
      }
    }
    simplex[size++] = least;
    if (greatest != least) {
      simplex[size++] = greatest;
    }
    return size == 2;
  }

  private int[] complete() {
    int[] extreme = tolerance.extreme;
    double best = point[3 * simplex[1]] - point[3 * simplex[0]];
    while (size < 4) {
      double before = best;
      int found = -1;
      boolean foundNearZero = false;
      best = -1;
      for (int p : extreme) {
        if (!inSimplex(p) && p != found) {
          double det = Math.abs(determinant(p));
          if (det > best) {
            best = det;
            found = p;
            foundNearZero = nearZero;
          }
        }
      }
      double target = before * tolerance.maxWidth;
      boolean narrow = best > 0 && best / target < NARROW;
      if (found < 0 || foundNearZero || narrow) {
        double enough = 10 * NARROW * target;
        for (int p = 0; p < point.length / 3; p++) {
          if (isExtreme(p) || inSimplex(p)) {
            continue;
          }
          double det = Math.abs(determinant(p));
          if (det > best) {
            best = det;
            found = p;
            foundNearZero = nearZero;
            if (!nearZero && best > enough) {
              break;
            }
          }
        }
      }
      if (found < 0) {
        return null;
      }
      simplex[size++] = found;
    }
    return simplex;
  }

  private boolean inSimplex(int p) {
    for (int i = 0; i < size; i++) {
      if (simplex[i] == p) {
        return true;
      }
    }
    return false;
  }

  private boolean isExtreme(int p) {
    for (int e : tolerance.extreme) {
      if (e == p) {
        return true;
      }
    }
    return false;
  }

  /** Area of a triangle seen along z, or volume of a tetrahedron, with apex p; times 2 or 6. */
  private double determinant(int p) {
    double ax = edge(0, p, 0), ay = edge(0, p, 1);
    double bx = edge(1, p, 0), by = edge(1, p, 1);
    double det;
    if (size == 2) {
      det = ax * by - ay * bx;
    } else {
      double az = edge(0, p, 2), bz = edge(1, p, 2);
      double cx = edge(2, p, 0), cy = edge(2, p, 1), cz = edge(2, p, 2);
      det = ax * (by * cz - bz * cy) - bx * (ay * cz - az * cy) + cx * (ay * bz - az * by);
    }
    nearZero = Math.abs(det) < 10 * tolerance.nearZero[size - 1];
    return det;
  }

  private double edge(int i, int apex, int k) {
    return point[3 * simplex[i] + k] - point[3 * apex + k];
  }
}
