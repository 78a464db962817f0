package dev.dynamis.equations.internal.step;

import dev.dynamis.equations.model.StepOptions;

/** The backward differentiation formula of order 2 with fixed steps, started by backward Euler. */
final class Bdf2 extends Stepper {
  private final Newton newton;
  private final double[] slope;
  private final double[] start;
  private final double[] previous;
  private boolean started;

  Bdf2(int dim, StepOptions options) {
    super(dim);
    newton = new Newton(dim, options);
    slope = new double[dim];
    start = new double[dim];
    previous = new double[dim];
  }

  @Override
  public boolean step(double[] out, Rhs f, double t, double[] x, double h) {
    int n = dim;
    f.eval(slope, t, x);
    if (!finite(slope, n)) {
      return false;
    }
    boolean solved;
    newton.a = x;
    if (started) {
      for (int i = 0; i < n; i++) {
        out[i] = (4.0 / 3.0) * x[i] - (1.0 / 3.0) * previous[i] + (2.0 / 3.0) * h * slope[i];
      }
      newton.b = previous;
      newton.p = 4.0 / 3.0;
      newton.q = 1.0 / 3.0;
      solved =
          newton.solve(Newton.Form.TWO_STEP, f, t + h, out, (2.0 / 3.0) * h, false, x, previous);
    } else {
      for (int i = 0; i < n; i++) {
        out[i] = x[i] + h * slope[i];
      }
      solved = newton.solve(Newton.Form.KNOWN_FIRST, f, t + h, out, h, false, x, null);
    }
    if (!solved) {
      return false;
    }
    System.arraycopy(x, 0, previous, 0, n);
    System.arraycopy(slope, 0, start, 0, n);
    started = true;
    return fixed(h);
  }

  @Override
  public void dense(double[] c, Rhs f, double t, double[] x, double[] out) {
    f.eval(slope, t + taken, out);
    hermite(c, x, out, start, 0, slope, 0, taken);
  }

  @Override
  public int memorySize() {
    return 1 + dim;
  }

  @Override
  public void saveMemory(double[] m, int at) {
    m[at] = started ? 1 : 0;
    System.arraycopy(previous, 0, m, at + 1, dim);
  }

  @Override
  public void loadMemory(double[] m, int at) {
    started = m[at] != 0;
    System.arraycopy(m, at + 1, previous, 0, dim);
  }

  @Override
  public void reset() {
    started = false;
  }
}
