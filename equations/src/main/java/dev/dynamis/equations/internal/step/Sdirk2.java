package dev.dynamis.equations.internal.step;

import dev.dynamis.equations.model.StepOptions;

/** Alexander's singly diagonally implicit Runge-Kutta method of order 2, L-stable, fixed steps. */
final class Sdirk2 extends Stepper {
  private static final double GAMMA = 0.5 * (2.0 - Math.sqrt(2.0));

  private final Newton newton;
  private final double[] first;
  private final double[] slope;
  private final double[] base;

  Sdirk2(int dim, StepOptions options) {
    super(dim);
    newton = new Newton(dim, options);
    first = new double[dim];
    slope = new double[dim];
    base = new double[dim];
  }

  @Override
  public boolean step(double[] out, Rhs f, double t, double[] x, double h) {
    int n = dim;
    double c = h * GAMMA;
    double t1 = t + GAMMA * h;
    System.arraycopy(x, 0, first, 0, n);
    newton.a = x;
    if (!newton.solve(Newton.Form.KNOWN_FIRST, f, t1, first, c, true, x, null)) {
      return false;
    }
    f.eval(slope, t1, first);
    for (int i = 0; i < n; i++) {
      base[i] = x[i] + h * (1.0 - GAMMA) * slope[i];
      out[i] = base[i];
    }
    newton.a = base;
    return newton.solve(Newton.Form.KNOWN_FIRST, f, t + h, out, c, true, x, base) && fixed(h);
  }
}
