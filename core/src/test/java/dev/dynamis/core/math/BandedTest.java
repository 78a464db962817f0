package dev.dynamis.core.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.Seeds;
import org.junit.jupiter.api.Test;

class BandedTest {
  @Test
  void factorSolvesAndMultiplies() {
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
  void factorReportsDeficiency() {
    double[] a = {0, 1, 1, 1};
    assertThat(Banded.factor(a.clone(), 0, 2, 2, 0, 0, 0)).isZero();
    assertThat(Banded.factor(a, 0, 2, 2, 0, 0.5, 0)).isCloseTo(1.5 - 1 / 1.5, within(1e-15));
  }
}
