package dev.dynamis.mechanics.internal.solver;

import dev.dynamis.core.math.Buffers;
import dev.dynamis.core.math.Dense;
import dev.dynamis.core.math.Scalar;
import dev.dynamis.core.math.SparseCholesky;
import dev.dynamis.mechanics.constant.ConstraintState;
import java.util.Arrays;

/**
 * Sparse factor {@code L' L}, see {@link SparseCholesky}. Its pattern has room for all rows,
 * whatever their states; the Hessian is assembled in the place of the factor.
 */
final class SparseHessian extends RankOneHessian {
  /** Rows that are added together. */
  private static final int BATCH = 4;

  private final Buffers memory;
  private final ProblemPattern pattern;
  private double[] vector = {};
  private double[] work = {};
  private int[] iwork = {};

  /** Upper triangle of the Hessian, first one bit for each entry, then its columns. */
  private long[] bits = {};

  private long[] mask = {};
  private int[] hTRownnz = {};
  private int[] hTRowadr = {};
  private int[] hTColind = {};
  private int nH;

  /** The factors without and with cones, and the pattern of their transpose. */
  private double[] factor = {};

  private double[] coneFactor = {};
  private int[] lRownnz = {};
  private int[] lRowadr = {};
  private int[] lColind = {};
  private int[] ltRownnz = {};
  private int[] ltRowadr = {};
  private int[] ltColind = {};
  private int[] ltMap = {};
  private int nL;

  SparseHessian(Buffers memory) {
    this.memory = memory;
    pattern = new ProblemPattern(memory);
  }

  @Override
  void assemble(Primal p) {
    find(p);
    reassemble(p);
  }

  private void find(Primal p) {
    if (pattern.update(p)) {
      analyze(p);
    }
  }

  /** Finds the pattern of the Hessian and of its factor. */
  private void analyze(Primal p) {
    int n = p.nv;
    reserve(p);
    findPattern(p);
    nL =
        SparseCholesky.count(
            lRownnz, lRowadr, ltRownnz, ltRowadr, hTRownnz, hTRowadr, hTColind, n, iwork);
    factor = memory.reals(factor, nL);
    lColind = memory.ints(lColind, nL);
    ltColind = memory.ints(ltColind, nL);
    ltMap = memory.ints(ltMap, nL);
    if (p.elliptic) {
      coneFactor = memory.reals(coneFactor, nL);
    }
    SparseCholesky.pattern(
        lColind, lRownnz, lRowadr, ltColind, ltRowadr, ltMap, hTRownnz, hTRowadr, hTColind, n,
        iwork);
  }

  private void reserve(Primal p) {
    int n = p.nv;
    hTRownnz = memory.ints(hTRownnz, n);
    hTRowadr = memory.ints(hTRowadr, n);
    lRownnz = memory.ints(lRownnz, n);
    lRowadr = memory.ints(lRowadr, n);
    ltRownnz = memory.ints(ltRownnz, n);
    ltRowadr = memory.ints(ltRowadr, n);
    vector = memory.reals(vector, 6L * n);
    work = memory.reals(work, n);
    iwork = memory.ints(iwork, 4L * n);
    mask = memory.longs(mask, words(n));
    bits = memory.longs(bits, (long) n * words(n));
  }

  private static int words(int n) {
    return n + 63 >>> 6;
  }

  /** Writes which entries right of the diagonal there are: pairs of columns of a row, and M. */
  private void findPattern(Primal p) {
    int n = p.nv;
    int words = words(n);
    Arrays.fill(bits, 0, n * words, 0);
    Arrays.fill(mask, 0, words, 0);
    for (int g = 0; g < pattern.groups; g++) {
      int start = p.jRowadr[pattern.group[g]];
      int end = start + p.jRownnz[pattern.group[g]];
      for (int at = start; at < end; at++) {
        mask[p.jColind[at] >>> 6] |= 1L << p.jColind[at];
      }
      for (int at = start; at < end; at++) {
        int c = p.jColind[at];
        int w = c >>> 6;
        mask[w] &= ~(1L << c);
        for (int to = c * words + w; w < words; w++, to++) {
          bits[to] |= mask[w];
        }
      }
    }

    // no diagonal for columns without entries, as MuJoCo counts
    nH = 0;
    for (int k = 0; k < n * words; k++) {
      nH += Long.bitCount(bits[k]);
    }
    for (int i = 0; i < n; i++) {
      nH += p.jT.rownnz[i] > 0 ? 1 : 0;
      int start = p.mRowadr[i];
      int diagonal = start + p.mRownnz[i] - 1;
      for (int at = start; at < diagonal; at++) {
        bits[p.mColind[at] * words + (i >>> 6)] |= 1L << i;
      }
    }
    listPattern(n, words);
  }

  /** Turns bits into lists of columns. */
  private void listPattern(int n, int words) {
    int total = 0;
    for (int k = 0; k < n * words; k++) {
      total += Long.bitCount(bits[k]);
    }
    hTColind = memory.ints(hTColind, total);
    int to = 0;
    for (int r = 0; r < n; r++) {
      hTRowadr[r] = to;
      for (int w = r >>> 6; w < words; w++) {
        long left = bits[r * words + w];
        while (left != 0) {
          hTColind[to++] = (w << 6) + Long.numberOfTrailingZeros(left);
          left &= left - 1;
        }
      }
      hTRownnz[r] = to - hTRowadr[r];
    }
  }

  @Override
  void reassemble(Primal p) {
    Dense.zero(factor, 0, nL);
    for (int g = 0; g < pattern.groups; g++) {
      int batch = 0;
      for (int r = pattern.group[g]; r < pattern.group[g + 1]; r++) {
        if (p.state[r] == ConstraintState.QUADRATIC) {
          iwork[batch++] = r;
          if (batch == BATCH) {
            addSquares(p, iwork[0], iwork[1], iwork[2], iwork[3]);
            batch = 0;
          }
        }
      }
      for (int k = 0; k < batch; k++) {
        addSquare(p, iwork[k]);
      }
    }
    for (int i = 0; i < p.nv; i++) {
      int at = lRowadr[i];
      int start = p.mRowadr[i];
      for (int k = start; k < start + p.mRownnz[i]; k++) {
        while (lColind[at] != p.mColind[k]) {
          at++;
        }
        factor[at] += p.M[k];
      }
    }
  }

  /**
   * Adds {@code D J'J} of one row: {@code J_j (D J_c)} below the diagonal, {@code J_j^2 D} on it.
   */
  private void addSquare(Primal p, int row) {
    double[] J = p.J;
    double d = p.D[row];
    int start = p.jRowadr[row];
    int end = start + p.jRownnz[row];
    for (int b = start; b < end; b++) {
      double x = J[b];
      int at = lRowadr[p.jColind[b]];
      for (int c = start; c < b; c++) {
        int col = p.jColind[c];
        while (lColind[at] != col) {
          at++;
        }
        factor[at] += x * (d * J[c]);
      }
      factor[lRowadr[p.jColind[b]] + lRownnz[p.jColind[b]] - 1] += (x * x) * d;
    }
  }

  /** As {@link #addSquare} for four rows of one group, in this order. */
  private void addSquares(Primal p, int row0, int row1, int row2, int row3) {
    double[] J = p.J;
    double[] l = factor;
    double[] y = vector;
    int[] columns = lColind;
    int[] jColind = p.jColind;
    int nnz = p.jRownnz[row0];
    int start = p.jRowadr[row0];
    int j1 = p.jRowadr[row1];
    int j2 = p.jRowadr[row2];
    int j3 = p.jRowadr[row3];
    double d0 = p.D[row0];
    double d1 = p.D[row1];
    double d2 = p.D[row2];
    double d3 = p.D[row3];
    for (int b = 0; b < nnz; b++) {
      double x0 = J[start + b];
      double x1 = J[j1 + b];
      double x2 = J[j2 + b];
      double x3 = J[j3 + b];
      int j = jColind[start + b];
      int at = lRowadr[j];
      for (int c = 0, k = 0; c < b; c++, k += BATCH) {
        int col = jColind[start + c];
        while (columns[at] != col) {
          at++;
        }
        l[at] = (((l[at] + x0 * y[k]) + x1 * y[k + 1]) + x2 * y[k + 2]) + x3 * y[k + 3];
      }
      at = lRowadr[j] + lRownnz[j] - 1;
      l[at] = (((l[at] + (x0 * x0) * d0) + (x1 * x1) * d1) + (x2 * x2) * d2) + (x3 * x3) * d3;
      y[BATCH * b] = d0 * x0;
      y[BATCH * b + 1] = d1 * x1;
      y[BATCH * b + 2] = d2 * x2;
      y[BATCH * b + 3] = d3 * x3;
    }
  }

  @Override
  void factor(Primal p) {
    SparseCholesky.factor(
        factor,
        Scalar.MINVAL,
        p.nv,
        lRownnz,
        lRowadr,
        lColind,
        ltRownnz,
        ltRowadr,
        ltColind,
        ltMap,
        factor,
        lRownnz,
        lRowadr,
        lColind,
        work);
  }

  @Override
  boolean updateRows(Primal p, int[] rows, int count) {
    for (int k = 0; k < count; k++) {
      int row = rows[k];
      int nnz = p.jRownnz[row];
      int adr = p.jRowadr[row];
      Dense.scale(vector, 0, p.J, adr, Math.sqrt(p.D[row]), nnz);
      boolean plus = p.state[row] == ConstraintState.QUADRATIC;
      if (addSquare(factor, p, vector, 0, adr, nnz, plus) < p.nv) {
        return false;
      }
    }
    return true;
  }

  private int addSquare(
      double[] l, Primal p, double[] x, int i, int pattern, int nnz, boolean plus) {
    return SparseCholesky.update(
        l, lRownnz, lRowadr, lColind, p.nv, x, i, p.jColind, pattern, nnz, plus, work);
  }

  @Override
  void copyForCones(Primal p) {
    Dense.copy(coneFactor, 0, factor, 0, nL);
  }

  /** All rows of a contact have the same pattern. */
  @Override
  void addCone(Primal p, int row, int dim, double[] L) {
    int nnz = p.jRownnz[row];
    Dense.zero(vector, 0, dim * nnz);
    for (int r = 0; r < dim; r++) {
      for (int c = 0; c <= r; c++) {
        Dense.addToScaled(vector, c * nnz, p.J, p.jRowadr[row + r], L[r * dim + c], nnz);
      }
    }
    for (int r = 0; r < dim; r++) {
      addSquare(coneFactor, p, vector, r * nnz, p.jRowadr[row + r], nnz, true);
    }
  }

  @Override
  void solve(Primal p) {
    double[] l = withCones ? coneFactor : factor;
    SparseCholesky.solve(p.mgrad, 0, l, lRownnz, lRowadr, lColind, p.grad, 0, p.nv);
  }

  @Override
  int nonzeros(Primal p) {
    find(p);
    // MuJoCo leaves room for M, with that of the islands before
    int last = p.nv - 1;
    return (p.elliptic ? 2 : 1) * nL + nH + p.mRowadr[last] + p.mRownnz[last];
  }
}
