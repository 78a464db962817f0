package dev.dynamis.core.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

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

  /** Both factors solve for the same numbers. */
  private void assertSameSolution(SplittableRandom random, double[] l, int n) {
    double[] b = Seeds.vector(random, n);
    double[] want = new double[n];
    Cholesky.solve(want, 0, l, 0, b, 0, n);
    rows.solve(b, b);
    double most = Dense.norm(want, 0, n);
    for (int i = 0; i < n; i++) {
      assertThat(b[i]).isCloseTo(want[i], within(1e-10 * (1 + most)));
    }
  }

  @Test
  void theSolutionIsThatOfTheFlatForm() {
    Seeds.forAll(
        200,
        random -> {
          int n = random.nextInt(1, 40);
          double[] l = matrix(random, n);
          assertThat(rows.factor(1e-15)).isEqualTo(Cholesky.factor(l, 0, n, 1e-15));
          assertSameSolution(random, l, n);
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
        });
  }

  @Test
  void updatesAreThoseOfTheFlatFormHoweverManyComeAtOnce() {
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
            // what is taken away was there, or was added before
            boolean less = k > 0 && random.nextInt(3) == 0;
            x[k] = Seeds.sparseVector(random, n, 0.5);
            if (less) {
              Dense.scale(x[k], 0, x[k - 1], 0, 0.5, n);
            }
            sign[k] = less ? -1 : 1;
          }
          for (int k = 0; k < count; k++) {
            positive &= Cholesky.update(l, 0, x[k].clone(), 0, n, sign[k] > 0) == n;
          }
          assertThat(rows.update(x, sign, count)).isEqualTo(positive);
          if (positive) {
            assertSameSolution(random, l, n);
          }
        });
  }

  @Test
  void anUpdateThatTakesTooMuchIsNoticed() {
    SplittableRandom random = new SplittableRandom(4);
    matrix(random, 7);
    rows.factor(1e-15);
    double[][] x = {new double[7]};
    x[0][2] = 1e3;
    assertThat(rows.update(x, new double[] {-1}, 1)).isFalse();
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
          for (int k = 0; k < n; k++) {
            for (int i = k; i < n; i++) {
              assertThat(rows.u[k][i]).isEqualTo(want[i * n + k]);
            }
          }
        });
  }

  @Test
  void aCopyStandsForItself() {
    SplittableRandom random = new SplittableRandom(3);
    double[] l = matrix(random, 9);
    Cholesky.factor(l, 0, 9, 1e-15);
    RowCholesky copy = new RowCholesky();
    rows.factor(1e-15);
    copy.copy(rows);
    copy.update(new double[][] {Seeds.vector(random, 9)}, new double[] {1}, 1);
    assertSameSolution(random, l, 9);
  }
}
