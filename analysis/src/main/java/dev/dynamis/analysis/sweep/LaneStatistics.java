package dev.dynamis.analysis.sweep;

import dev.dynamis.core.Lanes;
import java.util.Arrays;

/**
 * Statistics and samples of one coordinate of many runs side by side, with the arithmetic of a
 * single run, in rows of one array, which is what becomes vector instructions.
 */
final class LaneStatistics {
  private static final int W = Lanes.WIDTH;
  private static final int VALUE = 0;
  private static final int MEAN = W;
  private static final int SQUARES = 2 * W;
  private static final int LEAST = 3 * W;
  private static final int GREATEST = 4 * W;
  private static final int OLD = 5 * W;
  private static final int OLDER = 6 * W;

  private final int component;
  private final int most;
  private final Sampling sampling;
  private final double[] rows = new double[7 * W];
  private final double[] ring;
  private final long[] sampled = new long[W];
  private long count;

  /**
   * Begins.
   *
   * @param component whose values are looked at
   * @param most how many samples of a run are kept
   */
  LaneStatistics(int component, int most, Sampling sampling) {
    this.component = component;
    this.most = most;
    this.sampling = sampling;
    ring = new double[Math.multiplyExact(most, W)];
    Arrays.fill(rows, LEAST, LEAST + W, Double.POSITIVE_INFINITY);
    Arrays.fill(rows, GREATEST, GREATEST + W, Double.NEGATIVE_INFINITY);
    Arrays.fill(rows, OLD, rows.length, Double.NaN);
  }

  /** Looks at the present values of the first lanes. */
  void add(double[] numbers, int lanes) {
    count++;
    double[] r = rows;
    System.arraycopy(numbers, component * W, r, VALUE, lanes);
    double n = count;
    // with columns of a known range the compiler has room for all in one loop of vectors
    int end = Math.min(lanes, W);
    for (int l = 0; l < end; l++) {
      double v = r[VALUE + l];
      double old = r[MEAN + l];
      double off = v - old;
      double mean = old + off / n;
      double squares = r[SQUARES + l] + off * (v - mean);
      double least = Math.min(r[LEAST + l], v);
      double greatest = Math.max(r[GREATEST + l], v);
      r[MEAN + l] = mean;
      r[SQUARES + l] = squares;
      r[LEAST + l] = least;
      r[GREATEST + l] = greatest;
    }
    if (sampling == Sampling.STEPS) {
      System.arraycopy(r, VALUE, ring, (int) ((count - 1) % most) * W, lanes);
    } else {
      maxima(lanes);
    }
  }

  private void maxima(int lanes) {
    for (int l = 0; l < lanes; l++) {
      double older = rows[OLDER + l];
      double old = rows[OLD + l];
      double v = rows[VALUE + l];
      if (older < old && old >= v) {
        double bend = older - 2 * old + v;
        double slope = (v - older) / 2;
        double top = bend < 0 ? old - slope * slope / (2 * bend) : old;
        ring[(int) (sampled[l]++ % most) * W + l] = top;
      }
    }
    System.arraycopy(rows, OLD, rows, OLDER, lanes);
    System.arraycopy(rows, VALUE, rows, OLD, lanes);
  }

  private long sampled(int lane) {
    return sampling == Sampling.STEPS ? count : sampled[lane];
  }

  /** Returns the last samples of a run, in their order. */
  double[] samples(int lane) {
    long all = sampled(lane);
    int n = (int) Math.min(all, most);
    double[] last = new double[n];
    int at = (int) ((all - n) % most);
    for (int i = 0; i < n; i++) {
      last[i] = ring[at * W + lane];
      at = at + 1 == most ? 0 : at + 1;
    }
    return last;
  }

  /** Writes mean, standard deviation, least, greatest and last value, number of samples. */
  void statistics(int lane, double[] row) {
    if (count == 0) {
      Arrays.fill(row, Double.NaN);
      row[5] = 0;
      return;
    }
    row[0] = rows[MEAN + lane];
    row[1] = Math.sqrt(rows[SQUARES + lane] / count);
    row[2] = rows[LEAST + lane];
    row[3] = rows[GREATEST + lane];
    row[4] = rows[VALUE + lane];
    row[5] = Math.min(sampled(lane), most);
  }
}
