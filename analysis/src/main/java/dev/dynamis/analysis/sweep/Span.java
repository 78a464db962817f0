package dev.dynamis.analysis.sweep;

import dev.dynamis.core.DynamicalSystem;

/**
 * How long a run is: a number of steps, or a time.
 *
 * @param steps number of steps, or -1
 * @param time a time, or NaN
 */
record Span(long steps, double time) {
  static Span steps(long number) {
    if (number < 0) {
      throw new IllegalArgumentException(number + " steps, expected 0 or more");
    }
    return new Span(number, Double.NaN);
  }

  /** Makes a span of a time, or of as many iterations of a map. */
  static Span of(String what, double span, boolean map) {
    if (!(span >= 0 && span < 1e15)) {
      throw new IllegalArgumentException(what + " is " + span + ", expected 0 to 1e15");
    }
    return map ? steps((long) span) : new Span(-1, span);
  }

  /** Returns the length of a system's steps, which is 1 for maps. */
  double unit(DynamicalSystem system, boolean map) {
    return map || steps < 0 ? 1 : system.derivatives().transition(null, null, null, null);
  }

  /** Returns the span in time, or iterations, for steps of a length. */
  double span(double unit) {
    return steps >= 0 ? steps * unit : time;
  }

  Clock clock() {
    return new Clock();
  }

  /** What is left of the span. */
  final class Clock {
    private long done;
    private double elapsed;
    private double dt;

    boolean running() {
      return steps >= 0 ? done < steps : elapsed < time - 1e-6 * dt;
    }

    /** Returns how many steps to take at once, at most. */
    long chunk(long most) {
      if (steps >= 0) {
        return Math.min(most, steps - done);
      }
      // the first step tells how long steps are
      double left = dt > 0 ? Math.ceil((time - elapsed) / dt - 1e-6) : 1;
      return (long) Math.max(1, Math.min(most, left));
    }

    void advance(long number, double length) {
      done += number;
      elapsed += length;
      dt = length / number;
    }
  }
}
