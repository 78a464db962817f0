package dev.dynamis.analysis.equilibria;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.SimulationException;
import dev.dynamis.core.StepStatus;

/**
 * Finds the cycle of a flow near an orbit: by shooting from a given point and period, or from where
 * the system comes after a transient, with the period after which it first comes back.
 *
 * @since 0.1.0
 */
public final class Cycles {
  /** Parts of an orbit between two looks at whether it still moves. */
  private static final int LOOKS_FOR_REST = 256;

  private static final int POINTS = 1000;
  private static final int MOST_RETURNS = 40;
  private static final int MOST_PARTS = 200_000;

  private final DynamicalSystem system;
  private final CycleProblem problem;
  private final int n;
  private int transientSteps = 10_000;
  private double[] start;
  private double period = Double.NaN;

  private Cycles(DynamicalSystem system) {
    this.system = system.copy();
    problem = new CycleProblem(this.system);
    n = problem.size() - 1;
  }

  /**
   * Begins to look for a cycle of a system.
   *
   * @throws IllegalArgumentException if the system is no autonomous flow without delays
   */
  public static Cycles of(DynamicalSystem system) {
    return new Cycles(system);
  }

  /** Sets how many steps the system takes before its orbit is looked at, 10000 by default. */
  public Cycles transientSteps(int steps) {
    transientSteps = steps;
    return this;
  }

  /** Sets a point near the cycle, in the order of the coordinates, and about its period. */
  public Cycles near(double[] x, double about) {
    DynamicalSystem.requireLength("point", x, n);
    if (!(about > 0)) {
      throw new IllegalArgumentException("the period is " + about + ", expected a number above 0");
    }
    start = x.clone();
    period = about;
    return this;
  }

  /**
   * Finds the cycle.
   *
   * @throws SimulationException if there is none to be found, saying what was tried
   */
  public Cycle run() {
    double[] x = new double[n + 1];
    if (start == null) {
      settle(x);
    } else {
      System.arraycopy(start, 0, x, 0, n);
      x[n] = period;
    }
    problem.accepted(x);
    Newton newton = new Newton(problem);
    if (!newton.solve(x)) {
      throw new SimulationException(
          "no cycle near the start: "
              + newton.trouble()
              + "; give a point nearer to it and its period, or a longer transient");
    }
    return describe(x);
  }

  private Cycle describe(double[] x) {
    double[] y = java.util.Arrays.copyOf(x, n);
    double[] low = y.clone();
    double[] high = y.clone();
    for (int k = 1; k <= POINTS; k++) {
      problem.advance(y, x[n] / POINTS);
      for (int i = 0; i < n; i++) {
        low[i] = Math.min(low[i], y[i]);
        high[i] = Math.max(high[i], y[i]);
      }
    }
    double extent = 0;
    for (int i = 0; i < n; i++) {
      extent = Math.max(extent, (high[i] - low[i]) / (1 + Math.abs(x[i])));
    }
    if (extent < 1e-7) {
      throw new SimulationException(
          "the orbit ends in a state of rest, not in a cycle; start elsewhere");
    }
    return new Cycle(
        problem.names().subList(0, n),
        java.util.Arrays.copyOf(x, n),
        x[n],
        problem.multipliers(x),
        low,
        high);
  }

  /** Runs to the attractor, then along it until the orbit comes back to where it was. */
  private void settle(double[] x) {
    double begun = system.time();
    for (int k = 0; k < transientSteps; k++) {
      if (system.step().status() != StepStatus.OK) {
        throw new SimulationException(
            "the orbit ended at time " + system.time() + "; start elsewhere");
      }
    }
    double dt = transientSteps > 0 ? (system.time() - begun) / transientSteps : 0.01;
    System.arraycopy(problem.present(), 0, x, 0, n);
    double[] f = new double[n];
    problem.rate(f, x);
    double[] y = java.util.Arrays.copyOf(x, n);
    double extent = 0;
    double best = Double.POSITIVE_INFINITY;
    double before = 0;
    int returns = 0;
    for (int k = 1; k <= MOST_PARTS && returns < MOST_RETURNS; k++) {
      problem.advance(y, dt);
      double side = 0;
      double distance = 0;
      for (int i = 0; i < n; i++) {
        side += f[i] * (y[i] - x[i]);
        distance += (y[i] - x[i]) * (y[i] - x[i]);
      }
      distance = Math.sqrt(distance);
      extent = Math.max(extent, distance);
      if (before < 0 && side >= 0 && distance < 0.5 * extent) {
        returns++;
        if (distance < best * 0.5) {
          best = distance;
          x[n] = k * dt;
        }
        if (best < 0.02 * extent) {
          return;
        }
      }
      before = side;
      if (k % LOOKS_FOR_REST == 0 && rests(y, dt)) {
        throw new SimulationException(
            "the orbit ends in a state of rest, not in a cycle; start elsewhere");
      }
    }
    if (!(best < 0.2 * extent)) {
      throw new SimulationException(
          "the orbit does not come back to where it was within time "
              + MOST_PARTS * dt
              + "; give a point near the cycle and its period");
    }
  }

  /** Returns whether a state changes no more but for rounding. */
  private boolean rests(double[] y, double dt) {
    double[] rate = new double[n];
    problem.rate(rate, y);
    for (int i = 0; i < n; i++) {
      if (!(Math.abs(rate[i]) * dt < 1e-15 * (1 + Math.abs(y[i])))) {
        return false;
      }
    }
    return true;
  }
}
