package dev.dynamis.mechanics.data;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Times of stages, indexed by the {@code Timer} values.
 *
 * @since 0.1.0
 */
public final class Timers extends Group {
  private static final int KINDS = 15;

  /** Time in all calls together, in units of the clock that was given. */
  public final double[] duration = reals("timer.duration", KINDS);

  /** Number of calls. */
  public final int[] number = ints("timer.number", KINDS);

  /** Declares the arrays in {@code layout}. */
  public Timers(Layout layout) {
    super(layout, "timer");
  }
}
