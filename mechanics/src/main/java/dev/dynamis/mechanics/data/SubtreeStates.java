package dev.dynamis.mechanics.data;

import static dev.dynamis.mechanics.layout.Size.NBODY;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * What belongs to the subtree that starts at each body.
 *
 * @since 0.1.0
 */
public final class SubtreeStates extends Group {
  /** Center of mass of the subtree that starts at each body, world, m. */
  public final double[] com = reals("subtree_com", NBODY, 3);

  /** Velocity of the center of mass of each subtree, m/s. */
  public final double[] linvel = reals("subtree_linvel", NBODY, 3);

  /** Angular momentum of each subtree about its center of mass, kg m²/s. */
  public final double[] angmom = reals("subtree_angmom", NBODY, 3);

  /** Declares the arrays in {@code layout}. */
  public SubtreeStates(Layout layout) {
    super(layout, "subtree");
  }
}
