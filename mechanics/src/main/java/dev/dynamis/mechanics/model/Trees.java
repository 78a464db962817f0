package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.layout.Size.NTREE;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Kinematic trees under the world body.
 *
 * @since 0.1.0
 */
public final class Trees extends Group {
  /** First body. */
  public final int[] bodyadr = ints("tree_bodyadr", NTREE);

  /** Number of bodies. */
  public final int[] bodynum = ints("tree_bodynum", NTREE);

  /** First dof. */
  public final int[] dofadr = ints("tree_dofadr", NTREE);

  /** Number of dofs. */
  public final int[] dofnum = ints("tree_dofnum", NTREE);

  /** Whether it may sleep, a {@code SleepPolicy} value. */
  public final int[] sleepPolicy = ints("tree_sleep_policy", NTREE);

  /** Declares the arrays in {@code layout}. */
  public Trees(Layout layout) {
    super(layout, "tree");
  }
}
