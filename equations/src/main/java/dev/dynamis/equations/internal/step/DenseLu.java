package dev.dynamis.equations.internal.step;

/**
 * Gaussian elimination of a small dense matrix with partial pivoting: the largest entry of a column
 * is the pivot, the first one among equals.
 */
final class DenseLu {
  /** Pivots up to this size make a matrix singular. */
  private static final double SINGULAR = 1e-14;

  private final int n;
  private final int[] pivot;

  /** The matrix, row by row; replaced by its factors. */
  final double[] a;

  DenseLu(int n) {
    this.n = n;
    pivot = new int[n];
    a = new double[n * n];
  }

  /** Factors {@link #a} in place; returns whether it is regular. */
  boolean factor() {
    return factor(SINGULAR);
  }

  /** Factors {@link #a} in place; returns whether every pivot is greater than {@code least}. */
  boolean factor(double least) {
    for (int k = 0; k < n; k++) {
      int p = k;
      double largest = Math.abs(a[k * n + k]);
      for (int i = k + 1; i < n; i++) {
        double v = Math.abs(a[i * n + k]);
        if (v > largest) {
          largest = v;
          p = i;
        }
      }
      if (!(largest > least)) {
        return false;
      }
      pivot[k] = p;
      if (p != k) {
        for (int j = 0; j < n; j++) {
          double v = a[k * n + j];
          a[k * n + j] = a[p * n + j];
          a[p * n + j] = v;
        }
      }
      double inverse = 1.0 / a[k * n + k];
      for (int i = k + 1; i < n; i++) {
        double factor = a[i * n + k] * inverse;
        a[i * n + k] = factor;
        for (int j = k + 1; j < n; j++) {
          a[i * n + j] = a[i * n + j] - factor * a[k * n + j];
        }
      }
    }
    return true;
  }

  /** Replaces {@code b} by the solution. */
  void solve(double[] b) {
    solve(b, 0);
  }

  /** Replaces {@code b[at .. at + n)} by the solution. */
  void solve(double[] b, int at) {
    for (int k = 0; k < n; k++) {
      int p = pivot[k];
      double v = b[at + p];
      b[at + p] = b[at + k];
      b[at + k] = v;
    }
    for (int k = 0; k < n; k++) {
      for (int i = k + 1; i < n; i++) {
        b[at + i] = b[at + i] - a[i * n + k] * b[at + k];
      }
    }
    for (int i = n - 1; i >= 0; i--) {
      double sum = b[at + i];
      for (int j = i + 1; j < n; j++) {
        sum = sum - a[i * n + j] * b[at + j];
      }
      b[at + i] = sum / a[i * n + i];
    }
  }
}
