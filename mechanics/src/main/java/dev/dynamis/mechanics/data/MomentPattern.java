package dev.dynamis.mechanics.data;

import static dev.dynamis.mechanics.layout.Size.NJMOM;
import static dev.dynamis.mechanics.layout.Size.NU;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Sparsity of the matrix of moment arms.
 *
 * @since 0.1.0
 */
public final class MomentPattern extends Group {
  /** Stored elements of each row. */
  public final int[] rownnz = ints("moment_rownnz", NU);

  /** First element of each row. */
  public final int[] rowadr = ints("moment_rowadr", NU);

  /** Columns of the elements. */
  public final int[] colind = ints("moment_colind", NJMOM);

  /** Declares the arrays in {@code layout}. */
  public MomentPattern(Layout layout) {
    super(layout, "moment");
  }
}
