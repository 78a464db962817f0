package dev.dynamis.analysis.equilibria;

/**
 * The polynomials of degree 3 on [0, 1] that are 1 at one of the four Gauss points and 0 at the
 * others, and their integrals.
 */
final class GaussBasis {
  /** Number of Gauss points. */
  static final int POINTS = 4;

  private static final double[] C = points();
  private static final double[][] COEFFICIENTS = coefficients();

  private GaussBasis() {}

  /** Zeros of Legendre's polynomial of degree 4, moved to [0, 1]. */
  private static double[] points() {
    double root = Math.sqrt(1.2);
    double inner = 0.5 * Math.sqrt((3 - 2 * root) / 7);
    double outer = 0.5 * Math.sqrt((3 + 2 * root) / 7);
    return new double[] {0.5 - outer, 0.5 - inner, 0.5 + inner, 0.5 + outer};
  }

  private static double[][] coefficients() {
    double[][] all = new double[POINTS][POINTS];
    for (int s = 0; s < POINTS; s++) {
      double[] c = all[s];
      c[0] = 1;
      int degree = 0;
      for (int j = 0; j < POINTS; j++) {
        if (j != s) {
          double scale = 1 / (C[s] - C[j]);
          degree++;
          for (int k = degree; k >= 0; k--) {
            c[k] = scale * ((k > 0 ? c[k - 1] : 0) - C[j] * (k < degree ? c[k] : 0));
          }
        }
      }
    }
    return all;
  }

  /** Returns a Gauss point. */
  static double point(int s) {
    return C[s];
  }

  /** Returns the integral of a polynomial from 0 to {@code theta}. */
  static double integral(int s, double theta) {
    double[] c = COEFFICIENTS[s];
    return theta * (c[0] + theta * (c[1] / 2 + theta * (c[2] / 3 + theta * (c[3] / 4))));
  }

  /** Returns the third derivative of a polynomial, which is constant. */
  static double third(int s) {
    return 6 * COEFFICIENTS[s][3];
  }
}
