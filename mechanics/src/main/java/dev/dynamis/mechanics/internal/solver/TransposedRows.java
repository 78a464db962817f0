package dev.dynamis.mechanics.internal.solver;

import dev.dynamis.core.math.Buffers;
import dev.dynamis.core.math.Csr;
import java.util.Arrays;

/**
 * Transpose of a sparse Jacobian. Its pattern is found again only when that of the Jacobian has
 * changed, which while the same bodies touch it has not.
 *
 * <p>Two or three columns of the Jacobian with the same rows, as of a point that moves in space,
 * are kept side by side, so that a product reads them and the vector in one go.
 */
final class TransposedRows {
  /** Entries in each column of the Jacobian. */
  int[] rownnz = {};

  /** Groups of rows of the Jacobian that have the same columns, see {@link Csr#findGroups}. */
  int[] rows = {};

  /** Changes whenever the pattern of the Jacobian does. */
  int version;

  /**
   * The transpose, see {@link Csr}, but that in {@code val} the numbers of the two or three rows of
   * a group take turns; they start where the first of these rows does.
   */
  private double[] val = {};

  private int[] rowadr = {};
  private int[] colind = {};

  /** Groups of its rows. */
  private int[] columns = {};

  /** First row of the group of each row. */
  private int[] leader = {};

  /** The pattern that was transposed: sizes, entries of rows and their columns. */
  private int oldRows;

  private int oldColumns;
  private int elements;
  private int[] oldRownnz = {};
  private int[] oldColind = {};

  /** Where in the Jacobian each number of {@code val} is, from its first entry on. */
  private int[] source = {};

  private final Buffers memory;

  TransposedRows(Buffers memory) {
    this.memory = memory;
  }

  /** Transposes the Jacobian of {@code p}, whose rows follow one another. */
  void update(Primal p) {
    int first = p.jRowadr[0];
    int last = p.nefc - 1;
    int nnz = p.jRowadr[last] + p.jRownnz[last] - first;
    boolean same =
        oldRows == p.nefc
            && oldColumns == p.nv
            && elements == nnz
            && Arrays.equals(oldRownnz, 0, oldRows, p.jRownnz, 0, oldRows)
            && Arrays.equals(oldColind, 0, nnz, p.jColind, first, first + nnz);
    if (!same) {
      oldRows = p.nefc;
      oldColumns = p.nv;
      elements = nnz;
      findPattern(p, first);
      version++;
    }
    double[] to = val;
    double[] from = p.J;
    int[] at = source;
    for (int k = 0; k < nnz; k++) {
      to[k] = from[first + at[k]];
    }
  }

  private void findPattern(Primal p, int first) {
    int nr = oldRows;
    int nc = oldColumns;
    rows = memory.ints(rows, nr);
    columns = memory.ints(columns, nc);
    rownnz = memory.ints(rownnz, nc);
    rowadr = memory.ints(rowadr, nc);
    oldRownnz = memory.ints(oldRownnz, nr);
    val = memory.reals(val, elements);
    colind = memory.ints(colind, elements);
    leader = memory.ints(leader, nc);
    source = memory.ints(source, elements);
    oldColind = memory.ints(oldColind, elements);
    System.arraycopy(p.jRownnz, 0, oldRownnz, 0, nr);
    System.arraycopy(p.jColind, first, oldColind, 0, elements);

    Arrays.fill(rownnz, 0, nc, 0);
    for (int k = 0; k < elements; k++) {
      rownnz[oldColind[k]]++;
    }
    Csr.packRows(rowadr, rownnz, nc);

    // the counts serve as cursors and are complete again at the end
    Arrays.fill(rownnz, 0, nc, 0);
    int at = 0;
    for (int r = 0; r < nr; r++) {
      for (int end = at + oldRownnz[r]; at < end; at++) {
        int c = oldColind[at];
        colind[rowadr[c] + rownnz[c]++] = r;
      }
    }
    Csr.findGroups(rows, p.jRownnz, p.jRowadr, p.jColind, nr, 2);
    Csr.findGroups(columns, rownnz, rowadr, colind, nc, 3);
    findSources(nc);
  }

  private void findSources(int nc) {
    for (int c = 0; c < nc; ) {
      int end = c + groupSize(c);
      Arrays.fill(leader, c, end, c);
      c = end;
    }
    Arrays.fill(rownnz, 0, nc, 0);
    for (int at = 0; at < elements; at++) {
      int c = oldColind[at];
      int first = leader[c];
      int k = rownnz[c]++;
      source[rowadr[first] + groupSize(first) * k + c - first] = at;
    }
  }

  private int groupSize(int first) {
    return columns[first] == Csr.TWO_POINTS ? 1 : columns[first];
  }

  /** {@code res} = transpose of the Jacobian times {@code v}, with the bits of {@link Csr#dot}. */
  void multiply(double[] res, double[] v) {
    int row = 0;
    while (row < oldColumns) {
      int at = rowadr[row];
      switch (columns[row]) {
        case 2 -> {
          pairs(res, row, val, at, colind, v, rownnz[row]);
          row += 2;
        }
        case 3 -> {
          triples(res, row, val, at, colind, v, rownnz[row]);
          row += 3;
        }
        default -> {
          res[row] = Csr.dot(val, at, colind, v, 0, rownnz[row]);
          row++;
        }
      }
    }
  }

  /** Two rows of the same {@code n} columns, which are listed from {@code at} on. */
  private static void pairs(
      double[] res, int row, double[] val, int at, int[] colind, double[] v, int n) {
    double s = 0, t = 0;
    int i = at;
    int c = at;
    int end = at + n;
    if (n >= 4) {
      double x0 = v[colind[c]], x1 = v[colind[c + 1]];
      double x2 = v[colind[c + 2]], x3 = v[colind[c + 3]];
      double s0 = val[i] * x0, t0 = val[i + 1] * x0;
      double s1 = val[i + 2] * x1, t1 = val[i + 3] * x1;
      double s2 = val[i + 4] * x2, t2 = val[i + 5] * x2;
      double s3 = val[i + 6] * x3, t3 = val[i + 7] * x3;
      for (c += 4, i += 8; c <= end - 4; c += 4, i += 8) {
        x0 = v[colind[c]];
        x1 = v[colind[c + 1]];
        x2 = v[colind[c + 2]];
        x3 = v[colind[c + 3]];
        s0 += val[i] * x0;
        t0 += val[i + 1] * x0;
        s1 += val[i + 2] * x1;
        t1 += val[i + 3] * x1;
        s2 += val[i + 4] * x2;
        t2 += val[i + 5] * x2;
        s3 += val[i + 6] * x3;
        t3 += val[i + 7] * x3;
      }
      s = (s0 + s2) + (s1 + s3);
      t = (t0 + t2) + (t1 + t3);
    }
    for (; c < end; c++, i += 2) {
      double x = v[colind[c]];
      s += val[i] * x;
      t += val[i + 1] * x;
    }
    res[row] = s;
    res[row + 1] = t;
  }

  /** The same for three rows. */
  private static void triples(
      double[] res, int row, double[] val, int at, int[] colind, double[] v, int n) {
    double s = 0, t = 0, u = 0;
    int i = at;
    int c = at;
    int end = at + n;
    if (n >= 4) {
      double x0 = v[colind[c]], x1 = v[colind[c + 1]];
      double x2 = v[colind[c + 2]], x3 = v[colind[c + 3]];
      double s0 = val[i] * x0, t0 = val[i + 1] * x0, u0 = val[i + 2] * x0;
      double s1 = val[i + 3] * x1, t1 = val[i + 4] * x1, u1 = val[i + 5] * x1;
      double s2 = val[i + 6] * x2, t2 = val[i + 7] * x2, u2 = val[i + 8] * x2;
      double s3 = val[i + 9] * x3, t3 = val[i + 10] * x3, u3 = val[i + 11] * x3;
      for (c += 4, i += 12; c <= end - 4; c += 4, i += 12) {
        x0 = v[colind[c]];
        x1 = v[colind[c + 1]];
        x2 = v[colind[c + 2]];
        x3 = v[colind[c + 3]];
        s0 += val[i] * x0;
        t0 += val[i + 1] * x0;
        u0 += val[i + 2] * x0;
        s1 += val[i + 3] * x1;
        t1 += val[i + 4] * x1;
        u1 += val[i + 5] * x1;
        s2 += val[i + 6] * x2;
        t2 += val[i + 7] * x2;
        u2 += val[i + 8] * x2;
        s3 += val[i + 9] * x3;
        t3 += val[i + 10] * x3;
        u3 += val[i + 11] * x3;
      }
      s = (s0 + s2) + (s1 + s3);
      t = (t0 + t2) + (t1 + t3);
      u = (u0 + u2) + (u1 + u3);
    }
    for (; c < end; c++, i += 3) {
      double x = v[colind[c]];
      s += val[i] * x;
      t += val[i + 1] * x;
      u += val[i + 2] * x;
    }
    res[row] = s;
    res[row + 1] = t;
    res[row + 2] = u;
  }
}
