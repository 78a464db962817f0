package dev.dynamis.core.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.Seeds;
import org.junit.jupiter.api.Test;

/** Dense and banded factorizations: residuals, ranks, updates. */
class FactorizationTest {
  @Test
  void choleskySolvesAndItsFactorMultipliesBack() {
    Seeds.forAll(
        60,
        random -> {
          int n = random.nextInt(1, 15), o = 3;
          double[] a = Seeds.positiveDefinite(random, n), l = new double[o + n * n];
          Dense.copy(l, o, a, 0, n * n);
          assertThat(Cholesky.factor(l, o, n, 1e-12)).isEqualTo(n);
          double[] b = Seeds.vector(random, n), x = new double[n];
          Cholesky.solve(x, 0, l, o, b, 0, n);
          assertResidual(a, x, b, n);
          double[] inPlace = b.clone();
          Cholesky.solve(inPlace, 0, l, o, inPlace, 0, n);
          assertThat(inPlace).containsExactly(x);
        });
  }

  @Test
  void choleskyCountsTheRankOfASingularMatrix() {
    double[] v = {1, 2, 3, 4, 5}, a = new double[25];
    Dense.sqrMatT(a, 0, v, 0, 1, 5, true);
    assertThat(Cholesky.factor(a, 0, 5, 1e-8)).isEqualTo(1);
    assertThat(a[6]).isEqualTo(1e-4);
  }

  @Test
  void choleskyUpdateEqualsAFreshFactor() {
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
  void choleskyDowndateToASingularMatrixLosesRank() {
    double[] l = {2, 0, 0, 2}, x = {3, 0};
    assertThat(Cholesky.update(l, 0, x, 0, 2, false)).isEqualTo(1);
    assertThat(l[0]).isEqualTo(Math.sqrt(1e-15));
  }

  @Test
  void luSolvesMatricesThatNeedPivoting() {
    Seeds.forAll(
        60,
        random -> {
          int n = random.nextInt(1, 15), o = 2;
          double[] a = Seeds.vector(random, n * n), lu = new double[o + n * n];
          a[0] = 0;
          if (n == 1) {
            a[0] = 3;
          }
          Dense.copy(lu, o, a, 0, n * n);
          int[] pivot = new int[n + 1];
          int sign = Lu.factor(lu, o, pivot, 1, n);
          assertThat(Math.abs(sign)).isEqualTo(1);
          double[] b = Seeds.vector(random, n), x = b.clone();
          Lu.solve(x, 0, lu, o, pivot, 1, x, 0, n);

          // backward stability: residual relative to the size of the solution
          double[] ax = new double[n];
          Dense.mulMatVec(ax, 0, a, 0, x, 0, n, n);
          double size = 1 + Dense.norm1(x, 0, n);
          assertThat(ax).containsExactly(b, within(1e-14 * size * n));
        });
  }

  @Test
  void luDeterminantIsThatOfSarrus() {
    Seeds.forAll(
        50,
        random -> {
          double[] a = Seeds.vector(random, 9), lu = a.clone();
          int[] pivot = new int[3];
          int sign = Lu.factor(lu, 0, pivot, 0, 3);
          assertThat(Lu.determinant(lu, 0, 3, sign))
              .isCloseTo(Mat3.determinant(a, 0), within(1e-15));
        });
  }

  @Test
  void luTellsASingularMatrix() {
    double[] a = {1, 2, 2, 4};
    assertThat(Lu.factor(a, 0, new int[2], 0, 2)).isZero();
    assertThat(Lu.determinant(a, 0, 2, 0)).isZero();
    double[] nan = {Double.NaN, 1, 1, 1};
    assertThat(Lu.factor(nan, 0, new int[2], 0, 2)).isZero();
  }

  @Test
  void ldlSolvesDefiniteMatricesOfEitherSign() {
    Seeds.forAll(
        60,
        random -> {
          int n = random.nextInt(1, 15);
          double[] a = Seeds.positiveDefinite(random, n);
          if (random.nextBoolean()) {
            Dense.scale(a, 0, a, 0, -1, n * n);
          }
          double[] ld = a.clone(), b = Seeds.vector(random, n), x = b.clone();
          assertThat(Ldl.factor(ld, 0, n)).isEqualTo(n);
          Ldl.solve(x, 0, ld, 0, x, 0, n);
          assertResidual(a, x, b, n);
          for (int i = 0; i < n; i++) {
            assertThat(Math.signum(ld[i * (n + 1)])).isEqualTo(Math.signum(a[0]));
          }
        });
  }

  @Test
  void ldlStopsAtAVanishingPivot() {
    double[] a = {2, 0, 0, 4, 8, 0, 1, 1, 1};
    assertThat(Ldl.factor(a, 0, 3)).isEqualTo(1);
  }

  @Test
  void bandedFactorSolvesAndMultiplies() {
    Seeds.forAll(
        100,
        random -> {
          int n = random.nextInt(1, 15), dense = random.nextInt(0, n + 1);
          int band = random.nextInt(1, n + 2), o = 2;
          double[] full = Seeds.positiveDefinite(random, n);
          for (int i = 0; i < n; i++) {
            full[i * (n + 1)] += 2 * n;
          }
          double[] a = new double[o + Banded.size(n, band, dense)], m = new double[n * n];
          Banded.fromDense(a, o, full, 0, n, band, dense);
          Banded.toDense(m, 0, a, o, n, band, dense);
          for (int i = 0; i < n; i++) {
            for (int j = 0; j <= i; j++) {
              boolean kept = i - j < band || i >= n - dense;
              assertThat(m[i * n + j]).isEqualTo(kept ? full[i * n + j] : 0);
              assertThat(m[j * n + i]).isEqualTo(m[i * n + j]);
            }
          }
          double[] b = Seeds.vector(random, n), product = new double[n], expected = new double[n];
          Banded.mulVec(product, 0, a, o, b, 0, n, band, dense);
          Dense.mulMatVec(expected, 0, m, 0, b, 0, n, n);
          assertThat(product).containsExactly(expected, within(1e-13));
          assertThat(Banded.factor(a, o, n, band, dense, 0, 0)).isPositive();
          Banded.solve(product, 0, a, o, product, 0, n, band, dense);
          assertThat(product).containsExactly(b, within(1e-13));
        });
  }

  @Test
  void bandedFactorReportsDeficiency() {
    double[] a = {0, 1, 1, 1};
    assertThat(Banded.factor(a.clone(), 0, 2, 2, 0, 0, 0)).isZero();
    assertThat(Banded.factor(a, 0, 2, 2, 0, 0.5, 0)).isCloseTo(1.5 - 1 / 1.5, within(1e-15));
  }

  private static void assertResidual(double[] a, double[] x, double[] b, int n) {
    double[] ax = new double[n];
    Dense.mulMatVec(ax, 0, a, 0, x, 0, n, n);
    assertThat(ax).containsExactly(b, within(1e-13 * (1 + Dense.norm1(x, 0, n))));
  }

  private static void assertLowerClose(double[] a, double[] b, int n, double tolerance) {
    for (int i = 0; i < n; i++) {
      for (int j = 0; j <= i; j++) {
        assertThat(a[i * n + j]).isCloseTo(b[i * n + j], within(tolerance));
      }
    }
  }
}
