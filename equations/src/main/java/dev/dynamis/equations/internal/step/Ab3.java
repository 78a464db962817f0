package dev.dynamis.equations.internal.step;

import dev.dynamis.equations.model.StepOptions;
import java.lang.invoke.MethodHandles;

/**
 * The Adams-Bashforth method of order 3 with fixed steps, started by Heun's method and one step of
 * order 2.
 *
 * <p>The derivative at a proposal is evaluated with the proposal, so it is not that of a state
 * which an event changes afterwards.
 */
final class Ab3 extends Stepper {
  private static final int N = Specialize.dimension(MethodHandles.lookup());

  private final double[] stage;

  /** Derivatives at the current state and at the last two before it. */
  private double[] now;

  private double[] before;
  private double[] earlier;

  /** How many derivatives before the current one are known, at most 2; less than 0: none at all. */
  private int known = -1;

  Ab3(int dim, StepOptions options) {
    super(dim);
    now = new double[dim];
    before = new double[dim];
    earlier = new double[dim];
    stage = new double[dim];
  }

  @Override
  public boolean step(double[] out, Rhs f, double t, double[] x, double h) {
    int n = N > 0 ? N : dim;
    if (known < 0) {
      f.eval(now, t, x);
      for (int i = 0; i < n; i++) {
        stage[i] = x[i] + h * now[i];
      }
      f.eval(earlier, t + h, stage);
      for (int i = 0; i < n; i++) {
        out[i] = x[i] + 0.5 * h * (now[i] + earlier[i]);
      }
      known = 0;
    } else if (known == 1) {
      for (int i = 0; i < n; i++) {
        out[i] = x[i] + h * (1.5 * now[i] - 0.5 * before[i]);
      }
    } else {
      for (int i = 0; i < n; i++) {
        double sum = (23.0 / 12.0) * now[i] - (16.0 / 12.0) * before[i] + (5.0 / 12.0) * earlier[i];
        out[i] = x[i] + h * sum;
      }
    }
    double[] spare = earlier;
    earlier = before;
    before = now;
    now = spare;
    known = Math.min(known + 1, 2);
    f.eval(now, t + h, out);
    return fixed(h);
  }

  @Override
  public void dense(double[] c, Rhs f, double t, double[] x, double[] out) {
    hermite(c, x, out, before, 0, now, 0, taken);
  }

  @Override
  public int memorySize() {
    return 1 + 3 * dim;
  }

  @Override
  public void saveMemory(double[] m, int at) {
    m[at] = known;
    System.arraycopy(now, 0, m, at + 1, dim);
    System.arraycopy(before, 0, m, at + 1 + dim, dim);
    System.arraycopy(earlier, 0, m, at + 1 + 2 * dim, dim);
  }

  @Override
  public void loadMemory(double[] m, int at) {
    known = (int) m[at];
    System.arraycopy(m, at + 1, now, 0, dim);
    System.arraycopy(m, at + 1 + dim, before, 0, dim);
    System.arraycopy(m, at + 1 + 2 * dim, earlier, 0, dim);
  }

  @Override
  public void reset() {
    known = -1;
  }
}
