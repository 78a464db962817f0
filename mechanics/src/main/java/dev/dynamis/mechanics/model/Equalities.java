package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.layout.Size.NEQ;
import static dev.dynamis.mechanics.layout.Widths.NEQDATA;
import static dev.dynamis.mechanics.layout.Widths.NIMP;
import static dev.dynamis.mechanics.layout.Widths.NREF;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/** Equality constraints. */
public final class Equalities extends Group {
  public final int[] type = ints("eq_type", NEQ);
  public final int[] obj1id = ints("eq_obj1id", NEQ);
  public final int[] obj2id = ints("eq_obj2id", NEQ);
  public final int[] objtype = ints("eq_objtype", NEQ);
  public final boolean[] active0 = flags("eq_active0", NEQ);
  public final double[] solref = reals("eq_solref", NEQ, NREF);
  public final double[] solimp = reals("eq_solimp", NEQ, NIMP);
  public final double[] data = reals("eq_data", NEQ, NEQDATA);

  /** Declares the arrays in {@code layout}. */
  public Equalities(Layout layout) {
    super(layout, "eq");
  }
}
