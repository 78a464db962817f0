package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.layout.Size.NFLEXVERT;
import static dev.dynamis.mechanics.layout.Size.NJFV;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Vertices of all flexes.
 *
 * @since 0.1.0
 */
public final class FlexVertices extends Group {
  /** Stored elements of each Jacobian row. */
  public final int[] JRownnz = ints("flexvert_J_rownnz", NFLEXVERT, 2);

  /** First element of each Jacobian row. */
  public final int[] JRowadr = ints("flexvert_J_rowadr", NFLEXVERT, 2);

  /** Columns of the Jacobian elements. */
  public final int[] JColind = ints("flexvert_J_colind", NJFV, 2);

  /** Declares the arrays in {@code layout}. */
  public FlexVertices(Layout layout) {
    super(layout, "flexvert");
  }
}
