package dev.dynamis.core.math;

/**
 * Dense LU factorization {@code P A = L U} of a square matrix, row-major, with partial pivoting.
 * {@code L} has ones on its diagonal and is stored below the diagonal of {@code U}.
 *
 * @since 0.1.0
 */
public final class Lu {
  private Lu() {}

  /**
   * Replaces {@code a[n x n]} by {@code L} and {@code U} and writes into {@code pivot[n]} the row
   * that was swapped with each row. Returns the sign of the permutation, or 0 if a pivot is exactly
   * zero (or the matrix holds a NaN), in which case the factors are of no use.
   */
  public static int factor(double[] a, int i, int[] pivot, int p, int n) {
    int sign = 1;
    for (int k = 0; k < n; k++) {
      // largest entry of the column, the first one of equals
      int best = k;
      double largest = Math.abs(a[i + k * n + k]);
      for (int row = k + 1; row < n; row++) {
        double size = Math.abs(a[i + row * n + k]);
        if (size > largest) {
          largest = size;
          best = row;
        }
      }
      pivot[p + k] = best;
      if (!(largest > 0)) {
        return 0;
      }
      if (best != k) {
        sign = -sign;
        swapRows(a, i + k * n, i + best * n, n);
      }

      double inv = 1 / a[i + k * n + k];
      for (int row = k + 1; row < n; row++) {
        int at = i + row * n;
        double factor = a[at + k] * inv;
        a[at + k] = factor;
        if (factor != 0) {
          Dense.addToScaled(a, at + k + 1, a, i + k * n + k + 1, -factor, n - k - 1);
        }
      }
    }
    return sign;
  }

  /**
   * {@code res[n] = inverse(A) b}, with {@code lu} and {@code pivot} from {@link #factor}; {@code
   * res} may alias {@code b}.
   */
  public static void solve(
      double[] res, int r, double[] lu, int i, int[] pivot, int p, double[] b, int j, int n) {
    Dense.copy(res, r, b, j, n);
    for (int k = 0; k < n; k++) {
      int other = pivot[p + k];
      double t = res[r + k];
      res[r + k] = res[r + other];
      res[r + other] = t;
    }
    for (int row = 1; row < n; row++) {
      res[r + row] -= Dense.dot(lu, i + row * n, res, r, row);
    }
    for (int row = n - 1; row >= 0; row--) {
      int at = i + row * n + row;
      res[r + row] = (res[r + row] - Dense.dot(lu, at + 1, res, r + row + 1, n - row - 1)) / lu[at];
    }
  }

  /** Returns the determinant of {@code A}; {@code sign} is what {@link #factor} returned. */
  public static double determinant(double[] lu, int i, int n, int sign) {
    double product = sign;
    for (int k = 0; k < n && product != 0; k++) {
      product *= lu[i + k * n + k];
    }
    return product;
  }

  private static void swapRows(double[] a, int i, int j, int n) {
    for (int k = 0; k < n; k++) {
      double t = a[i + k];
      a[i + k] = a[j + k];
      a[j + k] = t;
    }
  }
}
