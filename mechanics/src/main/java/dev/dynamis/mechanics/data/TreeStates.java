package dev.dynamis.mechanics.data;

import static dev.dynamis.mechanics.layout.Size.NTREE;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * States of kinematic trees.
 *
 * @since 0.1.0
 */
public final class TreeStates extends Group {
  /** Below 0: awake, counting down; else the next tree in a cycle of trees that sleep together. */
  public final int[] asleep = ints("tree_asleep", NTREE);

  /** Whether a tree is awake, 0 or 1. */
  public final int[] awake = ints("tree_awake", NTREE);

  /** Island of each tree, -1 for none. */
  public final int[] island = ints("tree_island", NTREE);

  /** Declares the arrays in {@code layout}. */
  public TreeStates(Layout layout) {
    super(layout, "tree");
  }
}
