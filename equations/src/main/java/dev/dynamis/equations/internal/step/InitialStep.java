package dev.dynamis.equations.internal.step;

import dev.dynamis.core.math.Power;
import dev.dynamis.equations.model.StepOptions;

/**
 * The first step length of an adaptive method, from the sizes of the state, its slope and the
 * change of the slope, in units of the tolerance.
 */
public final class InitialStep {
  private final double[] slope;
  private final double[] moved;
  private final double[] later;

  /** Makes a workspace for {@code n} equations. */
  public InitialStep(int n) {
    slope = new double[n];
    moved = new double[n];
    later = new double[n];
  }

  /**
   * Chooses a step length.
   *
   * @param order the method's order
   * @param longest greatest length, may be infinite
   * @param span time to the end of the run
   */
  public double choose(
      Rhs f, double t, double[] x, StepOptions o, int order, double longest, double span) {
    int n = slope.length;
    f.eval(slope, t, x);
    double d0 = norm(x, x, o);
    double d1 = norm(slope, x, o);
    double h0 = d0 < 1e-5 || d1 < 1e-5 ? Math.min(1e-6, span) : 0.01 * d0 / d1;
    for (int i = 0; i < n; i++) {
      moved[i] = x[i] + h0 * slope[i];
    }
    f.eval(later, t + h0, moved);
    for (int i = 0; i < n; i++) {
      later[i] = later[i] - slope[i];
    }
    double d2 = norm(later, x, o) / Math.max(h0, 1e-16);
    double largest = Math.max(Math.max(d1, d2), 1e-15);
    double h = 0.01 * Power.pow(largest, -1 / (order + 1.0));
    // slopes that are not finite are found by the first step itself
    return Double.isNaN(h)
        ? Math.min(longest, span)
        : Math.max(Math.min(Math.min(h, longest), span), 1e-16);
  }

  private static double norm(double[] v, double[] x, StepOptions o) {
    double sum = 0;
    for (int i = 0; i < x.length; i++) {
      double r = v[i] / (o.atol() + o.rtol() * Math.abs(x[i]));
      sum += r * r;
    }
    return Math.sqrt(sum / x.length);
  }
}
