package dev.dynamis.equations;

import dev.dynamis.equations.internal.step.Rhs;
import java.util.Arrays;

/**
 * The equations together with the variational equations of {@code count} tangent vectors along
 * them, {@code dv/dt = f_x v}, the last of which are also driven by a parameter each, {@code dv/dt
 * = f_x v + f_p}. The states come first, then one vector after the other.
 *
 * <p>An explicit one-step method applied to all of these gives the exact derivatives of its step.
 */
final class TangentRhs implements Rhs {
  private final Engine e;
  private final int n;
  private final int count;
  private final int driven;
  private final double[] x;
  private final double[] slope;
  private final double[] jacobian;
  private final double[] parameterJacobian;

  /**
   * Makes the equations of some vectors.
   *
   * @param driven how many of the last vectors belong to parameters: none, or all of the model's
   */
  TangentRhs(Engine e, int count, int driven) {
    this.e = e;
    this.n = e.n;
    this.count = count;
    this.driven = driven;
    x = new double[n];
    slope = new double[n];
    jacobian = new double[n * n];
    parameterJacobian = new double[n * driven];
  }

  /** Returns how many numbers states and vectors are. */
  int size() {
    return n * (1 + count);
  }

  /** Writes the derivatives of the right-hand sides by the parameters. */
  void drive(double[] jac, double t, double[] at) {
    e.kernel.parameterJacobian(jac, t, at, e.p, e.history);
  }

  @Override
  public void eval(double[] dx, double t, double[] all) {
    System.arraycopy(all, 0, x, 0, n);
    e.rhs.eval(slope, t, x);
    System.arraycopy(slope, 0, dx, 0, n);
    Arrays.fill(jacobian, 0);
    e.rhs.jacobian(jacobian, t, x);
    for (int k = 1; k <= count; k++) {
      int at = k * n;
      for (int i = 0; i < n; i++) {
        double sum = 0;
        for (int j = 0; j < n; j++) {
          sum += jacobian[i * n + j] * all[at + j];
        }
        dx[at + i] = sum;
      }
    }
    if (driven > 0) {
      drive(parameterJacobian, t, x);
      for (int k = 0; k < driven; k++) {
        int at = (1 + count - driven + k) * n;
        for (int i = 0; i < n; i++) {
          dx[at + i] += parameterJacobian[i * driven + k];
        }
      }
    }
  }
}
