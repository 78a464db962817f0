package dev.dynamis.core.math;

/**
 * Factorization {@code M = transpose(L) diag(D) L} of a symmetric positive definite matrix with the
 * sparsity of a forest, such as the inertia of an articulated system.
 *
 * <p>Row {@code i} (see {@link Csr}) holds the columns of the ancestors of {@code i} in ascending
 * order, then the diagonal; the row of the parent thus is a prefix of that of its child, and there
 * is no fill-in. The factor takes the place of the matrix: {@code L} off the diagonal (its own
 * diagonal is 1), {@code D} on it. Pivots are not checked: a matrix that is not positive definite
 * gives factors that are negative or not finite.
 *
 * <p>{@code index}, where it is given, lists in ascending order the {@code n} rows to work on; it
 * must hold, with each row, its ancestors. Null means the rows 0 to {@code n} - 1.
 *
 * @since 0.1.0
 */
public final class TreeLtdl {
  private TreeLtdl() {}

  /**
   * Replaces the matrix by its factor and writes {@code invD[i] = 1/D(i, i)}. Rows run from the
   * last to the first, ancestors of a row from the nearest to the root.
   */
  public static void factor(
      double[] mat, double[] invD, int n, int[] rownnz, int[] rowadr, int[] colind, int[] index) {
    for (int k = n - 1; k >= 0; k--) {
      int row = index == null ? k : index[k];
      int start = rowadr[row];
      int diagonal = start + rownnz[row] - 1;
      double inv = 1 / mat[diagonal];
      invD[row] = inv;
      for (int at = diagonal - 1; at >= start; at--) {
        int ancestor = colind[at];
        Dense.addToScaled(mat, rowadr[ancestor], mat, start, -mat[at] * inv, rownnz[ancestor]);
      }
      Dense.scale(mat, start, mat, start, inv, diagonal - start);
    }
  }

  /**
   * Solves {@code M x = b} in place for {@code batch} vectors, of which the v-th starts at {@code
   * x[o + v*stride]}.
   */
  public static void solve(
      double[] x,
      int o,
      int batch,
      int stride,
      double[] ld,
      double[] invD,
      int n,
      int[] rownnz,
      int[] rowadr,
      int[] colind,
      int[] index) {
    solveTransposed(x, o, batch, stride, ld, n, rownnz, rowadr, colind, index);
    scale(x, o, batch, stride, invD, n, index);

    // x <- inverse(L) x
    for (int k = 0; k < n; k++) {
      int row = index == null ? k : index[k];
      int above = rownnz[row] - 1;
      if (above > 0) {
        int start = rowadr[row];
        for (int v = 0, at = o; v < batch; v++, at += stride) {
          x[at + row] -= Csr.dot(ld, start, colind, x, at, above);
        }
      }
    }
  }

  /**
   * Half of {@link #solve}, in place: {@code x <- diag(sqrtInvD) inverse(transpose(L)) x}, so that
   * {@code |x|^2 = b . inverse(M) b}. {@code sqrtInvD[i]} is the square root of {@code 1/D(i, i)}.
   */
  public static void halfSolve(
      double[] x,
      int o,
      int batch,
      int stride,
      double[] ld,
      double[] sqrtInvD,
      int n,
      int[] rownnz,
      int[] rowadr,
      int[] colind,
      int[] index) {
    solveTransposed(x, o, batch, stride, ld, n, rownnz, rowadr, colind, index);
    scale(x, o, batch, stride, sqrtInvD, n, index);
  }

  /** {@code x <- inverse(transpose(L)) x}; zeros of {@code x} are left out. */
  private static void solveTransposed(
      double[] x,
      int o,
      int batch,
      int stride,
      double[] ld,
      int n,
      int[] rownnz,
      int[] rowadr,
      int[] colind,
      int[] index) {
    for (int k = n - 1; k >= 0; k--) {
      int row = index == null ? k : index[k];
      int start = rowadr[row];
      int diagonal = start + rownnz[row] - 1;
      if (diagonal == start) {
        continue;
      }
      for (int v = 0, base = o; v < batch; v++, base += stride) {
        double xrow = x[base + row];
        if (xrow != 0) {
          for (int at = start; at < diagonal; at++) {
            x[base + colind[at]] -= ld[at] * xrow;
          }
        }
      }
    }
  }

  private static void scale(
      double[] x, int o, int batch, int stride, double[] factor, int n, int[] index) {
    for (int k = 0; k < n; k++) {
      int row = index == null ? k : index[k];
      double s = factor[row];
      for (int v = 0, base = o; v < batch; v++, base += stride) {
        x[base + row] *= s;
      }
    }
  }
}
