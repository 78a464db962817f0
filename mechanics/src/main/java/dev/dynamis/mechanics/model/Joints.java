package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.layout.Size.NJNT;
import static dev.dynamis.mechanics.layout.Size.NUSER_JNT;
import static dev.dynamis.mechanics.layout.Widths.NIMP;
import static dev.dynamis.mechanics.layout.Widths.NREF;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/** Joints, grouped by body. */
public final class Joints extends Group {
  public final int[] type = ints("jnt_type", NJNT);
  public final int[] qposadr = ints("jnt_qposadr", NJNT);
  public final int[] dofadr = ints("jnt_dofadr", NJNT);
  public final int[] bodyid = ints("jnt_bodyid", NJNT);
  public final int[] group = ints("jnt_group", NJNT);
  public final boolean[] limited = flags("jnt_limited", NJNT);
  public final boolean[] actfrclimited = flags("jnt_actfrclimited", NJNT);
  public final boolean[] actgravcomp = flags("jnt_actgravcomp", NJNT);
  public final double[] solref = reals("jnt_solref", NJNT, NREF);
  public final double[] solimp = reals("jnt_solimp", NJNT, NIMP);
  public final double[] pos = reals("jnt_pos", NJNT, 3);
  public final double[] axis = reals("jnt_axis", NJNT, 3);
  public final double[] stiffness = reals("jnt_stiffness", NJNT);
  public final double[] range = reals("jnt_range", NJNT, 2);
  public final double[] actfrcrange = reals("jnt_actfrcrange", NJNT, 2);
  public final double[] margin = reals("jnt_margin", NJNT);
  public final double[] user = reals("jnt_user", NJNT, NUSER_JNT);

  /** Declares the arrays in {@code layout}. */
  public Joints(Layout layout) {
    super(layout, "jnt");
  }
}
