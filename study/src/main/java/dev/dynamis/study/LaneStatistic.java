package dev.dynamis.study;

import dev.dynamis.core.Lanes;
import java.util.Arrays;

/**
 * A {@link Statistic} of one quantity of many cases side by side, with the arithmetic of a single
 * case, in rows of one array, which is what becomes vector instructions.
 */
final class LaneStatistic {
  private static final int W = Lanes.WIDTH;
  private static final int VALUE = 0;
  private static final int EXTREME = W;
  private static final int MEAN = 2 * W;
  private static final int SQUARES = 3 * W;

  private final Statistic.Kind kind;
  private final int from;
  private final double[] rows = new double[4 * W];
  private long count;

  /**
   * Makes a statistic.
   *
   * @param kind which
   * @param from where the quantity's row begins in {@link Lanes#numbers()}
   */
  LaneStatistic(Statistic.Kind kind, int from) {
    this.kind = kind;
    this.from = from;
  }

  /** Begins new cases. */
  void begin() {
    count = 0;
    Arrays.fill(rows, 0);
    Arrays.fill(
        rows,
        EXTREME,
        EXTREME + W,
        kind == Statistic.Kind.MAX ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY);
  }

  /** Looks at the present values of the first lanes. */
  void look(double[] numbers, int lanes) {
    count++;
    double[] r = rows;
    System.arraycopy(numbers, from, r, VALUE, lanes);
    switch (kind) {
      case MIN -> {
        for (int l = 0; l < lanes; l++) {
          r[EXTREME + l] = Math.min(r[EXTREME + l], r[VALUE + l]);
        }
      }
      case MAX -> {
        for (int l = 0; l < lanes; l++) {
          r[EXTREME + l] = Math.max(r[EXTREME + l], r[VALUE + l]);
        }
      }
      case MEAN, STD -> sums(r, count, lanes);
      case FINAL -> {}
    }
  }

  private static void sums(double[] r, double n, int lanes) {
    // with columns of a known range the compiler has room for all in one loop of vectors
    int end = Math.min(lanes, W);
    for (int l = 0; l < end; l++) {
      double v = r[VALUE + l];
      double old = r[MEAN + l];
      double off = v - old;
      double mean = old + off / n;
      double squares = r[SQUARES + l] + off * (v - mean);
      r[MEAN + l] = mean;
      r[SQUARES + l] = squares;
    }
  }

  /** Returns the statistic of a lane. */
  double value(int lane) {
    return switch (kind) {
      case MEAN -> rows[MEAN + lane];
      case STD -> Math.sqrt(rows[SQUARES + lane] / count);
      case MIN, MAX -> rows[EXTREME + lane];
      case FINAL -> rows[VALUE + lane];
    };
  }
}
