package dev.dynamis.mechanics.internal.solver;

import dev.dynamis.core.math.Csr;
import dev.dynamis.core.math.Dense;
import dev.dynamis.core.math.Scalar;
import dev.dynamis.core.math.SparseCholesky;
import dev.dynamis.mechanics.ConstraintState;

/** Sparse factor {@code L' L}; its pattern has room for all rows, whatever their states. */
final class SparseHessian extends Hessian {
  private double[] weight = {};
  private double[] vector = {};
  private double[] work = {};
  private int[] iwork = {};

  /** The Hessian, lower triangle. */
  private double[] H = {};

  private int[] hRownnz = {};
  private int[] hRowadr = {};
  private int[] hColind = {};
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

  @Override
  void assemble(Primal p) {
    int n = p.nv;
    reserve(p);
    int count =
        Csr.countSqrMatTD(
            hRownnz,
            hRowadr,
            p.jRownnz,
            p.jRowadr,
            p.jColind,
            p.jTRownnz,
            p.jTRowadr,
            p.jTColind,
            n,
            false,
            iwork);

    // the reference counts M in full beside J'J, and no diagonal for columns without entries
    nH = count + p.mRowadr[n - 1] + p.mRownnz[n - 1];
    for (int i = 0; i < n; i++) {
      nH -= p.jTRownnz[i] == 0 ? 1 : 0;
    }

    // leave room in each row for that of M
    int shift = 0;
    for (int i = 0; i < n; i++) {
      hRowadr[i] += shift;
      shift += p.mRownnz[i];
    }
    int room = count + shift;
    if (H.length < room) {
      int roomy = room + room / 2;
      H = new double[roomy];
      hColind = new int[roomy];
      hTColind = new int[roomy];
    }
    reassemble(p);

    Csr.transpose(null, hTRownnz, hTRowadr, hTColind, null, hRownnz, hRowadr, hColind, n, n);
    nL =
        SparseCholesky.count(
            lRownnz, lRowadr, ltRownnz, ltRowadr, hTRownnz, hTRowadr, hTColind, n, iwork);
    if (factor.length < nL) {
      int roomy = nL + nL / 2;
      factor = new double[roomy];
      lColind = new int[roomy];
      ltColind = new int[roomy];
      ltMap = new int[roomy];
    }
    if (p.elliptic && coneFactor.length < nL) {
      coneFactor = new double[factor.length];
    }
    SparseCholesky.pattern(
        lColind, lRownnz, lRowadr, ltColind, ltRowadr, ltMap, hTRownnz, hTRowadr, hTColind, n,
        iwork);
  }

  private void reserve(Primal p) {
    int n = p.nv;
    if (hRownnz.length < n) {
      hRownnz = new int[n];
      hRowadr = new int[n];
      hTRownnz = new int[n];
      hTRowadr = new int[n];
      lRownnz = new int[n];
      lRowadr = new int[n];
      ltRownnz = new int[n];
      ltRowadr = new int[n];
      vector = new double[6 * n];
      work = new double[n];
    }
    if (weight.length < p.nefc) {
      weight = new double[p.D.length];
    }
    int ints = Math.max(4 * n, 2 * n + p.nefc);
    if (iwork.length < ints) {
      iwork = new int[ints + ints / 2];
    }
  }

  @Override
  void reassemble(Primal p) {
    for (int i = 0; i < p.nefc; i++) {
      weight[i] = p.state[i] == ConstraintState.QUADRATIC ? p.D[i] : 0;
    }
    Csr.sqrMatTD(
        H,
        hRownnz,
        hRowadr,
        hColind,
        p.J,
        p.jRownnz,
        p.jRowadr,
        p.jColind,
        p.jT,
        p.jTRownnz,
        p.jTRowadr,
        p.jTColind,
        weight,
        p.nefc,
        p.nv,
        null,
        work,
        iwork);
    for (int i = 0; i < p.nv; i++) {
      hRownnz[i] =
          Csr.addTo(H, hColind, hRowadr[i], hRownnz[i], p.M, p.mColind, p.mRowadr[i], p.mRownnz[i]);
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
        H,
        hRownnz,
        hRowadr,
        hColind,
        work);
  }

  @Override
  boolean updateRow(Primal p, int row, double s, boolean plus) {
    int nnz = p.jRownnz[row];
    int adr = p.jRowadr[row];
    Dense.scale(vector, 0, p.J, adr, s, nnz);
    return addSquare(factor, p, vector, 0, adr, nnz, plus) == p.nv;
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
    return (p.elliptic ? 2 : 1) * nL + nH;
  }
}
