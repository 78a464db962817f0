package dev.dynamis.mechanics.data;

import static dev.dynamis.mechanics.layout.Size.NTENDON;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Constraint rows of tendons.
 *
 * @since 0.1.0
 */
public final class TendonRows extends Group {
  /** First row that a tendon limit gave, -1 for none. */
  public final int[] efcadr = ints("tendon_efcadr", NTENDON);

  /** Declares the arrays in {@code layout}. */
  public TendonRows(Layout layout) {
    super(layout, "tendon");
  }
}
