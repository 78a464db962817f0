package dev.dynamis.equations;

import dev.dynamis.core.RightHandSide;

/**
 * Finds which coordinates of a map go around. An equation {@code x % p} alone does not tell: {@code
 * 1.5*x % 1} jumps within its range, and other equations may use {@code x}. So places a period
 * apart are compared.
 */
final class Wraps {
  private static final int PLACES = 8;
  private static final double EQUAL = 1e-9;

  /** The fraction of the golden section, whose multiples fill an interval evenly. */
  private static final double GOLDEN = 0.6180339887498949;

  private Wraps() {}

  /**
   * Returns the periods of all coordinates, 0 for those that have none.
   *
   * @param moduli of what each equation is the remainder, or 0
   */
  static double[] periods(RightHandSide rhs, double t, double[] moduli) {
    double[] periods = moduli.clone();
    for (int i = 0; i < periods.length; ) {
      if (periods[i] > 0 && !holds(rhs, t, periods, i)) {
        // equations that were equal but for whole periods of this one are not any longer
        periods[i] = 0;
        i = 0;
      } else {
        i++;
      }
    }
    return periods;
  }

  private static boolean holds(RightHandSide rhs, double t, double[] periods, int i) {
    int n = periods.length;
    double[] x = new double[n];
    double[] here = new double[n];
    double[] there = new double[n];
    int compared = 0;
    for (int k = 0; k < PLACES; k++) {
      for (int j = 0; j < n; j++) {
        double share = (GOLDEN * (k * n + j + 1)) % 1;
        x[j] = periods[j] > 0 ? share * periods[j] : 2 * share - 1;
      }
      rhs.evaluate(here, t, x);
      x[i] += periods[i];
      rhs.evaluate(there, t, x);
      boolean finite = true;
      for (int j = 0; j < n; j++) {
        double d = there[j] - here[j];
        d -= periods[j] > 0 ? periods[j] * Math.rint(d / periods[j]) : 0;
        finite &= Double.isFinite(d);
        if (Math.abs(d) > EQUAL * (1 + Math.abs(here[j]) + periods[j])) {
          return false;
        }
      }
      compared += finite ? 1 : 0;
    }
    return compared > 0;
  }
}
