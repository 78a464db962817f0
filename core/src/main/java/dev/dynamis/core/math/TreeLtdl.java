package dev.dynamis.core.math;

/**
 * Factorization {@code M = transpose(L) diag(D) L} of a symmetric positive definite matrix with the
 * sparsity of a forest, such as the inertia of an articulated system.
 *
 * <p>Row {@code i} (see {@link Csr}) holds the columns of the ancestors of {@code i} in ascending
 * order, then the diagonal; the row of the parent thus is a prefix of that of its child, and there
 * is no fill-in. Rows come in the order of a walk through the forest: the descendants of a row
 * follow it without a gap. The factor takes the place of the matrix: {@code L} off the diagonal
 * (its own diagonal is 1), {@code D} on it. Pivots are not checked: a matrix that is not positive
 * definite gives factors that are negative or not finite.
 *
 * <p>{@code index}, where it is given, lists in ascending order the {@code n} rows to work on; it
 * must hold whole trees. Null means the rows 0 to {@code n} - 1.
 *
 * @since 0.1.0
 */
public final class TreeLtdl {
  private TreeLtdl() {}

  /**
   * Finds the last descendant of each row, or the row itself if it has none.
   *
   * @param last receives it for the rows 0 to {@code n} - 1
   */
  public static void findLast(int[] last, int n, int[] rownnz, int[] rowadr, int[] colind) {
    for (int row = n - 1; row >= 0; row--) {
      int above = rownnz[row] - 1;
      int end = row;
      while (end + 1 < n && isAbove(row, above, end + 1, rownnz, rowadr, colind)) {
        end = last[end + 1];
      }
      last[row] = end;
    }
  }

  /**
   * Replaces the matrix by its factor and writes {@code invD[i] = 1/D(i, i)}.
   *
   * <p>Rows run from the last to the first. Each takes what its descendants, the last one first,
   * give to it, in blocks of columns whose numbers stay in registers: rows are so short that a loop
   * over the columns of every descendant would mostly start and end.
   *
   * @param last what {@link #findLast} has found
   */
  public static void factor(
      double[] mat, double[] invD, int n, int[] rownnz, int[] rowadr, int[] index, int[] last) {
    for (int k = n - 1; k >= 0; k--) {
      int row = index == null ? k : index[k];
      int start = rowadr[row];
      int above = rownnz[row] - 1;
      int end = last[row];
      if (end > row) {
        eliminate(mat, invD, start, above, rowadr, row, end);
      }
      invD[row] = 1 / mat[start + above];
    }
    for (int k = 0; k < n; k++) {
      int row = index == null ? k : index[k];
      scaleRow(mat, rowadr[row], rownnz[row] - 1, invD[row]);
    }
  }

  /** Multiplies the {@code n} numbers from {@code at} on; no loop where there are few. */
  private static void scaleRow(double[] mat, int at, int n, double s) {
    int end = at + n;
    for (; at + 4 <= end; at += 4) {
      mat[at] *= s;
      mat[at + 1] *= s;
      mat[at + 2] *= s;
      mat[at + 3] *= s;
    }
    if (at < end) {
      mat[at] *= s;
      if (at + 1 < end) {
        mat[at + 1] *= s;
        if (at + 2 < end) {
          mat[at + 2] *= s;
        }
      }
    }
  }

  /** Whether {@code row}, which has {@code above} ancestors, is one of the ancestors of another. */
  private static boolean isAbove(
      int row, int above, int other, int[] rownnz, int[] rowadr, int[] colind) {
    return above >= 0 && rownnz[other] > above && colind[rowadr[other] + above] == row;
  }

  /**
   * Takes from the row at {@code start} what the rows {@code (row, end]}, which are not scaled yet,
   * give to it.
   */
  private static void eliminate(
      double[] mat, double[] invD, int start, int above, int[] rowadr, int row, int end) {
    int col = 0;
    for (; col + 7 <= above; col += 8) {
      eliminateEight(mat, invD, start + col, col, above, rowadr, row, end);
    }
    for (; col + 3 <= above; col += 4) {
      int to = start + col;
      double a = mat[to], b = mat[to + 1], c = mat[to + 2], d = mat[to + 3];
      for (int i = end; i > row; i--) {
        int at = rowadr[i];
        double s = -mat[at + above] * invD[i];
        at += col;
        a += mat[at] * s;
        b += mat[at + 1] * s;
        c += mat[at + 2] * s;
        d += mat[at + 3] * s;
      }
      mat[to] = a;
      mat[to + 1] = b;
      mat[to + 2] = c;
      mat[to + 3] = d;
    }
    if (col + 1 <= above) {
      int to = start + col;
      double a = mat[to], b = mat[to + 1];
      for (int i = end; i > row; i--) {
        int at = rowadr[i];
        double s = -mat[at + above] * invD[i];
        a += mat[at + col] * s;
        b += mat[at + col + 1] * s;
      }
      mat[to] = a;
      mat[to + 1] = b;
      col += 2;
    }
    if (col <= above) {
      int to = start + col;
      double a = mat[to];
      for (int i = end; i > row; i--) {
        int at = rowadr[i];
        double s = -mat[at + above] * invD[i];
        a += mat[at + col] * s;
      }
      mat[to] = a;
    }
  }

  /** As {@link #eliminate} for the eight columns from {@code col} on, which are at {@code to}. */
  private static void eliminateEight(
      double[] mat, double[] invD, int to, int col, int above, int[] rowadr, int row, int end) {
    double a = mat[to], b = mat[to + 1], c = mat[to + 2], d = mat[to + 3];
    double e = mat[to + 4], f = mat[to + 5], g = mat[to + 6], h = mat[to + 7];
    for (int i = end; i > row; i--) {
      int at = rowadr[i];
      double s = -mat[at + above] * invD[i];
      at += col;
      a += mat[at] * s;
      b += mat[at + 1] * s;
      c += mat[at + 2] * s;
      d += mat[at + 3] * s;
      e += mat[at + 4] * s;
      f += mat[at + 5] * s;
      g += mat[at + 6] * s;
      h += mat[at + 7] * s;
    }
    mat[to] = a;
    mat[to + 1] = b;
    mat[to + 2] = c;
    mat[to + 3] = d;
    mat[to + 4] = e;
    mat[to + 5] = f;
    mat[to + 6] = g;
    mat[to + 7] = h;
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
    if (batch == 1) {
      solveOne(x, o, ld, invD, n, rownnz, rowadr, colind, index);
      return;
    }
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
   * {@link #solve} for one vector, four columns at a time: rows are so short that loops over
   * columns would mostly start and end.
   */
  private static void solveOne(
      double[] x,
      int o,
      double[] ld,
      double[] invD,
      int n,
      int[] rownnz,
      int[] rowadr,
      int[] colind,
      int[] index) {
    for (int k = n - 1; k >= 0; k--) {
      int row = index == null ? k : index[k];
      int above = rownnz[row] - 1;
      double v = x[o + row];
      if (above > 0 && v != 0) {
        subtractRow(x, o, ld, colind, rowadr[row], above, v);
      }
    }
    for (int k = 0; k < n; k++) {
      int row = index == null ? k : index[k];
      double v = x[o + row] * invD[row];
      int above = rownnz[row] - 1;
      if (above > 0) {
        v -= Csr.dot(ld, rowadr[row], colind, x, o, above);
      }
      // zeros of the result are positive
      x[o + row] = v + 0.0;
    }
  }

  /** {@code x -= v} times the {@code n} numbers of a row from {@code at} on. */
  private static void subtractRow(
      double[] x, int o, double[] ld, int[] colind, int at, int n, double v) {
    int end = at + n;
    for (; at + 4 <= end; at += 4) {
      int a = o + colind[at], b = o + colind[at + 1];
      int c = o + colind[at + 2], d = o + colind[at + 3];
      double xa = x[a] - ld[at] * v, xb = x[b] - ld[at + 1] * v;
      double xc = x[c] - ld[at + 2] * v, xd = x[d] - ld[at + 3] * v;
      x[a] = xa;
      x[b] = xb;
      x[c] = xc;
      x[d] = xd;
    }
    if (at < end) {
      x[o + colind[at]] -= ld[at] * v;
      if (at + 1 < end) {
        x[o + colind[at + 1]] -= ld[at + 1] * v;
        if (at + 2 < end) {
          x[o + colind[at + 2]] -= ld[at + 2] * v;
        }
      }
    }
  }

  /**
   * Lists the rows that have ancestors, in ascending order.
   *
   * @return how many there are
   */
  public static int findCoupled(int[] coupled, int[] rownnz, int n) {
    int count = 0;
    for (int row = 0; row < n; row++) {
      if (rownnz[row] > 1) {
        coupled[count++] = row;
      }
    }
    return count;
  }

  /**
   * {@code x = inverse(M) b} with the bits of {@link #solve}, for a matrix of which most rows may
   * be a diagonal alone, as of the points of a flex; {@code x} may be {@code b}.
   *
   * @param coupled what {@link #findCoupled} has listed, {@code count} rows
   */
  public static void solveCoupled(
      double[] x,
      double[] b,
      double[] ld,
      double[] invD,
      int n,
      int[] rownnz,
      int[] rowadr,
      int[] colind,
      int[] coupled,
      int count) {
    if (x != b) {
      System.arraycopy(b, 0, x, 0, n);
    }
    for (int k = count - 1; k >= 0; k--) {
      int row = coupled[k];
      double v = x[row];
      if (v != 0) {
        subtractRow(x, 0, ld, colind, rowadr[row], rownnz[row] - 1, v);
      }
    }
    for (int row = 0; row < n; row++) {
      x[row] = x[row] * invD[row] + 0.0;
    }
    for (int k = 0; k < count; k++) {
      int row = coupled[k];
      x[row] = x[row] - Csr.dot(ld, rowadr[row], colind, x, 0, rownnz[row] - 1) + 0.0;
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
