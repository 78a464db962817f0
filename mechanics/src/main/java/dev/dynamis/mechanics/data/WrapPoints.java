package dev.dynamis.mechanics.data;

import static dev.dynamis.mechanics.layout.Size.NWRAP;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Points of tendon paths.
 *
 * @since 0.1.0
 */
public final class WrapPoints extends Group {
  /** Geom of each path point, -1 for a site, -2 for a pulley. */
  public final int[] obj = ints("wrap_obj", NWRAP, 2);

  /** Points of all paths, world, m. */
  public final double[] xpos = reals("wrap_xpos", NWRAP, 6);

  /** Declares the arrays in {@code layout}. */
  public WrapPoints(Layout layout) {
    super(layout, "wrap");
  }
}
