package dev.dynamis.equations.internal.step;

import dev.dynamis.equations.model.StepOptions;
import java.lang.invoke.MethodHandles;

/**
 * The Adams-Bashforth method of order 2 with fixed steps, started by Heun's method.
 *
 * <p>The derivative at a proposal is evaluated with the proposal, so it is not that of a state
 * which an event changes afterwards.
 */
final class Ab2 extends Stepper {
  private static final int N = Specialize.dimension(MethodHandles.lookup());

  private final double[] stage;

  /** Derivatives at the current state and at the one before it. */
  private double[] now;

  private double[] before;
  private boolean started;

  Ab2(int dim, StepOptions options) {
    super(dim);
    now = new double[dim];
    before = new double[dim];
    stage = new double[dim];
  }

  @Override
  public boolean step(double[] out, Rhs f, double t, double[] x, double h) {
    int n = N > 0 ? N : dim;
    if (started) {
      for (int i = 0; i < n; i++) {
        out[i] = x[i] + h * (1.5 * now[i] - 0.5 * before[i]);
      }
    } else {
      f.eval(now, t, x);
      for (int i = 0; i < n; i++) {
        stage[i] = x[i] + h * now[i];
      }
      f.eval(before, t + h, stage);
      for (int i = 0; i < n; i++) {
        out[i] = x[i] + 0.5 * h * (now[i] + before[i]);
      }
      started = true;
    }
    double[] spare = before;
    before = now;
    now = spare;
    f.eval(now, t + h, out);
    return fixed(h);
  }

  @Override
  public void dense(double[] c, Rhs f, double t, double[] x, double[] out) {
    hermite(c, x, out, before, 0, now, 0, taken);
  }

  @Override
  public int memorySize() {
    return 1 + 2 * dim;
  }

  @Override
  public void saveMemory(double[] m, int at) {
    m[at] = started ? 1 : 0;
    System.arraycopy(now, 0, m, at + 1, dim);
    System.arraycopy(before, 0, m, at + 1 + dim, dim);
  }

  @Override
  public void loadMemory(double[] m, int at) {
    started = m[at] != 0;
    System.arraycopy(m, at + 1, now, 0, dim);
    System.arraycopy(m, at + 1 + dim, before, 0, dim);
  }

  @Override
  public void reset() {
    started = false;
  }
}
