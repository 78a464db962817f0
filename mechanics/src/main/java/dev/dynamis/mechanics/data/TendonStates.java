package dev.dynamis.mechanics.data;

import static dev.dynamis.mechanics.layout.Size.NTENDON;
import static dev.dynamis.mechanics.layout.Size.NV;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Paths, lengths and velocities of tendons.
 *
 * @since 0.1.0
 */
public final class TendonStates extends Group {
  /** First point of each path. */
  public final int[] wrapadr = ints("ten_wrapadr", NTENDON);

  /** Number of points of each path. */
  public final int[] wrapnum = ints("ten_wrapnum", NTENDON);

  /** Stored elements of each Jacobian row. */
  public final int[] JRownnz = ints("ten_J_rownnz", NTENDON);

  /** First element of each Jacobian row. */
  public final int[] JRowadr = ints("ten_J_rowadr", NTENDON);

  /** Columns of the Jacobian elements. */
  public final int[] JColind = ints("ten_J_colind", NTENDON, NV);

  /** Jacobian of tendon lengths. */
  public final double[] J = reals("ten_J", NTENDON, NV);

  /** Lengths, m. */
  public final double[] length = reals("ten_length", NTENDON);

  /** Velocities, m/s. */
  public final double[] velocity = reals("ten_velocity", NTENDON);

  /** Declares the arrays in {@code layout}. */
  public TendonStates(Layout layout) {
    super(layout, "ten");
  }
}
