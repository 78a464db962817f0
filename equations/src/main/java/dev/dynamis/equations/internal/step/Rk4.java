package dev.dynamis.equations.internal.step;

import dev.dynamis.equations.model.StepOptions;
import java.lang.invoke.MethodHandles;

/** The classical Runge-Kutta method, order 4. */
final class Rk4 extends Stepper {
  private static final int N = Specialize.dimension(MethodHandles.lookup());

  private final double[] k1;
  private final double[] k2;
  private final double[] k3;
  private final double[] k4;
  private final double[] stage;

  Rk4(int dim, StepOptions options) {
    super(dim);
    k1 = new double[dim];
    k2 = new double[dim];
    k3 = new double[dim];
    k4 = new double[dim];
    stage = new double[dim];
  }

  @Override
  public boolean step(double[] out, Rhs f, double t, double[] x, double h) {
    int n = N > 0 ? N : dim;
    double half = 0.5 * h;
    f.eval(k1, t, x);
    for (int i = 0; i < n; i++) {
      stage[i] = x[i] + half * k1[i];
    }
    f.eval(k2, t + half, stage);
    for (int i = 0; i < n; i++) {
      stage[i] = x[i] + half * k2[i];
    }
    f.eval(k3, t + half, stage);
    for (int i = 0; i < n; i++) {
      stage[i] = x[i] + h * k3[i];
    }
    f.eval(k4, t + h, stage);
    double sixth = h / 6.0;
    for (int i = 0; i < n; i++) {
      out[i] = x[i] + sixth * (k1[i] + 2.0 * k2[i] + 2.0 * k3[i] + k4[i]);
    }
    return fixed(h);
  }

  @Override
  public void dense(double[] c, Rhs f, double t, double[] x, double[] out) {
    f.eval(k4, t + taken, out);
    hermite(c, x, out, k1, 0, k4, 0, taken);
  }
}
