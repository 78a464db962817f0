package dev.dynamis.core.math;

/**
 * Dense Cholesky factorization {@code A = L transpose(L)} of a symmetric positive definite matrix,
 * row-major. Only the lower triangle is read and written.
 *
 * @since 0.1.0
 */
public final class Cholesky {
  private Cholesky() {}

  /**
   * Replaces the lower triangle of {@code a[n x n]} by {@code L} and returns the rank. A pivot
   * below {@code minDiagonal} is raised to it and counted as missing from the rank.
   */
  public static int factor(double[] a, int i, int n, double minDiagonal) {
    int rank = n;
    for (int col = 0; col < n; col++) {
      int top = i + col * n;
      double pivot = a[top + col] - Dense.dot(a, top, a, top, col);
      if (pivot < minDiagonal) {
        pivot = minDiagonal;
        rank--;
      }
      double diagonal = Math.sqrt(pivot);
      a[top + col] = diagonal;

      double inv = 1 / diagonal;
      for (int row = col + 1; row < n; row++) {
        int at = i + row * n;
        a[at + col] = (a[at + col] - Dense.dot(a, at, a, top, col)) * inv;
      }
    }
    return rank;
  }

  /**
   * {@code res[n] = inverse(L transpose(L)) b}, with {@code l} from {@link #factor}; {@code res}
   * may alias {@code b}.
   */
  public static void solve(double[] res, int r, double[] l, int i, double[] b, int j, int n) {
    Dense.copy(res, r, b, j, n);
    for (int row = 0; row < n; row++) {
      int at = i + row * n;
      res[r + row] = (res[r + row] - Dense.dot(l, at, res, r, row)) / l[at + row];
    }
    for (int row = n - 1; row >= 0; row--) {
      double x = res[r + row];
      for (int k = row + 1; k < n; k++) {
        x -= l[i + k * n + row] * res[r + k];
      }
      res[r + row] = x / l[i + row * n + row];
    }
  }

  /**
   * Changes the factor {@code l} of {@code A} in place into that of {@code A + x transpose(x)}, or
   * with {@code plus} false of {@code A - x transpose(x)}, and returns the rank. A pivot below
   * {@link Scalar#MINVAL} is raised to it and counted as missing. {@code x[n]} is destroyed.
   */
  public static int update(double[] l, int i, double[] x, int j, int n, boolean plus) {
    int rank = n;
    for (int k = 0; k < n; k++) {
      double xk = x[j + k];
      if (xk == 0) {
        continue;
      }
      double diagonal = l[i + k * (n + 1)];
      double pivot = diagonal * diagonal + (plus ? xk * xk : -xk * xk);
      if (pivot < Scalar.MINVAL) {
        pivot = Scalar.MINVAL;
        rank--;
      }
      double root = Math.sqrt(pivot);
      double c = root / diagonal;
      double cInv = 1 / c;
      double s = xk / diagonal;
      double signed = plus ? s : -s;
      l[i + k * (n + 1)] = root;
      for (int row = k + 1; row < n; row++) {
        int at = i + row * n + k;
        double entry = (l[at] + signed * x[j + row]) * cInv;
        l[at] = entry;
        x[j + row] = c * x[j + row] - s * entry;
      }
    }
    return rank;
  }
}
