package dev.dynamis.mechanics.internal.forward;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;

/** Times of stages, taken if the model has a clock. */
public final class Clocks {
  private Clocks() {}

  /** Returns the time now, 0 without a clock. */
  public static double start(Model m) {
    return m.callbacks.clock == null ? 0 : m.callbacks.clock.now();
  }

  /** Adds the time since {@code start} to a timer, and a call. */
  public static void stop(Model m, Data d, int timer, double start) {
    if (m.callbacks.clock != null) {
      d.timer.duration[timer] += m.callbacks.clock.now() - start;
    }
    d.timer.number[timer]++;
  }
}
