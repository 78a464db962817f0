package dev.dynamis.mechanics.internal.solver;

import dev.dynamis.core.math.Cholesky;
import dev.dynamis.core.math.Dense;
import dev.dynamis.core.math.Scalar;

/**
 * Friction of one contact with its normal force fixed: minimizes {@code x'Ax/2 + x'b} inside the
 * ellipsoid {@code sum (x_i/d_i)^2 <= r^2}, for 2, 3 or 5 dimensions.
 *
 * <p>Scaled by d the ellipsoid is a ball and the solution {@code x = -inverse(A + la) b}, with the
 * multiplier {@code la >= 0} at which it lies in the ball; Newton steps on {@code x'x - r^2} find
 * it. Counterpart of {@code mju_QCQP2}, {@code mju_QCQP3} and {@code mju_QCQP}.
 */
final class Qcqp {
  private static final int MOST_STEPS = 20;
  private static final double SMALL = 1e-10;

  private final double[] scaled = new double[25];
  private final double[] factor = new double[25];
  private final double[] b = new double[5];
  private final double[] change = new double[5];

  /**
   * Writes the solution to {@code res[r..r+n)}, or zeros if A is not positive definite; a solution
   * on the boundary is moved onto it exactly.
   *
   * @param A {@code [n x n]}
   * @param linear b {@code [n]}
   * @param d semi-axes from {@code o} on
   * @param radius r
   */
  void solve(
      double[] res, int r, double[] A, double[] linear, double[] d, int o, double radius, int n) {
    boolean bounded =
        switch (n) {
          case 2 -> solve2(res, r, A, linear, d, o, radius);
          case 3 -> solve3(res, r, A, linear, d, o, radius);
          default -> solveN(res, r, A, linear, d, o, radius, n);
        };
    if (bounded) {
      double s = 0;
      for (int j = 0; j < n; j++) {
        s += res[r + j] * res[r + j] / (d[o + j] * d[o + j]);
      }
      s = Math.sqrt(radius * radius / Math.max(Scalar.MINVAL, s));
      for (int j = 0; j < n; j++) {
        res[r + j] *= s;
      }
    }
  }

  /** Returns whether the solution is on the boundary. */
  private static boolean solve2(
      double[] res, int r, double[] A, double[] linear, double[] d, int o, double radius) {
    double d1 = d[o];
    double d2 = d[o + 1];
    double b1 = linear[0] * d1;
    double b2 = linear[1] * d2;
    double a11 = A[0] * d1 * d1;
    double a22 = A[3] * d2 * d2;
    double a12 = A[1] * d1 * d2;
    double la = 0;
    double v1 = 0;
    double v2 = 0;
    for (int step = 0; step < MOST_STEPS; step++) {
      double det = (a11 + la) * (a22 + la) - a12 * a12;
      if (det < SMALL) {
        Dense.zero(res, r, 2);
        return false;
      }
      double inv = 1 / det;
      double p11 = (a22 + la) * inv;
      double p22 = (a11 + la) * inv;
      double p12 = -a12 * inv;
      v1 = -p11 * b1 - p12 * b2;
      v2 = -p12 * b1 - p22 * b2;
      double value = v1 * v1 + v2 * v2 - radius * radius;
      if (value < SMALL) {
        break;
      }
      double slope = -2.0 * (p11 * v1 * v1 + 2.0 * p12 * v1 * v2 + p22 * v2 * v2);
      double delta = -value / slope;
      if (delta < SMALL) {
        break;
      }
      la += delta;
    }
    res[r] = v1 * d1;
    res[r + 1] = v2 * d2;
    return la != 0;
  }

  private static boolean solve3(
      double[] res, int r, double[] A, double[] linear, double[] d, int o, double radius) {
    double d1 = d[o];
    double d2 = d[o + 1];
    double d3 = d[o + 2];
    double b1 = linear[0] * d1;
    double b2 = linear[1] * d2;
    double b3 = linear[2] * d3;
    double a11 = A[0] * d1 * d1;
    double a22 = A[4] * d2 * d2;
    double a33 = A[8] * d3 * d3;
    double a12 = A[1] * d1 * d2;
    double a13 = A[2] * d1 * d3;
    double a23 = A[5] * d2 * d3;
    double la = 0;
    double v1 = 0;
    double v2 = 0;
    double v3 = 0;
    for (int step = 0; step < MOST_STEPS; step++) {
      // cofactors, then the inverse
      double p11 = (a22 + la) * (a33 + la) - a23 * a23;
      double p22 = (a11 + la) * (a33 + la) - a13 * a13;
      double p33 = (a11 + la) * (a22 + la) - a12 * a12;
      double p12 = a13 * a23 - a12 * (a33 + la);
      double p13 = a12 * a23 - a13 * (a22 + la);
      double p23 = a12 * a13 - a23 * (a11 + la);
      double det = (a11 + la) * p11 + a12 * p12 + a13 * p13;
      if (det < SMALL) {
        Dense.zero(res, r, 3);
        return false;
      }
      double inv = 1 / det;
      p11 *= inv;
      p22 *= inv;
      p33 *= inv;
      p12 *= inv;
      p13 *= inv;
      p23 *= inv;
      v1 = -p11 * b1 - p12 * b2 - p13 * b3;
      v2 = -p12 * b1 - p22 * b2 - p23 * b3;
      v3 = -p13 * b1 - p23 * b2 - p33 * b3;
      double value = v1 * v1 + v2 * v2 + v3 * v3 - radius * radius;
      if (value < SMALL) {
        break;
      }
      double slope =
          -2.0 * (p11 * v1 * v1 + p22 * v2 * v2 + p33 * v3 * v3)
              - 4.0 * (p12 * v1 * v2 + p13 * v1 * v3 + p23 * v2 * v3);
      double delta = -value / slope;
      if (delta < SMALL) {
        break;
      }
      la += delta;
    }
    res[r] = v1 * d1;
    res[r + 1] = v2 * d2;
    res[r + 2] = v3 * d3;
    return la != 0;
  }

  private boolean solveN(
      double[] res, int r, double[] A, double[] linear, double[] d, int o, double radius, int n) {
    for (int i = 0; i < n; i++) {
      b[i] = linear[i] * d[o + i];
      for (int j = 0; j < n; j++) {
        scaled[i * n + j] = A[i * n + j] * d[o + i] * d[o + j];
      }
    }
    double la = 0;
    for (int step = 0; step < MOST_STEPS; step++) {
      Dense.copy(factor, 0, scaled, 0, n * n);
      for (int i = 0; i < n; i++) {
        factor[i * (n + 1)] += la;
      }
      if (Cholesky.factor(factor, 0, n, SMALL) < n) {
        Dense.zero(res, r, n);
        return false;
      }
      Cholesky.solve(res, r, factor, 0, b, 0, n);
      Dense.scale(res, r, res, r, -1, n);
      double value = Dense.dot(res, r, res, r, n) - radius * radius;
      if (value < SMALL) {
        break;
      }
      Cholesky.solve(change, 0, factor, 0, res, r, n);
      double slope = -2.0 * Dense.dot(res, r, change, 0, n);
      double delta = -value / slope;
      if (delta < SMALL) {
        break;
      }
      la += delta;
    }
    for (int i = 0; i < n; i++) {
      res[r + i] *= d[o + i];
    }
    return la != 0;
  }
}
