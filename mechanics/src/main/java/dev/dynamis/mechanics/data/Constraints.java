package dev.dynamis.mechanics.data;

import static dev.dynamis.mechanics.layout.Count.NAR;
import static dev.dynamis.mechanics.layout.Count.NEFC;
import static dev.dynamis.mechanics.layout.Count.NJ;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Rows of the constraint Jacobian and what belongs to them.
 *
 * @since 0.1.0
 */
public final class Constraints extends Group {
  /** Type, one of the {@code ConstraintType} values. */
  public int[] type = ints("efc_type", NEFC, 1, a -> this.type = a);

  /** Id of the object that the row comes from. */
  public int[] id = ints("efc_id", NEFC, 1, a -> this.id = a);

  /** Stored elements of each Jacobian row; of a dense row those that may not be zero. */
  public int[] JRownnz = ints("efc_J_rownnz", NEFC, 1, a -> this.JRownnz = a);

  /** First element of each Jacobian row. */
  public int[] JRowadr = ints("efc_J_rowadr", NEFC, 1, a -> this.JRowadr = a);

  /** How many following rows have the same pattern. */
  public int[] JRowsuper = ints("efc_J_rowsuper", NEFC, 1, a -> this.JRowsuper = a);

  /** Columns of the Jacobian elements. */
  public int[] JColind = ints("efc_J_colind", NJ, 1, a -> this.JColind = a);

  /** Jacobian, dense rows of length nv or sparse. */
  public double[] J = reals("efc_J", NJ, 1, a -> this.J = a);

  /** Constraint violation. */
  public double[] pos = reals("efc_pos", NEFC, 1, a -> this.pos = a);

  /** Distance at which the constraint begins to act. */
  public double[] margin = reals("efc_margin", NEFC, 1, a -> this.margin = a);

  /** Largest friction force. */
  public double[] frictionloss = reals("efc_frictionloss", NEFC, 1, a -> this.frictionloss = a);

  /** Approximate diagonal of the inverse inertia in constraint space. */
  public double[] diagApprox = reals("efc_diagApprox", NEFC, 1, a -> this.diagApprox = a);

  /** Stiffness, damping, impedance and its derivative. */
  public double[] KBIP = reals("efc_KBIP", NEFC, 4, a -> this.KBIP = a);

  /** Constraint mass, the reciprocal of {@code R}. */
  public double[] D = reals("efc_D", NEFC, 1, a -> this.D = a);

  /** Regularization added to the diagonal. */
  public double[] R = reals("efc_R", NEFC, 1, a -> this.R = a);

  /** Velocities, J qvel. */
  public double[] vel = reals("efc_vel", NEFC, 1, a -> this.vel = a);

  /** Reference accelerations. */
  public double[] aref = reals("efc_aref", NEFC, 1, a -> this.aref = a);

  /** Linear term of the dual problem, J qacc_smooth - aref. */
  public double[] b = reals("efc_b", NEFC, 1, a -> this.b = a);

  /** State, one of the {@code ConstraintState} values. */
  public int[] state = ints("efc_state", NEFC, 1, a -> this.state = a);

  /** Forces. */
  public double[] force = reals("efc_force", NEFC, 1, a -> this.force = a);

  /** Stored elements of each row of AR. */
  public int[] ARRownnz = ints("efc_AR_rownnz", NEFC, 1, a -> this.ARRownnz = a);

  /** First element of each row of AR. */
  public int[] ARRowadr = ints("efc_AR_rowadr", NEFC, 1, a -> this.ARRowadr = a);

  /** Columns of the elements of AR. */
  public int[] ARColind = ints("efc_AR_colind", NAR, 1, a -> this.ARColind = a);

  /** Inverse inertia in constraint space with regularization, J inv(M) J' + R. */
  public double[] AR = reals("efc_AR", NAR, 1, a -> this.AR = a);

  /** Island of each row, -1 for none. */
  public int[] island = ints("efc_island", NEFC, 1, a -> this.island = a);

  /** Declares the arrays in {@code layout}. */
  public Constraints(Layout layout) {
    super(layout, "efc");
  }
}
