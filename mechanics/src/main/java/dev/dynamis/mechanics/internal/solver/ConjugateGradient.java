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
  private double[] oldGrad = {};
  private double[] oldMgrad = {};
  private double[] difference = {};
  private double[] diagInv = {};
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
    double[] factor = p.island < 0 ? d.qLD : d.iLD;
    double tolerance = m.opt.tolerance * m.opt.lsTolerance;
    p.transpose();
    p.updateConstraints(false);
    p.updateGradient();
    precondition(p, factor);
    Dense.scale(p.search, 0, p.mgrad, 0, -1, nv);

    int iteration = 0;
    while (iteration < m.opt.iterations) {
      d.work.spend((long) d.nJ + d.nefc);
      double alpha = p.lineSearch(tolerance, m.opt.lsIterations);
      if (alpha == 0) {
        break;
      }
      double oldCost = p.cost;
      p.move(alpha);
      System.arraycopy(p.grad, 0, oldGrad, 0, nv);
      System.arraycopy(p.mgrad, 0, oldMgrad, 0, nv);
      p.updateConstraints(false);
      p.updateGradient();
      boolean done = p.isDone(oldCost, m.opt.tolerance);
      p.note(d, iteration++, 0);
      if (done) {
        break;
      }
      precondition(p, factor);
      direct(p);
    }
    p.noteAll(d, iteration, 0);
  }

  /** Next direction; the memory of the last one fades when that would be uphill. */
  private void direct(Primal p) {
    int nv = p.nv;
    Dense.sub(difference, 0, p.mgrad, 0, oldMgrad, 0, nv);
    double beta =
        Dense.dot(p.grad, 0, difference, 0, nv)
            / Math.max(Scalar.MINVAL, Dense.dot(oldGrad, 0, oldMgrad, 0, nv));
    if (beta < 0) {
      beta = 0;
    }
    for (int i = 0; i < nv; i++) {
      p.search[i] = -p.mgrad[i] + beta * p.search[i];
    }
  }

  private void precondition(Primal p, double[] factor) {
    System.arraycopy(p.grad, 0, p.mgrad, 0, p.nv);
    TreeLtdl.solve(
        p.mgrad, 0, 1, p.nv, factor, diagInv, p.nv, p.mRownnz, p.mRowadr, p.mColind, null);
  }

  private void reserve(int nv) {
    oldGrad = memory.reals(oldGrad, nv);
    oldMgrad = memory.reals(oldMgrad, nv);
    difference = memory.reals(difference, nv);
    diagInv = memory.reals(diagInv, nv);
  }
}
