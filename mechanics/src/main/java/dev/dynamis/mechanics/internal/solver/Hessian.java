package dev.dynamis.mechanics.internal.solver;

import dev.dynamis.mechanics.constant.ConstraintState;

/**
 * The Hessian of the primal cost as a Cholesky factor: {@code M + sum D_i J_i' J_i} over the rows
 * in the quadratic state, and for contacts in the middle zone of an elliptic cone also {@code J_c'
 * H_c J_c}.
 *
 * <p>Pivots that are not positive are raised to a small number; MuJoCo stops at them if the factor
 * is sparse.
 */
abstract class Hessian {
  /** Computes and factors the Hessian in the present state. */
  abstract void make(Primal p);

  /**
   * Follows changes of states since {@code p.oldState}.
   *
   * @return by how many rows the factor was changed; all of them if it has lost rank
   */
  abstract int update(Primal p);

  /** {@code p.mgrad = inverse(Hessian) p.grad}. */
  abstract void solve(Primal p);

  /** Returns the number of nonzeros; the factor need not have been made. */
  abstract int nonzeros(Primal p);

  /** Returns what {@link #update} would, for a factor that nobody will solve with. */
  static int countUpdates(Primal p) {
    int updates = p.ncone;
    for (int i = 0; i < p.nefc; i++) {
      updates += changes(p, i) ? 1 : 0;
    }
    return updates;
  }

  /** Says whether a row has come into the Hessian or gone. */
  static boolean changes(Primal p, int row) {
    return (p.oldState[row] == ConstraintState.QUADRATIC)
        != (p.state[row] == ConstraintState.QUADRATIC);
  }
}
