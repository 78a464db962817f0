package dev.dynamis.mechanics.internal.solver;

import dev.dynamis.core.math.Buffers;
import dev.dynamis.core.math.Dense;
import dev.dynamis.core.math.Scalar;
import dev.dynamis.core.math.TreeLtdl;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;

/**
 * Conjugate gradients on the primal problem, by Polak and Ribiere, preconditioned with the inertia
 * matrix, with an exact line search. Counterpart of {@code mj_solCG}.
 */
final class ConjugateGradient {
  private double[] oldMgrad = {};
  private double[] diagInv = {};
  private double[] diagonal = {};
  private int[] coupled = {};

  /** How many dofs share inertia with an ancestor, which {@code coupled} lists. */
  private int ncoupled;

  /** Gradient times preconditioned gradient. */
  private double square;

  private final Buffers memory;

  ConjugateGradient(Buffers memory) {
    this.memory = memory;
  }

  /** Solves the problem in {@code p}, from {@code p.acc} on. */
  void run(Model m, Data d, Primal p) {
    int nv = p.nv;
    reserve(m.nv);
    if (p.island < 0) {
      System.arraycopy(d.qLDiagInv, 0, diagInv, 0, nv);
    } else {
      System.arraycopy(d.iLDiagInv, d.island.idofadr[p.island], diagInv, 0, nv);
    }
    for (int i = 0; i < nv; i++) {
      diagonal[i] = p.M[p.mRowadr[i] + p.mRownnz[i] - 1];
    }
    ncoupled = TreeLtdl.findCoupled(coupled, p.mRownnz, nv);
    double[] factor = p.island < 0 ? d.qLD : d.iLD;
    double tolerance = m.opt.tolerance * m.opt.lsTolerance;
    p.transpose();
    p.updateConstraints(false);
    p.updateGradient();
    precondition(p, factor);
    square = Dense.dot(p.grad, 0, p.mgrad, 0, nv);
    Dense.scale(p.search, 0, p.mgrad, 0, -1, nv);

    int iteration = 0;
    while (iteration < m.opt.iterations) {
      d.work.spend((long) d.nJ + d.nefc);
      multiplyInertia(p);
      double alpha = p.lineSearchFrom(tolerance, m.opt.lsIterations);
      if (alpha == 0) {
        break;
      }
      double oldCost = p.cost;
      p.advance(alpha);
      boolean done = p.isDone(oldCost, m.opt.tolerance);
      p.note(d, iteration++, 0);
      if (done) {
        break;
      }
      double[] next = oldMgrad;
      oldMgrad = p.mgrad;
      p.mgrad = next;
      precondition(p, factor);
      direct(p);
    }
    p.noteAll(d, iteration, 0);
  }

  /** Next direction; the memory of the last one fades when that would be uphill. */
  private void direct(Primal p) {
    int nv = p.nv;
    double oldSquare = square;
    double change = products(p.grad, p.mgrad, oldMgrad, nv);
    double beta = change / Math.max(Scalar.MINVAL, oldSquare);
    if (beta < 0) {
      beta = 0;
    }
    double[] search = p.search, mgrad = p.mgrad;
    for (int i = 0; i < nv; i++) {
      search[i] = -mgrad[i] + beta * search[i];
    }
  }

  /**
   * {@code p.mv = M p.search} with the bits of {@link dev.dynamis.core.math.Csr#mulSymVec}: the
   * diagonal first, which is all of most rows where there are points of flexes or particles.
   */
  private void multiplyInertia(Primal p) {
    double[] mv = p.mv, v = p.search, d = diagonal;
    for (int i = 0; i < p.nv; i++) {
      mv[i] = d[i] * v[i];
    }
    double[] val = p.M;
    int[] colind = p.mColind;
    for (int k = 0; k < ncoupled; k++) {
      int row = coupled[k];
      int start = p.mRowadr[row];
      double x = v[row];
      double sum = mv[row];
      for (int at = start + p.mRownnz[row] - 2; at >= start; at--) {
        int c = colind[at];
        sum += val[at] * v[c];
        mv[c] += val[at] * x;
      }
      mv[row] = sum;
    }
  }

  /**
   * Returns {@code g . (m - old)} and notes {@code g . m}, each in the order of {@link Dense#dot}.
   */
  private double products(double[] g, double[] m, double[] old, int n) {
    double s0 = 0, s1 = 0, s2 = 0, s3 = 0;
    double t0 = 0, t1 = 0, t2 = 0, t3 = 0;
    int k = 0;
    for (; k <= n - 4; k += 4) {
      s0 += g[k] * m[k];
      s1 += g[k + 1] * m[k + 1];
      s2 += g[k + 2] * m[k + 2];
      s3 += g[k + 3] * m[k + 3];
      t0 += g[k] * (m[k] - old[k]);
      t1 += g[k + 1] * (m[k + 1] - old[k + 1]);
      t2 += g[k + 2] * (m[k + 2] - old[k + 2]);
      t3 += g[k + 3] * (m[k + 3] - old[k + 3]);
    }
    double s = 0, t = 0;
    for (; k < n; k++) {
      s += g[k] * m[k];
      t += g[k] * (m[k] - old[k]);
    }
    square = (s0 + s2) + (s1 + s3) + s;
    return (t0 + t2) + (t1 + t3) + t;
  }

  private void precondition(Primal p, double[] factor) {
    TreeLtdl.solveCoupled(
        p.mgrad, p.grad, factor, diagInv, p.nv, p.mRownnz, p.mRowadr, p.mColind, coupled, ncoupled);
  }

  private void reserve(int nv) {
    oldMgrad = memory.reals(oldMgrad, nv);
    diagInv = memory.reals(diagInv, nv);
    diagonal = memory.reals(diagonal, nv);
    coupled = memory.ints(coupled, nv);
  }
}
