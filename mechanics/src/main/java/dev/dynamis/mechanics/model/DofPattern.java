package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.layout.Size.ND;
import static dev.dynamis.mechanics.layout.Size.NV;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Sparsity of the full dof-dof matrix, compressed sparse rows.
 *
 * @since 0.1.0
 */
public final class DofPattern extends Group {
  /** Stored elements of each row. */
  public final int[] rownnz = ints("D_rownnz", NV);

  /** First element of each row. */
  public final int[] rowadr = ints("D_rowadr", NV);

  /** Place of the diagonal element in each row. */
  public final int[] diag = ints("D_diag", NV);

  /** Columns of the elements. */
  public final int[] colind = ints("D_colind", ND);

  /** Declares the arrays in {@code layout}. */
  public DofPattern(Layout layout) {
    super(layout, "D");
  }
}
