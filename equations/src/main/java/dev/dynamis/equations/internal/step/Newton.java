package dev.dynamis.equations.internal.step;

import dev.dynamis.equations.model.StepOptions;

/**
 * Newton's iteration for the equations of implicit methods, {@code y - c f(t, y) = known}.
 *
 * <p>Converged when the residual before the update is at most {@code newton_tol max(1, S)}, {@code
 * S} the largest component of the iterate and of the scale vectors, and the update at most {@code
 * newton_tol max(1, |y_i|)}. The order in which a residual is summed differs between methods and is
 * part of their definition.
 */
final class Newton {
  /** How a residual is summed. */
  enum Form {
    /** {@code (y - a) - c f}. */
    KNOWN_FIRST,
    /** {@code (y - c f) - a}. */
    SLOPE_FIRST,
    /** {@code ((y - p a) + q b) - c f}. */
    TWO_STEP
  }

  private final int n;
  private final StepOptions options;
  private final DenseLu lu;
  private final double[] slope;
  private final double[] shifted;
  private final double[] residual;

  /** The known vectors of the equation and their factors. */
  double[] a;

  double[] b;
  double p;
  double q;

  Newton(int n, StepOptions options) {
    this.n = n;
    this.options = options;
    lu = new DenseLu(n);
    slope = new double[n];
    shifted = new double[n];
    residual = new double[n];
  }

  /**
   * Solves for {@code y}, starting at its present value.
   *
   * @param once whether the Jacobian of the first iterate serves for all
   * @param scale1 a vector that enters the residual's scale
   * @param scale2 another one, or {@code null}
   * @return whether the iteration converged
   */
  boolean solve(
      Form form,
      Rhs f,
      double t,
      double[] y,
      double c,
      boolean once,
      double[] scale1,
      double[] scale2) {
    double tol = options.newtonTol();
    for (int iteration = 0; iteration < options.newtonMaxIter(); iteration++) {
      if (iteration > 0) {
        Interrupts.check();
      }
      f.eval(slope, t, y);
      double largest = 0;
      for (int i = 0; i < n; i++) {
        double r =
            switch (form) {
              case KNOWN_FIRST -> y[i] - a[i] - c * slope[i];
              case SLOPE_FIRST -> y[i] - c * slope[i] - a[i];
              case TWO_STEP -> y[i] - p * a[i] + q * b[i] - c * slope[i];
            };
        residual[i] = -r;
        largest = Math.max(largest, Math.abs(r));
      }
      if (!(largest <= Double.MAX_VALUE)) {
        return false;
      }
      double scale = Math.max(largestOf(y), largestOf(scale1));
      if (scale2 != null) {
        scale = Math.max(scale, largestOf(scale2));
      }
      if ((iteration == 0 || !once) && !(matrix(f, t, y, c) && lu.factor())) {
        return false;
      }
      lu.solve(residual);
      double update = 0;
      for (int i = 0; i < n; i++) {
        update = Math.max(update, Math.abs(residual[i]) / Math.max(1.0, Math.abs(y[i])));
        y[i] = y[i] + residual[i];
      }
      if (largest <= tol * Math.max(1.0, scale) && update <= tol) {
        return true;
      }
    }
    return false;
  }

  private double largestOf(double[] v) {
    double m = 0;
    for (int i = 0; i < n; i++) {
      m = Math.max(m, Math.abs(v[i]));
    }
    return m;
  }

  /** Fills the matrix {@code I - c df/dy}; {@link #slope} holds {@code f(t, y)}. */
  private boolean matrix(Rhs f, double t, double[] y, double c) {
    double[] m = lu.a;
    boolean analytic =
        options.jacobianMode() == StepOptions.JacobianMode.EXTERNAL && f.jacobian(m, t, y);
    if (analytic) {
      for (int k = 0; k < n * n; k++) {
        m[k] = -c * m[k];
      }
      for (int i = 0; i < n; i++) {
        m[i * n + i] = m[i * n + i] + 1.0;
      }
      return Stepper.finite(m, n * n);
    }
    for (int j = 0; j < n; j++) {
      double kept = y[j];
      double eps = options.jacEps() * Math.max(1.0, Math.abs(kept));
      y[j] = kept + eps;
      f.eval(shifted, t, y);
      y[j] = kept;
      if (!Stepper.finite(shifted, n)) {
        return false;
      }
      double inverse = 1.0 / eps;
      for (int i = 0; i < n; i++) {
        double d = (shifted[i] - slope[i]) * inverse;
        m[i * n + j] = i == j ? 1.0 - c * d : -c * d;
      }
    }
    return true;
  }
}
