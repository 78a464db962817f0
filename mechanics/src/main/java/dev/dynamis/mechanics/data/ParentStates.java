package dev.dynamis.mechanics.data;

import static dev.dynamis.mechanics.layout.Size.NBODY;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Bodies by the sleep state of their parents.
 *
 * @since 0.1.0
 */
public final class ParentStates extends Group {
  /** Ids of bodies whose parent is awake or static. */
  public final int[] awakeInd = ints("parent_awake_ind", NBODY);

  /** Declares the arrays in {@code layout}. */
  public ParentStates(Layout layout) {
    super(layout, "parent");
  }
}
