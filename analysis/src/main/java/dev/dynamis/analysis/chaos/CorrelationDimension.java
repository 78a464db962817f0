package dev.dynamis.analysis.chaos;

import dev.dynamis.core.Recording;
import dev.dynamis.core.SimulationException;
import java.util.List;

/**
 * The correlation dimension (Grassberger and Procaccia, 1983): the exponent with which the number
 * of pairs of points grows with their distance.
 *
 * @param dimension slope of the logarithm of the sum over the range of distances
 * @param spread standard deviation of the slopes inside the range: what a choice of the range would
 *     change
 * @param from least distance of the range
 * @param to greatest distance
 * @param sums the part of pairs nearer than a distance, over the distance
 * @since 0.1.0
 */
public record CorrelationDimension(
    double dimension, double spread, double from, double to, Recording sums) {
  /** Bins for every factor of two in the square of the distance. */
  private static final int PARTS = 4;

  private static final int BINS = 2048 * PARTS;

  /**
   * Computes the dimension of points, as they follow each other on an orbit.
   *
   * @param points {@code [points][coordinates]}
   * @param theiler how many steps two points must be apart, so that neighbors in time don't count
   * @param from least distance that counts, or NaN for that below which a thousand pairs are
   * @param to greatest distance that counts, or NaN for that below which 5 % of the pairs are
   * @throws SimulationException if too few pairs are in the range
   */
  public static CorrelationDimension of(double[][] points, int theiler, double from, double to) {
    long[] bins = new long[BINS];
    long pairs = 0;
    for (int i = 0; i < points.length; i++) {
      double[] a = points[i];
      for (int j = 0; j < i - theiler; j++) {
        double[] b = points[j];
        double sum = 0;
        for (int k = 0; k < a.length; k++) {
          double d = a[k] - b[k];
          sum += d * d;
        }
        // exponent and first two binary digits are the number of a bin
        bins[(int) (Double.doubleToRawLongBits(sum) >>> 50)]++;
        pairs++;
      }
    }
    if (pairs < 1000) {
      throw new SimulationException(
          "only " + pairs + " pairs of points are far enough apart in time; give more points");
    }
    Recording sums = new Recording("distance", List.of("part"));
    long nearer = 0;
    for (int b = 0; b < BINS - 1; b++) {
      nearer += bins[b];
      double edge = Math.sqrt(Double.longBitsToDouble((long) (b + 1) << 50));
      if (nearer > 10 && Double.isFinite(edge)) {
        sums.add(edge, (double) nearer / pairs);
        if (nearer == pairs) {
          break;
        }
      }
    }
    return slope(sums, pairs, from, to);
  }

  private static CorrelationDimension slope(Recording sums, long pairs, double from, double to) {
    double[] r = sums.times().toArray();
    double[] c = sums.column("part").toArray();
    double low = from;
    double high = to;
    for (int i = 0; i < r.length; i++) {
      // enough pairs for their number to be known to 3 %, and few enough to be near each other
      low = Double.isNaN(low) && c[i] * pairs > 1000 ? r[i] : low;
      high = Double.isNaN(to) && c[i] < 0.05 ? r[i] : high;
    }
    double sx = 0;
    double sy = 0;
    double sxx = 0;
    double sxy = 0;
    int n = 0;
    for (int i = 0; i < r.length; i++) {
      if (r[i] >= low && r[i] <= high) {
        double x = StrictMath.log(r[i]);
        double y = StrictMath.log(c[i]);
        sx += x;
        sy += y;
        sxx += x * x;
        sxy += x * y;
        n++;
      }
    }
    if (n < 4) {
      throw new SimulationException(
          "only "
              + n
              + " distances from "
              + low
              + " to "
              + high
              + " have enough pairs; give more points or another range");
    }
    double dimension = (n * sxy - sx * sy) / (n * sxx - sx * sx);
    double squares = 0;
    int parts = 0;
    for (int i = 0; i + PARTS < r.length; i++) {
      if (r[i] >= low && r[i + PARTS] <= high) {
        double local = StrictMath.log(c[i + PARTS] / c[i]) / StrictMath.log(r[i + PARTS] / r[i]);
        squares += (local - dimension) * (local - dimension);
        parts++;
      }
    }
    return new CorrelationDimension(
        dimension, parts > 1 ? Math.sqrt(squares / (parts - 1)) : Double.NaN, low, high, sums);
  }
}
