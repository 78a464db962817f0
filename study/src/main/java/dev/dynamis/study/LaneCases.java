package dev.dynamis.study;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Lanes;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/**
 * Neighbouring cases that step side by side, where the system has {@link Lanes} and what is
 * measured can be read from them; with the same bits as one after the other. A case that does not
 * end well there is left to be run by itself, which tells what happened.
 */
final class LaneCases {
  private static final int W = Lanes.WIDTH;
  private static final String STATE = "state:";

  /** Steps between two looks at whether the cases shall be given up. */
  private static final int PATIENCE = 4096;

  /** How many numbers may be recorded of cases that step side by side. */
  private static final long MOST_NUMBERS = 1L << 21;

  private final CaseStart start;
  private final Lanes lanes;
  private final long before;
  private final long steps;
  private final int every;

  /** Where each quantity is among the numbers of the lanes; null if one of them is not there. */
  private final int[] rows;

  /** What each metric keeps of its quantities; nothing for those that ask the system. */
  private final LaneStatistic[][] statistics;

  private final boolean asking;
  private final boolean looking;
  private final boolean[] alone = new boolean[W];
  private final int columns;
  private final double[] series;
  private int recorded;

  private LaneCases(StudySpec spec, CaseStart start, List<Metric> metrics, List<String> watched) {
    this.start = start;
    lanes = start.system().lanes(0).orElseThrow();
    before = start.wholeTransientSteps();
    steps = start.wholeSteps();
    every = spec.keep().every();
    rows = places(start.system(), watched);
    columns = spec.keep().columns().size();
    series = new double[(int) numbers(spec, start)];
    looking = looks(spec, metrics);
    statistics = new LaneStatistic[metrics.size()][0];
    for (int m = 0; m < statistics.length; m++) {
      if (metrics.get(m) instanceof Statistic s && rows != null) {
        statistics[m] =
            s.quantities().stream()
                .map(q -> new LaneStatistic(s.kind(), rows[watched.indexOf(q)]))
                .toArray(LaneStatistic[]::new);
      }
    }
    asking = Arrays.stream(statistics).anyMatch(some -> some.length == 0);
  }

  /**
   * Makes room for cases of a study.
   *
   * @param start the worker's own
   * @param watched the names of all that is looked at, kept columns first
   * @return nothing if its cases have to be run one by one
   */
  static Optional<LaneCases> of(
      StudySpec spec, CaseStart start, List<Metric> metrics, List<String> watched) {
    boolean fits =
        spec.run().stops().isEmpty()
            && start.wholeSteps() > 0
            && start.wholeTransientSteps() >= 0
            && metrics.stream()
                .allMatch(
                    m -> m instanceof Statistic || m instanceof Exponents || m instanceof Rest)
            && (!looks(spec, metrics) || places(start.system(), watched) != null)
            && numbers(spec, start) <= MOST_NUMBERS
            && start.system().lanes(0).filter(lanes -> lanes.least() == 0).isPresent();
    return fits ? Optional.of(new LaneCases(spec, start, metrics, watched)) : Optional.empty();
  }

  private static boolean looks(StudySpec spec, List<Metric> metrics) {
    return !spec.keep().columns().isEmpty() || metrics.stream().anyMatch(Metric::looks);
  }

  /** Returns how many numbers are recorded of all lanes. */
  private static long numbers(StudySpec spec, CaseStart start) {
    int columns = spec.keep().columns().size();
    return columns == 0 ? 0 : (2 + start.wholeSteps() / spec.keep().every()) * (1 + columns) * W;
  }

  private static int[] places(DynamicalSystem system, List<String> names) {
    List<String> states = system.tangentNames();
    int[] at =
        names.stream()
            .map(n -> n.startsWith(STATE) ? n.substring(STATE.length()) : n)
            .mapToInt(n -> states.indexOf(n) * W)
            .toArray();
    return Arrays.stream(at).allMatch(i -> i >= 0) ? at : null;
  }

  /**
   * Runs cases to their ends.
   *
   * @param first the number of the first
   * @param count how many, up to {@link Lanes#WIDTH}
   * @throws CancellationException if they were given up
   */
  void run(long first, int count, BooleanSupplier cancelled) {
    for (int lane = 0; lane < count; lane++) {
      try {
        alone[lane] = !lanes.load(lane, start.begin(first + lane));
      } catch (RuntimeException e) {
        // a run by itself meets and tells the same
        alone[lane] = true;
      }
    }
    step(count, before, cancelled);
    recorded = 0;
    for (LaneStatistic[] some : statistics) {
      for (LaneStatistic s : some) {
        s.begin();
      }
    }
    look(count);
    for (long left = steps; left > 0; left -= every) {
      step(count, looking ? Math.min(left, every) : left, cancelled);
      look(count);
      if (!looking) {
        return;
      }
    }
  }

  private void step(int count, long number, BooleanSupplier cancelled) {
    for (long left = number; left > 0; left -= PATIENCE) {
      lanes.step(count, Math.min(left, PATIENCE));
      if (cancelled.getAsBoolean()) {
        throw new CancellationException("the study was cancelled");
      }
    }
  }

  private void look(int count) {
    double[] numbers = lanes.numbers();
    for (LaneStatistic[] some : statistics) {
      for (LaneStatistic s : some) {
        s.look(numbers, count);
      }
    }
    if (columns > 0) {
      int at = recorded++ * (1 + columns) * W;
      for (int lane = 0; lane < count; lane++) {
        series[at + lane] = lanes.time(lane);
      }
      for (int c = 0; c < columns; c++) {
        System.arraycopy(numbers, rows[c], series, at + (1 + c) * W, count);
      }
    }
  }

  // --- what came of it

  /** Returns whether a case has to be run by itself. */
  boolean isAlone(int lane) {
    return alone[lane] || !lanes.isGood(lane);
  }

  /** Returns how many steps each case took. */
  long steps() {
    return before + steps;
  }

  /** Returns the time at which a case ended. */
  double time(int lane) {
    return lanes.time(lane);
  }

  /** Returns whether metrics have to ask the system. */
  boolean needsSystem() {
    return asking;
  }

  /** Brings the worker's system to the end of a case. */
  DynamicalSystem system(int lane) {
    lanes.store(lane, start.system());
    return start.system();
  }

  /** Returns what a metric kept of its quantities; empty if it asks the system at the end. */
  LaneStatistic[] statistics(int metric) {
    return statistics[metric];
  }

  /** Returns how many rows were recorded. */
  int recorded() {
    return recorded;
  }

  /** Copies the recorded rows of a case, each with its time first. */
  void series(int lane, double[] out, int at) {
    int numbers = recorded * (1 + columns);
    for (int i = 0; i < numbers; i++) {
      out[at + i] = series[i * W + lane];
    }
  }
}
