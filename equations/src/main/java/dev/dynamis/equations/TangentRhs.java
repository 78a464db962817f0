package dev.dynamis.equations;

import dev.dynamis.equations.internal.step.Rhs;
import dev.dynamis.equations.internal.step.Specialize;
import java.lang.invoke.MethodHandles;

/**
 * The equations together with the variational equations of {@code count} tangent vectors along
 * them, {@code dv/dt = f_x v}, the last of which are also driven by a parameter each, {@code dv/dt
 * = f_x v + f_p}. The states come first, then one vector after the other.
 *
 * <p>An explicit one-step method applied to all of these gives the exact derivatives of its step.
 */
final class TangentRhs implements Rhs {
  private static final int N = Specialize.dimension(MethodHandles.lookup());

  private final Engine e;
  private final Rhs states;
  private final int dim;
  private final int count;
  private final int driven;
  private final double[] jacobian;
  private final double[] parameterJacobian;

  /**
   * Makes the equations of some vectors.
   *
   * @param driven how many of the last vectors belong to parameters: none, or all of the model's
   */
  TangentRhs(Engine e, int count, int driven) {
    this.e = e;
    states = e.rhs;
    dim = e.n;
    this.count = count;
    this.driven = driven;
    jacobian = new double[dim * dim];
    parameterJacobian = new double[dim * driven];
  }

  private void drive(double[] jac, double t, double[] at) {
    e.kernel.parameterJacobian(jac, t, at, e.p, e.history);
  }

  @Override
  public void eval(double[] dx, double t, double[] all) {
    int n = N > 0 ? N : dim;
    double[] jac = jacobian;
    states.eval(dx, t, all);
    states.jacobian(jac, t, all);
    for (int k = 1; k <= count; k++) {
      int at = k * n;
      for (int i = 0; i < n; i++) {
        double sum = 0;
        for (int j = 0; j < n; j++) {
          sum += jac[i * n + j] * all[at + j];
        }
        dx[at + i] = sum;
      }
    }
    if (driven > 0) {
      drive(parameterJacobian, t, all);
      for (int k = 0; k < driven; k++) {
        int at = (1 + count - driven + k) * n;
        for (int i = 0; i < n; i++) {
          dx[at + i] += parameterJacobian[i * driven + k];
        }
      }
    }
  }
}
