package dev.dynamis.learn;

import dev.dynamis.core.RandomSource;
import java.util.Arrays;
import java.util.List;

/**
 * Which numbers an action or an observation may have.
 *
 * @param names a name for each number
 * @param low least values; may be negative infinity
 * @param high greatest values; may be infinity
 * @since 0.1.0
 */
public record Space(List<String> names, double[] low, double[] high) {
  /**
   * Copies everything.
   *
   * @throws IllegalArgumentException if the lengths differ, or a range is none
   */
  public Space {
    names = List.copyOf(names);
    low = low.clone();
    high = high.clone();
    if (low.length != names.size() || high.length != names.size()) {
      throw new IllegalArgumentException(
          names.size() + " names for ranges of " + low.length + " and " + high.length);
    }
    for (int i = 0; i < low.length; i++) {
      if (!(low[i] <= high[i])) {
        throw new IllegalArgumentException(
            names.get(i) + ": from " + low[i] + " to " + high[i] + " is no range");
      }
    }
  }

  /** Makes a space of numbers that all have the same range. */
  public static Space of(double low, double high, String... names) {
    double[] lows = new double[names.length];
    double[] highs = new double[names.length];
    Arrays.fill(lows, low);
    Arrays.fill(highs, high);
    return new Space(List.of(names), lows, highs);
  }

  /** Makes a space of numbers of any size. */
  public static Space unbounded(String... names) {
    return of(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, names);
  }

  @Override
  public double[] low() {
    return low.clone();
  }

  @Override
  public double[] high() {
    return high.clone();
  }

  /** Returns how many numbers there are. */
  public int size() {
    return names.size();
  }

  /** Says whether numbers are in the space. */
  public boolean contains(double[] x) {
    boolean in = x.length == low.length;
    for (int i = 0; in && i < low.length; i++) {
      in = x[i] >= low[i] && x[i] <= high[i];
    }
    return in;
  }

  /** Writes the nearest numbers that are in the space to {@code out}; a NaN becomes the middle. */
  public void clip(double[] out, double[] x) {
    for (int i = 0; i < low.length; i++) {
      double middle = Double.isInfinite(low[i] - high[i]) ? 0 : 0.5 * (low[i] + high[i]);
      out[i] = Double.isNaN(x[i]) ? middle : Math.max(low[i], Math.min(high[i], x[i]));
    }
  }

  /**
   * Writes numbers by chance to {@code out}, equally likely all over the space.
   *
   * @throws IllegalStateException if the space has no ends
   */
  public void sample(double[] out, RandomSource random) {
    for (int i = 0; i < low.length; i++) {
      if (Double.isInfinite(low[i]) || Double.isInfinite(high[i])) {
        throw new IllegalStateException(names.get(i) + " has no ends to choose between");
      }
      out[i] = low[i] == high[i] ? low[i] : random.nextDouble(low[i], high[i]);
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Space s
        && names.equals(s.names)
        && Arrays.equals(low, s.low)
        && Arrays.equals(high, s.high);
  }

  @Override
  public int hashCode() {
    return names.hashCode() + 31 * Arrays.hashCode(low) + 961 * Arrays.hashCode(high);
  }
}
