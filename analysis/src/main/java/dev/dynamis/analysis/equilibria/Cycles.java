package dev.dynamis.analysis.equilibria;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Progress;
import dev.dynamis.core.RightHandSide;
import dev.dynamis.core.SimulationException;
import dev.dynamis.core.StepStatus;
import java.util.Arrays;

/**
 * Finds the cycle of a flow or of delay equations near an orbit: from a given point and period, or
 * from where the system comes after a transient, with the period after which it first comes back.
 * It does so by shooting, or by collocation, which is the way of delay equations.
 *
 * <p>Options change this object and return it.
 *
 * @since 0.1.0
 */
public final class Cycles {
  /** Parts of an orbit between two looks at whether it still moves. */
  private static final int LOOKS_FOR_REST = 256;

  private static final int POINTS = 1000;
  private static final int MOST_PARTS = 200_000;

  /** How often the mesh of a collocation is moved to where it is needed. */
  private static final int MESHES = 3;

  private static final String AT_REST =
      "the orbit ends in a state of rest, not in a cycle; start elsewhere, or with parameters that"
          + " have one";

  private final DynamicalSystem system;
  private final RightHandSide rhs;

  /** The problem of shooting, null for delay equations. */
  private final CycleProblem problem;

  private final int n;
  private int transientSteps = 10_000;
  private double[] start;
  private double period = Double.NaN;
  private int intervals;
  private Progress progress = Progress.NONE;

  private Cycles(DynamicalSystem system) {
    this.system = system.copy();
    rhs = CycleProblem.requireAutonomous(this.system);
    boolean delayed = CycleProblem.looksBack(this.system, rhs);
    problem = delayed ? null : new CycleProblem(this.system);
    intervals = delayed ? CollocationProblem.INTERVALS : 0;
    n = rhs.names().size();
  }

  /**
   * Begins to look for a cycle of a system.
   *
   * @throws IllegalArgumentException if the system is no autonomous flow
   */
  public static Cycles of(DynamicalSystem system) {
    return new Cycles(system);
  }

  /** Sets how many steps the system takes before its orbit is looked at, 10000 by default. */
  public Cycles transientSteps(int steps) {
    transientSteps = steps;
    return this;
  }

  /**
   * Sets a point near the cycle, in the order of the coordinates, and about its period. Delay
   * equations, whose state is more than a point, begin there after a constant past and take their
   * transient first.
   */
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
   * Finds the cycle by collocation on so many intervals instead of by shooting, which has to follow
   * a whole period of an orbit and fails where orbits leave the cycle too fast.
   */
  public Cycles collocation(int number) {
    if (number < 3 || number > 10_000) {
      throw new IllegalArgumentException(number + " intervals, expected 3 to 10000");
    }
    intervals = number;
    return this;
  }

  /** Sets who hears of progress; when it asks to stop, there is no cycle. */
  public Cycles progress(Progress listener) {
    progress = listener;
    return this;
  }

  /**
   * Finds the cycle.
   *
   * @throws SimulationException if there is none to be found, saying what was tried
   */
  public Cycle run() {
    if (intervals > 0) {
      CollocationProblem collocation = CollocationProblem.of(system, intervals);
      return describe(collocation, collocated(collocation));
    }
    double[] x = begin();
    problem.accepted(x);
    solve(problem, x);
    return describe(x);
  }

  /**
   * Finds the cycle as a solution of a problem, whose branch {@code
   * dev.dynamis.analysis.continuation} follows.
   *
   * @param collocation a problem of the system, with the parameters that this search began with
   * @return its unknowns
   * @throws SimulationException if there is none to be found, saying what was tried
   */
  public double[] unknowns(CollocationProblem collocation) {
    if (intervals == 0) {
      Cycle found = run();
      return ((FlowCollocation) collocation).along(found.x(), found.period());
    }
    return collocated(collocation);
  }

  private void hear(long done, long total, String what) {
    if (!progress.update(done, total, what) || Thread.currentThread().isInterrupted()) {
      throw new SimulationException("the search for a cycle was stopped; nothing is known");
    }
  }

  private static void solve(SteadyProblem of, double[] x) {
    Newton newton = new Newton(of);
    if (!newton.solve(x)) {
      throw new SimulationException(
          "no cycle near the start: "
              + newton.trouble()
              + "; give a point nearer to it and its period, or a longer transient");
    }
  }

  private double[] collocated(CollocationProblem collocation) {
    double[] u;
    if (problem == null) {
      u = delayed(collocation);
    } else {
      double[] x = begin();
      u = ((FlowCollocation) collocation).along(Arrays.copyOf(x, n), x[n]);
    }
    collocation.accepted(u);
    solve(collocation, u);
    for (int k = 0; k < MESHES; k++) {
      hear(k, MESHES, "mesh");
      collocation.remesh(u, new double[u.length]);
      solve(collocation, u);
    }
    double[] values = collocation.values(u);
    requireExtent(u, Arrays.copyOfRange(values, n + 1, values.length), values);
    return u;
  }

  private Cycle describe(CollocationProblem collocation, double[] u) {
    double[] values = collocation.values(u);
    double[] high = Arrays.copyOf(values, n);
    double[] low = Arrays.copyOfRange(values, n + 1, values.length);
    double[] point = Arrays.copyOf(u, n);
    return new Cycle(rhs.names(), point, values[n], collocation.multipliers(u), low, high);
  }

  private Cycle describe(double[] x) {
    double[] y = Arrays.copyOf(x, n);
    double[] low = y.clone();
    double[] high = y.clone();
    for (int k = 1; k <= POINTS; k++) {
      problem.advance(y, x[n] / POINTS);
      for (int i = 0; i < n; i++) {
        low[i] = Math.min(low[i], y[i]);
        high[i] = Math.max(high[i], y[i]);
      }
    }
    requireExtent(x, low, high);
    return new Cycle(rhs.names(), Arrays.copyOf(x, n), x[n], problem.multipliers(x), low, high);
  }

  private void requireExtent(double[] x, double[] low, double[] high) {
    double extent = 0;
    for (int i = 0; i < n; i++) {
      extent = Math.max(extent, (high[i] - low[i]) / (1 + Math.abs(x[i])));
    }
    if (extent < 1e-7) {
      throw new SimulationException(AT_REST);
    }
  }

  /** Returns the point and the period to begin with. */
  private double[] begin() {
    double[] x = new double[n + 1];
    if (start == null) {
      settle(x);
    } else {
      System.arraycopy(start, 0, x, 0, n);
      x[n] = period;
    }
    return x;
  }

  /** Takes the steps of the transient; returns how long one lasted. */
  private double leave() {
    double begun = system.time();
    for (int k = 0; k < transientSteps; k++) {
      step();
      if (k % LOOKS_FOR_REST == 0) {
        hear(k, transientSteps, "transient");
      }
    }
    return transientSteps > 0 ? (system.time() - begun) / transientSteps : 0.01;
  }

  private void step() {
    if (system.step().status() != StepStatus.OK) {
      throw new SimulationException(
          "the orbit ended at time " + system.time() + "; start elsewhere");
    }
  }

  /** Runs to the attractor, then along it until the orbit comes back to where it was. */
  private void settle(double[] x) {
    double dt = leave();
    System.arraycopy(problem.present(), 0, x, 0, n);
    double[] f = new double[n];
    problem.rate(f, x);
    double[] y = Arrays.copyOf(x, n);
    ReturnWatch watch = new ReturnWatch(y, f);
    for (int k = 1; k <= MOST_PARTS; k++) {
      problem.advance(y, dt);
      if (watch.see(y, k * dt)) {
        break;
      }
      if (k % LOOKS_FOR_REST == 0) {
        hear(k, MOST_PARTS, "orbit");
        if (rests(y, dt)) {
          throw new SimulationException(AT_REST);
        }
      }
    }
    x[n] = requireReturn(watch, MOST_PARTS * dt);
  }

  private static double requireReturn(ReturnWatch watch, double within) {
    if (Double.isNaN(watch.period())) {
      throw new SimulationException(
          "the orbit does not come back to where it was within time "
              + within
              + "; give a point near the cycle and its period");
    }
    return watch.period();
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

  /** Runs delay equations to their attractor, and returns the unknowns of one period of it. */
  private double[] delayed(CollocationProblem collocation) {
    if (start != null) {
      rhs.place(system.time(), start);
    }
    leave();
    DelayOrbit orbit = new DelayOrbit(system);
    double[] x = new double[n];
    double before = start == null ? orbit.longest() : period;
    for (int k = 0; orbit.span() <= before; k++) {
      keep(orbit, x, k);
    }
    double turn = period;
    if (start == null) {
      double reference = orbit.last();
      double[] then = orbit.withPast(reference);
      keep(orbit, x, 0);
      double[] direction = orbit.withPast(orbit.last());
      Arrays.setAll(direction, i -> direction[i] - then[i]);
      if (Arrays.stream(direction).allMatch(d -> Math.abs(d) < 1e-15)) {
        throw new SimulationException(AT_REST);
      }
      ReturnWatch watch = new ReturnWatch(then, direction);
      for (int k = 1; k <= MOST_PARTS; k++) {
        keep(orbit, x, k);
        if (watch.see(orbit.withPast(orbit.last()), orbit.last() - reference)) {
          break;
        }
      }
      turn = requireReturn(watch, orbit.last() - reference);
    }
    return collocation.through(orbit.sampled(orbit.last() - turn, orbit.last(), POINTS), turn);
  }

  private void keep(DelayOrbit orbit, double[] x, int k) {
    step();
    orbit.add(x);
    if (k % LOOKS_FOR_REST == 0) {
      hear(k, MOST_PARTS, "orbit");
    }
  }
}
