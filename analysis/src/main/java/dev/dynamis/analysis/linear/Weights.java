package dev.dynamis.analysis.linear;

import dev.dynamis.core.math.Cholesky;
import dev.dynamis.core.math.Dense;
import java.util.List;

/** Checks matrices of weights and covariances, given whole or as their diagonals. */
final class Weights {
  private Weights() {}

  /**
   * Returns a whole symmetric matrix from itself or its diagonal.
   *
   * @param names of its rows, for messages
   * @param positive whether zero is refused
   */
  static double[] of(String what, double[] given, List<String> names, boolean positive) {
    int n = names.size();
    if (given.length != n && given.length != n * n) {
      throw new IllegalArgumentException(
          what
              + " has "
              + given.length
              + " numbers, expected a diagonal of "
              + n
              + " or a matrix of "
              + n * n);
    }
    double[] matrix = given.length == n * n ? given.clone() : Matrices.diagonal(given);
    double size = Dense.norm(matrix, 0, n * n);
    for (int r = 0; r < n; r++) {
      for (int c = 0; c <= r; c++) {
        double x = matrix[r * n + c];
        if (!Double.isFinite(x) || !Double.isFinite(matrix[c * n + r])) {
          throw new IllegalArgumentException(what + " of " + names.get(r) + " is not finite: " + x);
        }
        if (Math.abs(x - matrix[c * n + r]) > 1e-10 * size) {
          throw new IllegalArgumentException(
              what + " is not symmetric between " + names.get(r) + " and " + names.get(c));
        }
      }
      double own = matrix[r * (n + 1)];
      if (own < 0 || (positive && own == 0)) {
        throw new IllegalArgumentException(
            what
                + " of "
                + names.get(r)
                + " is "
                + own
                + "; use a "
                + (positive ? "positive number" : "number that is not negative"));
      }
    }
    // pivots of a matrix that is not negative may be zero, but for rounding
    double[] factor = matrix.clone();
    double[] lifted = Matrices.shift(factor, positive ? 0 : 1e-12 * size, n);
    if (size > 0 && Cholesky.factor(lifted, 0, n, Double.MIN_NORMAL) < n) {
      throw new IllegalArgumentException(
          what + " is not " + (positive ? "positive definite" : "positive semidefinite"));
    }
    return Matrices.symmetric(matrix, n);
  }
}
