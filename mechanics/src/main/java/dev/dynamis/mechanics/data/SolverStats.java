package dev.dynamis.mechanics.data;

import static dev.dynamis.mechanics.constant.Widths.NISLAND;
import static dev.dynamis.mechanics.constant.Widths.NSOLVER;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Statistics of the constraint solver. What is kept for each iteration is at {@code island *
 * NSOLVER + iteration}, for the first {@code NISLAND} islands.
 *
 * @since 0.1.0
 */
public final class SolverStats extends Group {
  /** Reduction of the cost, scaled. */
  public final double[] improvement = reals("solver.improvement", NISLAND * NSOLVER);

  /** Norm of the gradient, scaled. */
  public final double[] gradient = reals("solver.gradient", NISLAND * NSOLVER);

  /** Slope at the end of the line search. */
  public final double[] lineslope = reals("solver.lineslope", NISLAND * NSOLVER);

  /** Number of active constraints. */
  public final int[] nactive = ints("solver.nactive", NISLAND * NSOLVER);

  /** Number of constraints whose state changed. */
  public final int[] nchange = ints("solver.nchange", NISLAND * NSOLVER);

  /** Number of evaluations of the cost in the line search. */
  public final int[] neval = ints("solver.neval", NISLAND * NSOLVER);

  /** Number of updates of the factored Hessian. */
  public final int[] nupdate = ints("solver.nupdate", NISLAND * NSOLVER);

  /** Number of iterations of each island. */
  public final int[] niter = ints("solver_niter", NISLAND);

  /** Number of nonzeros in the Hessian, or in AR, of each island. */
  public final int[] nnz = ints("solver_nnz", NISLAND);

  /** Difference between forward and inverse dynamics: constraint forces, applied forces. */
  public final double[] fwdinv = reals("solver_fwdinv", 2);

  /** Declares the arrays in {@code layout}. */
  public SolverStats(Layout layout) {
    super(layout, "solver");
  }
}
