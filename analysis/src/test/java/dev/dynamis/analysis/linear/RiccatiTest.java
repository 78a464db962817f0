package dev.dynamis.analysis.linear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.SimulationException;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Examples 1.1, ... of Benner, Laub and Mehrmann's collections CAREX and DAREX. */
class RiccatiTest {
  private static final double[] BLOCK = {4, 3, -4.5, -3.5};
  private static final double[] BLOCK_INPUT = {1, -1};
  private static final double[] BLOCK_COST = {9, 6, 6, 4};

  @Test
  void theDoubleIntegratorOfCarex11HasItsSolution() {
    double[] x =
        Riccati.continuous(
            new double[] {0, 1, 0, 0},
            new double[] {0, 1},
            new double[] {1, 0, 0, 2},
            new double[] {1},
            2,
            1);
    assertThat(x).containsExactly(new double[] {2, 1, 1, 2}, within(1e-14));
  }

  @Test
  void carex12HasItsSolution() {
    double[] x = Riccati.continuous(BLOCK, BLOCK_INPUT, BLOCK_COST, new double[] {1}, 2, 1);
    double f = 1 + Math.sqrt(2);
    assertThat(x).containsExactly(new double[] {9 * f, 6 * f, 6 * f, 4 * f}, within(1e-12));
  }

  /** The weaker the input, the worse conditioned: x11 grows as 2/e^2. */
  @ParameterizedTest
  @ValueSource(doubles = {1, 1e-2, 1e-4, 1e-6})
  void carex21HasItsSolution(double e) {
    double[] x =
        Riccati.continuous(
            new double[] {1, 0, 0, -2},
            new double[] {e, 0},
            new double[] {1, 1, 1, 1},
            new double[] {1},
            2,
            1);
    double root = Math.sqrt(1 + e * e);
    double x11 = (1 + root) / (e * e);
    double x12 = 1 / (2 + root);
    double x22 = 0.25 * (1 - e * e / ((2 + root) * (2 + root)));
    assertThat(x[0]).isCloseTo(x11, within(1e-13 * x11));
    assertThat(x[1]).isCloseTo(x12, within(1e-9));
    assertThat(x[3]).isCloseTo(x22, within(1e-9));
  }

  @Test
  void darex11HasItsSolution() {
    double[] x = Riccati.discrete(BLOCK, BLOCK_INPUT, BLOCK_COST, new double[] {1}, 2, 1);
    double f = 0.5 * (1 + Math.sqrt(5));
    assertThat(x).containsExactly(new double[] {9 * f, 6 * f, 6 * f, 4 * f}, within(1e-12));
  }

  /** A is singular, as that of a delay. */
  @ParameterizedTest
  @ValueSource(doubles = {1, 100, 1e6})
  void darex23HasItsSolution(double e) {
    double[] x =
        Riccati.discrete(
            new double[] {0, e, 0, 0},
            new double[] {0, 1},
            new double[] {1, 0, 0, 1},
            new double[] {1},
            2,
            1);
    assertThat(x[0]).isCloseTo(1, within(1e-14));
    assertThat(x[1]).isCloseTo(0, within(1e-14));
    assertThat(x[3]).isCloseTo(1 + e * e, within(1e-14 * (1 + e * e)));
  }

  @Test
  void scalarEquationsHaveTheRootsOfTheirPolynomials() {
    // 2 a x - g x^2 + q = 0
    double a = 0.7, b = 2, q = 3, r = 0.5;
    double g = b * b / r;
    double[] one = Riccati.continuous(one(a), one(b), one(q), one(r), 1, 1);
    assertThat(one[0]).isCloseTo((a + Math.sqrt(a * a + g * q)) / g, within(1e-15));

    // b^2 x^2 + (r - a^2 r - b^2 q) x - q r = 0
    double p = r - a * a * r - b * b * q;
    double root = (-p + Math.sqrt(p * p + 4 * b * b * q * r)) / (2 * b * b);
    double[] two = Riccati.discrete(one(a), one(b), one(q), one(r), 1, 1);
    assertThat(two[0]).isCloseTo(root, within(1e-14));
  }

  /** Carex 4.1: 51 vehicles in a row. */
  @Test
  void aHundredAndOneStatesLeaveNoResidual() {
    int vehicles = 51;
    int n = 2 * vehicles - 1;
    double[] a = new double[n * n], b = new double[n * vehicles], q = new double[n * n];
    for (int k = 0; k < vehicles; k++) {
      int v = 2 * k;
      a[v * n + v] = -1;
      b[v * vehicles + k] = 1;
      if (k + 1 < vehicles) {
        a[(v + 1) * n + v] = 1;
        a[(v + 1) * n + v + 2] = -1;
        q[(v + 1) * (n + 1)] = 10;
      }
    }
    double[] r = Matrices.identity(vehicles);
    double[] x = Riccati.continuous(a, b, q, r, n, vehicles);
    double[] g = new double[n * n];
    for (int k = 0; k < vehicles; k++) {
      g[2 * k * (n + 1)] = 1;
    }
    double[] xa = Matrices.mul(x, a, n, n, n);
    double[] xgx = Matrices.mul(x, Matrices.mul(g, x, n, n, n), n, n, n);
    double[] sum = Matrices.add(xa, 1, Matrices.transpose(xa, n, n));
    double[] residual = Matrices.add(Matrices.add(sum, -1, xgx), 1, q);
    assertThat(Matrices.norm(residual)).isLessThan(1e-12 * Matrices.norm(q));
  }

  /** 100 states, half of the modes unstable, and as many that are gone in a step. */
  @Test
  void aHundredStatesOfADiscreteSystemLeaveNoResidual() {
    int n = 100, m = 4;
    SplittableRandom random = new SplittableRandom(8);
    double[] a = new double[n * n], b = new double[n * m];
    for (int k = 0; k < n * n; k++) {
      a[k] = 0.15 * (random.nextDouble() - 0.5) * 2;
    }
    for (int k = 0; k < 20; k++) {
      // a chain of samples at the end
      int row = n - 20 + k;
      java.util.Arrays.fill(a, row * n, row * n + n, 0);
      a[row * n + row - 1] = 1;
    }
    for (int k = 0; k < b.length; k++) {
      b[k] = random.nextDouble() - 0.5;
    }
    double[] q = Matrices.identity(n), r = Matrices.identity(m);
    double[] x = Riccati.discrete(a, b, q, r, n, m);
    double[] gain = Riccati.discreteGain(a, b, r, x, n, m);
    double[] closed = Matrices.add(a, -1, Matrices.mul(b, gain, n, m, n));
    double[] axa = Matrices.mulT(a, Matrices.mul(x, closed, n, n, n), n, n, n);
    double[] residual = Matrices.add(Matrices.add(axa, 1, q), -1, x);
    assertThat(Matrices.norm(residual)).isLessThan(1e-12 * Matrices.norm(x));
  }

  @Test
  void anUnreachableUnstableStateHasNoSolution() {
    assertThatThrownBy(
            () ->
                Riccati.discrete(
                    new double[] {2, 0, 0, 0.5},
                    new double[] {0, 1},
                    new double[] {1, 0, 0, 1},
                    new double[] {1},
                    2,
                    1))
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("no stabilizing solution");
  }

  private static double[] one(double x) {
    return new double[] {x};
  }
}
