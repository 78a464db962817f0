package dev.dynamis.mjcf.internal.asset.hull;

/** The planes of simplices, their orientation, and centrums. */
final class Hyperplane {
  private final double[] point;
  private final Tolerance tolerance;
  private final double[] interior;
  private final double[] normal = new double[3];
  private final double[][] row = new double[2][3];
  private boolean nearZero;

  /**
   * Makes a maker of planes.
   *
   * @param interior a point inside of the hull {@code [3]}
   */
  Hyperplane(double[] point, Tolerance tolerance, double[] interior) {
    this.point = point;
    this.tolerance = tolerance;
    this.interior = interior;
  }

  /** Sets the plane through the vertices of a simplex, and whether it is flipped. */
  void set(Facet facet) {
    int a = 3 * facet.vertices.get(0).point;
    int b = 3 * facet.vertices.get(1).point;
    int c = 3 * facet.vertices.get(2).point;
    facet.hasPlane = true;
    if (!byDeterminants(facet, a, b, c)) {
      byElimination(facet, a, b, c);
      if (nearZero) {
        orientOutside(facet);
      }
    }
    checkFlipped(facet);
  }

  /** Sets the plane as a cross product; returns whether the vertices lie in it. */
  private boolean byDeterminants(Facet facet, int a, int b, int c) {
    double ux = point[b] - point[a], uy = point[b + 1] - point[a + 1];
    double uz = point[b + 2] - point[a + 2];
    double vx = point[c] - point[a], vy = point[c + 1] - point[a + 1];
    double vz = point[c + 2] - point[a + 2];
    normal[0] = vy * uz - vz * uy;
    normal[1] = ux * vz - uz * vx;
    normal[2] = vx * uy - vy * ux;
    normalize(facet.topOriented);
    take(facet);
    facet.offset = -(point[a] * facet.nx + point[a + 1] * facet.ny + point[a + 2] * facet.nz);
    return isIn(facet, c) && isIn(facet, b);
  }

  private boolean isIn(Facet f, int p) {
    double d = f.offset + (point[p] * f.nx + point[p + 1] * f.ny + point[p + 2] * f.nz);
    return !(d > tolerance.distance || d < -tolerance.distance);
  }

  /** Sets the plane by Gaussian elimination, for simplices that are nearly degenerate. */
  private void byElimination(Facet facet, int a, int b, int c) {
    for (int k = 0; k < 3; k++) {
      row[0][k] = point[b + k] - point[a + k];
      row[1][k] = point[c + k] - point[a + k];
    }
    boolean sign = facet.topOriented ^ eliminate();
    for (int k = 0; k < 2; k++) {
      sign ^= row[k][k] < 0;
    }
    substitute(sign);
    normalize(true);
    take(facet);
    double offset = -(point[a] * facet.nx);
    offset -= point[a + 1] * facet.ny;
    offset -= point[a + 2] * facet.nz;
    facet.offset = offset;
  }

  /** Brings the rows into triangular form; returns whether they were exchanged. */
  private boolean eliminate() {
    boolean exchanged = Math.abs(row[1][0]) > Math.abs(row[0][0]);
    if (exchanged) {
      double[] swap = row[0];
      row[0] = row[1];
      row[1] = swap;
    }
    nearZero = false;
    if (Math.abs(row[0][0]) <= tolerance.nearZero[0]) {
      nearZero = true;
    }
    if (row[0][0] != 0) {
      double n = row[1][0] / row[0][0];
      row[1][1] -= n * row[0][1];
      row[1][2] -= n * row[0][2];
    }
    if (Math.abs(row[1][1]) <= tolerance.nearZero[1]) {
      nearZero = true;
    }
    return exchanged;
  }

  private void substitute(boolean sign) {
    double one = sign ? -1.0 : 1.0;
    normal[2] = one;
    for (int i = 1; i >= 0; i--) {
      double sum = 0;
      for (int j = i + 1; j < 3; j++) {
        sum -= row[i][j] * normal[j];
      }
      double pivot = row[i][i];
      if (Math.abs(pivot) > tolerance.minPivot) {
        normal[i] = sum / pivot;
      } else if (divides(sum, pivot, tolerance.minPivotRatio)) {
        normal[i] = sum / pivot;
      } else {
        nearZero = true;
        normal[i] = one;
        for (int j = i + 1; j < 3; j++) {
          normal[j] = 0;
        }
      }
    }
  }

  /** Whether a quotient does not overflow. */
  private static boolean divides(double numerator, double denominator, double least) {
    if (numerator < least && numerator > -least) {
      return Math.abs(numerator) < Math.abs(denominator);
    }
    double inverse = denominator / numerator;
    return inverse > least || inverse < -least;
  }

  private void normalize(boolean topOriented) {
    double length =
        Math.sqrt(normal[0] * normal[0] + normal[1] * normal[1] + normal[2] * normal[2]);
    double divisor = topOriented ? length : -length;
    if (length > tolerance.minLength) {
      for (int k = 0; k < 3; k++) {
        normal[k] /= divisor;
      }
    } else if (length == 0) {
      java.util.Arrays.fill(normal, Math.sqrt(1.0 / 3));
    } else {
      for (int k = 0; k < 3; k++) {
        if (divides(normal[k], divisor, Tolerance.MIN_DIVISOR)) {
          normal[k] /= divisor;
        } else {
          alongLargest(divisor);
          return;
        }
      }
    }
  }

  private void alongLargest(double divisor) {
    int largest = 0;
    for (int k = 1; k < 3; k++) {
      if (Math.abs(normal[k]) > Math.abs(normal[largest])) {
        largest = k;
      }
    }
    double one = normal[largest] * divisor >= 0 ? 1.0 : -1.0;
    java.util.Arrays.fill(normal, 0);
    normal[largest] = one;
  }

  private void take(Facet facet) {
    facet.nx = normal[0];
    facet.ny = normal[1];
    facet.nz = normal[2];
  }

  /** Marks a facet as flipped if the interior point is not clearly below; returns whether. */
  boolean checkFlipped(Facet facet) {
    if (!facet.flipped && facet.distance(interior, 0) >= -tolerance.distance) {
      facet.flipped = true;
    }
    return facet.flipped;
  }

  /** Turns the plane so that the interior point is below. */
  void orientOutside(Facet facet) {
    if (facet.distance(interior, 0) > 0) {
      facet.nx = -facet.nx;
      facet.ny = -facet.ny;
      facet.nz = -facet.nz;
      facet.offset = -facet.offset;
    }
  }

  /** Returns the centrum of a facet: the mean of its vertices, projected to its plane. */
  double[] centrum(Facet facet) {
    if (facet.centrum == null) {
      double[] c = center(point, facet.vertices);
      double d = facet.distance(c, 0);
      c[0] -= d * facet.nx;
      c[1] -= d * facet.ny;
      c[2] -= d * facet.nz;
      facet.centrum = c;
    }
    return facet.centrum;
  }

  /** Returns the mean of vertices {@code [3]}. */
  static double[] center(double[] point, Bag<Vertex> vertices) {
    double[] c = new double[3];
    int n = vertices.size();
    for (int k = 0; k < 3; k++) {
      for (int i = 0; i < n; i++) {
        c[k] += point[3 * vertices.get(i).point + k];
      }
      c[k] /= n;
    }
    return c;
  }
}
