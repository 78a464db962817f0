package dev.dynamis.equations.internal.step;

import dev.dynamis.equations.model.StepOptions;

/** The step of a map: {@code x' = f(t, x)}. */
final class Iterate extends Stepper {
  Iterate(int dim, StepOptions options) {
    super(dim);
  }

  @Override
  public boolean step(double[] out, Rhs f, double t, double[] x, double h) {
    f.eval(out, t, x);
    return fixed(h);
  }

  @Override
  public int denseDegree() {
    return 1;
  }

  /** The straight line between two iterates. */
  @Override
  public void dense(double[] c, Rhs f, double t, double[] x, double[] out) {
    for (int i = 0; i < dim; i++) {
      c[i] = x[i];
      c[dim + i] = out[i] - x[i];
    }
  }
}
