package dev.dynamis.mechanics.internal.solver;

import dev.dynamis.core.math.Buffers;
import dev.dynamis.core.math.Dense;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;

/**
 * Newton's method on the primal problem, with an exact line search. Counterpart of {@code
 * mj_solNewton}. Problems with few rows are left to {@link ReducedNewton}.
 */
final class NewtonSolver {
  /** Dofs from which on it pays to look for a good order of elimination. */
  private static final int LARGE = 200;

  /** Dofs from which on vector instructions pay. */
  private static final int MEDIUM = 16;

  private final Hessian dense;
  private final Hessian rows;
  private final ReducedNewton reduced;

  NewtonSolver(Buffers memory) {
    dense = new DenseHessian(memory);
    rows = new RowHessian(memory);
    reduced = new ReducedNewton(memory);
  }

  /** Solves the problem in {@code p}, from {@code p.acc} on. */
  void run(Model m, Data d, Primal p) {
    double sum = p.updateRows(p.elliptic);
    if (ReducedNewton.pays(p)) {
      reduced.run(m, d, p, sum);
      return;
    }
    p.transpose();
    Hessian hessian = hessian(p);
    double tolerance = m.opt.tolerance * m.opt.lsTolerance;
    p.updateDofs(sum);
    p.updateGradient();
    if (p.isFlat(m.opt.tolerance)) {
      p.noteAll(d, 0, hessian.nonzeros(p));
      return;
    }
    hessian.make(p);
    hessian.solve(p);
    Dense.scale(p.search, 0, p.mgrad, 0, -1, p.nv);

    int iteration = 0;
    while (iteration < m.opt.iterations) {
      d.work.spend((long) d.nJ + d.nefc);
      double alpha = p.lineSearch(tolerance, m.opt.lsIterations);
      if (alpha == 0) {
        break;
      }
      double oldCost = p.cost;
      p.move(alpha);
      p.updateConstraints(p.elliptic);
      p.updateGradient();
      boolean done = p.isDone(oldCost, m.opt.tolerance);
      p.note(d, iteration++, done ? Hessian.countUpdates(p) : hessian.update(p));
      if (done) {
        break;
      }
      hessian.solve(p);
      Dense.scale(p.search, 0, p.mgrad, 0, -1, p.nv);
    }
    p.noteAll(d, iteration, hessian.nonzeros(p));
  }

  private Hessian hessian(Primal p) {
    if (!p.sparse) {
      return p.nv < MEDIUM ? dense : rows;
    }
    return p.nv < LARGE ? p.slots.sparse(p.slot) : p.slots.frontal(p.slot);
  }
}
