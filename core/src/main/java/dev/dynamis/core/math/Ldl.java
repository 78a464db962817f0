package dev.dynamis.core.math;

/**
 * Dense factorization {@code A = L diag(D) transpose(L)} of a symmetric matrix without pivoting,
 * row-major: stable for positive or negative definite and for diagonally dominant matrices. {@code
 * L} has ones on its diagonal, where {@code D} is stored. Only the lower triangle is read and
 * written.
 *
 * @since 0.1.0
 */
public final class Ldl {
  private Ldl() {}

  /**
   * Replaces the lower triangle of {@code a[n x n]} by {@code L} and {@code D}. Returns {@code n},
   * or the number of columns done when a pivot smaller than {@link Scalar#MINVAL} in absolute value
   * (or NaN) stopped the factorization.
   */
  public static int factor(double[] a, int i, int n) {
    for (int col = 0; col < n; col++) {
      int top = i + col * n;

      // row `col` holds L D left of the diagonal; divide it by D and subtract L D L'
      double pivot = a[top + col];
      for (int k = 0; k < col; k++) {
        double scaled = a[top + k];
        double entry = scaled / a[i + k * (n + 1)];
        pivot -= entry * scaled;
        a[top + k] = entry;
      }
      if (!(Math.abs(pivot) >= Scalar.MINVAL)) {
        return col;
      }
      a[top + col] = pivot;

      // below, column `col` of L D
      for (int row = col + 1; row < n; row++) {
        int at = i + row * n;
        a[at + col] -= Dense.dot(a, at, a, top, col);
      }
    }
    return n;
  }

  /**
   * {@code res[n] = inverse(A) b}, with {@code ld} from {@link #factor}; {@code res} may alias
   * {@code b}.
   */
  public static void solve(double[] res, int r, double[] ld, int i, double[] b, int j, int n) {
    Dense.copy(res, r, b, j, n);
    for (int row = 1; row < n; row++) {
      res[r + row] -= Dense.dot(ld, i + row * n, res, r, row);
    }
    for (int row = 0; row < n; row++) {
      res[r + row] /= ld[i + row * (n + 1)];
    }
    for (int row = n - 1; row > 0; row--) {
      Dense.addToScaled(res, r, ld, i + row * n, -res[r + row], row);
    }
  }
}
