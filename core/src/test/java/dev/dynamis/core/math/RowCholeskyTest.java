package dev.dynamis.core.math;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.Seeds;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class RowCholeskyTest {
  private final RowCholesky rows = new RowCholesky();

  /** A random matrix, row-major, and in {@code rows}. */
  private double[] matrix(SplittableRandom random, int n) {
    double[] a = Seeds.positiveDefinite(random, n);
    rows.resize(n);
    for (int k = 0; k < n; k++) {
      System.arraycopy(a, k * n, rows.u[k], 0, n);
    }
    return a;
  }

  private void assertSameFactor(double[] l, int n) {
    for (int k = 0; k < n; k++) {
      for (int i = k; i < n; i++) {
        // updates that take too much may leave NaN
        assertThat(Double.compare(rows.u[k][i], l[i * n + k])).isZero();
      }
    }
  }

  @Test
  void factorAndSolutionHaveTheBitsOfTheFlatForm() {
    Seeds.forAll(
        200,
        random -> {
          int n = random.nextInt(1, 40);
          double[] l = matrix(random, n);
          assertThat(rows.factor(1e-15)).isEqualTo(Cholesky.factor(l, 0, n, 1e-15));
          assertSameFactor(l, n);
          double[] b = Seeds.vector(random, n);
          double[] want = new double[n];
          Cholesky.solve(want, 0, l, 0, b, 0, n);
          rows.solve(b, b);
          assertThat(b).isEqualTo(want);
        });
  }

  @Test
  void pivotsThatAreNotPositiveAreRaisedAndCounted() {
    Seeds.forAll(
        50,
        random -> {
          int n = random.nextInt(2, 20);
          double[] l = matrix(random, n);
          int bad = random.nextInt(n);
          l[bad * (n + 1)] = -1;
          rows.u[bad][bad] = -1;
          int rank = Cholesky.factor(l, 0, n, 1e-3);
          assertThat(rank).isLessThan(n);
          assertThat(rows.factor(1e-3)).isEqualTo(rank);
          assertSameFactor(l, n);
        });
  }

  @Test
  void updatesHaveTheBitsOfTheFlatFormHoweverManyComeAtOnce() {
    Seeds.forAll(
        200,
        random -> {
          int n = random.nextInt(1, 40);
          int count = random.nextInt(1, 8);
          double[] l = matrix(random, n);
          Cholesky.factor(l, 0, n, 1e-15);
          rows.factor(1e-15);
          double[][] x = new double[count][];
          double[] sign = new double[count];
          boolean positive = true;
          for (int k = 0; k < count; k++) {
            x[k] = Seeds.sparseVector(random, n, 0.5);
            sign[k] = random.nextInt(3) == 0 ? -1 : 1;
            positive &= Cholesky.update(l, 0, x[k].clone(), 0, n, sign[k] > 0) == n;
          }
          assertThat(rows.update(x, sign, count)).isEqualTo(positive);
          assertSameFactor(l, n);
        });
  }

  @Test
  void squaresAddUpAsInTheFlatForm() {
    Seeds.forAll(
        50,
        random -> {
          int n = random.nextInt(1, 30);
          int count = random.nextInt(1, 10);
          double[] m = Seeds.sparseVector(random, count * n, 0.7);
          double[] weight = Seeds.sparseVector(random, count, 0.7);
          int first = random.nextInt(n);
          int last = random.nextInt(first + 1, n + 1);
          rows.resize(n);
          rows.clear();
          int[] start = new int[count];
          int[] from = new int[count];
          int[] end = new int[count];
          for (int r = 0; r < count; r++) {
            start[r] = r * n;

            // some rows have a span of their own, others share it with those before
            boolean own = random.nextInt(4) == 0;
            from[r] = own ? 0 : first;
            end[r] = own ? n : last;
            if (!own) {
              Arrays.fill(m, r * n, r * n + first, 0);
              Arrays.fill(m, r * n + last, r * n + n, 0);
            }
          }
          double[] want = new double[n * n];
          Dense.sqrMatTD(want, 0, m, 0, weight, 0, count, n, false);
          rows.addSquares(m, start, from, end, weight, count);
          assertSameFactor(want, n);
        });
  }

  @Test
  void aCopyStandsForItself() {
    SplittableRandom random = new SplittableRandom(3);
    double[] l = matrix(random, 9);
    RowCholesky copy = new RowCholesky();
    copy.copy(rows);
    copy.factor(1e-15);
    assertSameFactor(l, 9);
  }
}
