package dev.dynamis.mechanics.data;

import static dev.dynamis.mechanics.layout.Size.NV;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Sleep states and islands of degrees of freedom.
 *
 * @since 0.1.0
 */
public final class DofStates extends Group {
  /** Ids of dofs that are awake. */
  public final int[] awakeInd = ints("dof_awake_ind", NV);

  /** Island of each dof, -1 for none. */
  public final int[] island = ints("dof_island", NV);

  /** Declares the arrays in {@code layout}. */
  public DofStates(Layout layout) {
    super(layout, "dof");
  }
}
