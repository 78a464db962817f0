package dev.dynamis.mechanics.data;

import static dev.dynamis.mechanics.layout.Size.NLIGHT;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Poses of lights.
 *
 * @since 0.1.0
 */
public final class LightPoses extends Group {
  /** Positions, world, m. */
  public final double[] xpos = reals("light_xpos", NLIGHT, 3);

  /** Directions, world. */
  public final double[] xdir = reals("light_xdir", NLIGHT, 3);

  /** Declares the arrays in {@code layout}. */
  public LightPoses(Layout layout) {
    super(layout, "light");
  }
}
