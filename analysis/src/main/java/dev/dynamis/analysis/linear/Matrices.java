package dev.dynamis.analysis.linear;

import dev.dynamis.core.math.Dense;
import dev.dynamis.core.math.Lu;

/** Products, sums and inverses of dense row-major matrices, each into a new array. */
final class Matrices {
  private Matrices() {}

  static double[] identity(int n) {
    double[] res = new double[n * n];
    Dense.identity(res, 0, n);
    return res;
  }

  /** {@code a[ra x ca] b[ca x cb]}. */
  static double[] mul(double[] a, double[] b, int ra, int ca, int cb) {
    double[] res = new double[ra * cb];
    Dense.mulMatMat(res, 0, a, 0, b, 0, ra, ca, cb);
    return res;
  }

  /** {@code transpose(a[ra x ca]) b[ra x cb]}. */
  static double[] mulT(double[] a, double[] b, int ra, int ca, int cb) {
    double[] res = new double[ca * cb];
    Dense.mulMatTMat(res, 0, a, 0, b, 0, ra, ca, cb);
    return res;
  }

  static double[] transpose(double[] a, int rows, int columns) {
    double[] res = new double[a.length];
    Dense.transpose(res, 0, a, 0, rows, columns);
    return res;
  }

  /** {@code a + s b}. */
  static double[] add(double[] a, double s, double[] b) {
    double[] res = new double[a.length];
    Dense.addScaled(res, 0, a, 0, b, 0, s, a.length);
    return res;
  }

  static double[] scale(double[] a, double s) {
    double[] res = new double[a.length];
    Dense.scale(res, 0, a, 0, s, a.length);
    return res;
  }

  /** {@code a[n x n] + s}, on the diagonal. */
  static double[] shift(double[] a, double s, int n) {
    double[] res = a.clone();
    for (int i = 0; i < n; i++) {
      res[i * (n + 1)] += s;
    }
    return res;
  }

  /** Solves {@code a[n x n] x = b[n x columns]}; null if {@code a} is singular. */
  static double[] solve(double[] a, double[] b, int n, int columns) {
    double[] lu = a.clone();
    int[] pivot = new int[n];
    if (Lu.factor(lu, 0, pivot, 0, n) == 0) {
      return null;
    }
    double[] t = transpose(b, n, columns);
    for (int c = 0; c < columns; c++) {
      Lu.solve(t, c * n, lu, 0, pivot, 0, t, c * n, n);
    }
    return transpose(t, columns, n);
  }

  /** The inverse; null if {@code a} is singular. */
  static double[] inverse(double[] a, int n) {
    return solve(a, identity(n), n, n);
  }

  static double[] symmetric(double[] a, int n) {
    double[] res = new double[a.length];
    Dense.symmetrize(res, 0, a, 0, n);
    return res;
  }

  /** The largest sum of absolute values in a column. */
  static double norm1(double[] a, int rows, int columns) {
    double largest = 0;
    for (int c = 0; c < columns; c++) {
      double sum = 0;
      for (int r = 0; r < rows; r++) {
        sum += Math.abs(a[r * columns + c]);
      }
      // a NaN must not be lost
      largest = sum > largest || Double.isNaN(sum) ? sum : largest;
    }
    return largest;
  }

  /** The root of the sum of squares. */
  static double norm(double[] a) {
    return Dense.norm(a, 0, a.length);
  }

  static double[] diagonal(double[] d) {
    int n = d.length;
    double[] res = new double[n * n];
    for (int i = 0; i < n; i++) {
      res[i * (n + 1)] = d[i];
    }
    return res;
  }
}
