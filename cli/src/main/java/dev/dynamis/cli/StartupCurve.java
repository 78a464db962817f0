package dev.dynamis.cli;

import java.lang.management.ManagementFactory;
import java.util.Arrays;

/**
 * How soon after its start a process steps as fast as it can: rounds of the same steps, one after
 * the other from the first on, with the time since the process began.
 */
final class StartupCurve {
  /** A rate counts as reached when so many rounds keep it in a row. */
  private static final int ROW = 3;

  private static final double NEARLY = 0.9;

  /** Seconds from the start of the process to the end of each round, and its steps per second. */
  private final double[] end;

  private final double[] rate;
  private final double first;

  StartupCurve(double first, double[] end, double[] rate) {
    this.first = first;
    this.end = end;
    this.rate = rate;
  }

  /**
   * Runs rounds.
   *
   * @param clock what takes the rounds
   * @param seconds how long after the start of the process the last round ends
   */
  static StartupCurve measure(StepClock clock, double seconds) {
    double[] end = new double[1024];
    double[] rate = new double[1024];
    int n = 0;
    double first = sinceStart();
    do {
      double steps = clock.round();
      if (n == end.length) {
        end = Arrays.copyOf(end, 2 * n);
        rate = Arrays.copyOf(rate, 2 * n);
      }
      end[n] = sinceStart();
      rate[n++] = steps;
    } while (end[n - 1] < seconds);
    return new StartupCurve(first, Arrays.copyOf(end, n), Arrays.copyOf(rate, n));
  }

  private static double sinceStart() {
    return (System.currentTimeMillis() - ManagementFactory.getRuntimeMXBean().getStartTime())
        * 1e-3;
  }

  /** Returns when the first step began, seconds after the start of the process. */
  double firstStep() {
    return first;
  }

  /** Returns the speed at the end: the median of the last quarter of the rounds, steps/s. */
  double peak() {
    return StepClock.median(
        Arrays.copyOfRange(rate, rate.length - 1 - rate.length / 4, rate.length));
  }

  /** Returns the end of the first round that had 90 % of the peak, as the next two have. */
  double nearPeak() {
    double wanted = NEARLY * peak();
    int row = 0;
    for (int i = 0; i < rate.length; i++) {
      row = rate[i] >= wanted ? row + 1 : 0;
      if (row == ROW || (row > 0 && i == rate.length - 1)) {
        return end[i - row + 1];
      }
    }
    return Double.NaN;
  }
}
