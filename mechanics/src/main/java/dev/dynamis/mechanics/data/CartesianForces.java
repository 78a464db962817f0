package dev.dynamis.mechanics.data;

import static dev.dynamis.mechanics.layout.Size.NBODY;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Cartesian forces on bodies.
 *
 * @since 0.1.0
 */
public final class CartesianForces extends Group {
  /**
   * Forces (3) and torques (3) that the user applies at the centers of mass of bodies, world axes.
   */
  public final double[] applied = reals("xfrc_applied", NBODY, 6);

  /** Declares the arrays in {@code layout}. */
  public CartesianForces(Layout layout) {
    super(layout, "xfrc");
  }
}
