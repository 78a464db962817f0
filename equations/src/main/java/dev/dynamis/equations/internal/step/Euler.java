package dev.dynamis.equations.internal.step;

import dev.dynamis.equations.model.StepOptions;
import java.lang.invoke.MethodHandles;

/** Euler's explicit method, order 1: {@code x' = x + h f(t, x)}. */
final class Euler extends Stepper {
  private static final int N = Specialize.dimension(MethodHandles.lookup());

  private final double[] k;

  Euler(int dim, StepOptions options) {
    super(dim);
    k = new double[dim];
  }

  @Override
  public boolean step(double[] out, Rhs f, double t, double[] x, double h) {
    int n = N > 0 ? N : dim;
    f.eval(k, t, x);
    for (int i = 0; i < n; i++) {
      out[i] = x[i] + h * k[i];
    }
    return fixed(h);
  }

  @Override
  public int denseDegree() {
    return 1;
  }

  /** The straight line along the slope at the start. */
  @Override
  public void dense(double[] c, Rhs f, double t, double[] x, double[] out) {
    for (int i = 0; i < dim; i++) {
      c[i] = x[i];
      c[dim + i] = out[i] - x[i];
    }
  }
}
