package dev.dynamis.study;

import dev.dynamis.core.CaseStatus;
import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Lanes;
import dev.dynamis.core.Recorder;
import dev.dynamis.core.RecordingLayout;
import dev.dynamis.core.RecordingSink;
import dev.dynamis.core.RunInterruptedException;
import dev.dynamis.core.StepReport;
import dev.dynamis.core.StepStatus;
import dev.dynamis.coupling.Coupling;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/**
 * Runs cases of a study one after the other, on one thread. What a case gives is a function of its
 * number: everything is set anew before it.
 *
 * @since 0.1.0
 */
public final class CaseRunner {
  /** Steps between two looks at whether the case shall be given up. */
  private static final int PATIENCE = 4096;

  private static final int MOST = Integer.MAX_VALUE - 16;

  private final StudySpec.Run run;
  private final StudySpec.Keep keep;
  private final CaseStart start;
  private final List<Metric> metrics;
  private final int width;
  private final boolean looking;

  // what is watched, by one recorder, and where each metric finds its part
  private Recorder recorder;
  private DynamicalSystem recorded;
  private int recordedSize;
  private final List<String> watched;
  private final int[][] where;
  private final double[][] values;
  private final int[] measured;
  private final int[] stopWhere;
  private final int columns;
  private double[] row;

  // the case that runs
  private DynamicalSystem system;
  private CaseStatus status;
  private String cause;
  private long steps;
  private double time;

  // recorded rows of the block
  private double[] series = new double[0];
  private int seriesLength;

  /** Runs cases side by side; null if they have to be run one by one. */
  private final LaneCases lanes;

  CaseRunner(
      StudySpec spec, CaseStart start, List<Metric> metrics, List<String> watched, int width) {
    run = spec.run();
    keep = spec.keep();
    this.start = start;
    this.metrics = metrics;
    this.width = width;
    this.watched = watched;
    columns = keep.columns().size();
    where = new int[metrics.size()][];
    values = new double[metrics.size()][];
    for (int m = 0; m < where.length; m++) {
      List<String> wanted = metrics.get(m).quantities();
      where[m] = wanted.stream().mapToInt(watched::indexOf).toArray();
      values[m] = new double[where[m].length];
    }
    measured = metrics.stream().mapToInt(m -> m.columns().size()).toArray();
    stopWhere = run.stops().stream().mapToInt(s -> watched.indexOf(s.of())).toArray();
    looking = columns > 0 || !run.stops().isEmpty() || metrics.stream().anyMatch(Metric::looks);
    lanes = LaneCases.of(spec, start, metrics, watched).orElse(null);
  }

  /** Returns whether neighbouring cases step side by side. */
  boolean stepsSideBySide() {
    return lanes != null;
  }

  /**
   * Runs neighbouring cases.
   *
   * @param first the number of the first
   * @param cancelled tells whether to give up
   * @throws CancellationException if it was given up
   */
  public CaseBlock run(long first, int count, BooleanSupplier cancelled) {
    double[] out = new double[count * width];
    byte[] ended = new byte[count];
    int[] rows = new int[columns == 0 ? 0 : count];
    SortedMap<Integer, String> causes = new TreeMap<>();
    seriesLength = 0;
    int together = 0;
    for (int i = 0; i < count; i++) {
      if (cancelled.getAsBoolean()) {
        throw new CancellationException("the study was cancelled");
      }
      int before = seriesLength;
      int lane = i % Lanes.WIDTH;
      if (lanes != null && lane == 0) {
        int next = Math.min(Lanes.WIDTH, count - i);
        together = next < Lanes.FEW ? 0 : next;
        if (together > 0) {
          lanes.run(first + i, together, cancelled);
        }
      }
      if (lane >= together || !ended(lane, out, i * width, cancelled)) {
        one(first + i, out, i * width, cancelled);
      }
      ended[i] = (byte) status.ordinal();
      if (!cause.isEmpty()) {
        causes.put(i, CaseBlock.cause(cause));
      }
      if (columns > 0) {
        rows[i] = (seriesLength - before) / (columns + 1);
      }
    }
    return new CaseBlock(
        first,
        count,
        width,
        out,
        ended,
        causes,
        columns == 0 ? new int[count] : rows,
        Arrays.copyOf(series, seriesLength));
  }

  private void one(long index, double[] out, int at, BooleanSupplier cancelled) {
    status = CaseStatus.DONE;
    cause = "";
    steps = 0;
    Arrays.fill(out, at + 2, at + width, Double.NaN);
    time = Double.NaN;
    try {
      system = start.begin(index);
      watch();
      go(start.transientSteps(), start.transientEnd(), false, cancelled);
      time = system.time();
      if (status == CaseStatus.DONE) {
        measure(out, at + 2, cancelled);
      }
    } catch (RunInterruptedException e) {
      throw new CancellationException(e.getMessage());
    } catch (CancellationException e) {
      throw e;
    } catch (RuntimeException | LinkageError | AssertionError | StackOverflowError e) {
      status = CaseStatus.FAILED;
      cause =
          "step "
              + steps
              + ": "
              + (e.getMessage() == null ? e.getClass().getName() : e.getMessage());
      time = Double.NaN;
      Arrays.fill(out, at + 2, at + width, Double.NaN);
    }
    out[at] = steps;
    out[at + 1] = time;
  }

  /** Takes over what came of a case in a lane; returns whether that is all of it. */
  private boolean ended(int lane, double[] out, int at, BooleanSupplier cancelled) {
    if (lanes.isAlone(lane)) {
      return false;
    }
    try {
      if (lanes.needsSystem()) {
        system = lanes.system(lane);
        watch();
        if (!watched.isEmpty()) {
          recorder.sample();
        }
      }
      int to = at + 2;
      for (int m = 0; m < where.length; m++) {
        LaneStatistic[] looked = lanes.statistics(m);
        for (int i = 0; i < looked.length; i++) {
          out[to + i] = looked[i].value(lane);
        }
        if (looked.length == 0) {
          end(m, out, to, cancelled);
        }
        to += measured[m];
      }
    } catch (RunInterruptedException e) {
      throw new CancellationException(e.getMessage());
    } catch (CancellationException e) {
      throw e;
    } catch (RuntimeException e) {
      // a run by itself meets and tells the same
      return false;
    }
    status = CaseStatus.DONE;
    cause = "";
    out[at] = lanes.steps();
    out[at + 1] = lanes.time(lane);
    if (columns > 0) {
      int length = lanes.recorded() * (columns + 1);
      makeRoom(length);
      lanes.series(lane, series, seriesLength);
      seriesLength += length;
    }
    return true;
  }

  private void measure(double[] out, int at, BooleanSupplier cancelled) {
    for (Metric m : metrics) {
      m.begin(system);
    }
    if (looking) {
      look();
    }
    go(start.steps(), start.end(), looking, cancelled);
    // metrics may step on from here
    time = system.time();
    if (status != CaseStatus.DONE && status != CaseStatus.STOPPED && status != CaseStatus.RESET) {
      return;
    }
    if (!watched.isEmpty()) {
      recorder.sample();
    }
    int to = at;
    for (int m = 0; m < where.length; m++) {
      end(m, out, to, cancelled);
      to += measured[m];
    }
  }

  private void end(int m, double[] out, int to, BooleanSupplier cancelled) {
    pick(m);
    if (metrics.get(m) instanceof Exponents e) {
      e.cancelBy(cancelled);
    }
    metrics.get(m).end(system, values[m], out, to);
  }

  // --- stepping

  /** Steps a number of times, or to a time, and looks in between. */
  private void go(long count, double end, boolean looks, BooleanSupplier cancelled) {
    long left = count;
    while (left > 0) {
      long wanted = Math.min(left, looks ? keep.every() : PATIENCE);
      long took = start.advance(wanted, end, this::hear);
      steps += took;
      left -= took;
      if (took == 0 || status != CaseStatus.DONE && status != CaseStatus.RESET) {
        return;
      }
      if (looks) {
        look();
        if (isOutside()) {
          status = CaseStatus.STOPPED;
          return;
        }
      }
      if (cancelled.getAsBoolean()) {
        throw new CancellationException("the study was cancelled");
      }
    }
  }

  /** Hears how a step, or several, ended. */
  private void hear(StepReport report) {
    if (report.status() == StepStatus.OK) {
      return;
    }
    status =
        switch (report.status()) {
          case OK -> CaseStatus.DONE;
          case STOPPED -> CaseStatus.STOPPED;
          case DIVERGED -> CaseStatus.DIVERGED;
          case RESET -> CaseStatus.RESET;
          case FAILED -> CaseStatus.FAILED;
        };
    cause = report.cause() == null ? "" : report.cause();
  }

  // --- looking

  /** Reads what is watched from the system of this case, which may be another than before. */
  private void watch() {
    // the parameters of a coupling may change the places of its states
    int size = system instanceof Coupling c ? c.stateSize() : 0;
    if (watched.isEmpty() || recorded == system && recordedSize == size) {
      return;
    }
    recordedSize = size;
    recorder = Recorder.of(system).columns(watched.toArray(String[]::new)).to(new Rows()).prepare();
    recorded = system;
  }

  private void look() {
    recorder.sample();
    double time = system.time();
    for (int m = 0; m < where.length; m++) {
      if (metrics.get(m).looks()) {
        pick(m);
        metrics.get(m).look(time, values[m]);
      }
    }
    if (columns > 0) {
      record(time);
    }
  }

  private void pick(int m) {
    int[] from = where[m];
    double[] to = values[m];
    for (int i = 0; i < from.length; i++) {
      to[i] = row[from[i]];
    }
  }

  private boolean isOutside() {
    for (int s = 0; s < stopWhere.length; s++) {
      double x = row[stopWhere[s]];
      StudySpec.Bound bound = run.stops().get(s);
      if (x < bound.below() || x > bound.above()) {
        cause =
            bound.of()
                + (x < bound.below() ? " below " + bound.below() : " above " + bound.above());
        return true;
      }
    }
    return false;
  }

  /** Keeps a row; the columns that are kept are the first that are watched. */
  private void record(double time) {
    makeRoom(columns + 1);
    series[seriesLength] = time;
    System.arraycopy(row, 0, series, seriesLength + 1, columns);
    seriesLength += columns + 1;
  }

  private void makeRoom(int numbers) {
    int needed = Math.addExact(seriesLength, numbers);
    if (needed > series.length) {
      series = Arrays.copyOf(series, (int) Math.max(needed, Math.min(2L * series.length, MOST)));
    }
  }

  /** Takes what the recorder reads. */
  private final class Rows implements RecordingSink {
    private long count;

    @Override
    public void begin(RecordingLayout layout) {}

    @Override
    public void row(double time, double[] read, int offset) {
      row = read;
      count++;
    }

    @Override
    public void event(int kind, double time, double[] read, int offset) {}

    @Override
    public long rows() {
      return count;
    }
  }
}
