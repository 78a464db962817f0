package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.constant.Widths.NIMP;
import static dev.dynamis.mechanics.constant.Widths.NREF;
import static dev.dynamis.mechanics.layout.Size.NJNT;
import static dev.dynamis.mechanics.layout.Size.NUSER_JNT;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Joints, grouped by body.
 *
 * @since 0.1.0
 */
public final class Joints extends Group {
  /** Type, a {@code JointType} value. */
  public final int[] type = ints("jnt_type", NJNT);

  /** First coordinate in {@code qpos}. */
  public final int[] qposadr = ints("jnt_qposadr", NJNT);

  /** First dof. */
  public final int[] dofadr = ints("jnt_dofadr", NJNT);

  /** Body. */
  public final int[] bodyid = ints("jnt_bodyid", NJNT);

  /** Visibility group. */
  public final int[] group = ints("jnt_group", NJNT);

  /** Whether the joint has limits. */
  public final boolean[] limited = flags("jnt_limited", NJNT);

  /** Whether the total actuator force is limited. */
  public final boolean[] actfrclimited = flags("jnt_actfrclimited", NJNT);

  /** Whether actuators apply the gravity compensation. */
  public final boolean[] actgravcomp = flags("jnt_actgravcomp", NJNT);

  /** Solver reference of limits. */
  public final double[] solref = reals("jnt_solref", NJNT, NREF);

  /** Solver impedance of limits. */
  public final double[] solimp = reals("jnt_solimp", NJNT, NIMP);

  /** Anchor in the body frame, m. */
  public final double[] pos = reals("jnt_pos", NJNT, 3);

  /** Axis in the body frame. */
  public final double[] axis = reals("jnt_axis", NJNT, 3);

  /** Spring stiffness, N/m or N m/rad. */
  public final double[] stiffness = reals("jnt_stiffness", NJNT);

  /** Limits, m or rad. */
  public final double[] range = reals("jnt_range", NJNT, 2);

  /** Limits of the total actuator force. */
  public final double[] actfrcrange = reals("jnt_actfrcrange", NJNT, 2);

  /** Distance to a limit at which it begins to act. */
  public final double[] margin = reals("jnt_margin", NJNT);

  /** User numbers. */
  public final double[] user = reals("jnt_user", NJNT, NUSER_JNT);

  /** Declares the arrays in {@code layout}. */
  public Joints(Layout layout) {
    super(layout, "jnt");
  }
}
