package dev.dynamis.mechanics.data;

import static dev.dynamis.mechanics.layout.Size.NFLEXELEM;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * States of flex elements.
 *
 * @since 0.1.0
 */
public final class FlexElementStates extends Group {
  /** Bounding boxes: center, half sizes. */
  public final double[] aabb = reals("flexelem_aabb", NFLEXELEM, 6);

  /** Declares the arrays in {@code layout}. */
  public FlexElementStates(Layout layout) {
    super(layout, "flexelem");
  }
}
