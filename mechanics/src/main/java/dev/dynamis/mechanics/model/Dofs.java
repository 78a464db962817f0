package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.constant.Widths.NIMP;
import static dev.dynamis.mechanics.constant.Widths.NREF;
import static dev.dynamis.mechanics.layout.Size.NV;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Degrees of freedom, grouped by joint.
 *
 * @since 0.1.0
 */
public final class Dofs extends Group {
  /** Body. */
  public final int[] bodyid = ints("dof_bodyid", NV);

  /** Joint. */
  public final int[] jntid = ints("dof_jntid", NV);

  /** Previous dof on the way to the root, -1 for none. */
  public final int[] parentid = ints("dof_parentid", NV);

  /** Kinematic tree. */
  public final int[] treeid = ints("dof_treeid", NV);

  /** Its diagonal element in {@code qM}. */
  public final int[] Madr = ints("dof_Madr", NV);

  /** How many simple dofs follow one another from here, 0 if this one is not simple. */
  public final int[] simplenum = ints("dof_simplenum", NV);

  /** Solver reference of friction loss. */
  public final double[] solref = reals("dof_solref", NV, NREF);

  /** Solver impedance of friction loss. */
  public final double[] solimp = reals("dof_solimp", NV, NIMP);

  /** Largest friction force, N or N m. */
  public final double[] frictionloss = reals("dof_frictionloss", NV);

  /** Inertia added to the diagonal, kg or kg m². */
  public final double[] armature = reals("dof_armature", NV);

  /** Damping, N s/m or N m s/rad. */
  public final double[] damping = reals("dof_damping", NV);

  /** Inverse inertia in the reference configuration. */
  public final double[] invweight0 = reals("dof_invweight0", NV);

  /** Diagonal of the inertia matrix in the reference configuration. */
  public final double[] M0 = reals("dof_M0", NV);

  /** Length that turns a velocity into m/s, 1 for translations. */
  public final double[] length = reals("dof_length", NV);

  /** Declares the arrays in {@code layout}. */
  public Dofs(Layout layout) {
    super(layout, "dof");
  }
}
