package dev.dynamis.mechanics.internal.forward;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;

/** Times of stages, taken if the model has a clock. */
final class Clocks {
  private Clocks() {}

  static double start(Model m) {
    return m.callbacks.clock == null ? 0 : m.callbacks.clock.now();
  }

  /** Adds the time since {@code start} to a timer, and a call. */
  static void stop(Model m, Data d, int timer, double start) {
    if (m.callbacks.clock != null) {
      d.timer.duration[timer] += m.callbacks.clock.now() - start;
    }
    d.timer.number[timer]++;
  }
}
