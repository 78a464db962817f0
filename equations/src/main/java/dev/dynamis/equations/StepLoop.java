package dev.dynamis.equations;

import dev.dynamis.core.Recorder;
import dev.dynamis.equations.internal.history.DelayHistory;
import dev.dynamis.equations.internal.history.LagRings;
import dev.dynamis.equations.internal.step.Rhs;
import dev.dynamis.equations.internal.step.Specialize;
import dev.dynamis.equations.internal.step.Stepper;
import dev.dynamis.equations.model.Kernel;
import java.lang.invoke.MethodHandles;
import java.util.concurrent.CancellationException;

/**
 * One step after another: events before it, the step, the check for numbers that are not finite,
 * lags, events after it, the stop condition.
 *
 * <p>Lags turn when a step's proposal is known to be good, before the events and the stop condition
 * look at it, so that {@code lag_x(1)} is the value before {@code x} everywhere.
 */
final class StepLoop extends Loop {
  private static final int N = Specialize.dimension(MethodHandles.lookup());

  StepLoop() {}

  @Override
  int fixed(Engine e, long count, double h, double target) {
    int n = N > 0 ? N : e.n;
    Stepper stepper = e.stepper;
    Rhs f = e.rhs;
    double base = e.base;
    double dt = e.dt;
    long grid = e.grid;
    double[] x = e.x;
    double[] out = e.out;
    double t = e.t;
    boolean onGrid = Double.isNaN(target);
    boolean watched = e.watched;
    boolean located = e.locator != null;
    Recorder recorder = e.recorder;
    SampleGrid samples = e.samples;
    int untilRow = e.untilRow;
    int code = RUNNING;
    long done = 0;
    if (onGrid && !watched && !e.throwing && recorder == null) {
      done = plain(stepper, f, x, out, base, grid, dt, count, n);
      grid += done;
      t = base + grid * dt;
      if ((done & 1) != 0) {
        double[] spare = x;
        x = out;
        out = spare;
      }
    }
    try {
      while (done < count) {
        if (done > 0 && Thread.currentThread().isInterrupted()) {
          code = INTERRUPTED;
          break;
        }
        if (watched) {
          startEvents(e, t, x);
        }
        if (located) {
          code = e.locator.gridStep(out, t, x, h);
          if (code == DIVERGED || code == FAILED) {
            break;
          }
        } else if (!stepper.step(out, f, t, x, h)) {
          code = FAILED;
          break;
        }
        if (!finite(out, n)) {
          code = DIVERGED;
          break;
        }
        if (samples != null && !located) {
          samples.inside(t, x, out);
        }
        double next = onGrid ? base + (grid + 1) * dt : target;
        if (code == STOPPED) {
          next = t + e.locator.taken();
        }
        if (watched) {
          int after = after(e, t, next, x, out);
          code = after == RUNNING ? code : after;
          if (after == FAILED) {
            break;
          }
        }
        double[] spare = x;
        x = out;
        out = spare;
        t = next;
        grid++;
        done++;
        if (samples != null) {
          samples.reached(t, x);
        } else if (recorder != null && --untilRow == 0) {
          untilRow = e.interval;
          e.at(t, x, out);
          recorder.sample();
        }
        if (code != RUNNING) {
          break;
        }
      }
    } catch (ArithmeticException trouble) {
      e.trouble = trouble;
      code = DIVERGED;
    } catch (CancellationException interrupt) {
      code = e.cut();
    }
    e.x = x;
    e.out = out;
    e.t = t;
    e.grid = grid;
    e.steps += done;
    e.untilRow = untilRow;
    if (done > 0 && (!onGrid || t != base + grid * dt)) {
      e.base = t;
      e.grid = 0;
    }
    return code;
  }

  @Override
  long several(
      Stepper stepper,
      Rhs f,
      double[] a,
      double[] b,
      double base,
      long grid,
      double dt,
      long count) {
    int n = N > 0 ? N : a.length;
    double[] x = a;
    double[] out = b;
    long done = 0;
    while (done < count && good(stepper, f, out, base + (grid + done) * dt, x, dt, n)) {
      double[] spare = x;
      x = out;
      out = spare;
      done++;
    }
    return done;
  }

  /**
   * Takes steps during which nothing else happens, from {@code a} to {@code b} and back. Four in a
   * row let a value stay in its register on the way from one step to the next.
   *
   * @return how many steps were good, up to {@code count}; the rest is left to the general loop
   */
  private static long plain(
      Stepper stepper,
      Rhs f,
      double[] a,
      double[] b,
      double base,
      long grid,
      double dt,
      long count,
      int n) {
    long done = 0;
    while (count - done >= 4) {
      if ((done & 0x3ff) == 0 && done > 0 && Thread.currentThread().isInterrupted()) {
        return done;
      }
      if (!good(stepper, f, b, base + (grid + done) * dt, a, dt, n)) {
        return done;
      }
      if (!good(stepper, f, a, base + (grid + done + 1) * dt, b, dt, n)) {
        return done + 1;
      }
      if (!good(stepper, f, b, base + (grid + done + 2) * dt, a, dt, n)) {
        return done + 2;
      }
      if (!good(stepper, f, a, base + (grid + done + 3) * dt, b, dt, n)) {
        return done + 3;
      }
      done += 4;
    }
    return done;
  }

  private static boolean good(
      Stepper stepper, Rhs f, double[] out, double t, double[] x, double h, int n) {
    return stepper.step(out, f, t, x, h) && finite(out, n);
  }

  @Override
  int adaptive(Engine e, long count, double end) {
    int n = N > 0 ? N : e.n;
    Stepper stepper = e.stepper;
    Rhs f = e.rhs;
    double[] x = e.x;
    double[] out = e.out;
    double t = e.t;
    boolean watched = e.watched;
    boolean located = e.locator != null;
    Recorder recorder = e.recorder;
    SampleGrid samples = e.samples;
    int untilRow = e.untilRow;
    int code = RUNNING;
    long done = 0;
    try {
      while (done < count) {
        if (t >= end) {
          code = END;
          break;
        }
        if (done > 0 && Thread.currentThread().isInterrupted()) {
          code = INTERRUPTED;
          break;
        }
        if (watched) {
          startEvents(e, t, x);
        }
        double wanted = e.h;
        double rest = end - t;
        double limit = e.delays == null ? wanted : Math.min(wanted, e.delayLimit(t));
        double h = Math.min(limit, rest);
        if (located) {
          code = e.locator.step(out, t, x, h);
          if (code == DIVERGED || code == FAILED) {
            break;
          }
        } else if (!stepper.step(out, f, t, x, h)) {
          code = FAILED;
          break;
        }
        if (!finite(out, n)) {
          code = DIVERGED;
          break;
        }
        if (samples != null && !located) {
          samples.inside(t, x, out);
        }
        double taken = located ? e.locator.taken() : stepper.taken();
        double next = taken == rest ? end : t + taken;
        // a step that was cut short for a breakpoint says nothing about the length of the next one
        double proposed = located ? e.locator.next() : stepper.next();
        e.h = limit < wanted && taken == limit ? Math.max(proposed, wanted) : proposed;
        if (watched) {
          int after = after(e, t, next, x, out);
          code = after == RUNNING ? code : after;
          if (after == FAILED) {
            break;
          }
        }
        double[] spare = x;
        x = out;
        out = spare;
        t = next;
        done++;
        if (samples != null) {
          samples.reached(t, x);
        } else if (recorder != null && --untilRow == 0) {
          untilRow = e.interval;
          e.at(t, x, out);
          recorder.sample();
        }
        if (code != RUNNING) {
          break;
        }
      }
    } catch (ArithmeticException trouble) {
      e.trouble = trouble;
      code = DIVERGED;
    } catch (CancellationException interrupt) {
      code = e.cut();
    }
    e.x = x;
    e.out = out;
    e.t = t;
    e.base = t;
    e.grid = 0;
    e.steps += done;
    e.untilRow = untilRow;
    return code == RUNNING && t >= end ? END : code;
  }

  private static boolean finite(double[] v, int n) {
    boolean finite = true;
    for (int i = 0; i < n; i++) {
      finite &= Math.abs(v[i]) <= Double.MAX_VALUE;
    }
    return finite;
  }

  private static void startEvents(Engine e, double t, double[] x) {
    int[] events = e.startEvents;
    if (events.length == 0) {
      return;
    }
    if (e.delays != null) {
      e.delays.evaluating(x);
    }
    Kernel kernel = e.kernel;
    e.changed = false;
    for (int event : events) {
      if (kernel.condition(event, t, x, e.p, e.history)) {
        e.fire(event, t, x);
        if (!e.allEvents) {
          break;
        }
      }
    }
    if (e.changed) {
      e.jumped(t, x);
    }
  }

  private static void endEvents(Engine e, double next, double[] out) {
    Kernel kernel = e.kernel;
    e.changed = false;
    for (int event : e.endEvents) {
      if (kernel.condition(event, next, out, e.p, e.history)) {
        e.fire(event, next, out);
        if (!e.allEvents) {
          break;
        }
      }
    }
  }

  /** What follows a step whose proposal {@code out} is good, up to its commitment. */
  private static int after(Engine e, double t, double next, double[] x, double[] out) {
    if (e.narrow) {
      for (int i = 0; i < e.n; i++) {
        out[i] = e.model.dtype().store(out[i]);
      }
    }
    DelayHistory delays = e.delays;
    if (delays != null) {
      if (e.locator == null && !e.keep(t, x, out)) {
        return FAILED;
      }
      delays.evaluating(out);
    }
    LagRings rings = e.rings;
    rings.push(out);
    if (e.legacyLags) {
      rings.shift(1);
    }
    boolean stop;
    boolean good = false;
    try {
      endEvents(e, next, out);
      stop = e.hasStop && e.kernel.stop(next, out, e.p, e.history);
      good = true;
    } finally {
      if (e.legacyLags) {
        rings.shift(-1);
      }
      if (!good) {
        rings.undo();
      }
    }
    if (delays != null) {
      delays.advanced(next);
    }
    if (e.changed) {
      rings.store(out);
      e.jumped(next, out);
    }
    return stop || e.terminal ? STOPPED : RUNNING;
  }
}
