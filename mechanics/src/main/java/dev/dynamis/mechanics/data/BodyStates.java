package dev.dynamis.mechanics.data;

import static dev.dynamis.mechanics.layout.Size.NBODY;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Sleep states of bodies.
 *
 * @since 0.1.0
 */
public final class BodyStates extends Group {
  /** Sleep state, one of the {@code SleepState} values. */
  public final int[] awake = ints("body_awake", NBODY);

  /** Ids of bodies that are awake or static. */
  public final int[] awakeInd = ints("body_awake_ind", NBODY);

  /** Declares the arrays in {@code layout}. */
  public BodyStates(Layout layout) {
    super(layout, "body");
  }
}
