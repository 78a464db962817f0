package dev.dynamis.equations.internal.step;

import dev.dynamis.equations.model.StepOptions;
import java.lang.invoke.MethodHandles;

/** The explicit midpoint method, order 2. */
final class Rk2 extends Stepper {
  private static final int N = Specialize.dimension(MethodHandles.lookup());

  private final double[] k1;
  private final double[] k2;
  private final double[] stage;

  Rk2(int dim, StepOptions options) {
    super(dim);
    k1 = new double[dim];
    k2 = new double[dim];
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
      out[i] = x[i] + h * k2[i];
    }
    return fixed(h);
  }

  @Override
  public int denseDegree() {
    return 2;
  }

  /** The parabola with the values of both ends and the slope at the start. */
  @Override
  public void dense(double[] c, Rhs f, double t, double[] x, double[] out) {
    for (int i = 0; i < dim; i++) {
      double diff = out[i] - x[i];
      c[i] = x[i];
      c[dim + i] = diff;
      c[2 * dim + i] = taken * k1[i] - diff;
    }
  }
}
