package dev.dynamis.analysis.basin;

import java.util.Arrays;

/**
 * What an orbit does at last, with what attractors need of it.
 *
 * @param points its states, one after the other
 * @param low the least value of each coordinate
 * @param high the greatest
 * @param sum the sum of all
 */
record Stretch(double[] points, double[] low, double[] high, double[] sum) {
  /** Measures states of {@code dim} coordinates. */
  static Stretch of(double[] points, int dim) {
    double[] low = new double[dim];
    double[] high = new double[dim];
    double[] sum = new double[dim];
    Arrays.fill(low, Double.POSITIVE_INFINITY);
    Arrays.fill(high, Double.NEGATIVE_INFINITY);
    for (int at = 0; at < points.length; at += dim) {
      for (int i = 0; i < dim; i++) {
        double v = points[at + i];
        low[i] = Math.min(low[i], v);
        high[i] = Math.max(high[i], v);
        sum[i] += v;
      }
    }
    return new Stretch(points, low, high, sum);
  }
}
