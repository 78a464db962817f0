package dev.dynamis.equations.internal.step;

/**
 * Values of a step's interpolant.
 *
 * <p>All methods share one form, with {@code s} the fraction of the step and {@code c_0 = x} at its
 * start: {@code c_0 + s (c_1 + (1-s) (c_2 + s (c_3 + (1-s) (c_4 + ...))))}. It is exact at {@code s
 * = 0} and needs only additions of small corrections elsewhere.
 */
public final class Dense {
  private Dense() {}

  /**
   * Returns component {@code i} at fraction {@code s}.
   *
   * @param c coefficients, {@code c[at + k * n + i]} is {@code c_k} of component {@code i}
   */
  public static double value(double[] c, int at, int n, int degree, int i, double s) {
    double r = 1 - s;
    double v = c[at + degree * n + i];
    for (int k = degree - 1; k >= 0; k--) {
      v = c[at + k * n + i] + ((k & 1) == 0 ? s : r) * v;
    }
    return v;
  }

  /** Returns the derivative of component {@code i} by the fraction {@code s}. */
  public static double slope(double[] c, int at, int n, int degree, int i, double s) {
    double v = c[at + degree * n + i];
    double slope = 0;
    for (int k = degree - 1; k >= 0; k--) {
      boolean even = (k & 1) == 0;
      double factor = even ? s : 1 - s;
      slope = (even ? v : -v) + factor * slope;
      v = c[at + k * n + i] + factor * v;
    }
    return slope;
  }

  /**
   * Writes the weights of the coefficients {@code c_0, c_1, ...} in a value at fraction {@code s}.
   */
  public static void weights(double[] w, int degree, double s) {
    w[0] = 1;
    for (int k = 1; k <= degree; k++) {
      w[k] = w[k - 1] * ((k & 1) == 1 ? s : 1 - s);
    }
  }

  /** Writes all {@code n} components at fraction {@code s} to {@code out}. */
  public static void values(double[] out, double[] c, int at, int n, int degree, double s) {
    for (int i = 0; i < n; i++) {
      out[i] = value(c, at, n, degree, i, s);
    }
  }
}
