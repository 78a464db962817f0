package dev.dynamis.analysis.equilibria;

import dev.dynamis.core.Cases;
import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Nearest;
import dev.dynamis.core.Progress;
import dev.dynamis.core.SampleDesign;
import dev.dynamis.core.SimulationException;
import dev.dynamis.core.StepStatus;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Executor;

/**
 * Looks for states of rest of flows, and for fixed and periodic points of maps, by Newton's method
 * from many starts: the present state, the origin, and points of a low-discrepancy sequence.
 *
 * <p>Without a box, starts are spread over the region that an orbit from the present state visits,
 * and over regions up to ten times as wide. What several starts lead to counts once, also where it
 * differs by whole {@linkplain DynamicalSystem#period periods} of coordinates. The result is a
 * function of the system's state, of the box and of the seed, not of the number of threads.
 *
 * <p>Options change this object and return it. The system stays as it is.
 *
 * @since 0.1.0
 */
public final class FixedPoints {
  private static final int ORBIT = 2000;
  private static final double SAME = 1e-6;
  private static final int SOBOL_DIMENSIONS = 20;

  private final DynamicalSystem system;
  private final SteadyProblem problem;
  private final Periods periods;
  private final double[] state;
  private final double[] low;
  private final double[] high;
  private final boolean[] boxed;
  private final List<double[]> given = new ArrayList<>();
  private int period = 1;
  private int starts = 200;
  private long seed = 1;
  private Progress progress = Progress.NONE;

  private FixedPoints(DynamicalSystem system) {
    this.system = system.copy();
    problem = SteadyProblem.of(this.system, 1);
    periods = new Periods(this.system, problem.names());
    state = new double[system.stateSize()];
    system.save(state);
    low = new double[problem.size()];
    high = new double[problem.size()];
    boxed = new boolean[problem.size()];
  }

  /** Begins to look for points of a system in its present state, with its present parameters. */
  public static FixedPoints of(DynamicalSystem system) {
    return new FixedPoints(system);
  }

  /**
   * Looks for points of a period.
   *
   * @param iterations of a map, or steps; every point whose period divides it is found too
   */
  public FixedPoints period(int iterations) {
    SteadyProblem.of(system, iterations);
    period = iterations;
    return this;
  }

  /**
   * Bounds where a coordinate is looked for; points outside are left out.
   *
   * @throws IllegalArgumentException if there is no such coordinate, or nothing between the bounds
   */
  public FixedPoints box(String name, double from, double to) {
    int i = coordinate(name);
    if (!(from < to)) {
      throw new IllegalArgumentException(
          "the box of "
              + name
              + " goes from "
              + from
              + " to "
              + to
              + ", expected from less to more");
    }
    low[i] = from;
    high[i] = to;
    boxed[i] = true;
    return this;
  }

  /** Sets how many starts are tried, besides the present state, the origin and given ones. */
  public FixedPoints starts(int number) {
    if (number < 0 || number > 10_000_000) {
      throw new IllegalArgumentException(number + " starts; use 0 to 10 million");
    }
    starts = number;
    return this;
  }

  /** Adds a start, in the order of the coordinates, before all others. */
  public FixedPoints start(double... x) {
    DynamicalSystem.requireLength("start", x, problem.size());
    given.add(x.clone());
    return this;
  }

  /** Sets the seed of the spread of starts, 1 by default. */
  public FixedPoints seed(long number) {
    seed = number;
    return this;
  }

  /** Sets who hears of progress and may stop the search. */
  public FixedPoints progress(Progress listener) {
    progress = listener;
    return this;
  }

  /** Returns the names of the coordinates. */
  public List<String> names() {
    return problem.names();
  }

  private int coordinate(String name) {
    int i = problem.names().indexOf(name);
    if (i < 0) {
      throw new IllegalArgumentException(
          "no coordinate '" + name + "'; " + Nearest.suggestion(name, problem.names()));
    }
    return i;
  }

  /** Looks in the calling thread. */
  public FixedPointSet run() {
    return run(Runnable::run, 1);
  }

  /** Looks with so many workers on an executor. */
  public FixedPointSet run(Executor executor, int workers) {
    double[] narrow = new double[problem.size()];
    double[] wide = new double[problem.size()];
    if (starts > 0) {
      region(narrow, wide);
    }
    List<double[]> origins = origins();
    int total = origins.size() + starts;
    FixedPoint[] found = new FixedPoint[total];
    String[] troubles = new String[total];
    String[] methods = new String[total];
    Cases.run(
        total,
        executor,
        workers,
        progress,
        () -> {
          DynamicalSystem own = system.copy();
          own.load(state);
          SteadyProblem mine = SteadyProblem.of(own, period);
          Newton newton = new Newton(mine);
          return (i, cancelled) -> {
            if (!cancelled.getAsBoolean()) {
              double[] x =
                  i < origins.size() ? origins.get(i) : start(i - origins.size(), narrow, wide);
              found[i] = search(mine, newton, x.clone());
              troubles[i] = newton.trouble();
              methods[i] = found[i] == null ? null : mine.method();
            }
          };
        });
    return collect(found, troubles, methods);
  }

  private FixedPoint search(SteadyProblem mine, Newton newton, double[] x) {
    if (!newton.solve(x)) {
      return null;
    }
    try {
      return new FixedPoint(
          mine.names(), mine.values(x), period, mine.spectrum(x), newton.residual());
    } catch (SimulationException e) {
      return null;
    }
  }

  private FixedPointSet collect(FixedPoint[] found, String[] troubles, String[] methods) {
    List<FixedPoint> points = new ArrayList<>();
    int converged = 0;
    String trouble = "";
    for (int i = 0; i < found.length; i++) {
      if (found[i] == null) {
        trouble = trouble.isEmpty() && troubles[i] != null ? troubles[i] : trouble;
        continue;
      }
      converged++;
      FixedPoint candidate = nearest(found[i]);
      if (inside(candidate.x()) && points.stream().noneMatch(p -> same(p, candidate))) {
        points.add(candidate);
      }
    }
    String usual = problem.method();
    // whether time has to be held is known where a point was found
    String method =
        Arrays.stream(methods).filter(m -> m != null && !m.equals(usual)).findFirst().orElse(usual);
    return new FixedPointSet(List.copyOf(points), found.length, converged, method, trouble);
  }

  private boolean inside(double[] x) {
    for (int i = 0; i < x.length; i++) {
      double margin = 1e-9 * (high[i] - low[i]);
      if (boxed[i] && !(x[i] >= low[i] - margin && x[i] <= high[i] + margin)) {
        return false;
      }
    }
    return true;
  }

  /** Returns the same point with the turns of angles that are nearest to none. */
  private FixedPoint nearest(FixedPoint p) {
    double[] x = p.x().clone();
    for (int i = 0; i < x.length; i++) {
      double from = boxed[i] ? low[i] : Double.NEGATIVE_INFINITY;
      double to = boxed[i] ? high[i] : Double.POSITIVE_INFINITY;
      x[i] = periods.nearest(i, x[i], from, to);
    }
    return new FixedPoint(p.names(), x, p.period(), p.spectrum(), p.residual());
  }

  private boolean same(FixedPoint a, FixedPoint b) {
    for (int i = 0; i < a.x().length; i++) {
      double apart = periods.least(i, a.x()[i] - b.x()[i]);
      if (Math.abs(apart) > SAME * (1 + Math.abs(a.x()[i]))) {
        return false;
      }
    }
    return true;
  }

  private List<double[]> origins() {
    List<double[]> all = new ArrayList<>(given);
    all.add(problem.present());
    all.add(new double[problem.size()]);
    return all;
  }

  /** Every third start is from the region ten times as wide. */
  private double[] start(int index, double[] narrow, double[] wide) {
    SampleDesign design =
        problem.size() <= SOBOL_DIMENSIONS ? SampleDesign.SOBOL : SampleDesign.LATIN;
    double[] x = new double[problem.size()];
    for (int i = 0; i < x.length; i++) {
      double u = design.at(seed, starts, index, i);
      double width = wide[i] - narrow[i];
      double from = narrow[i];
      if (!boxed[i] && index % 3 == 2) {
        from -= 4.5 * width;
        width *= 10;
      }
      x[i] = from + u * width;
    }
    return x;
  }

  /** The box where it was given, elsewhere what an orbit visits and as much again on each side. */
  private void region(double[] from, double[] to) {
    double[] x = problem.present();
    System.arraycopy(x, 0, from, 0, x.length);
    System.arraycopy(x, 0, to, 0, x.length);
    for (int k = 0; k < ORBIT; k++) {
      if (system.step().status() != StepStatus.OK) {
        break;
      }
      x = problem.present();
      for (int i = 0; i < x.length; i++) {
        if (Math.abs(x[i]) < 1e6) {
          from[i] = Math.min(from[i], x[i]);
          to[i] = Math.max(to[i], x[i]);
        }
      }
    }
    system.load(state);
    for (int i = 0; i < x.length; i++) {
      double width = to[i] - from[i];
      double least = Math.max(1, Math.abs(from[i] + to[i]) / 2);
      double room = Math.max(width, least);
      from[i] = boxed[i] ? low[i] : from[i] - room;
      to[i] = boxed[i] ? high[i] : to[i] + room;
    }
  }
}
