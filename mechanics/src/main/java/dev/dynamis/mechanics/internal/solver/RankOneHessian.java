package dev.dynamis.mechanics.internal.solver;

import dev.dynamis.core.math.Cholesky;
import dev.dynamis.core.math.Dense;
import dev.dynamis.core.math.Scalar;
import dev.dynamis.mechanics.constant.ConstraintState;

/**
 * A Hessian whose part without cones is factored once and then follows the states of rows by
 * updates of rank one. The cones change with every step, so they are added each time to a copy of
 * that factor.
 */
abstract class RankOneHessian extends Hessian {
  /** As many rows can change the factor at once. */
  static final int MOST_UPDATES = 6;

  private final double[] local = new double[36];
  private final int[] changed = new int[MOST_UPDATES];

  /** Whether the factor with cones is the one to solve with. */
  boolean withCones;

  @Override
  final void make(Primal p) {
    if (p.factors != FwdConstraint.Factors.SAME || !recall(p)) {
      assemble(p);
      factor(p);
      if (p.factors == FwdConstraint.Factors.KEEP) {
        keep(p);
      }
    }
    addCones(p);
  }

  /** Keeps the factor, if this kind of Hessian can. */
  void keep(Primal p) {}

  /** Takes the factor that was kept; returns false if there is none for these states. */
  boolean recall(Primal p) {
    return false;
  }

  @Override
  final int update(Primal p) {
    int updates = 0;
    int count = 0;
    boolean accurate = true;
    for (int i = 0; i < p.nefc && accurate; i++) {
      if (changes(p, i)) {
        updates++;
        changed[count++] = i;
        if (count == MOST_UPDATES) {
          accurate = updateRows(p, changed, count);
          count = 0;
        }
      }
    }
    if (accurate && count > 0) {
      accurate = updateRows(p, changed, count);
    }
    if (!accurate) {
      reassemble(p);
      factor(p);
      updates = p.nefc;
    }
    addCones(p);
    return updates + p.ncone;
  }

  private void addCones(Primal p) {
    withCones = p.ncone > 0;
    if (!withCones) {
      return;
    }
    copyForCones(p);
    for (int i = p.ne + p.nf; i < p.nefc; i++) {
      if (p.state[i] == ConstraintState.CONE) {
        int contact = p.id[i];
        int dim = p.contact.dim[contact];
        Dense.copy(local, 0, p.contact.H, 36 * contact, dim * dim);
        Cholesky.factor(local, 0, dim, Scalar.MINVAL);
        addCone(p, i, dim, local);
        i += dim - 1;
      }
    }
  }

  /** Makes room and computes {@code M + sum D_i J_i' J_i}. */
  abstract void assemble(Primal p);

  /** Computes it again for other states. */
  abstract void reassemble(Primal p);

  /** Factors what {@link #assemble} has computed. */
  abstract void factor(Primal p);

  /**
   * Adds the squares of rows that have come, subtracts those of rows that have gone, each scaled by
   * {@code sqrt(D)}; returns false if the factor has lost rank.
   */
  abstract boolean updateRows(Primal p, int[] rows, int count);

  /** Starts the factor with cones as a copy of that without. */
  abstract void copyForCones(Primal p);

  /** Adds the squares of {@code L' J} for the {@code dim} rows of a contact from {@code row} on. */
  abstract void addCone(Primal p, int row, int dim, double[] L);
}
