package dev.dynamis.mechanics.internal.delay;

import dev.dynamis.core.math.Scalar;
import dev.dynamis.mechanics.constant.Interpolation;

/**
 * Ring buffers of samples with their times.
 *
 * <p>A buffer of n samples of dimension dim starts at an offset of an array: a number that its
 * owner uses, the place of the newest sample, n times, n samples. Times ascend from the sample
 * after the newest one, round the ring. Counterpart of {@code mju_historyInsert} and {@code
 * mju_historyRead}.
 */
public final class HistoryBuffer {
  private HistoryBuffer() {}

  /** Returns where the i-th sample in the order of time is in the ring. */
  public static int place(int newest, int n, int i) {
    return (newest + 1 + i) % n;
  }

  /** Returns the least i with {@code time(i) >= t}, or n if there is none. */
  private static int find(double[] buf, int o, int n, double t) {
    int newest = (int) buf[o + 1];
    int times = o + 2;
    if (t <= buf[times + place(newest, n, 0)]) {
      return 0;
    }
    if (t > buf[times + newest]) {
      return n;
    }
    int low = 0;
    int high = n - 1;
    while (high - low > 1) {
      int mid = (low + high) / 2;
      if (buf[times + place(newest, n, mid)] < t) {
        low = mid;
      } else {
        high = mid;
      }
    }
    return high;
  }

  /**
   * Makes room for a sample at time {@code t}, in order, dropping the oldest; a sample of the same
   * time is replaced.
   *
   * @return the offset of its values, which the caller writes
   */
  public static int insert(double[] buf, int o, int n, int dim, double t) {
    int newest = (int) buf[o + 1];
    int times = o + 2;
    int values = times + n;
    int i = find(buf, o, n, t);
    if (i < n) {
      int at = place(newest, n, i);
      if (Math.abs(t - buf[times + at]) < Scalar.MINVAL) {
        return values + at * dim;
      }
    }
    int at;
    if (i == n) {
      at = place(newest, n, 0);
      buf[o + 1] = at;
    } else {
      // earlier samples move one place down, over the oldest
      for (int j = 0; j < i - 1; j++) {
        int to = place(newest, n, j);
        int from = place(newest, n, j + 1);
        buf[times + to] = buf[times + from];
        System.arraycopy(buf, values + from * dim, buf, values + to * dim, dim);
      }
      at = place(newest, n, Math.max(0, i - 1));
    }
    buf[times + at] = t;
    return values + at * dim;
  }

  /**
   * {@code res[r..r+dim)} = values at time {@code t}; before the oldest and after the newest sample
   * those are the values.
   *
   * @param interpolation an {@link Interpolation} value
   */
  public static void read(
      double[] res, int r, double[] buf, int o, int n, int dim, double t, int interpolation) {
    int newest = (int) buf[o + 1];
    int times = o + 2;
    int values = times + n;
    int oldest = place(newest, n, 0);
    if (t <= buf[times + oldest] + Scalar.MINVAL) {
      System.arraycopy(buf, values + oldest * dim, res, r, dim);
      return;
    }
    if (t >= buf[times + newest] - Scalar.MINVAL) {
      System.arraycopy(buf, values + newest * dim, res, r, dim);
      return;
    }
    int i = find(buf, o, n, t);
    int high = place(newest, n, i);
    if (Math.abs(t - buf[times + high]) < Scalar.MINVAL) {
      System.arraycopy(buf, values + high * dim, res, r, dim);
      return;
    }
    int low = place(newest, n, i - 1);
    if (interpolation == Interpolation.ZOH) {
      System.arraycopy(buf, values + low * dim, res, r, dim);
      return;
    }
    double dt = buf[times + high] - buf[times + low];
    double x = (t - buf[times + low]) / dt;
    int before = i > 1 ? place(newest, n, i - 2) : -1;
    int after = i < n - 1 ? place(newest, n, i + 1) : -1;
    for (int k = 0; k < dim; k++) {
      double a = buf[values + low * dim + k];
      double b = buf[values + high * dim + k];
      if (interpolation == Interpolation.LINEAR) {
        res[r + k] = a + x * (b - a);
        continue;
      }

      // Hermite spline; slopes are central differences, zero at the ends
      double slopeA = 0;
      if (before >= 0) {
        slopeA = (b - buf[values + before * dim + k]) / (buf[times + high] - buf[times + before]);
      }
      double slopeB = 0;
      if (after >= 0) {
        slopeB = (buf[values + after * dim + k] - a) / (buf[times + after] - buf[times + low]);
      }
      double xx = x * x;
      double xxx = xx * x;
      res[r + k] =
          (2 * xxx - 3 * xx + 1) * a
              + (xxx - 2 * xx + x) * dt * slopeA
              + (-2 * xxx + 3 * xx) * b
              + (xxx - xx) * dt * slopeB;
    }
  }
}
