package dev.dynamis.mechanics.internal.solver;

import dev.dynamis.core.math.Dense;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;

/**
 * Newton's method on the primal problem, with an exact line search. Counterpart of {@code
 * mj_solNewton}.
 */
final class Newton {
  private final Hessian dense = new DenseHessian();
  private final Hessian sparse = new SparseHessian();

  /** Solves the problem in {@code p}, from {@code p.acc} on. */
  void run(Model m, Data d, Primal p) {
    Hessian hessian = p.sparse ? sparse : dense;
    double tolerance = m.opt.tolerance * m.opt.lsTolerance;
    p.start();
    p.updateConstraints(p.elliptic);
    hessian.make(p);
    p.updateGradient();
    hessian.solve(p);
    Dense.scale(p.search, 0, p.mgrad, 0, -1, p.nv);

    int iteration = 0;
    while (iteration < m.opt.iterations) {
      double alpha = p.lineSearch.run(p, tolerance, m.opt.lsIterations);
      if (alpha == 0) {
        break;
      }
      double oldCost = p.cost;
      p.move(alpha);
      p.updateConstraints(p.elliptic);
      hessian.update(p);
      p.updateGradient();
      boolean done = p.finish(m, d, iteration++, oldCost, hessian.updates);
      if (done) {
        break;
      }
      hessian.solve(p);
      Dense.scale(p.search, 0, p.mgrad, 0, -1, p.nv);
    }
    p.finishAll(d, iteration, hessian.nonzeros(p));
  }
}
