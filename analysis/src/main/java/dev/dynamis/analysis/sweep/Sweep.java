package dev.dynamis.analysis.sweep;

import dev.dynamis.core.Cases;
import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Nearest;
import dev.dynamis.core.Progress;
import dev.dynamis.core.Recording;
import dev.dynamis.core.StateProbe;
import dev.dynamis.core.StepReport;
import dev.dynamis.core.StepStatus;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;

/**
 * Runs a system for many values of a parameter and keeps what it does after the transient: orbit
 * diagrams and statistics of one coordinate.
 *
 * <p>Every run starts from the system's present state, so that runs are independent and the result
 * is the same for any number of threads; or, if asked to, from where the run before ended, which
 * follows an attractor and is done in order.
 *
 * <p>Options change this object and return it. The system stays as it is.
 *
 * @since 0.1.0
 */
public final class Sweep {
  private static final List<String> STATISTICS =
      List.of("mean", "std", "min", "max", "final", "samples");
  private static final int HEARD_EVERY = 4096;

  private final DynamicalSystem system;
  private int parameter = -1;
  private double[] values = {};
  private int coordinate = -1;
  private long before = 1000;
  private long steps = 1000;
  private int most = 200;
  private Sampling sampling = Sampling.STEPS;
  private boolean follow;
  private Progress progress = Progress.NONE;

  private Sweep(DynamicalSystem system) {
    this.system = system.copy();
  }

  /** Begins a sweep from a system's present state. */
  public static Sweep of(DynamicalSystem system) {
    return new Sweep(system);
  }

  /**
   * Sets what is varied.
   *
   * @param count how many values, both ends among them
   * @throws IllegalArgumentException if there is no such parameter
   */
  public Sweep vary(String name, double from, double to, int count) {
    if (count < 1 || count > 10_000_000) {
      throw new IllegalArgumentException(count + " values of " + name + "; use 1 to 10 million");
    }
    double[] all = new double[count];
    for (int i = 0; i < count; i++) {
      all[i] = count == 1 ? from : from + (to - from) * i / (count - 1);
    }
    return vary(name, all);
  }

  /** Sets what is varied, and all its values. */
  public Sweep vary(String name, double[] all) {
    parameter = index(system.parameterNames(), name, "parameter");
    values = all.clone();
    return this;
  }

  /**
   * Sets what is looked at; the first coordinate by default.
   *
   * @throws IllegalArgumentException if there is no such coordinate
   */
  public Sweep coordinate(String name) {
    coordinate = index(system.stateNames(), name, "coordinate");
    return this;
  }

  private static int index(List<String> names, String name, String what) {
    int i = names.indexOf(name);
    if (i < 0) {
      throw new IllegalArgumentException(
          "no " + what + " '" + name + "'; " + Nearest.suggestion(name, names));
    }
    return i;
  }

  /** Sets how many steps, or iterations, pass before anything is looked at; 1000 by default. */
  public Sweep transientSteps(long number) {
    before = number;
    return this;
  }

  /** Sets how many steps, or iterations, are looked at; 1000 by default. */
  public Sweep steps(long number) {
    if (number < 1) {
      throw new IllegalArgumentException(number + " steps, expected 1 or more");
    }
    steps = number;
    return this;
  }

  /** Sets how many samples of each run are kept, the last ones; 200 by default. */
  public Sweep samples(int number) {
    if (number < 1) {
      throw new IllegalArgumentException(number + " samples, expected 1 or more");
    }
    most = number;
    return this;
  }

  /** Sets which values are samples. */
  public Sweep sampling(Sampling kind) {
    sampling = kind;
    return this;
  }

  /** Starts every run where the one before ended. */
  public Sweep follow(boolean on) {
    follow = on;
    return this;
  }

  /** Sets who hears of progress; when it asks to stop, the runs that are left have no samples. */
  public Sweep progress(Progress listener) {
    progress = listener;
    return this;
  }

  /** Runs in the calling thread. */
  public SweepResult run() {
    return run(Runnable::run, 1);
  }

  /** Runs with so many workers on an executor; one, if an attractor is followed. */
  public SweepResult run(Executor executor, int workers) {
    if (parameter < 0) {
      throw new IllegalArgumentException("no parameter is varied");
    }
    int looked =
        coordinate >= 0
            ? coordinate
            : system.stateNames().indexOf(system.tangentNames().getFirst());
    double[] start = new double[system.stateSize()];
    system.save(start);
    double[][] samples = new double[values.length][];
    double[][] statistics = new double[values.length][STATISTICS.size()];
    String[] troubles = new String[values.length];
    Cases.run(
        values.length,
        follow ? Runnable::run : executor,
        follow ? 1 : workers,
        progress,
        () -> {
          Case own = new Case(system.copy(), looked, start);
          return (i, cancelled) -> {
            own.run(values[i], cancelled);
            samples[i] = own.samples();
            own.statistics(statistics[i]);
            troubles[i] = own.trouble;
          };
        });
    return collect(system.stateNames().get(looked), samples, statistics, troubles);
  }

  private SweepResult collect(
      String name, double[][] samples, double[][] statistics, String[] troubles) {
    String varied = system.parameterNames().get(parameter);
    Recording table = new Recording(varied, STATISTICS);
    Recording points = new Recording(varied, List.of(name));
    int failed = 0;
    String first = "";
    for (int i = 0; i < values.length; i++) {
      table.add(values[i], statistics[i]);
      for (double v : samples[i]) {
        points.add(values[i], v);
      }
      if (!troubles[i].isEmpty()) {
        failed++;
        first = first.isEmpty() ? varied + " = " + values[i] + ": " + troubles[i] : first;
      }
    }
    return new SweepResult(table, points, failed, first);
  }

  /** One worker's system and what it remembers of a run. */
  private final class Case {
    private final DynamicalSystem own;
    private final StateProbe probe;
    private final double[] start;
    private final double[] parameters;
    private final double[] value = new double[1];
    private final double[] ring = new double[most];
    private long sampled;
    private long count;
    private double mean;
    private double squares;
    private double least;
    private double greatest;
    private String trouble = "";

    private Case(DynamicalSystem own, int looked, double[] start) {
      this.own = own;
      this.start = start;
      probe = own.probe(looked);
      parameters = new double[own.parameterNames().size()];
    }

    private void run(double p, BooleanSupplier cancelled) {
      count = 0;
      sampled = 0;
      mean = 0;
      squares = 0;
      least = Double.POSITIVE_INFINITY;
      greatest = Double.NEGATIVE_INFINITY;
      trouble = "";
      if (!follow) {
        own.load(start);
      }
      own.parameters(parameters);
      parameters[parameter] = p;
      own.setParameters(parameters);
      double older = Double.NaN;
      double old = Double.NaN;
      for (long k = 0; k < before + steps; k++) {
        if (k % HEARD_EVERY == 0 && cancelled.getAsBoolean()) {
          trouble = "it was stopped";
          return;
        }
        StepReport report = own.step();
        if (report.status() != StepStatus.OK) {
          trouble = report.cause();
          sampled = 0;
          count = 0;
          if (follow) {
            own.load(start);
          }
          return;
        }
        if (k >= before) {
          probe.read(value);
          add(value[0]);
          if (sampling == Sampling.STEPS) {
            sample(value[0]);
          } else if (older < old && old >= value[0]) {
            double bend = older - 2 * old + value[0];
            double slope = (value[0] - older) / 2;
            sample(bend < 0 ? old - slope * slope / (2 * bend) : old);
          }
          older = old;
          old = value[0];
        }
      }
    }

    private void sample(double v) {
      ring[(int) (sampled++ % most)] = v;
    }

    /** Welford's sums, which lose no digits to a large mean. */
    private void add(double v) {
      count++;
      double off = v - mean;
      mean += off / count;
      squares += off * (v - mean);
      least = Math.min(least, v);
      greatest = Math.max(greatest, v);
    }

    private double[] samples() {
      int n = (int) Math.min(sampled, most);
      double[] all = new double[n];
      for (int i = 0; i < n; i++) {
        all[i] = ring[(int) ((sampled - n + i) % most)];
      }
      return all;
    }

    private void statistics(double[] row) {
      if (count == 0) {
        Arrays.fill(row, Double.NaN);
        row[5] = 0;
        return;
      }
      row[0] = mean;
      row[1] = Math.sqrt(squares / count);
      row[2] = least;
      row[3] = greatest;
      row[4] = value[0];
      row[5] = Math.min(sampled, most);
    }
  }
}
