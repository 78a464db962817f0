package dev.dynamis.analysis.linear;

import java.util.ArrayList;
import java.util.List;

/**
 * The response of an output to a sinusoidal input, over frequencies: what a Bode diagram shows.
 *
 * @param input name of the input
 * @param output name of the output
 * @param angularFrequencies rad/s
 * @param re real parts of the transfer function
 * @param im imaginary parts of the transfer function
 * @since 0.1.0
 */
public record FrequencyResponse(
    String input, String output, double[] angularFrequencies, double[] re, double[] im) {

  /**
   * Computes the transfer function between a named input and a named output at given frequencies:
   * {@code C inverse(s - A) B + D} with {@code s = i w}, or {@code z = exp(i w dt)} for discrete
   * systems.
   *
   * @param angularFrequencies rad/s
   * @throws IllegalArgumentException if a name is wrong, with the nearest
   */
  public static FrequencyResponse of(
      LinearSystem system, String input, String output, double[] angularFrequencies) {
    LinearSystem chosen = system.withInputs(List.of(input)).withOutputs(List.of(output));
    int n = chosen.states().size();
    int count = angularFrequencies.length;
    double[] a = chosen.a(), b = chosen.b(), c = chosen.c(), d = chosen.d();
    double[] re = new double[count], im = new double[count];
    for (int k = 0; k < count; k++) {
      double w = angularFrequencies[k];
      boolean discrete = chosen.isDiscrete();
      double sr = discrete ? StrictMath.cos(w * chosen.dt()) : 0;
      double si = discrete ? StrictMath.sin(w * chosen.dt()) : w;
      double[] mr = new double[n * n], mi = new double[n * n];
      for (int i = 0; i < n * n; i++) {
        mr[i] = -a[i];
      }
      for (int i = 0; i < n; i++) {
        mr[i * (n + 1)] += sr;
        mi[i * (n + 1)] = si;
      }
      double[] xr = b.clone(), xi = new double[n];
      new ComplexQr(mr, mi, n, n, xr, xi, 1).solve();
      re[k] = d[0];
      for (int i = 0; i < n; i++) {
        re[k] += c[i] * xr[i];
        im[k] += c[i] * xi[i];
      }
    }
    return new FrequencyResponse(input, output, angularFrequencies.clone(), re, im);
  }

  /**
   * Returns frequencies that show all modes of a system, in rad/s, equally spaced in the logarithm:
   * from a decade below the slowest mode to a decade above the fastest, at most to the highest
   * frequency that steps can follow.
   */
  public static double[] frequencies(LinearSystem system, int count) {
    double low = Double.POSITIVE_INFINITY, high = 0;
    for (Mode mode : system.modes()) {
      double w = mode.naturalFrequency();
      // a mode at rest, or one gone in a step, has no frequency to show
      if (w > 1e-6 && w < 1e9) {
        low = Math.min(low, w);
        high = Math.max(high, w);
      }
    }
    if (high == 0) {
      low = 1;
      high = 1;
    }
    double highest = system.isDiscrete() ? Math.PI / system.dt() : Double.POSITIVE_INFINITY;
    double from = Math.min(low, highest / 10) / 10;
    double to = Math.min(high * 10, highest);
    double[] all = new double[count];
    double ratio = StrictMath.log(to / from);
    for (int k = 0; k < count; k++) {
      all[k] = k == count - 1 ? to : from * StrictMath.exp(ratio * k / (count - 1));
    }
    return all;
  }

  /** Returns the magnitude at each frequency, as a ratio. */
  public double[] magnitudes() {
    double[] res = new double[re.length];
    for (int k = 0; k < res.length; k++) {
      res[k] = StrictMath.hypot(re[k], im[k]);
    }
    return res;
  }

  /** Returns the magnitude at each frequency, in decibels. */
  public double[] decibels() {
    double[] res = magnitudes();
    for (int k = 0; k < res.length; k++) {
      res[k] = 20 * StrictMath.log10(res[k]);
    }
    return res;
  }

  /**
   * Returns the phase at each frequency, in degrees, without jumps of 360; half a turn at the first
   * frequency counts as -180.
   */
  public double[] degrees() {
    double[] res = new double[re.length];
    double turns = 0;
    if (res.length > 0 && re[0] < 0 && Math.abs(im[0]) < 1e-9 * -re[0] && im[0] >= 0) {
      turns = -360;
    }
    for (int k = 0; k < res.length; k++) {
      res[k] = StrictMath.toDegrees(StrictMath.atan2(im[k], re[k])) + turns;
      if (k > 0) {
        double jump = Math.rint((res[k] - res[k - 1]) / 360) * 360;
        turns -= jump;
        res[k] -= jump;
      }
    }
    return res;
  }

  /** Returns the frequencies in Hz. */
  public double[] hertz() {
    double[] res = angularFrequencies.clone();
    for (int k = 0; k < res.length; k++) {
      res[k] /= 2 * Math.PI;
    }
    return res;
  }

  /** Returns the places after which the magnitude crosses 1. */
  List<Integer> crossings() {
    double[] size = magnitudes();
    List<Integer> found = new ArrayList<>();
    for (int k = 0; k + 1 < size.length; k++) {
      if ((size[k] > 1) != (size[k + 1] > 1)) {
        found.add(k);
      }
    }
    return found;
  }
}
