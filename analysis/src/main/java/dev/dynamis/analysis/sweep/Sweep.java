package dev.dynamis.analysis.sweep;

import dev.dynamis.analysis.chaos.Lyapunov;
import dev.dynamis.analysis.chaos.LyapunovSpectrum;
import dev.dynamis.core.CaseJournal;
import dev.dynamis.core.Cases;
import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Hash64;
import dev.dynamis.core.Lanes;
import dev.dynamis.core.Nearest;
import dev.dynamis.core.Progress;
import dev.dynamis.core.RightHandSide;
import dev.dynamis.core.SimulationException;
import dev.dynamis.core.StateProbe;
import dev.dynamis.core.StepReport;
import dev.dynamis.core.StepStatus;
import java.nio.file.Path;
import java.util.ArrayList;
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
 * follows an attractor and is done in order. Where the system has {@link DynamicalSystem#lanes
 * lanes}, many runs go on side by side, with the same bits.
 *
 * <p>Options change this object and return it. The system stays as it is.
 *
 * @since 0.1.0
 */
public final class Sweep {
  private static final List<String> STATISTICS =
      List.of("mean", "std", "min", "max", "final", "samples");
  private static final String STOPPED = "it was stopped";
  private static final int HEARD_EVERY = 4096;
  private static final BooleanSupplier NEVER = () -> false;

  private final DynamicalSystem system;
  private final boolean map;
  private int[] varied = {};
  private double[] values = {};
  private int coordinate = -1;
  private Span before = Span.steps(1000);
  private Span looked = Span.steps(1000);
  private int exponents;
  private int most = 200;
  private Sampling sampling = Sampling.STEPS;
  private boolean follow;
  private Progress progress = Progress.NONE;
  private Path journal;
  private boolean resuming;

  private Sweep(DynamicalSystem system) {
    this.system = system.copy();
    RightHandSide rhs = system.rightHandSide();
    map = rhs != null && rhs.isMap();
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
    return vary(List.of(name), all);
  }

  /**
   * Sets several parameters that have the same value, such as the damping of all joints, and all
   * values. The first one names the column of the result.
   *
   * @throws IllegalArgumentException if there is no such parameter
   */
  public Sweep vary(List<String> names, double[] all) {
    List<String> known = system.parameterNames();
    varied = names.stream().mapToInt(name -> index(known, name, "parameter", known)).toArray();
    values = all.clone();
    return this;
  }

  /**
   * Sets what is looked at; the first coordinate by default.
   *
   * @throws IllegalArgumentException if there is no such coordinate
   */
  public Sweep coordinate(String name) {
    RightHandSide rhs = system.rightHandSide();
    // a state also has clocks and a past, which nobody asks for
    List<String> usual = rhs == null ? system.stateNames() : rhs.names();
    coordinate = index(system.stateNames(), name, "coordinate", usual);
    return this;
  }

  private static int index(List<String> names, String name, String what, List<String> usual) {
    int i = names.indexOf(name);
    if (i < 0) {
      throw new IllegalArgumentException(
          "no " + what + " '" + name + "'; " + Nearest.suggestion(name, usual));
    }
    return i;
  }

  /**
   * Sets how long a run goes on before anything is looked at: a time, or a number of iterations of
   * a map. 1000 steps by default.
   */
  public Sweep transientTime(double span) {
    before = Span.of("the transient", span, map);
    return this;
  }

  /** Sets the number of steps, or iterations, before anything is looked at; 1000 by default. */
  public Sweep transientSteps(long number) {
    before = Span.steps(number);
    return this;
  }

  /**
   * Sets for how long a run is looked at: a time, or a number of iterations of a map. 1000 steps by
   * default.
   */
  public Sweep time(double span) {
    looked = Span.of("the time", span, map);
    return this;
  }

  /** Sets how many steps, or iterations, are looked at; 1000 by default. */
  public Sweep steps(long number) {
    if (number < 1) {
      throw new IllegalArgumentException(number + " steps, expected 1 or more");
    }
    looked = Span.steps(number);
    return this;
  }

  /**
   * Computes so many of the largest Lyapunov exponents of every run, with their errors, instead of
   * statistics and samples; 0, the default, for none.
   */
  public Sweep exponents(int number) {
    if (number < 0 || number > system.tangentSize()) {
      throw new IllegalArgumentException(
          number + " exponents asked for; this system has 0 to " + system.tangentSize());
    }
    exponents = number;
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

  /**
   * Keeps finished runs in a file, from which {@link #resume} goes on if this sweep is ended before
   * its end.
   */
  public Sweep autosave(Path file) {
    journal = file;
    resuming = false;
    return this;
  }

  /** Goes on with a sweep like this one that was kept in a file, and keeps it there further on. */
  public Sweep resume(Path file) {
    journal = file;
    resuming = true;
    return this;
  }

  /** Returns 64 bits over all that decides what comes of a run. */
  private long key(double[] start, int shown) {
    double[] p = new double[system.parameterNames().size()];
    system.parameters(p);
    double[] u = new double[system.inputNames().size()];
    system.inputs(u);
    return new Hash64()
        .add("sweep")
        .add(system.identity().hash())
        .add(start)
        .add(p)
        .add(u)
        .add(Arrays.toString(varied))
        .add(values)
        .add(shown)
        .add(before.steps())
        .add(before.time())
        .add(looked.steps())
        .add(looked.time())
        .add(exponents)
        .add(most)
        .add(sampling.ordinal())
        .value();
  }

  /** Runs in the calling thread. */
  public SweepResult run() {
    return run(Runnable::run, 1);
  }

  /** Runs with so many workers on an executor; one, if an attractor is followed. */
  public SweepResult run(Executor executor, int workers) {
    if (varied.length == 0) {
      throw new IllegalArgumentException("no parameter is varied");
    }
    int shown =
        coordinate >= 0
            ? coordinate
            : system.stateNames().indexOf(system.tangentNames().getFirst());
    double[] start = new double[system.stateSize()];
    system.save(start);
    if (journal == null) {
      return run(executor, workers, shown, start, null);
    }
    if (follow) {
      throw new IllegalArgumentException(
          "a sweep that follows an attractor can't be kept in a file: each run needs the one"
              + " before");
    }
    long key = key(start, shown);
    try (CaseJournal kept =
        resuming ? CaseJournal.resume(journal, key) : CaseJournal.begin(journal, key)) {
      return run(executor, workers, shown, start, kept);
    }
  }

  private SweepResult run(
      Executor executor, int workers, int shown, double[] start, CaseJournal kept) {
    List<String> columns = columns();
    double most = (double) values.length * this.most * Double.BYTES;
    if (exponents == 0 && most > Runtime.getRuntime().maxMemory() / 4.0) {
      throw new IllegalArgumentException(
          values.length
              + " runs with "
              + this.most
              + " samples take more memory than there is; keep fewer samples or vary less");
    }
    int seen = system.tangentNames().indexOf(system.stateNames().get(shown));
    boolean together =
        !follow
            && exponents == 0
            && seen >= 0
            && values.length >= Lanes.FEW
            && system.lanes(0).filter(lanes -> lanes.least() == 0).isPresent();
    int width = together ? Lanes.share(values.length, workers) : 1;
    String axis = system.parameterNames().get(varied[0]);
    SweepTable found = new SweepTable(axis, values, width, columns, system.stateNames().get(shown));
    Cases.run(
        found.blocks(),
        follow ? Runnable::run : executor,
        follow ? 1 : workers,
        (done, total, what) ->
            progress.update(Math.min(values.length, done * width), values.length, what),
        () -> {
          Case own = new Case(system.copy(), shown, start);
          Lanes lanes = together ? system.lanes(0).orElseThrow() : null;
          return (block, cancelled) -> {
            int first = block * width;
            int end = Math.min(values.length, first + width);
            if (!known(kept, first, end, columns.size(), found)) {
              if (together) {
                runTogether(own, lanes, seen, first, end, cancelled, found);
              } else {
                own.run(first, cancelled, found);
              }
              if (kept != null && !cancelled.getAsBoolean()) {
                keep(kept, first, end, columns.size(), found);
              }
            }
            found.finish(block);
          };
        });
    return found.result();
  }

  /** Takes runs from a file; returns false if it does not have all of them. */
  private boolean known(CaseJournal kept, int first, int end, int columns, SweepTable found) {
    if (kept == null) {
      return false;
    }
    for (int i = first; i < end; i++) {
      double[] all = kept.get(i);
      if (!isRun(all, columns)) {
        return false;
      }
      found.set(i, Arrays.copyOf(all, columns), Arrays.copyOfRange(all, columns, all.length), "");
    }
    return true;
  }

  private boolean isRun(double[] kept, int columns) {
    return kept != null && kept.length >= columns && kept.length <= columns + most;
  }

  private void keep(CaseJournal kept, int first, int end, int columns, SweepTable found) {
    for (int i = first; i < end; i++) {
      if (!isRun(kept.get(i), columns)) {
        int run = i;
        found.whole(i).ifPresent(all -> kept.put(run, all));
      }
    }
  }

  /**
   * Runs values from the first to before the end side by side; what ends early runs again alone.
   */
  private void runTogether(
      Case own,
      Lanes lanes,
      int component,
      int first,
      int end,
      BooleanSupplier cancelled,
      SweepTable found) {
    int count = end - first;
    for (int lane = 0; lane < count; lane++) {
      own.begin(values[first + lane]);
      lanes.load(lane, own.own);
    }
    LaneStatistics seen = new LaneStatistics(component, most, sampling);
    boolean stopped = !advance(lanes, count, before.clock(), null, cancelled);
    stopped = stopped || !advance(lanes, count, looked.clock(), seen, cancelled);
    for (int lane = 0; lane < count; lane++) {
      int i = first + lane;
      if (lanes.isGood(lane)) {
        double[] row = new double[STATISTICS.size()];
        seen.statistics(lane, row);
        found.set(i, row, seen.samples(lane), stopped ? STOPPED : "");
      } else {
        own.run(i, cancelled, found);
      }
    }
  }

  /** Takes the steps of a span, one by one if they are looked at; returns false if cancelled. */
  private static boolean advance(
      Lanes lanes, int count, Span.Clock clock, LaneStatistics seen, BooleanSupplier cancelled) {
    for (long k = 0; clock.running(); k++) {
      if ((seen == null || k % HEARD_EVERY == 0) && cancelled.getAsBoolean()) {
        return false;
      }
      long chunk = seen == null ? clock.chunk(HEARD_EVERY) : 1;
      double begun = lanes.time(0);
      lanes.step(count, chunk);
      clock.advance(chunk, lanes.time(0) - begun);
      if (seen != null) {
        seen.add(lanes.numbers(), count);
      }
    }
    return true;
  }

  private List<String> columns() {
    if (exponents == 0) {
      return STATISTICS;
    }
    List<String> names = new ArrayList<>();
    for (String kind : List.of("exponent", "error")) {
      for (int k = 1; k <= exponents; k++) {
        names.add(kind + k);
      }
    }
    return names;
  }

  /** One worker's system and what it remembers of a run. */
  private final class Case {
    private final DynamicalSystem own;
    private final String shown;
    private final double[] start;
    private final double[] first;
    private final double[] parameters;
    private StateProbe probe;

    /** The size of the states that the probe reads; a delay that varies changes it. */
    private int size;

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
      shown = own.stateNames().get(looked);
      probe = own.probe(looked);
      size = own.stateSize();
      first = new double[own.parameterNames().size()];
      own.parameters(first);
      parameters = first.clone();
    }

    private void run(int i, BooleanSupplier cancelled, SweepTable found) {
      double[] row = new double[columns().size()];
      count = 0;
      sampled = 0;
      mean = 0;
      squares = 0;
      least = Double.POSITIVE_INFINITY;
      greatest = Double.NEGATIVE_INFINITY;
      trouble = "";
      begin(values[i]);
      Arrays.fill(row, Double.NaN);
      if (exponents > 0) {
        exponents(cancelled, row);
      } else {
        if (skip(cancelled)) {
          look(cancelled);
        }
        statistics(row);
      }
      found.set(i, row, samples(), trouble);
    }

    private void begin(double p) {
      if (follow) {
        own.parameters(parameters);
        set(p);
        own.setParameters(parameters);
      } else {
        // events of the run before may have changed any of them
        System.arraycopy(first, 0, parameters, 0, first.length);
        set(p);
        own.load(start, first, parameters);
      }
      if (own.stateSize() != size) {
        size = own.stateSize();
        probe = own.probe(own.stateNames().indexOf(shown));
      }
    }

    private void set(double p) {
      for (int i : varied) {
        parameters[i] = p;
      }
    }

    private void exponents(BooleanSupplier cancelled, double[] row) {
      try {
        double unit = before.unit(own, map);
        LyapunovSpectrum found =
            Lyapunov.of(own)
                .exponents(exponents)
                .transientTime(before.span(unit))
                .time(looked.span(unit))
                .progress((done, total, what) -> !cancelled.getAsBoolean())
                .run();
        System.arraycopy(found.exponents(), 0, row, 0, exponents);
        System.arraycopy(found.errors(), 0, row, exponents, exponents);
      } catch (SimulationException e) {
        trouble = e.getMessage();
        restart();
      }
    }

    /** Lets the transient pass; returns whether the run goes on. */
    private boolean skip(BooleanSupplier cancelled) {
      Span.Clock clock = before.clock();
      while (clock.running()) {
        if (failed(cancelled, clock, clock.chunk(HEARD_EVERY))) {
          return false;
        }
      }
      return true;
    }

    private void look(BooleanSupplier cancelled) {
      Span.Clock clock = looked.clock();
      double older = Double.NaN;
      double old = Double.NaN;
      for (long k = 0; clock.running(); k++) {
        if (failed(k % HEARD_EVERY == 0 ? cancelled : NEVER, clock, 1)) {
          return;
        }
        probe.read(value);
        double v = value[0];
        add(v);
        if (sampling == Sampling.STEPS) {
          sample(v);
        } else if (older < old && old >= v) {
          double bend = older - 2 * old + v;
          double slope = (v - older) / 2;
          sample(bend < 0 ? old - slope * slope / (2 * bend) : old);
        }
        older = old;
        old = v;
      }
    }

    /** Takes steps; returns whether the run has to end. */
    private boolean failed(BooleanSupplier cancelled, Span.Clock clock, long number) {
      if (cancelled.getAsBoolean()) {
        trouble = STOPPED;
        return true;
      }
      StepReport report = number == 1 ? own.step() : own.step(number);
      if (report.status() == StepStatus.OK) {
        clock.advance(number, report.dt());
        return false;
      }
      trouble = report.cause();
      sampled = 0;
      count = 0;
      restart();
      return true;
    }

    private void restart() {
      if (follow) {
        own.load(start, first, parameters);
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
