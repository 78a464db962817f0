package dev.dynamis.mechanics.data;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Warnings, indexed by the {@code Warning} values.
 *
 * @since 0.1.0
 */
public final class Warnings extends Group {
  private static final int KINDS = 8;

  /** What the last warning was about, such as an id. */
  public final int[] lastinfo = ints("warning.lastinfo", KINDS);

  /** How often the warning was raised. */
  public final int[] number = ints("warning.number", KINDS);

  /** Declares the arrays in {@code layout}. */
  public Warnings(Layout layout) {
    super(layout, "warning");
  }

  /** Counts a warning. */
  public void raise(int warning, int info) {
    lastinfo[warning] = info;
    number[warning]++;
  }
}
