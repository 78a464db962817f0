package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.layout.Size.NB;
import static dev.dynamis.mechanics.layout.Size.NBODY;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Sparsity of the body-dof matrix: row b lists the dofs of body b, of its ancestors and of its
 * descendants.
 *
 * @since 0.1.0
 */
public final class BodyDofPattern extends Group {
  /** Stored elements of each row. */
  public final int[] rownnz = ints("B_rownnz", NBODY);

  /** First element of each row. */
  public final int[] rowadr = ints("B_rowadr", NBODY);

  /** Columns of the elements. */
  public final int[] colind = ints("B_colind", NB);

  /** Declares the arrays in {@code layout}. */
  public BodyDofPattern(Layout layout) {
    super(layout, "B");
  }
}
