package dev.dynamis.plot;

import java.util.Arrays;

/**
 * Where numbers fall on one side of a grid: a few values one by one, steps or ratios that are
 * equal, or else bins of equal width.
 *
 * @param count how many bins
 * @param low the lower end of the first, a logarithm if {@code logarithmic}
 * @param high the upper end of the last
 * @param values each bin's only number if bins have no width, or null
 */
record Bins(int count, double low, double high, boolean logarithmic, double[] values) {
  private static final int MOST_STEPS = 400;
  private static final int FEW = 12;
  private static final int MANY = 48;
  private static final double EQUAL = 1e-6;

  static Bins of(double[] numbers) {
    double[] all = Arrays.stream(numbers).filter(Double::isFinite).sorted().distinct().toArray();
    if (all.length == 0) {
      throw new IllegalArgumentException("no finite number to draw");
    }
    int n = all.length;
    if (n > 2 && n <= MOST_STEPS) {
      if (isEven(all)) {
        double half = (all[n - 1] - all[0]) / (n - 1) / 2;
        return new Bins(n, all[0] - half, all[n - 1] + half, false, null);
      }
      if (all[0] > 0) {
        double[] logs = Arrays.stream(all).map(StrictMath::log10).toArray();
        if (isEven(logs)) {
          double half = (logs[n - 1] - logs[0]) / (n - 1) / 2;
          return new Bins(n, logs[0] - half, logs[n - 1] + half, true, null);
        }
      }
    }
    if (n <= FEW) {
      return new Bins(n, 0, n, false, all);
    }
    return new Bins(Math.min(MANY, n), all[0], all[n - 1], false, null);
  }

  private static boolean isEven(double[] sorted) {
    int n = sorted.length;
    double step = (sorted[n - 1] - sorted[0]) / (n - 1);
    for (int i = 1; i < n; i++) {
      if (Math.abs(sorted[i] - sorted[0] - i * step) > EQUAL * step * n) {
        return false;
      }
    }
    return true;
  }

  /** Returns the bin of a number, -1 if it is not finite. */
  int bin(double v) {
    if (!Double.isFinite(v)) {
      return -1;
    }
    if (values != null) {
      return Arrays.binarySearch(values, v);
    }
    double x = logarithmic ? StrictMath.log10(v) : v;
    return Math.clamp((long) ((x - low) / (high - low) * count), 0, count - 1);
  }

  /** Returns the places of ticks between 0 and 1, and what they are. */
  double[][] ticks(int about) {
    if (values != null) {
      double[] at = new double[count];
      Arrays.setAll(at, i -> (i + 0.5) / count);
      return new double[][] {at, values};
    }
    double step = Math.max(Diagram.tick(high - low, about), logarithmic ? 1 : 0);
    double first = Math.ceil(low / step);
    int n = (int) Math.floor(high / step) - (int) first + 1;
    double[] at = new double[Math.max(0, n)];
    double[] numbers = new double[at.length];
    for (int i = 0; i < at.length; i++) {
      double v = (first + i) * step;
      at[i] = (v - low) / (high - low);
      numbers[i] = logarithmic ? StrictMath.pow(10, v) : v;
    }
    return new double[][] {at, numbers};
  }
}
