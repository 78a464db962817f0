package dev.dynamis.equations.internal.step;

import dev.dynamis.equations.model.StepOptions;
import java.util.Arrays;

/**
 * An explicit Runge-Kutta method with an embedded error estimate, from its tableau.
 *
 * <p>The solution is a stage of its own, at the end of the step, whose slope serves the error
 * estimate and the interpolant.
 */
abstract class ExplicitPair extends Adaptive {
  private final double[] c;
  private final double[][] a;
  private final int solution;

  /** Slopes of the stages, and the state of the present one. */
  private final double[][] k;

  private final double[] state;

  /**
   * Makes a method.
   *
   * @param c times of the stages as fractions of the step
   * @param a weights of the slopes, a row per stage
   * @param solution index of the stage that is the solution
   * @param exponent of the error in the choice of the next step
   */
  ExplicitPair(
      int dim, StepOptions options, double[] c, double[][] a, int solution, double exponent) {
    super(dim, options, exponent, exponent);
    this.c = c;
    this.a = a;
    this.solution = solution;
    k = new double[a.length][dim];
    state = new double[dim];
  }

  /** Returns the error of the proposal in units of the tolerance. */
  abstract double estimate(double[] x, double[] out, double h);

  @Override
  final boolean begin(Rhs f, double t, double[] x) {
    f.eval(k[0], t, x);
    return finite(k[0], dim);
  }

  @Override
  final double attempt(double[] out, Rhs f, double t, double[] x, double h) {
    for (int s = 1; s < solution; s++) {
      stage(f, s, t, x, h);
      if (!finite(k[s], dim)) {
        return Double.NaN;
      }
    }
    state(out, solution, x, h);
    if (!finite(out, dim)) {
      return Double.NaN;
    }
    f.eval(k[solution], t + h, out);
    return finite(k[solution], dim) ? estimate(x, out, h) : Double.NaN;
  }

  /** Evaluates the slope of stage {@code s}. */
  final void stage(Rhs f, int s, double t, double[] x, double h) {
    state(state, s, x, h);
    f.eval(k[s], t + c[s] * h, state);
  }

  private void state(double[] out, int s, double[] x, double h) {
    double[] row = a[s];
    Arrays.fill(out, 0, dim, 0);
    for (int j = 0; j < row.length; j++) {
      double w = row[j];
      if (w != 0) {
        double[] kj = k[j];
        for (int i = 0; i < dim; i++) {
          out[i] += w * kj[i];
        }
      }
    }
    for (int i = 0; i < dim; i++) {
      out[i] = x[i] + h * out[i];
    }
  }

  /** Returns the slope of stage {@code s}. */
  final double[] slope(int s) {
    return k[s];
  }

  /** Returns the weighted sum of the first slopes for component {@code i}. */
  final double combine(double[] weights, int i) {
    double sum = 0;
    for (int j = 0; j < weights.length; j++) {
      sum += weights[j] * k[j][i];
    }
    return sum;
  }
}
