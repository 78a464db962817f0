package dev.dynamis.mechanics.internal.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QcqpTest {
  private final Qcqp qcqp = new Qcqp();

  /** A positive definite matrix that is not diagonal. */
  private static double[] matrix(int n) {
    double[] a = new double[n * n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        a[i * n + j] = i == j ? 2 + i : 0.3 / (1 + i + j);
      }
    }
    return a;
  }

  private static double[] product(double[] a, double[] x, int n) {
    double[] res = new double[n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        res[i] += a[i * n + j] * x[j];
      }
    }
    return res;
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 5})
  void aWideEllipsoidLeavesTheFreeMinimum(int n) {
    double[] a = matrix(n);
    double[] want = {0.5, -0.2, 0.1, 0.3, -0.4};
    double[] b = product(a, want, n);
    double[] d = {1, 0.5, 0.7, 0.9, 1.1};
    double[] minusB = new double[n];
    for (int i = 0; i < n; i++) {
      minusB[i] = -b[i];
    }
    double[] x = new double[n];
    qcqp.solve(x, 0, a, minusB, d, 0, 10, n);
    for (int i = 0; i < n; i++) {
      assertThat(x[i]).isCloseTo(want[i], within(1e-14));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 5})
  void aNarrowEllipsoidHoldsTheSolutionOnItsBoundary(int n) {
    double[] a = matrix(n);
    double[] b = {-3, 2, 1, -2, 4};
    double[] d = {1, 0.5, 0.7, 0.9, 1.1};
    double radius = 0.2;
    double[] x = new double[n];
    qcqp.solve(x, 0, a, b, d, 0, radius, n);
    double sum = 0;
    for (int i = 0; i < n; i++) {
      sum += x[i] * x[i] / (d[i] * d[i]);
    }
    assertThat(Math.sqrt(sum)).isCloseTo(radius, within(1e-12));

    // the gradient points against the normal of the ellipsoid, with one multiplier
    double[] gradient = product(a, x, n);
    double multiplier = -(gradient[0] + b[0]) * d[0] * d[0] / x[0];
    assertThat(multiplier).isPositive();
    for (int i = 1; i < n; i++) {
      double mine = -(gradient[i] + b[i]) * d[i] * d[i] / x[i];
      assertThat(mine).isCloseTo(multiplier, within(1e-6 * multiplier));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 5})
  void aSingularMatrixGivesZero(int n) {
    double[] x = {7, 7, 7, 7, 7};
    qcqp.solve(x, 0, new double[n * n], new double[] {1, 1, 1, 1, 1}, matrix(5), 0, 1, n);
    for (int i = 0; i < n; i++) {
      assertThat(x[i]).isZero();
    }
  }
}
