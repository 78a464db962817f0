package dev.dynamis.equations.internal.step;

import dev.dynamis.core.math.Lu;
import java.util.Arrays;

/**
 * Solves the variational equation {@code dv/dt = f_x(t, x(t)) v + f_p} over one step, along the
 * step's interpolant, by the method Radau IIA of order 5: as the equation is linear, its three
 * stages are one linear system for all vectors. For a step of {@code radau5} the result is the
 * derivative of the step itself, for other methods that of the solution which they approximate.
 */
public final class VariationalStep {
  /** The derivatives by parameters that drive some of the vectors. */
  @FunctionalInterface
  public interface Drive {
    /** Writes {@code df_i/dp_j} to {@code jac[i * parameters + j]}. */
    void eval(double[] jac, double t, double[] x);
  }

  private static final int STAGES = 3;
  private static final double ROOT6 = Math.sqrt(6);
  private static final double[] C = {(4 - ROOT6) / 10, (4 + ROOT6) / 10, 1};
  private static final double[][] A = {
    {(88 - 7 * ROOT6) / 360, (296 - 169 * ROOT6) / 1800, (-2 + 3 * ROOT6) / 225},
    {(296 + 169 * ROOT6) / 1800, (88 + 7 * ROOT6) / 360, (-2 - 3 * ROOT6) / 225},
    {(16 - ROOT6) / 36, (16 + ROOT6) / 36, 1.0 / 9}
  };

  private final int n;
  private final int driven;
  private final Derivatives at;
  private final double[] x;
  private final double[][] jacobian;
  private final double[][] drive;
  private final double[] matrix;
  private final int[] pivot;
  private final double[] slope;
  private final double[] stages;

  /**
   * Makes a workspace.
   *
   * @param n number of equations
   * @param driven how many of the last vectors belong to parameters: none, or all of them
   */
  public VariationalStep(int n, int driven) {
    this.n = n;
    this.driven = driven;
    at = new Derivatives(n);
    x = new double[n];
    jacobian = new double[STAGES][n * n];
    drive = new double[STAGES][n * driven];
    matrix = new double[STAGES * n * STAGES * n];
    pivot = new int[STAGES * n];
    slope = new double[STAGES * n];
    stages = new double[STAGES * n];
  }

  /**
   * Carries vectors over a step.
   *
   * @param v one vector of n numbers after the other, from {@code v[first]} on. Modified.
   * @param count how many
   * @param c the step's interpolant, as {@link Stepper#dense} writes it
   * @param degree its degree
   * @return whether there is a result
   */
  public boolean carry(
      double[] v,
      int first,
      int count,
      Rhs f,
      Drive p,
      double t,
      double h,
      double[] c,
      int degree) {
    for (int s = 0; s < STAGES; s++) {
      Dense.values(x, c, 0, n, degree, C[s]);
      double time = t + C[s] * h;
      if (!f.jacobian(jacobian[s], time, x)) {
        at.evaluate(f, time, x);
        System.arraycopy(at.jacobian, 0, jacobian[s], 0, n * n);
      }
      if (driven > 0) {
        p.eval(drive[s], time, x);
      }
    }
    if (!factor(h)) {
      return false;
    }
    for (int k = 0; k < count; k++) {
      int parameter = k - (count - driven);
      solve(v, first + k * n, parameter, h);
    }
    return true;
  }

  /** Factors {@code I - h (a_ij J_j)}. */
  private boolean factor(double h) {
    int width = STAGES * n;
    Arrays.fill(matrix, 0);
    for (int i = 0; i < STAGES; i++) {
      for (int j = 0; j < STAGES; j++) {
        double weight = h * A[i][j];
        double[] jac = jacobian[j];
        for (int r = 0; r < n; r++) {
          int row = (i * n + r) * width + j * n;
          for (int q = 0; q < n; q++) {
            matrix[row + q] = -weight * jac[r * n + q];
          }
        }
      }
    }
    for (int i = 0; i < width; i++) {
      matrix[i * width + i] += 1;
    }
    return Lu.factor(matrix, 0, pivot, 0, width) != 0;
  }

  /** The last stage is the end of the step. */
  private void solve(double[] v, int o, int parameter, double h) {
    for (int j = 0; j < STAGES; j++) {
      double[] jac = jacobian[j];
      for (int r = 0; r < n; r++) {
        double sum = parameter < 0 ? 0 : drive[j][r * driven + parameter];
        for (int q = 0; q < n; q++) {
          sum += jac[r * n + q] * v[o + q];
        }
        slope[j * n + r] = sum;
      }
    }
    for (int i = 0; i < STAGES; i++) {
      for (int r = 0; r < n; r++) {
        double sum = 0;
        for (int j = 0; j < STAGES; j++) {
          sum += A[i][j] * slope[j * n + r];
        }
        stages[i * n + r] = h * sum;
      }
    }
    Lu.solve(stages, 0, matrix, 0, pivot, 0, stages, 0, STAGES * n);
    for (int r = 0; r < n; r++) {
      v[o + r] += stages[(STAGES - 1) * n + r];
    }
  }
}
