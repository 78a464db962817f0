package dev.dynamis.analysis.chaos;

import dev.dynamis.core.math.Trig;
import java.util.Arrays;

/**
 * The 0-1 test for chaos (Gottwald and Melbourne, 2009): a series drives a motion in the plane,
 * which stays bounded if the series is regular and wanders like a random walk if it is chaotic.
 *
 * @param k the median of the correlations of squared displacement with time over 100 angles: about
 *     0 for regular, about 1 for chaotic series
 * @param quartiles the lower and upper quartile of these, which lie far apart where the series is
 *     too short to tell
 * @param samples how many values the series has
 * @since 0.1.0
 */
public record ZeroOne(double k, double[] quartiles, int samples) {
  private static final int ANGLES = 100;
  private static final double GOLDEN = 0.6180339887498949;

  /**
   * Tests a series. Samples of a flow must not follow each other too closely; crossings of a
   * section or maxima are good ones.
   *
   * @param series 100 values or more; the work grows with the square of their number
   * @throws IllegalArgumentException if there are fewer values
   */
  public static ZeroOne of(double[] series) {
    if (series.length < 100) {
      throw new IllegalArgumentException(series.length + " values; the test needs 100 or more");
    }
    double[] all = new double[ANGLES];
    for (int a = 0; a < ANGLES; a++) {
      // spread evenly, and in no simple ratio to pi
      double part = (a + 1) * GOLDEN;
      double c = Math.PI / 5 + 3 * Math.PI / 5 * (part - Math.floor(part));
      all[a] = correlation(series, c);
    }
    Arrays.sort(all);
    return new ZeroOne(
        0.5 * (all[ANGLES / 2 - 1] + all[ANGLES / 2]),
        new double[] {all[ANGLES / 4], all[3 * ANGLES / 4]},
        series.length);
  }

  private static double correlation(double[] series, double c) {
    int n = series.length;
    int lags = n / 10;
    double[] p = new double[n + 1];
    double[] q = new double[n + 1];
    double mean = 0;
    for (int j = 0; j < n; j++) {
      mean += series[j] / n;
      p[j + 1] = p[j] + series[j] * Trig.cos((j + 1) * c);
      q[j + 1] = q[j] + series[j] * Trig.sin((j + 1) * c);
    }
    double[] displacement = new double[lags];
    double oscillation = mean * mean / (1 - Trig.cos(c));
    for (int m = 1; m <= lags; m++) {
      double sum = 0;
      for (int j = 1; j <= n - lags; j++) {
        double dp = p[j + m] - p[j];
        double dq = q[j + m] - q[j];
        sum += dp * dp + dq * dq;
      }
      displacement[m - 1] = sum / (n - lags) - oscillation * (1 - Trig.cos(m * c));
    }
    return correlation(displacement);
  }

  /** Correlation of values with their numbers; 0 if they are all the same. */
  private static double correlation(double[] y) {
    int n = y.length;
    double mid = 0.5 * (n - 1);
    double mean = Arrays.stream(y).sum() / n;
    double xy = 0;
    double xx = 0;
    double yy = 0;
    for (int i = 0; i < n; i++) {
      xy += (i - mid) * (y[i] - mean);
      xx += (i - mid) * (i - mid);
      yy += (y[i] - mean) * (y[i] - mean);
    }
    return yy > 0 ? xy / Math.sqrt(xx * yy) : 0;
  }
}
