package dev.dynamis.equations.internal.step;

import dev.dynamis.equations.model.StepOptions;

/**
 * The trapezoidal rule followed by the backward differentiation formula of order 2 inside one step,
 * with variable steps; the error is the difference from backward Euler.
 */
final class TrBdf2a extends Adaptive {
  private static final double GAMMA = 2.0 - Math.sqrt(2.0);
  private static final double THETA = 0.5 * GAMMA;
  private static final double GAMMA2 = (1.0 - GAMMA) / (2.0 - GAMMA);
  private static final double GAMMA3 = 1.0 / (GAMMA * (2.0 - GAMMA));

  private final Newton newton;
  private final double[] slope;
  private final double[] base;
  private final double[] stage;

  TrBdf2a(int dim, StepOptions options) {
    super(dim, options, 0.5, 0.5);
    newton = new Newton(dim, options);
    slope = new double[dim];
    base = new double[dim];
    stage = new double[dim];
  }

  @Override
  boolean begin(Rhs f, double t, double[] x) {
    f.eval(slope, t, x);
    return finite(slope, dim);
  }

  @Override
  double attempt(double[] out, Rhs f, double t, double[] x, double h) {
    int n = dim;
    double c1 = THETA * h;
    for (int i = 0; i < n; i++) {
      base[i] = x[i] + c1 * slope[i];
      stage[i] = x[i] + GAMMA * h * slope[i];
    }
    newton.a = base;
    if (!newton.solve(Newton.Form.SLOPE_FIRST, f, t + GAMMA * h, stage, c1, true, x, slope)) {
      return Double.NaN;
    }
    for (int i = 0; i < n; i++) {
      base[i] = (1.0 - GAMMA3) * x[i] + GAMMA3 * stage[i];
      out[i] = stage[i];
    }
    if (!newton.solve(Newton.Form.SLOPE_FIRST, f, t + h, out, GAMMA2 * h, true, x, stage)) {
      return Double.NaN;
    }
    System.arraycopy(out, 0, stage, 0, n);
    newton.a = x;
    if (!newton.solve(Newton.Form.SLOPE_FIRST, f, t + h, stage, h, true, x, null)) {
      return Double.NaN;
    }
    for (int i = 0; i < n; i++) {
      base[i] = out[i] - stage[i];
    }
    return norm(base, x, out);
  }

  @Override
  public void dense(double[] c, Rhs f, double t, double[] x, double[] out) {
    f.eval(stage, t + taken, out);
    hermite(c, x, out, slope, 0, stage, 0, taken);
  }
}
