package dev.dynamis.analysis.linear;

import java.util.Arrays;
import java.util.Comparator;

/** How eigenvalues are ordered: the least stable first. */
final class ModeOrder {
  private ModeOrder() {}

  /** Returns the places of eigenvalues in order; pairs stay together, positive part first. */
  static Integer[] of(double[] re, double[] im, boolean discrete) {
    Integer[] order = new Integer[re.length];
    Arrays.setAll(order, k -> k);
    Arrays.sort(
        order,
        Comparator.<Integer>comparingDouble(k -> -growth(re[k], im[k], discrete))
            .thenComparingDouble(k -> -Math.abs(im[k]))
            .thenComparingDouble(k -> -re[k])
            .thenComparingDouble(k -> -im[k]));
    return order;
  }

  /**
   * Returns a number that is negative if a mode with this eigenvalue vanishes: the real part, or
   * the modulus less 1.
   */
  static double growth(double re, double im, boolean discrete) {
    return discrete ? StrictMath.hypot(re, im) - 1 : re;
  }
}
