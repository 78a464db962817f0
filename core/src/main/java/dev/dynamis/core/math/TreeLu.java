package dev.dynamis.core.math;

import java.util.Arrays;

/**
 * Factorization {@code A = (U + 1) L} of a matrix with the symmetric sparsity of a forest but no
 * symmetric values, such as inertia plus velocity derivatives, from the last row to the first and
 * without pivoting.
 *
 * <p>Rows (see {@link Csr}) hold ancestors, diagonal and descendants in ascending order. The factor
 * takes the place of the matrix: {@code L} up to the diagonal, the strict upper triangle {@code U}
 * right of it.
 *
 * <p>{@code index}, where it is given, lists in ascending order the {@code n} rows to work on; null
 * means the rows 0 to {@code n} - 1.
 *
 * @since 0.1.0
 */
public final class TreeLu {
  private TreeLu() {}

  /**
   * Replaces the matrix by its factor.
   *
   * @param diag position of the diagonal within each row
   * @return -1, or the row whose pivot is below {@link Scalar#MINVAL} in absolute value (or NaN),
   *     at which the factorization stopped
   */
  public static int factor(
      double[] mat, int n, int[] rownnz, int[] rowadr, int[] diag, int[] colind, int[] index) {
    for (int k = n - 1; k >= 0; k--) {
      int row = index == null ? k : index[k];
      int start = rowadr[row];
      int diagonal = start + diag[row];
      double pivot = mat[diagonal];
      if (!(Math.abs(pivot) >= Scalar.MINVAL)) {
        return row;
      }

      // by symmetry of the pattern, the rows above with an entry in this column are its ancestors
      for (int at = diagonal - 1; at >= start; at--) {
        int ancestor = colind[at];
        int above = rowadr[ancestor];
        int entry = find(colind, above, above + rownnz[ancestor], row);
        double factor = mat[entry] / pivot;
        mat[entry] = factor;

        // columns left of `row`: all that this row has, the ancestor has too
        int to = above;
        for (int from = start; from < diagonal; from++) {
          while (colind[to] < colind[from]) {
            to++;
          }
          if (colind[to] != colind[from]) {
            throw new IllegalArgumentException(
                "sparsity pattern is not that of a forest: row "
                    + ancestor
                    + " has no entry in column "
                    + colind[from]);
          }
          mat[to] -= mat[from] * factor;
        }
      }
    }
    return -1;
  }

  /**
   * {@code res = inverse(A) b}, with {@code lu} from {@link #factor}; {@code res} may alias {@code
   * b}.
   */
  public static void solve(
      double[] res,
      int r,
      double[] lu,
      double[] b,
      int j,
      int n,
      int[] rownnz,
      int[] rowadr,
      int[] diag,
      int[] colind,
      int[] index) {
    // (U + 1) res = b
    for (int k = n - 1; k >= 0; k--) {
      int row = index == null ? k : index[k];
      int right = diag[row] + 1;
      double x = b[j + row];
      if (rownnz[row] > right) {
        x -= Csr.dot(lu, rowadr[row] + right, colind, res, r, rownnz[row] - right);
      }
      res[r + row] = x;
    }

    // L res = res
    for (int k = 0; k < n; k++) {
      int row = index == null ? k : index[k];
      int start = rowadr[row];
      int left = diag[row];
      double x = res[r + row];
      if (left > 0) {
        x -= Csr.dot(lu, start, colind, res, r, left);
      }
      res[r + row] = x / lu[start + left];
    }
  }

  private static int find(int[] colind, int from, int to, int column) {
    int at = Arrays.binarySearch(colind, from, to, column);
    if (at < 0) {
      throw new IllegalArgumentException(
          "sparsity pattern is not symmetric: an ancestor has no entry in column " + column);
    }
    return at;
  }
}
