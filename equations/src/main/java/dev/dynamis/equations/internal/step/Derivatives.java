package dev.dynamis.equations.internal.step;

/**
 * The derivatives of a right-hand side at one point: its own where it knows them, else forward
 * differences.
 */
final class Derivatives {
  /** The root of the rounding unit. */
  private static final double ROOT = Math.sqrt(Math.ulp(1.0));

  private final int n;
  private final double[] shifted;
  private final double[] work;

  /** The right-hand side itself. */
  final double[] value;

  /** {@code df_i/dx_j} at {@code [i * n + j]}. */
  final double[] jacobian;

  /** {@code df_i/dt}. */
  final double[] time;

  Derivatives(int n) {
    this.n = n;
    shifted = new double[n];
    work = new double[n];
    value = new double[n];
    jacobian = new double[n * n];
    time = new double[n];
  }

  /** Evaluates everything at {@code (t, x)}; returns whether all numbers are finite. */
  boolean evaluate(Rhs f, double t, double[] x) {
    f.eval(value, t, x);
    if (!f.jacobian(jacobian, t, x)) {
      System.arraycopy(x, 0, shifted, 0, n);
      for (int j = 0; j < n; j++) {
        double step = ROOT * Math.max(1e-5, Math.abs(x[j]));
        shifted[j] = x[j] + step;
        f.eval(work, t, shifted);
        double inverse = 1.0 / (shifted[j] - x[j]);
        shifted[j] = x[j];
        for (int i = 0; i < n; i++) {
          jacobian[i * n + j] = (work[i] - value[i]) * inverse;
        }
      }
    }
    if (f.dependsOnTime()) {
      double later = t + ROOT * Math.max(1e-5, Math.abs(t));
      f.eval(work, later, x);
      for (int i = 0; i < n; i++) {
        time[i] = (work[i] - value[i]) / (later - t);
      }
    }
    return Stepper.finite(value, n) && Stepper.finite(jacobian, n * n) && Stepper.finite(time, n);
  }
}
