package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.layout.Size.NWRAP;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/** Elements of the paths of all tendons. */
public final class Wraps extends Group {
  public final int[] type = ints("wrap_type", NWRAP);
  public final int[] objid = ints("wrap_objid", NWRAP);
  public final double[] prm = reals("wrap_prm", NWRAP);

  /** Declares the arrays in {@code layout}. */
  public Wraps(Layout layout) {
    super(layout, "wrap");
  }
}
