package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.layout.Size.NTENDON;
import static dev.dynamis.mechanics.layout.Size.NUSER_TENDON;
import static dev.dynamis.mechanics.layout.Widths.NIMP;
import static dev.dynamis.mechanics.layout.Widths.NREF;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/** Tendons. */
public final class Tendons extends Group {
  public final int[] adr = ints("tendon_adr", NTENDON);
  public final int[] num = ints("tendon_num", NTENDON);
  public final int[] matid = ints("tendon_matid", NTENDON);
  public final int[] group = ints("tendon_group", NTENDON);
  public final int[] treenum = ints("tendon_treenum", NTENDON);
  public final int[] treeid = ints("tendon_treeid", NTENDON, 2);
  public final boolean[] limited = flags("tendon_limited", NTENDON);
  public final boolean[] actfrclimited = flags("tendon_actfrclimited", NTENDON);
  public final double[] width = reals("tendon_width", NTENDON);
  public final double[] solrefLim = reals("tendon_solref_lim", NTENDON, NREF);
  public final double[] solimpLim = reals("tendon_solimp_lim", NTENDON, NIMP);
  public final double[] solrefFri = reals("tendon_solref_fri", NTENDON, NREF);
  public final double[] solimpFri = reals("tendon_solimp_fri", NTENDON, NIMP);
  public final double[] range = reals("tendon_range", NTENDON, 2);
  public final double[] actfrcrange = reals("tendon_actfrcrange", NTENDON, 2);
  public final double[] margin = reals("tendon_margin", NTENDON);
  public final double[] stiffness = reals("tendon_stiffness", NTENDON);
  public final double[] damping = reals("tendon_damping", NTENDON);
  public final double[] armature = reals("tendon_armature", NTENDON);
  public final double[] frictionloss = reals("tendon_frictionloss", NTENDON);
  public final double[] lengthspring = reals("tendon_lengthspring", NTENDON, 2);
  public final double[] length0 = reals("tendon_length0", NTENDON);
  public final double[] invweight0 = reals("tendon_invweight0", NTENDON);
  public final double[] user = reals("tendon_user", NTENDON, NUSER_TENDON);
  public final float[] rgba = singles("tendon_rgba", NTENDON, 4);

  /** Declares the arrays in {@code layout}. */
  public Tendons(Layout layout) {
    super(layout, "tendon");
  }
}
