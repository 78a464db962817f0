package dev.dynamis.mechanics.data;

import static dev.dynamis.mechanics.layout.Count.NEFC;
import static dev.dynamis.mechanics.layout.Count.NJ;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Constraint rows ordered by islands.
 *
 * @since 0.1.0
 */
public final class IslandConstraints extends Group {
  /** Type, one of the {@code ConstraintType} values. */
  public int[] type = ints("iefc_type", NEFC, 1, a -> this.type = a);

  /** Id of the object that the row comes from. */
  public int[] id = ints("iefc_id", NEFC, 1, a -> this.id = a);

  /** Stored elements of each Jacobian row. */
  public int[] JRownnz = ints("iefc_J_rownnz", NEFC, 1, a -> this.JRownnz = a);

  /** First element of each Jacobian row. */
  public int[] JRowadr = ints("iefc_J_rowadr", NEFC, 1, a -> this.JRowadr = a);

  /** How many following rows have the same pattern. */
  public int[] JRowsuper = ints("iefc_J_rowsuper", NEFC, 1, a -> this.JRowsuper = a);

  /** Columns of the Jacobian elements, in the order by islands. */
  public int[] JColind = ints("iefc_J_colind", NJ, 1, a -> this.JColind = a);

  /** Jacobian. */
  public double[] J = reals("iefc_J", NJ, 1, a -> this.J = a);

  /** Largest friction force. */
  public double[] frictionloss = reals("iefc_frictionloss", NEFC, 1, a -> this.frictionloss = a);

  /** Constraint mass. */
  public double[] D = reals("iefc_D", NEFC, 1, a -> this.D = a);

  /** Regularization. */
  public double[] R = reals("iefc_R", NEFC, 1, a -> this.R = a);

  /** Reference accelerations. */
  public double[] aref = reals("iefc_aref", NEFC, 1, a -> this.aref = a);

  /** State, one of the {@code ConstraintState} values. */
  public int[] state = ints("iefc_state", NEFC, 1, a -> this.state = a);

  /** Forces. */
  public double[] force = reals("iefc_force", NEFC, 1, a -> this.force = a);

  /** Declares the arrays in {@code layout}. */
  public IslandConstraints(Layout layout) {
    super(layout, "iefc");
  }
}
