package dev.dynamis.mechanics.internal.solver;

import dev.dynamis.core.math.Buffers;
import dev.dynamis.core.math.Cholesky;
import dev.dynamis.core.math.Dense;
import dev.dynamis.core.math.Scalar;
import dev.dynamis.mechanics.constant.ConstraintState;

/** Dense factor {@code L L'} of few dofs, rows of length nv. */
final class DenseHessian extends RankOneHessian {
  /** Dofs of a free body. */
  private static final int SIX = 6;

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
    Dense.zero(factor, 0, n * n);
    addSquares(p);
    for (int i = 0; i < n; i++) {
      int start = p.mRowadr[i];
      int end = start + p.mRownnz[i];
      for (int at = start; at < end; at++) {
        factor[i * n + p.mColind[at]] += p.M[at];
      }
    }
  }

  /** Adds {@code D J'J} of all rows, one after the other, four of one span in one pass. */
  private void addSquares(Primal p) {
    int n = p.nv;
    if (n == SIX) {
      addSquaresOfSix(p.J, p.j0, p.nefc);
      return;
    }
    double[] J = p.J;
    double[] h = factor;
    int k = 0;
    while (k < p.nefc) {
      int at = p.jRowadr[k];
      int length = p.jRownnz[k];
      int from = at - p.j0 - k * n;
      int h0 = from * n + from;
      double a = weight[k];
      if (k + 3 < p.nefc
          && isSpan(p, k + 1, at + n, length)
          && isSpan(p, k + 2, at + 2 * n, length)
          && isSpan(p, k + 3, at + 3 * n, length)) {
        double b = weight[k + 1], c = weight[k + 2], d = weight[k + 3];
        if (a != 0 || b != 0 || c != 0 || d != 0) {
          int q = at + n, r = q + n, s = r + n;
          for (int i = 0; i < length; i++, h0 += n) {
            double x = J[at + i] * a, y = J[q + i] * b, z = J[r + i] * c, w = J[s + i] * d;
            for (int j = 0; j <= i; j++) {
              h[h0 + j] =
                  (((h[h0 + j] + J[at + j] * x) + J[q + j] * y) + J[r + j] * z) + J[s + j] * w;
            }
          }
        }
        k += 4;
      } else {
        if (a != 0) {
          for (int i = 0; i < length; i++, h0 += n) {
            double x = J[at + i];
            if (x != 0) {
              Dense.addToScaled(h, h0, J, at, x * a, i + 1);
            }
          }
        }
        k++;
      }
    }
  }

  /** All rows of a free body, with the sums in local variables. */
  private void addSquaresOfSix(double[] J, int from, int rows) {
    double h00 = 0;
    double h10 = 0, h11 = 0;
    double h20 = 0, h21 = 0, h22 = 0;
    double h30 = 0, h31 = 0, h32 = 0, h33 = 0;
    double h40 = 0, h41 = 0, h42 = 0, h43 = 0, h44 = 0;
    double h50 = 0, h51 = 0, h52 = 0, h53 = 0, h54 = 0, h55 = 0;
    int at = from;
    for (int k = 0; k < rows; k++, at += SIX) {
      double w = weight[k];
      if (w != 0) {
        double a = J[at], b = J[at + 1], c = J[at + 2];
        double d = J[at + 3], e = J[at + 4], f = J[at + 5];
        double x = a * w;
        h00 += a * x;
        x = b * w;
        h10 += a * x;
        h11 += b * x;
        x = c * w;
        h20 += a * x;
        h21 += b * x;
        h22 += c * x;
        x = d * w;
        h30 += a * x;
        h31 += b * x;
        h32 += c * x;
        h33 += d * x;
        x = e * w;
        h40 += a * x;
        h41 += b * x;
        h42 += c * x;
        h43 += d * x;
        h44 += e * x;
        x = f * w;
        h50 += a * x;
        h51 += b * x;
        h52 += c * x;
        h53 += d * x;
        h54 += e * x;
        h55 += f * x;
      }
    }
    double[] h = factor;
    h[0] = h00;
    h[6] = h10;
    h[7] = h11;
    h[12] = h20;
    h[13] = h21;
    h[14] = h22;
    h[18] = h30;
    h[19] = h31;
    h[20] = h32;
    h[21] = h33;
    h[24] = h40;
    h[25] = h41;
    h[26] = h42;
    h[27] = h43;
    h[28] = h44;
    h[30] = h50;
    h[31] = h51;
    h[32] = h52;
    h[33] = h53;
    h[34] = h54;
    h[35] = h55;
  }

  private static boolean isSpan(Primal p, int row, int start, int length) {
    return p.jRowadr[row] == start && p.jRownnz[row] == length;
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
