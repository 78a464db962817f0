package dev.dynamis.core.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.Seeds;
import org.junit.jupiter.api.Test;

class CholeskyTest {
  @Test
  void solvesAndItsFactorMultipliesBack() {
    Seeds.forAll(
        60,
        random -> {
          int n = random.nextInt(1, 15), o = 3;
          double[] a = Seeds.positiveDefinite(random, n), l = new double[o + n * n];
          Dense.copy(l, o, a, 0, n * n);
          assertThat(Cholesky.factor(l, o, n, 1e-12)).isEqualTo(n);
          double[] b = Seeds.vector(random, n), x = new double[n];
          Cholesky.solve(x, 0, l, o, b, 0, n);
          Residuals.check(a, x, b, n);
          double[] inPlace = b.clone();
          Cholesky.solve(inPlace, 0, l, o, inPlace, 0, n);
          assertThat(inPlace).containsExactly(x);
        });
  }

  @Test
  void countsTheRankOfASingularMatrix() {
    double[] v = {1, 2, 3, 4, 5}, a = new double[25];
    Dense.sqrMatT(a, 0, v, 0, 1, 5, true);
    assertThat(Cholesky.factor(a, 0, 5, 1e-8)).isEqualTo(1);
    assertThat(a[6]).isEqualTo(1e-4);
  }

  @Test
  void updateEqualsAFreshFactor() {
    Seeds.forAll(
        60,
        random -> {
          int n = random.nextInt(1, 12);
          double[] a = Seeds.positiveDefinite(random, n), x = Seeds.sparseVector(random, n, 0.7);
          double[] l = a.clone(), updated = a.clone(), outer = new double[n * n];
          Cholesky.factor(l, 0, n, 1e-12);
          double[] original = l.clone();
          assertThat(Cholesky.update(l, 0, x.clone(), 0, n, true)).isEqualTo(n);
          Dense.sqrMatT(outer, 0, x, 0, 1, n, true);
          Dense.addTo(updated, 0, outer, 0, n * n);
          Cholesky.factor(updated, 0, n, 1e-12);
          assertLowerClose(l, updated, n, 1e-12);
          assertThat(Cholesky.update(l, 0, x.clone(), 0, n, false)).isEqualTo(n);
          assertLowerClose(l, original, n, 1e-12);
        });
  }

  @Test
  void downdateToASingularMatrixLosesRank() {
    double[] l = {2, 0, 0, 2}, x = {3, 0};
    assertThat(Cholesky.update(l, 0, x, 0, 2, false)).isEqualTo(1);
    assertThat(l[0]).isEqualTo(Math.sqrt(1e-15));
  }

  private static void assertLowerClose(double[] a, double[] b, int n, double tolerance) {
    for (int i = 0; i < n; i++) {
      for (int j = 0; j <= i; j++) {
        assertThat(a[i * n + j]).isCloseTo(b[i * n + j], within(tolerance));
      }
    }
  }
}
