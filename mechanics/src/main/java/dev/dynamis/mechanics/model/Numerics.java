package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.layout.Size.NNUMERIC;
import static dev.dynamis.mechanics.layout.Size.NNUMERICDATA;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Custom numbers.
 *
 * @since 0.1.0
 */
public final class Numerics extends Group {
  /** First number. */
  public final int[] adr = ints("numeric_adr", NNUMERIC);

  /** Number of numbers. */
  public final int[] size = ints("numeric_size", NNUMERIC);

  /** All numbers. */
  public final double[] data = reals("numeric_data", NNUMERICDATA);

  /** Declares the arrays in {@code layout}. */
  public Numerics(Layout layout) {
    super(layout, "numeric");
  }
}
