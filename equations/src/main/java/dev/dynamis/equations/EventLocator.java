package dev.dynamis.equations;

import dev.dynamis.equations.internal.step.Dense;
import dev.dynamis.equations.internal.step.Stepper;
import dev.dynamis.equations.model.EventInfo;
import dev.dynamis.equations.model.EventInfo.Direction;
import dev.dynamis.equations.model.Kernel;
import java.util.Arrays;
import java.util.concurrent.CancellationException;

/**
 * Events whose moment is found inside a step.
 *
 * <p>Each event remembers on which side of zero its function was. A change of side inside a step,
 * in the event's direction, is narrowed down on the step's interpolant to the last bits of time;
 * the step ends just after it, the action is executed there, and stepping goes on from the new
 * state. An event that has fired fires again only after its function has been on the other side:
 * when the action turns the motion around, so that the function is leaving zero, the event counts
 * as armed at once, however shortly the function stays away.
 */
final class EventLocator {
  /** How many parts of a step are looked at for a change of side. */
  private static final int PARTS = 4;

  /**
   * An event that fires again within so many units of the last place of time, or of the step where
   * that is longer, fires without end: no shorter time is seen inside a step.
   */
  private static final int AT_ONCE = 16;

  /** How often events may fire within one step of fixed length. */
  private static final int MOST = 1 << 16;

  private final Engine e;
  private final int[] events;
  private final Direction[] direction;
  private final int[] side;

  /** Sides that follow from where the state is going, not from where it is. */
  private final boolean[] leaving;

  private final double[] c;
  private final double[] work;
  private final double[] slope;
  private final double[] from;
  private double taken;
  private boolean hit;

  /** When each event fired last. */
  private final double[] lastTime;

  EventLocator(Engine e, int[] events) {
    this.e = e;
    this.events = events;
    direction = new Direction[events.length];
    for (int i = 0; i < events.length; i++) {
      EventInfo info = e.model.events().get(events[i]);
      if (!info.locatable()) {
        throw new IllegalArgumentException(
            "event "
                + info.name()
                + " can't be located: its condition '"
                + info.condition().text()
                + "' is not made of comparisons");
      }
      direction[i] = info.direction();
    }
    side = new int[events.length];
    leaving = new boolean[events.length];
    lastTime = new double[events.length];
    c = new double[(e.stepper.denseDegree() + 1) * e.n];
    work = new double[e.n];
    slope = new double[e.n];
    from = new double[e.n];
  }

  /** Returns the length that the next step of an adaptive method may have. */
  double next() {
    double h = e.stepper.next();
    return hit ? Math.min(h, Math.max(2 * taken, 0.01 * e.stepper.taken())) : h;
  }

  /** Returns how much time the last step or grid step covered. */
  double taken() {
    return taken;
  }

  /** Looks on which side all functions are at the start of a run. */
  void begin(double t, double[] x) {
    Arrays.fill(lastTime, Double.NaN);
    Arrays.fill(side, 0);
    sync(t, x);
  }

  /** Looks on which side all functions are after something else changed the state. */
  void sync(double t, double[] x) {
    for (int i = 0; i < events.length; i++) {
      leaving[i] = false;
      int s = sign(value(i, t, x));
      side[i] = s != 0 ? s : heading(i, t, x);
      leaving[i] = s == 0 && side[i] != 0;
    }
  }

  /** Takes a step from {@code (t, x)} of at most {@code h}, to the first event if there is one. */
  int step(double[] out, double t, double[] x, double h) {
    Stepper stepper = e.stepper;
    if (!stepper.step(out, e.rhs, t, x, h)) {
      return Loop.FAILED;
    }
    if (!finite(out)) {
      return Loop.DIVERGED;
    }
    double length = stepper.taken();
    stepper.dense(c, e.rhs, t, x, out);
    double part = 2;
    for (int i = 0; i < events.length; i++) {
      part = Math.min(part, search(i, t, length, out, Math.min(part, 1)));
    }
    hit = part <= 1;
    taken = hit ? Math.min(part * length, length) : length;
    if (e.delays != null && !e.keep(t, length, taken, c)) {
      return Loop.FAILED;
    }
    if (e.samples != null) {
      e.samples.inside(t, length, taken, c);
    }
    if (!hit) {
      update(t + length, out);
      return Loop.RUNNING;
    }
    if (part < 1) {
      Dense.values(out, c, 0, e.n, e.stepper.denseDegree(), part);
    }
    return act(t + taken, out, length);
  }

  /** Takes steps from {@code (t, x)} to {@code t + h} over all events between. */
  int gridStep(double[] out, double t, double[] x, double h) {
    System.arraycopy(x, 0, from, 0, e.n);
    double done = 0;
    int code;
    int count = 0;
    do {
      code = step(out, t + done, from, h - done);
      if (code == Loop.FAILED || code == Loop.DIVERGED) {
        return code;
      }
      if (hit && Thread.currentThread().isInterrupted()) {
        throw new CancellationException();
      }
      if (hit && ++count > MOST) {
        e.trouble =
            new ArithmeticException(
                "events fire more than "
                    + MOST
                    + " times between t = "
                    + t
                    + " and "
                    + (t + done)
                    + ", within one step; use a shorter step, or actions that move the state away"
                    + " from the conditions");
        return Loop.FAILED;
      }
      done = hit ? done + taken : h;
      System.arraycopy(out, 0, from, 0, e.n);
    } while (code == Loop.RUNNING && h - done > 1e-14 * h);
    taken = code == Loop.RUNNING ? h : done;
    if (count > 0) {
      // the next step has another length than the one before it
      e.stepper.reset();
    }
    return code;
  }

  /** Executes the events that are due at time {@code t}, in a step of a length. */
  private int act(double t, double[] x, double length) {
    double atOnce = AT_ONCE * Math.ulp(Math.max(Math.abs(t), length));
    e.changed = false;
    for (int i = 0; i < events.length; i++) {
      int s = sign(value(i, t, x));
      leaving[i] = s != 0 && s != side[i] && counts(i, s);
      side[i] = s != 0 ? s : side[i];
    }
    int endless = -1;
    for (int i = 0; i < events.length; i++) {
      if (leaving[i]) {
        e.fire(events[i], t, x);
        endless = t - lastTime[i] <= atOnce ? i : endless;
        lastTime[i] = t;
      }
    }
    for (int i = 0; i < events.length; i++) {
      int s = sign(value(i, t, x));
      int ahead = leaving[i] || s == 0 ? heading(i, t, x) : s;
      leaving[i] = ahead != 0 && ahead != s;
      side[i] = ahead != 0 ? ahead : s != 0 ? s : side[i];
    }
    e.stepper.reset();
    if (e.changed) {
      e.jumpedAtEvent(t);
    }
    if (endless >= 0) {
      e.trouble =
          new ArithmeticException(
              "event "
                  + e.model.events().get(events[endless]).name()
                  + " fires without end at t = "
                  + t
                  + "; its action must move the state away from its condition");
      return Loop.FAILED;
    }
    return e.terminal ? Loop.STOPPED : Loop.RUNNING;
  }

  private boolean counts(int i, int newSide) {
    return switch (direction[i]) {
      case UP -> newSide > 0;
      case DOWN -> newSide < 0;
      case EITHER -> true;
    };
  }

  /**
   * Returns the first part of the step, up to {@code limit}, at which the function of event {@code
   * i} has changed its side in the event's direction, or 2.
   */
  private double search(int i, double t, double length, double[] out, double limit) {
    int s = side[i];
    double low = 0;
    for (int k = 1; k <= PARTS; k++) {
      double high = (double) k / PARTS;
      int found = sign(at(i, t, length, high, out));
      if (found != 0 && found != s) {
        if (counts(i, found)) {
          double start = k == 1 && leaving[i] ? dip(i, t, length, high, s) : low;
          return narrow(i, t, length, start, high, found);
        }
        s = found;
      }
      low = high;
      if (low > limit) {
        break;
      }
    }
    return 2;
  }

  /**
   * Returns a part before {@code high} at which the function is on the side {@code s} to which it
   * is leaving, or 0 where it stays there too shortly to be seen, and so is back at once.
   */
  private double dip(int i, double t, double length, double high, int s) {
    double part = high;
    for (int k = 0; k < 48; k++) {
      part *= 0.5;
      if (sign(at(i, t, length, part, null)) == s) {
        return part;
      }
    }
    return 0;
  }

  /**
   * Returns the end of a shortest interval in which the function goes to the side {@code found}.
   */
  private double narrow(int i, double t, double length, double start, double end, int found) {
    double lo = start;
    double hi = end;
    double enough = 0.5 * Math.ulp(t + end * length) / length;
    while (hi - lo > enough) {
      double mid = 0.5 * (lo + hi);
      if (mid <= lo || mid >= hi) {
        break;
      }
      if (sign(at(i, t, length, mid, null)) == found) {
        hi = mid;
      } else {
        lo = mid;
      }
    }
    return hi;
  }

  /** Remembers the sides at the end of a step without events. */
  private void update(double t, double[] x) {
    for (int i = 0; i < events.length; i++) {
      int s = sign(value(i, t, x));
      side[i] = s != 0 ? s : side[i];
      leaving[i] = leaving[i] && s == 0;
    }
  }

  /** Returns the function of event {@code i} at a part of the step. */
  private double at(int i, double t, double length, double part, double[] out) {
    if (part == 1 && out != null) {
      return value(i, t + length, out);
    }
    Dense.values(work, c, 0, e.n, e.stepper.denseDegree(), part);
    return value(i, t + part * length, work);
  }

  private double value(int i, double t, double[] x) {
    if (e.delays != null) {
      e.delays.evaluating(x);
    }
    Kernel kernel = e.kernel;
    return kernel.conditionValue(events[i], t, x, e.p, e.history);
  }

  /** Returns the side to which the function of event {@code i} is going from {@code (t, x)}. */
  private int heading(int i, double t, double[] x) {
    double nominal = e.info.adaptive() ? Math.max(e.h, 1e-9) : e.dt;
    double step = 1e-6 * nominal;
    e.rhs.eval(slope, t, x);
    for (int k = 0; k < e.n; k++) {
      work[k] = x[k] + step * slope[k];
    }
    return sign(value(i, t + step, work));
  }

  private static int sign(double v) {
    return v > 0 ? 1 : v < 0 ? -1 : 0;
  }

  private boolean finite(double[] v) {
    for (int i = 0; i < e.n; i++) {
      if (!(Math.abs(v[i]) <= Double.MAX_VALUE)) {
        return false;
      }
    }
    return true;
  }

  /** Returns how many numbers {@link #save} writes. */
  int size() {
    return events.length;
  }

  /** Writes the sides. */
  void save(double[] out, int at) {
    for (int i = 0; i < events.length; i++) {
      out[at + i] = leaving[i] ? 2 * side[i] : side[i];
    }
  }

  /** Restores what {@link #save} wrote. */
  void load(double[] in, int at) {
    for (int i = 0; i < events.length; i++) {
      int v = (int) in[at + i];
      leaving[i] = Math.abs(v) == 2;
      side[i] = sign(v);
    }
    Arrays.fill(lastTime, Double.NaN);
  }
}
