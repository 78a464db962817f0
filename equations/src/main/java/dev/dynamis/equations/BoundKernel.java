package dev.dynamis.equations;

import dev.dynamis.equations.internal.history.DelayHistory;
import dev.dynamis.equations.internal.history.RunHistory;
import dev.dynamis.equations.internal.step.Rhs;
import dev.dynamis.equations.model.Kernel;

/** A model's right-hand sides with the parameters and the past of one run, as steppers see them. */
final class BoundKernel implements Rhs {
  private final Kernel kernel;
  private final double[] p;
  private final RunHistory history;
  private final DelayHistory delays;
  private final boolean jacobian;
  private final boolean timed;

  /**
   * Binds a kernel.
   *
   * @param jacobian whether the kernel has derivatives
   * @param autonomous whether the equations don't depend on time
   */
  BoundKernel(Kernel kernel, double[] p, RunHistory history, boolean jacobian, boolean autonomous) {
    this.kernel = kernel;
    this.p = p;
    this.history = history;
    this.jacobian = jacobian;
    delays = history.delays();
    timed = !autonomous || delays != null;
  }

  @Override
  public void eval(double[] dx, double t, double[] x) {
    if (delays != null) {
      delays.evaluating(x);
    }
    kernel.rhs(dx, t, x, p, history);
  }

  @Override
  public boolean jacobian(double[] j, double t, double[] x) {
    if (jacobian) {
      if (delays != null) {
        delays.evaluating(x);
      }
      kernel.jacobian(j, t, x, p, history);
    }
    return jacobian;
  }

  @Override
  public boolean dependsOnTime() {
    return timed;
  }
}
