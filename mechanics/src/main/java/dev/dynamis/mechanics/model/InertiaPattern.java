package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.layout.Size.NC;
import static dev.dynamis.mechanics.layout.Size.NV;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Sparsity of the lower triangle of the inertia matrix, compressed sparse rows with the diagonal
 * last.
 *
 * @since 0.1.0
 */
public final class InertiaPattern extends Group {
  /** Stored elements of each row. */
  public final int[] rownnz = ints("M_rownnz", NV);

  /** First element of each row. */
  public final int[] rowadr = ints("M_rowadr", NV);

  /** Columns of the elements. */
  public final int[] colind = ints("M_colind", NC);

  /** Declares the arrays in {@code layout}. */
  public InertiaPattern(Layout layout) {
    super(layout, "M");
  }
}
