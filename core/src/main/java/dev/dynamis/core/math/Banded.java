package dev.dynamis.core.math;

/**
 * Cholesky factorization of a symmetric positive definite matrix that is banded but for its last
 * rows (an "arrow"), such as the Hessian of a trajectory with some global parameters.
 *
 * <p>Of {@code n} rows the last {@code dense} are stored as full rows of {@code n} numbers; each
 * row before them as its {@code band} numbers up to and including the diagonal, which thus is the
 * last of them; numbers left of column 0 are not used. The lower triangle is read and written.
 *
 * @since 0.1.0
 */
public final class Banded {
  private Banded() {}

  /** Number of array elements of a matrix of this shape. */
  public static int size(int n, int band, int dense) {
    return (n - dense) * band + dense * n;
  }

  /** Address of the diagonal of {@code row}, relative to the start of the matrix. */
  private static int diagonal(int row, int n, int band, int dense) {
    int sparse = n - dense;
    return row < sparse ? row * band + band - 1 : sparse * band + (row - sparse) * n + row;
  }

  /**
   * Replaces the matrix {@code A + diag(add + multiply A(i, i))} by its factor {@code L}, and
   * returns the smallest pivot before its square root, or 0 if one was below {@link Scalar#MINVAL},
   * at which the factorization stopped.
   */
  public static double factor(
      double[] a, int i, int n, int band, int dense, double add, double multiply) {
    int sparse = n - dense;
    double smallest = -1;
    for (int col = 0; col < n; col++) {
      int diagonal = i + diagonal(col, n, band, dense);
      int left = col < sparse ? Math.min(col, band - 1) : col;
      double entry = a[diagonal];
      double pivot =
          add + multiply * entry + entry - Dense.dot(a, diagonal - left, a, diagonal - left, left);
      if (pivot < smallest || smallest < 0) {
        smallest = pivot;
      }
      if (!(pivot >= Scalar.MINVAL)) {
        return 0;
      }
      double root = Math.sqrt(pivot);
      double inv = 1 / root;

      // the band below, which reaches less far to the left the further down it is
      int bottom = Math.min(sparse - 1, col + band - 1);
      for (int row = col + 1; row <= bottom; row++) {
        int at = i + diagonal(row, n, band, dense) - (row - col);
        int common = Math.min(col, band - 1 - (row - col));
        a[at] = inv * (a[at] - Dense.dot(a, diagonal - common, a, at - common, common));
      }
      for (int row = Math.max(sparse, col + 1); row < n; row++) {
        int at = i + sparse * band + (row - sparse) * n + col;
        a[at] = inv * (a[at] - Dense.dot(a, diagonal - left, a, at - left, left));
      }
      a[diagonal] = root;
    }
    return smallest;
  }

  /**
   * {@code res[n] = inverse(L transpose(L)) b}, with {@code l} from {@link #factor}; {@code res}
   * may alias {@code b}.
   */
  public static void solve(
      double[] res, int r, double[] l, int i, double[] b, int j, int n, int band, int dense) {
    int sparse = n - dense;
    Dense.copy(res, r, b, j, n);
    for (int row = 0; row < n; row++) {
      int diagonal = i + diagonal(row, n, band, dense);
      int left = row < sparse ? Math.min(row, band - 1) : row;
      double x = res[r + row] - Dense.dot(l, diagonal - left, res, r + row - left, left);
      res[r + row] = x / l[diagonal];
    }
    for (int row = n - 1; row >= 0; row--) {
      double x = res[r + row];
      int bottom = Math.min(sparse - 1, row + band - 1);
      for (int k = row + 1; k <= bottom; k++) {
        x -= l[i + diagonal(k, n, band, dense) - (k - row)] * res[r + k];
      }
      for (int k = Math.max(sparse, row + 1); k < n; k++) {
        x -= l[i + sparse * band + (k - sparse) * n + row] * res[r + k];
      }
      res[r + row] = x / l[i + diagonal(row, n, band, dense)];
    }
  }

  /** {@code res[n] = A v} for the symmetric matrix; {@code res} may not alias {@code v}. */
  public static void mulVec(
      double[] res, int r, double[] a, int i, double[] v, int j, int n, int band, int dense) {
    int sparse = n - dense;
    for (int row = 0; row < n; row++) {
      int left = row < sparse ? Math.min(row, band - 1) : row;
      int start = i + diagonal(row, n, band, dense) - left;
      res[r + row] = Dense.dot(a, start, v, j + row - left, left + 1);
      Dense.addToScaled(res, r + row - left, a, start, v[j + row], left);
    }
  }

  /** {@code res[n x n]} = the symmetric matrix in full. */
  public static void toDense(double[] res, int r, double[] a, int i, int n, int band, int dense) {
    Dense.zero(res, r, n * n);
    for (int row = 0; row < n; row++) {
      int left = row < n - dense ? Math.min(row, band - 1) : row;
      int start = i + diagonal(row, n, band, dense) - left;
      Dense.copy(res, r + row * n + row - left, a, start, left + 1);
    }
    Dense.mirrorLower(res, r, n);
  }

  /** {@code res} = the lower triangle of the dense {@code a[n x n]}, where the shape has room. */
  public static void fromDense(double[] res, int r, double[] a, int i, int n, int band, int dense) {
    for (int row = 0; row < n; row++) {
      int left = row < n - dense ? Math.min(row, band - 1) : row;
      int start = r + diagonal(row, n, band, dense) - left;
      Dense.copy(res, start, a, i + row * n + row - left, left + 1);
    }
  }
}
