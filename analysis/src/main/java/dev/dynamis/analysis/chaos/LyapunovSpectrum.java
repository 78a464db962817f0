package dev.dynamis.analysis.chaos;

import dev.dynamis.core.Recording;
import java.util.Arrays;

/**
 * Lyapunov exponents with what is known of their accuracy.
 *
 * @param exponents mean rates of growth, the largest first as far as they have converged; per unit
 *     of time, or per iteration of a map. Minus infinity where a direction vanishes within a step
 * @param errors standard deviation of each mean, from its means over 32 parts of the time; NaN
 *     where the time was too short to tell. It contains no error of the method of stepping
 * @param time over how much time, or how many iterations, growth was averaged
 * @param steps how many steps that took
 * @param directions in how many directions the system may change: as many exponents it has
 * @param method how the numbers were found
 * @param history the exponents as they were after parts of the time
 * @since 0.1.0
 */
public record LyapunovSpectrum(
    double[] exponents,
    double[] errors,
    double time,
    long steps,
    int directions,
    String method,
    Recording history) {
  /** Returns the sum of the exponents: the mean rate at which volumes grow, if all are there. */
  public double sum() {
    return Arrays.stream(exponents).sum();
  }

  /**
   * Returns the dimension of Kaplan and Yorke (1979): how many of the largest exponents have a sum
   * that is not negative, and the part of the next that this sum fills. NaN if too few exponents
   * were computed to tell.
   */
  public double kaplanYorke() {
    double sum = 0;
    for (int j = 0; j < exponents.length; j++) {
      if (sum + exponents[j] < 0) {
        return Double.isInfinite(exponents[j]) ? j : j + sum / Math.abs(exponents[j]);
      }
      sum += exponents[j];
    }
    return exponents.length == directions ? directions : Double.NaN;
  }
}
