package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.layout.Size.NFLEXEDGE;
import static dev.dynamis.mechanics.layout.Size.NJFE;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Edges of all flexes.
 *
 * @since 0.1.0
 */
public final class FlexEdges extends Group {
  /** Length in the reference configuration, m. */
  public final double[] length0 = reals("flexedge_length0", NFLEXEDGE);

  /** Inverse inertia along the edge in the reference configuration. */
  public final double[] invweight0 = reals("flexedge_invweight0", NFLEXEDGE);

  /** Whether both vertices belong to one body. */
  public final boolean[] rigid = flags("flexedge_rigid", NFLEXEDGE);

  /** Stored elements of each Jacobian row. */
  public final int[] JRownnz = ints("flexedge_J_rownnz", NFLEXEDGE);

  /** First element of each Jacobian row. */
  public final int[] JRowadr = ints("flexedge_J_rowadr", NFLEXEDGE);

  /** Columns of the Jacobian elements. */
  public final int[] JColind = ints("flexedge_J_colind", NJFE);

  /** Declares the arrays in {@code layout}. */
  public FlexEdges(Layout layout) {
    super(layout, "flexedge");
  }
}
