package dev.dynamis.mechanics.sim;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Widths;

/**
 * How well the constraint solver did in one state.
 *
 * @param rows number of constraint rows
 * @param islands number of groups of rows that don't affect each other; 0 if they were not searched
 *     for
 * @param iterations iterations of the island that took most, with those against slip
 * @param limit the most iterations that are allowed without those against slip
 * @param improvement scaled reduction of the cost in the last iteration of that island
 * @param gradient scaled norm of the gradient after it
 * @param constraintError norm of the difference between the constraint forces found and those that
 *     inverse dynamics finds for the same accelerations, N or N m
 * @param appliedError norm of the difference between the forces applied and those that inverse
 *     dynamics finds, N or N m
 * @since 0.1.0
 */
public record SolverReport(
    int rows,
    int islands,
    int iterations,
    int limit,
    double improvement,
    double gradient,
    double constraintError,
    double appliedError) {

  /** Returns whether the solver stopped because it was done, not because of the limit. */
  public boolean converged() {
    return iterations < limit;
  }

  /** Reads the statistics of data that are up to date. */
  static SolverReport of(Model m, Data d) {
    Physics.compareForwardInverse(m, d);
    int island = 0;
    int most = 0;
    if (d.nefc > 0) {
      for (int i = 0; i < d.solver.niter.length; i++) {
        if (d.solver.niter[i] > most) {
          most = d.solver.niter[i];
          island = i;
        }
      }
    }
    int last = island * Widths.NSOLVER + Math.min(most, Widths.NSOLVER) - 1;
    return new SolverReport(
        d.nefc,
        d.nisland,
        most,
        m.opt.iterations,
        most == 0 ? 0 : d.solver.improvement[last],
        most == 0 ? 0 : d.solver.gradient[last],
        d.solver.fwdinv[0],
        d.solver.fwdinv[1]);
  }
}
