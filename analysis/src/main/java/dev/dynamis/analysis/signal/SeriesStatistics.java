package dev.dynamis.analysis.signal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Statistics of a series of values at increasing times. Between two times the series is the
 * straight line; "above" means not below.
 *
 * @since 0.1.0
 */
public final class SeriesStatistics {
  private final double[] t;
  private final double[] x;
  private final double[] sorted;
  private final double mean;
  private final double variance;

  private SeriesStatistics(double[] t, double[] x) {
    this.t = t;
    this.x = x;
    sorted = x.clone();
    Arrays.sort(sorted);
    double m = 0;
    double squares = 0;
    for (int i = 0; i < x.length; i++) {
      double off = x[i] - m;
      m += off / (i + 1);
      squares += off * (x[i] - m);
    }
    mean = m;
    variance = squares / x.length;
  }

  /**
   * Makes the statistics of a series.
   *
   * @throws IllegalArgumentException if the two are not of one length, or empty
   */
  public static SeriesStatistics of(double[] times, double[] values) {
    if (times.length != values.length || times.length == 0) {
      throw new IllegalArgumentException(
          times.length
              + " times and "
              + values.length
              + " values; expected as many, and one or more");
    }
    return new SeriesStatistics(times.clone(), values.clone());
  }

  /** Returns the mean of the values. */
  public double mean() {
    return mean;
  }

  /** Returns the mean square deviation from the mean. */
  public double variance() {
    return variance;
  }

  /** Returns the root of the variance. */
  public double deviation() {
    return Math.sqrt(variance);
  }

  /** Returns the least value. */
  public double min() {
    return sorted[0];
  }

  /** Returns the greatest value. */
  public double max() {
    return sorted[sorted.length - 1];
  }

  /** Returns the value below which half of the values are. */
  public double median() {
    return percentile(50);
  }

  /**
   * Returns the value below which a part of the values is, by straight lines between them.
   *
   * @param percent 0 to 100
   */
  public double percentile(double percent) {
    if (!(percent >= 0 && percent <= 100)) {
      throw new IllegalArgumentException(percent + " percent, expected 0 to 100");
    }
    double place = percent / 100 * (sorted.length - 1);
    int low = (int) Math.floor(place);
    int high = Math.min(low + 1, sorted.length - 1);
    return sorted[low] + (place - low) * (sorted[high] - sorted[low]);
  }

  /**
   * Returns the times at which the series crosses a value.
   *
   * @param up whether rising crossings count
   * @param down whether falling ones do
   */
  public double[] crossings(double value, boolean up, boolean down) {
    List<Double> all = new ArrayList<>();
    for (int i = 0; i + 1 < x.length; i++) {
      boolean above = x[i] >= value;
      boolean after = x[i + 1] >= value;
      if (above != after && (after ? up : down)) {
        all.add(t[i] + (value - x[i]) / (x[i + 1] - x[i]) * (t[i + 1] - t[i]));
      }
    }
    return all.stream().mapToDouble(Double::doubleValue).toArray();
  }

  /** Returns for how much of the time the series is at a value or above. */
  public double timeAbove(double value) {
    double sum = 0;
    for (int i = 0; i + 1 < x.length; i++) {
      double dt = t[i + 1] - t[i];
      boolean above = x[i] >= value;
      boolean after = x[i + 1] >= value;
      if (above == after) {
        sum += above ? dt : 0;
      } else {
        double part = (value - x[i]) / (x[i + 1] - x[i]);
        sum += dt * (above ? part : 1 - part);
      }
    }
    return sum;
  }

  /** Returns for how much of the time the series is below a value. */
  public double timeBelow(double value) {
    return t[t.length - 1] - t[0] - timeAbove(value);
  }

  /**
   * Returns the mean time between rising crossings of the mean, NaN if there are fewer than two.
   */
  public double period() {
    double[] all = crossings(mean, true, false);
    return all.length < 2 ? Double.NaN : (all[all.length - 1] - all[0]) / (all.length - 1);
  }
}
