package dev.dynamis.analysis.signal;

import dev.dynamis.core.Recording;
import dev.dynamis.core.math.Trig;
import java.util.List;

/**
 * The power of a series by frequency, one-sided: its integral over the frequencies is the variance.
 *
 * @param density power per unit of frequency, over the frequency
 * @param segments over how many stretches of the series it is averaged
 * @param resolution distance of two frequencies
 * @since 0.1.0
 */
public record PowerSpectrum(Recording density, int segments, double resolution) {
  /** Name of the column with the power. */
  public static final String POWER = "power";

  /**
   * Computes the spectrum as Welch does: stretches that overlap by half, each without its mean and
   * under Hann's window, are transformed, and the squares averaged.
   *
   * @param values the series, at equal intervals of time
   * @param dt the interval
   * @param length of a stretch, a power of two; the longest that gives eight of them if 0
   * @throws IllegalArgumentException if the series is shorter than 16 values or than a stretch
   */
  public static PowerSpectrum welch(double[] values, double dt, int length) {
    int n = length;
    if (n == 0) {
      n = Integer.highestOneBit(Math.max(16, values.length * 2 / 9));
    }
    if (n < 16 || Integer.bitCount(n) != 1 || n > values.length) {
      throw new IllegalArgumentException(
          "stretches of "
              + n
              + " of "
              + values.length
              + " values; use a power of two from 16 to the number of values");
    }
    double[] window = new double[n];
    double weight = 0;
    for (int i = 0; i < n; i++) {
      double s = Trig.sin(Math.PI * i / n);
      window[i] = s * s;
      weight += window[i] * window[i];
    }
    double[] power = new double[n / 2 + 1];
    double[] re = new double[n];
    double[] im = new double[n];
    int segments = 0;
    for (int at = 0; at + n <= values.length; at += n / 2, segments++) {
      double mean = 0;
      for (int i = 0; i < n; i++) {
        mean += values[at + i] / n;
      }
      for (int i = 0; i < n; i++) {
        re[i] = window[i] * (values[at + i] - mean);
        im[i] = 0;
      }
      Fourier.transform(re, im);
      for (int k = 0; k <= n / 2; k++) {
        power[k] += re[k] * re[k] + im[k] * im[k];
      }
    }
    Recording density = new Recording("frequency", List.of(POWER));
    for (int k = 0; k <= n / 2; k++) {
      double sides = k == 0 || k == n / 2 ? 1 : 2;
      density.add(k / (n * dt), sides * power[k] * dt / (weight * segments));
    }
    return new PowerSpectrum(density, segments, 1 / (n * dt));
  }

  /** Returns the frequency of the greatest power, by a parabola through its logarithm. */
  public double peak() {
    double[] p = density.column(POWER).toArray();
    int top = 1;
    for (int k = 1; k < p.length; k++) {
      top = p[k] > p[top] ? k : top;
    }
    double shift = 0;
    if (top + 1 < p.length && p[top - 1] > 0 && p[top] > 0 && p[top + 1] > 0) {
      double a = StrictMath.log(p[top - 1]);
      double b = StrictMath.log(p[top]);
      double c = StrictMath.log(p[top + 1]);
      double bend = a - 2 * b + c;
      shift = bend < 0 ? 0.5 * (a - c) / bend : 0;
    }
    return (top + shift) * resolution;
  }

  /** Returns the whole power, which is the variance of the series. */
  public double total() {
    double sum = 0;
    for (double p : density.column(POWER).toArray()) {
      sum += p * resolution;
    }
    return sum;
  }
}
