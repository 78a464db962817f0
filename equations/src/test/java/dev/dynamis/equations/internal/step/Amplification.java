package dev.dynamis.equations.internal.step;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.equations.model.StepOptions;

/** Steps of a method on x' = z x with h = 1, whose factors are its stability function R(z). */
final class Amplification {
  private static final StepOptions TIGHT =
      StepOptions.DEFAULT
          .with("newton_tol", 1e-14)
          .with("newton_max_iter", 100)
          .with("jac_eps", 1e-6);

  private Amplification() {}

  /** Returns x after so many steps from 1, whatever the error estimates say. */
  static double[] steps(String name, double z, int count) {
    Stepper s = StepperTypes.named(name).orElseThrow().make(1, TIGHT);
    Rhs f = (dx, t, x) -> dx[0] = z * x[0];
    double[] x = {1};
    double[] out = new double[1];
    double[] all = new double[count];
    for (int k = 0; k < count; k++) {
      if (s instanceof Adaptive a) {
        assertThat(a.begin(f, k, x)).isTrue();
        assertThat(a.attempt(out, f, k, x, 1)).isFinite();
        a.accept(k, x, out, 1);
      } else {
        assertThat(s.step(out, f, k, x, 1)).isTrue();
      }
      all[k] = out[0];
      x[0] = out[0];
    }
    return all;
  }

  /** Returns the factor of one step. */
  static double of(String name, double z) {
    return steps(name, z, 1)[0];
  }

  /** Returns the exponential series up to a power. */
  static double series(double z, int order) {
    double term = 1;
    double sum = 1;
    for (int k = 1; k <= order; k++) {
      term *= z / k;
      sum += term;
    }
    return sum;
  }
}
