package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.constant.Widths.NEQDATA;
import static dev.dynamis.mechanics.constant.Widths.NIMP;
import static dev.dynamis.mechanics.constant.Widths.NREF;
import static dev.dynamis.mechanics.layout.Size.NEQ;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Equality constraints.
 *
 * @since 0.1.0
 */
public final class Equalities extends Group {
  /** Type, an {@code EqType} value. */
  public final int[] type = ints("eq_type", NEQ);

  /** First object. */
  public final int[] obj1id = ints("eq_obj1id", NEQ);

  /** Second object, -1 for none. */
  public final int[] obj2id = ints("eq_obj2id", NEQ);

  /** Type of the objects, an {@code ObjType} value. */
  public final int[] objtype = ints("eq_objtype", NEQ);

  /** Whether it acts at the start. */
  public final boolean[] active0 = flags("eq_active0", NEQ);

  /** Solver reference. */
  public final double[] solref = reals("eq_solref", NEQ, NREF);

  /** Solver impedance. */
  public final double[] solimp = reals("eq_solimp", NEQ, NIMP);

  /** Numbers, whose meaning depends on the type. */
  public final double[] data = reals("eq_data", NEQ, NEQDATA);

  /** Declares the arrays in {@code layout}. */
  public Equalities(Layout layout) {
    super(layout, "eq");
  }
}
