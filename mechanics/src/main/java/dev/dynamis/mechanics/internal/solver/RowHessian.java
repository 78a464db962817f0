package dev.dynamis.mechanics.internal.solver;

import dev.dynamis.core.math.Buffers;
import dev.dynamis.core.math.Dense;
import dev.dynamis.core.math.RowCholesky;
import dev.dynamis.core.math.Scalar;
import dev.dynamis.mechanics.constant.ConstraintState;

/** Dense factor of as many dofs that vector instructions pay, see {@link RowCholesky}. */
final class RowHessian extends RankOneHessian {
  private final Buffers memory;
  private final RowCholesky factor;
  private final RowCholesky coneFactor;

  /** Vectors of updates to come. */
  private final double[][] vector = new double[MOST_UPDATES][0];

  private final double[] sign = new double[MOST_UPDATES];

  /** Rows that count: where they start, which columns may not be zero, and their weights. */
  private int[] start = {};

  private int[] from = {};
  private int[] end = {};

  private double[] weight = {};

  /** A factor that was kept, with the island, rows and states that it belongs to. */
  private final RowCholesky kept;

  private int keptIsland;
  private int keptRows = -1;
  private int[] keptState = {};

  RowHessian(Buffers memory) {
    this.memory = memory;
    factor = new RowCholesky(memory);
    coneFactor = new RowCholesky(memory);
    kept = new RowCholesky(memory);
  }

  @Override
  void assemble(Primal p) {
    factor.resize(p.nv);
    reserveVectors(p);
    reassemble(p);
  }

  private void reserveVectors(Primal p) {
    for (int k = 0; k < MOST_UPDATES; k++) {
      vector[k] = memory.reals(vector[k], p.nv);
    }
  }

  @Override
  void keep(Primal p) {
    kept.copy(factor);
    keptIsland = p.island;
    keptRows = p.nefc;
    keptState = memory.ints(keptState, p.nefc);
    System.arraycopy(p.state, 0, keptState, 0, p.nefc);
  }

  @Override
  boolean recall(Primal p) {
    if (keptIsland != p.island || keptRows != p.nefc) {
      return false;
    }
    for (int i = 0; i < p.nefc; i++) {
      if (keptState[i] != p.state[i]) {
        return false;
      }
    }
    factor.copy(kept);
    reserveVectors(p);
    return true;
  }

  @Override
  void reassemble(Primal p) {
    int n = p.nv;
    factor.clear();
    start = memory.ints(start, p.nefc);
    from = memory.ints(from, p.nefc);
    end = memory.ints(end, p.nefc);
    weight = memory.reals(weight, p.nefc);
    int count = 0;
    for (int i = 0; i < p.nefc; i++) {
      if (p.state[i] == ConstraintState.QUADRATIC && p.D[i] != 0) {
        start[count] = p.j0 + i * n;
        from[count] = p.jRowadr[i] - start[count];
        end[count] = from[count] + p.jRownnz[i];
        weight[count++] = p.D[i];
      }
    }
    factor.addSquares(p.J, start, from, end, weight, count);
    for (int i = 0; i < n; i++) {
      int first = p.mRowadr[i];
      int last = first + p.mRownnz[i] - 1;
      for (int at = first; at <= last; at++) {
        factor.u[p.mColind[at]][i] += p.M[at];
      }
    }
  }

  @Override
  void factor(Primal p) {
    factor.factor(Scalar.MINVAL);
  }

  @Override
  boolean updateRows(Primal p, int[] rows, int count) {
    int n = p.nv;
    for (int k = 0; k < count; k++) {
      int row = rows[k];
      Dense.scale(vector[k], 0, p.J, p.j0 + row * n, Math.sqrt(p.D[row]), n);
      sign[k] = p.state[row] == ConstraintState.QUADRATIC ? 1 : -1;
    }
    return factor.update(vector, sign, count);
  }

  @Override
  void copyForCones(Primal p) {
    coneFactor.copy(factor);
  }

  @Override
  void addCone(Primal p, int row, int dim, double[] L) {
    int n = p.nv;
    for (int c = 0; c < dim; c++) {
      Dense.zero(vector[c], 0, n);
      sign[c] = 1;
    }
    for (int r = 0; r < dim; r++) {
      for (int c = 0; c <= r; c++) {
        Dense.addToScaled(vector[c], 0, p.J, p.j0 + (row + r) * n, L[r * dim + c], n);
      }
    }
    coneFactor.update(vector, sign, dim);
  }

  @Override
  void solve(Primal p) {
    (withCones ? coneFactor : factor).solve(p.mgrad, p.grad);
  }

  @Override
  int nonzeros(Primal p) {
    return p.nv * p.nv;
  }
}
