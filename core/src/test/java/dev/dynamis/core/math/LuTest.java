package dev.dynamis.core.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.Seeds;
import org.junit.jupiter.api.Test;

class LuTest {
  @Test
  void solvesMatricesThatNeedPivoting() {
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
  void determinantIsThatOfSarrus() {
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
  void tellsASingularMatrix() {
    double[] a = {1, 2, 2, 4};
    assertThat(Lu.factor(a, 0, new int[2], 0, 2)).isZero();
    assertThat(Lu.determinant(a, 0, 2, 0)).isZero();
    double[] nan = {Double.NaN, 1, 1, 1};
    assertThat(Lu.factor(nan, 0, new int[2], 0, 2)).isZero();
  }
}
