package dev.dynamis.analysis.equilibria;

import dev.dynamis.core.SimulationException;
import dev.dynamis.core.math.Lu;

/**
 * The null vector of a nearly singular matrix, by inverse iteration.
 *
 * @since 0.1.0
 */
public final class NullVector {
  private NullVector() {}

  /**
   * Returns the direction that a matrix maps to nearly nothing, of length 1.
   *
   * @param j the matrix, {@code [n x n]}, row-major. Modified.
   * @throws SimulationException if every direction is
   */
  public static double[] of(double[] j, int n) {
    double size = 0;
    for (double v : j) {
      size = Math.max(size, Math.abs(v));
    }
    double[] v = new double[n];
    for (int i = 0; i < n; i++) {
      j[i * n + i] += 1e-9 * size + 1e-300;
      v[i] = 1 + 0.37 * i;
    }
    int[] pivots = new int[n];
    if (Lu.factor(j, 0, pivots, 0, n) == 0) {
      throw new SimulationException("the matrix is zero, so that every direction vanishes");
    }
    for (int k = 0; k < 6; k++) {
      Lu.solve(v, 0, j, 0, pivots, 0, v, 0, n);
      double sum = 0;
      for (double c : v) {
        sum += c * c;
      }
      for (int i = 0; i < n; i++) {
        v[i] /= Math.sqrt(sum);
      }
    }
    return v;
  }
}
