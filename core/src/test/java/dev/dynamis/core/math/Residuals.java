package dev.dynamis.core.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

/** How well systems of equations are solved. */
final class Residuals {
  private Residuals() {}

  /** Compares {@code A x} with {@code b}, relative to the size of the solution. */
  static void check(double[] a, double[] x, double[] b, int n) {
    double[] ax = new double[n];
    Dense.mulMatVec(ax, 0, a, 0, x, 0, n, n);
    assertThat(ax).containsExactly(b, within(1e-13 * (1 + Dense.norm1(x, 0, n))));
  }
}
