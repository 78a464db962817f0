package dev.dynamis.mechanics.internal.solver;

import dev.dynamis.core.math.Buffers;
import dev.dynamis.core.math.Cholesky;
import dev.dynamis.core.math.Dense;
import dev.dynamis.core.math.Scalar;
import dev.dynamis.mechanics.constant.ConstraintState;

/** Dense factor {@code L L'} of few dofs, rows of length nv. */
final class DenseHessian extends RankOneHessian {
  private double[] factor = {};
  private double[] coneFactor = {};
  private double[] weight = {};
  private double[] vector = {};
  private final Buffers memory;

  DenseHessian(Buffers memory) {
    this.memory = memory;
  }

  @Override
  void assemble(Primal p) {
    int n = p.nv;
    factor = memory.reals(factor, (long) n * n);
    vector = memory.reals(vector, 6L * n);
    if (p.elliptic) {
      coneFactor = memory.reals(coneFactor, (long) n * n);
    }
    weight = memory.reals(weight, p.nefc);
    reassemble(p);
  }

  @Override
  void reassemble(Primal p) {
    int n = p.nv;
    for (int i = 0; i < p.nefc; i++) {
      weight[i] = p.state[i] == ConstraintState.QUADRATIC ? p.D[i] : 0;
    }
    Dense.sqrMatTD(factor, 0, p.J, p.j0, weight, 0, p.nefc, n, false);
    for (int i = 0; i < n; i++) {
      int start = p.mRowadr[i];
      int end = start + p.mRownnz[i];
      for (int at = start; at < end; at++) {
        factor[i * n + p.mColind[at]] += p.M[at];
      }
    }
  }

  @Override
  void factor(Primal p) {
    Cholesky.factor(factor, 0, p.nv, Scalar.MINVAL);
  }

  @Override
  boolean updateRows(Primal p, int[] rows, int count) {
    int n = p.nv;
    for (int k = 0; k < count; k++) {
      int row = rows[k];
      Dense.scale(vector, 0, p.J, p.j0 + row * n, Math.sqrt(p.D[row]), n);
      boolean plus = p.state[row] == ConstraintState.QUADRATIC;
      if (Cholesky.update(factor, 0, vector, 0, n, plus) < n) {
        return false;
      }
    }
    return true;
  }

  @Override
  void copyForCones(Primal p) {
    Dense.copy(coneFactor, 0, factor, 0, p.nv * p.nv);
  }

  @Override
  void addCone(Primal p, int row, int dim, double[] L) {
    int n = p.nv;
    Dense.zero(vector, 0, dim * n);
    for (int r = 0; r < dim; r++) {
      for (int c = 0; c <= r; c++) {
        Dense.addToScaled(vector, c * n, p.J, p.j0 + (row + r) * n, L[r * dim + c], n);
      }
    }
    for (int r = 0; r < dim; r++) {
      Cholesky.update(coneFactor, 0, vector, r * n, n, true);
    }
  }

  @Override
  void solve(Primal p) {
    Cholesky.solve(p.mgrad, 0, withCones ? coneFactor : factor, 0, p.grad, 0, p.nv);
  }

  @Override
  int nonzeros(Primal p) {
    return p.nv * p.nv;
  }
}
