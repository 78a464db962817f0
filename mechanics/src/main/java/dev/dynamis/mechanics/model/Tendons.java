package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.constant.Widths.NIMP;
import static dev.dynamis.mechanics.constant.Widths.NREF;
import static dev.dynamis.mechanics.layout.Size.NTENDON;
import static dev.dynamis.mechanics.layout.Size.NUSER_TENDON;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Tendons.
 *
 * @since 0.1.0
 */
public final class Tendons extends Group {
  /** First element of the path. */
  public final int[] adr = ints("tendon_adr", NTENDON);

  /** Number of elements of the path. */
  public final int[] num = ints("tendon_num", NTENDON);

  /** Material, -1 for none. */
  public final int[] matid = ints("tendon_matid", NTENDON);

  /** Visibility group. */
  public final int[] group = ints("tendon_group", NTENDON);

  /** Number of trees that it touches. */
  public final int[] treenum = ints("tendon_treenum", NTENDON);

  /** The first two trees that it touches, -1 for none. */
  public final int[] treeid = ints("tendon_treeid", NTENDON, 2);

  /** Whether its length is limited. */
  public final boolean[] limited = flags("tendon_limited", NTENDON);

  /** Whether the total actuator force is limited. */
  public final boolean[] actfrclimited = flags("tendon_actfrclimited", NTENDON);

  /** Width for showing, m. */
  public final double[] width = reals("tendon_width", NTENDON);

  /** Solver reference of limits. */
  public final double[] solrefLim = reals("tendon_solref_lim", NTENDON, NREF);

  /** Solver impedance of limits. */
  public final double[] solimpLim = reals("tendon_solimp_lim", NTENDON, NIMP);

  /** Solver reference of friction loss. */
  public final double[] solrefFri = reals("tendon_solref_fri", NTENDON, NREF);

  /** Solver impedance of friction loss. */
  public final double[] solimpFri = reals("tendon_solimp_fri", NTENDON, NIMP);

  /** Limits of the length, m. */
  public final double[] range = reals("tendon_range", NTENDON, 2);

  /** Limits of the total actuator force, N. */
  public final double[] actfrcrange = reals("tendon_actfrcrange", NTENDON, 2);

  /** Distance to a limit at which it begins to act, m. */
  public final double[] margin = reals("tendon_margin", NTENDON);

  /** Spring stiffness, N/m. */
  public final double[] stiffness = reals("tendon_stiffness", NTENDON);

  /** Damping, N s/m. */
  public final double[] damping = reals("tendon_damping", NTENDON);

  /** Inertia along the tendon, kg. */
  public final double[] armature = reals("tendon_armature", NTENDON);

  /** Largest friction force, N. */
  public final double[] frictionloss = reals("tendon_frictionloss", NTENDON);

  /** Range of lengths at which the spring is at rest, m. */
  public final double[] lengthspring = reals("tendon_lengthspring", NTENDON, 2);

  /** Length in the reference configuration, m. */
  public final double[] length0 = reals("tendon_length0", NTENDON);

  /** Inverse inertia in the reference configuration. */
  public final double[] invweight0 = reals("tendon_invweight0", NTENDON);

  /** User numbers. */
  public final double[] user = reals("tendon_user", NTENDON, NUSER_TENDON);

  /** Color where there is no material. */
  public final float[] rgba = singles("tendon_rgba", NTENDON, 4);

  /** Declares the arrays in {@code layout}. */
  public Tendons(Layout layout) {
    super(layout, "tendon");
  }
}
