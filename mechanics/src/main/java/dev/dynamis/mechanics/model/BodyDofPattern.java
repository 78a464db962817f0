package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.layout.Size.NB;
import static dev.dynamis.mechanics.layout.Size.NBODY;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/** Sparsity of the body-dof matrix: row b lists the dofs that move body b or a descendant. */
public final class BodyDofPattern extends Group {
  public final int[] rownnz = ints("B_rownnz", NBODY);
  public final int[] rowadr = ints("B_rowadr", NBODY);
  public final int[] colind = ints("B_colind", NB);

  /** Declares the arrays in {@code layout}. */
  public BodyDofPattern(Layout layout) {
    super(layout, "B");
  }
}
