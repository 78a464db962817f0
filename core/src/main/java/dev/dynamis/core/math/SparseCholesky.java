package dev.dynamis.core.math;

import java.util.Arrays;

/**
 * Sparse Cholesky factorization {@code A = transpose(L) L} of a symmetric positive definite matrix,
 * from the last row to the first, so that matrices of articulated systems fill in little.
 *
 * <p>First {@link #count} finds the size of each row of {@code L}, then {@link #pattern} its
 * columns; both need the pattern of {@code A} only. Then {@link #factor} computes values as often
 * as wanted. Rows of {@code L} (see {@link Csr}) ascend and end with the diagonal. {@code LT} is
 * the pattern of the transpose of {@code L}: its row {@code r} starts with {@code r}; {@code ltMap}
 * tells where in {@code L} each of its entries is.
 *
 * @since 0.1.0
 */
public final class SparseCholesky {
  private SparseCholesky() {}

  /**
   * Counts entries of the factor per row and per column and writes packed addresses.
   *
   * @param rownnz pattern of {@code A}, of which the upper triangle is read
   * @param iwork scratch {@code [2 n]}
   * @return number of entries of {@code L}
   */
  public static int count(
      int[] lRownnz,
      int[] lRowadr,
      int[] ltRownnz,
      int[] ltRowadr,
      int[] rownnz,
      int[] rowadr,
      int[] colind,
      int n,
      int[] iwork) {
    int parent = 0, flag = n;
    for (int r = n - 1; r >= 0; r--) {
      iwork[parent + r] = -1;
      iwork[flag + r] = r;
      lRownnz[r] = 1;
      ltRownnz[r] = 1;
      for (int at = rowadr[r]; at < rowadr[r] + rownnz[r]; at++) {
        // climb the elimination tree until a row that already has column r
        int i = colind[at];
        while (i > r && iwork[flag + i] != r) {
          if (iwork[parent + i] < 0) {
            iwork[parent + i] = r;
          }
          lRownnz[i]++;
          ltRownnz[r]++;
          iwork[flag + i] = r;
          i = iwork[parent + i];
        }
      }
    }
    Csr.packRows(ltRowadr, ltRownnz, n);
    return Csr.packRows(lRowadr, lRownnz, n);
  }

  /**
   * Writes the columns of {@code L} and of its transpose; counts and addresses are those of {@link
   * #count}.
   *
   * @param iwork scratch {@code [4 n]}
   */
  public static void pattern(
      int[] lColind,
      int[] lRownnz,
      int[] lRowadr,
      int[] ltColind,
      int[] ltRowadr,
      int[] ltMap,
      int[] rownnz,
      int[] rowadr,
      int[] colind,
      int n,
      int[] iwork) {
    int parent = 0, flag = n, left = 2 * n, write = 3 * n;
    for (int r = 0; r < n; r++) {
      // rows of L fill up leftwards, starting before the diagonal
      iwork[left + r] = lRowadr[r] + lRownnz[r] - 2;
      iwork[write + r] = ltRowadr[r];
    }
    for (int r = n - 1; r >= 0; r--) {
      iwork[parent + r] = -1;
      iwork[flag + r] = r;
      int diagonal = lRowadr[r] + lRownnz[r] - 1;
      lColind[diagonal] = r;
      int to = iwork[write + r]++;
      ltColind[to] = r;
      ltMap[to] = diagonal;
      for (int at = rowadr[r]; at < rowadr[r] + rownnz[r]; at++) {
        int i = colind[at];
        while (i > r && iwork[flag + i] != r) {
          if (iwork[parent + i] < 0) {
            iwork[parent + i] = r;
          }
          int entry = iwork[left + i]--;
          lColind[entry] = r;
          to = iwork[write + r]++;
          ltColind[to] = i;
          ltMap[to] = entry;
          iwork[flag + i] = r;
          i = iwork[parent + i];
        }
      }
    }
  }

  /**
   * Computes the values of {@code L} and returns the rank. A pivot below {@code minDiagonal} is
   * raised to it and counted as missing from the rank. The lower triangle of {@code A} is read; its
   * rows may not hold entries right of the diagonal.
   *
   * @param work scratch {@code [n]}
   */
  public static int factor(
      double[] l,
      double minDiagonal,
      int n,
      int[] lRownnz,
      int[] lRowadr,
      int[] lColind,
      int[] ltRownnz,
      int[] ltRowadr,
      int[] ltColind,
      int[] ltMap,
      double[] a,
      int[] rownnz,
      int[] rowadr,
      int[] colind,
      double[] work) {
    int rank = n;
    Arrays.fill(work, 0, n, 0);
    for (int r = n - 1; r >= 0; r--) {
      for (int at = rowadr[r]; at < rowadr[r] + rownnz[r]; at++) {
        work[colind[at]] = a[at];
      }

      // subtract L(c, r) L(c, 0..r) for each row c below that has column r
      for (int t = ltRowadr[r] + 1; t < ltRowadr[r] + ltRownnz[r]; t++) {
        int entry = ltMap[t];
        double s = l[entry];
        for (int at = lRowadr[ltColind[t]]; at <= entry; at++) {
          work[lColind[at]] -= s * l[at];
        }
      }

      double pivot = work[r];
      if (pivot < minDiagonal) {
        pivot = minDiagonal;
        rank--;
      }
      double root = Math.sqrt(pivot);
      double inv = 1.0 / root;
      int start = lRowadr[r];
      int diagonal = start + lRownnz[r] - 1;
      for (int at = start; at < diagonal; at++) {
        l[at] = work[lColind[at]] * inv;
        work[lColind[at]] = 0;
      }
      l[diagonal] = root;
      work[r] = 0;
    }
    return rank;
  }

  /**
   * {@code res[n] = inverse(transpose(L) L) b}; zeros are left out; {@code res} may alias {@code
   * b}.
   */
  public static void solve(
      double[] res,
      int r,
      double[] l,
      int[] rownnz,
      int[] rowadr,
      int[] colind,
      double[] b,
      int j,
      int n) {
    Dense.copy(res, r, b, j, n);
    for (int row = n - 1; row >= 0; row--) {
      if (res[r + row] != 0) {
        int diagonal = rowadr[row] + rownnz[row] - 1;
        double x = res[r + row] / l[diagonal];
        res[r + row] = x;
        for (int at = rowadr[row]; at < diagonal; at++) {
          res[r + colind[at]] -= l[at] * x;
        }
      }
    }
    for (int row = 0; row < n; row++) {
      int above = rownnz[row] - 1;
      double x = res[r + row];
      if (above > 0) {
        x -= Csr.dot(l, rowadr[row], colind, res, r, above);
      }
      res[r + row] = x / l[rowadr[row] + above];
    }
  }

  /**
   * Changes the factor of {@code A} in place into that of {@code A + x transpose(x)}, or with
   * {@code plus} false of {@code A - x transpose(x)}, and returns the rank. The pattern does not
   * change: it must have room for {@code x transpose(x)}. A pivot below {@link Scalar#MINVAL} is
   * raised to it and counted as missing.
   *
   * @param x values of the sparse vector, {@code xnnz} from {@code i} on
   * @param xind their columns, from {@code j} on
   * @param work scratch {@code [n]}
   */
  public static int update(
      double[] l,
      int[] rownnz,
      int[] rowadr,
      int[] colind,
      int n,
      double[] x,
      int i,
      int[] xind,
      int j,
      int xnnz,
      boolean plus,
      double[] work) {
    if (xnnz == 0) {
      return n;
    }
    int last = xind[j + xnnz - 1];
    Arrays.fill(work, 0, last + 1, 0);
    for (int k = 0; k < xnnz; k++) {
      work[xind[j + k]] = x[i + k];
    }
    int rank = n;
    for (int row = last; row >= 0; row--) {
      double xrow = work[row];
      if (xrow == 0) {
        continue;
      }
      int start = rowadr[row];
      int diagonal = start + rownnz[row] - 1;
      double old = l[diagonal];
      double pivot = old * old + (plus ? xrow * xrow : -xrow * xrow);
      if (pivot < Scalar.MINVAL) {
        pivot = Scalar.MINVAL;
        rank--;
      }
      double root = Math.sqrt(pivot);
      l[diagonal] = root;

      // rotation (hyperbolic for minus) that brings xrow into the diagonal
      double c = old / root;
      double s = -xrow / root;
      double signed = plus ? -s : s;
      for (int at = start; at < diagonal; at++) {
        double entry = l[at];
        double xcol = work[colind[at]];
        l[at] = c * entry + signed * xcol;
        work[colind[at]] = s * entry + c * xcol;
      }
    }
    return rank;
  }
}
