package dev.dynamis.mechanics.internal.solver;

import dev.dynamis.core.math.Buffers;
import dev.dynamis.core.math.Csr;
import java.util.Arrays;

/**
 * Transpose of a sparse Jacobian. Its pattern is found again only when that of the Jacobian has
 * changed, which while the same bodies touch it has not.
 */
final class TransposedRows {
  /** The transpose, see {@link Csr}. */
  double[] val = {};

  int[] rownnz = {};
  int[] rowadr = {};
  int[] colind = {};

  /** Groups of rows of the Jacobian, and of the transpose, that have the same columns. */
  int[] rows = {};

  int[] columns = {};

  /** Changes whenever the pattern of the Jacobian does. */
  int version;

  /** The pattern that was transposed: sizes, entries of rows and their columns. */
  private int oldRows;

  private int oldColumns;
  private int elements;
  private int[] oldRownnz = {};
  private int[] oldColind = {};

  /** Where in the Jacobian each entry of the transpose is, from its first entry on. */
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
        int to = rowadr[c] + rownnz[c]++;
        colind[to] = r;
        source[to] = at;
      }
    }
    Csr.findGroups(rows, p.jRownnz, p.jRowadr, p.jColind, nr);
    Csr.findGroups(columns, rownnz, rowadr, colind, nc);
  }
}
