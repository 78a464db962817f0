package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.layout.Size.NWRAP;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Elements of the paths of all tendons.
 *
 * @since 0.1.0
 */
public final class Wraps extends Group {
  /** Type, a {@code WrapType} value. */
  public final int[] type = ints("wrap_type", NWRAP);

  /** Joint, site or geom. */
  public final int[] objid = ints("wrap_objid", NWRAP);

  /** Coefficient of a joint, divisor of a pulley, or side site of a geom. */
  public final double[] prm = reals("wrap_prm", NWRAP);

  /** Declares the arrays in {@code layout}. */
  public Wraps(Layout layout) {
    super(layout, "wrap");
  }
}
