package dev.dynamis.mechanics.internal.solver;

import dev.dynamis.core.math.Buffers;
import java.util.Arrays;

/**
 * The pattern of a sparse problem: which entries the inertia matrix and the Jacobian have, as far
 * as it takes to notice changes, and which rows have the same columns. Rows that follow one another
 * often do, as those of a contact; such a group is looked up once.
 */
final class ProblemPattern {
  /** First row of each group of rows with the same columns, then the number of rows. */
  int[] group = {};

  int groups;

  private int version;
  private boolean elliptic;
  private int[] mRownnz = {};
  private int[] mColind = {};
  private final Buffers memory;

  ProblemPattern(Buffers memory) {
    this.memory = memory;
  }

  /** Takes the pattern of {@code p} and says whether it is another one than before. */
  boolean update(Primal p) {
    int n = p.nv;
    int first = p.mRowadr[0];
    int elements = p.mRowadr[n - 1] + p.mRownnz[n - 1] - first;
    if (version == p.jT.version
        && elliptic == p.elliptic
        && mRownnz.length >= n
        && Arrays.equals(mRownnz, 0, n, p.mRownnz, 0, n)
        && mColind.length >= elements
        && Arrays.equals(mColind, 0, elements, p.mColind, first, first + elements)) {
      return false;
    }
    version = p.jT.version;
    elliptic = p.elliptic;
    mRownnz = memory.ints(mRownnz, n);
    mColind = memory.ints(mColind, elements);
    System.arraycopy(p.mRownnz, 0, mRownnz, 0, n);
    System.arraycopy(p.mColind, first, mColind, 0, elements);
    findGroups(p);
    return true;
  }

  private void findGroups(Primal p) {
    group = memory.ints(group, p.nefc + 1L);
    groups = 0;
    for (int r = 0; r < p.nefc; r++) {
      if (r == 0 || !haveSameColumns(p, r - 1, r)) {
        group[groups++] = r;
      }
    }
    group[groups] = p.nefc;
  }

  private static boolean haveSameColumns(Primal p, int a, int b) {
    int nnz = p.jRownnz[a];
    if (p.jRownnz[b] != nnz) {
      return false;
    }
    int[] colind = p.jColind;
    int i = p.jRowadr[a];
    int j = p.jRowadr[b];
    for (int k = 0; k < nnz; k++) {
      if (colind[i + k] != colind[j + k]) {
        return false;
      }
    }
    return true;
  }
}
