package dev.dynamis.equations;

import dev.dynamis.core.Recorder;
import dev.dynamis.equations.internal.step.Dense;

/**
 * Rows at equal times, whatever the steps are: inside a step by its interpolant, at the end of a
 * step from the state that was committed there.
 *
 * <p>Row {@code k} is at {@code origin + k * spacing}, computed anew for each {@code k}.
 */
final class SampleGrid {
  /** Part of the spacing by which a row may miss the end of a step and still be there. */
  private static final double SAME = 1e-9;

  private final Engine e;
  private final Recorder recorder;
  private final double origin;
  private final double spacing;
  private final double[] c;
  private final double[] x;
  private long k;

  /** Makes a grid whose next row is the first after the engine's present time. */
  SampleGrid(Engine e, Recorder recorder, double origin, double spacing) {
    this.e = e;
    this.recorder = recorder;
    this.origin = origin;
    this.spacing = spacing;
    c = new double[(e.stepper.denseDegree() + 1) * e.n];
    x = new double[e.n];
    k = Math.max(0, (long) Math.floor((e.t - origin) / spacing));
    while (next() <= e.t + tolerance(e.t)) {
      k++;
    }
  }

  private double next() {
    return origin + k * spacing;
  }

  /** Adds a row, as if the system were at the row's time in the state {@code at}. */
  private void row(double[] at) {
    double t = e.t;
    double[] present = e.x;
    e.at(next(), at, e.out);
    recorder.sample();
    e.at(t, present, e.out);
  }

  private double tolerance(double t) {
    return Math.max(SAME * spacing, 2 * Math.ulp(t));
  }

  /** Adds the rows inside the step from {@code (t, from)} to {@code to}, just proposed. */
  void inside(double t, double[] from, double[] to) {
    double end = t + e.stepper.taken();
    if (next() < end - tolerance(end)) {
      e.stepper.dense(c, e.rhs, t, from, to);
      inside(t, e.stepper.taken(), e.stepper.taken(), c);
    }
  }

  /**
   * Adds the rows inside a step with a known interpolant.
   *
   * @param length the length for which the interpolant was made
   * @param used how much of the step counts
   */
  void inside(double t, double length, double used, double[] dense) {
    double end = t + used;
    while (next() < end - tolerance(end)) {
      double part = Math.max(0, Math.min((next() - t) / length, 1));
      Dense.values(x, dense, 0, e.n, e.stepper.denseDegree(), part);
      for (int i = 0; e.narrow && i < e.n; i++) {
        x[i] = e.model.dtype().store(x[i]);
      }
      row(x);
      k++;
    }
  }

  /** Adds the row at the end of a step, if one is due, from the committed state. */
  void reached(double t, double[] state) {
    while (next() <= t + tolerance(t)) {
      row(state);
      k++;
    }
  }
}
