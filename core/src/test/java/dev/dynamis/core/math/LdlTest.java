package dev.dynamis.core.math;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.Seeds;
import org.junit.jupiter.api.Test;

class LdlTest {
  @Test
  void solvesDefiniteMatricesOfEitherSign() {
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
          Residuals.check(a, x, b, n);
          for (int i = 0; i < n; i++) {
            assertThat(Math.signum(ld[i * (n + 1)])).isEqualTo(Math.signum(a[0]));
          }
        });
  }

  @Test
  void stopsAtAVanishingPivot() {
    double[] a = {2, 0, 0, 4, 8, 0, 1, 1, 1};
    assertThat(Ldl.factor(a, 0, 3)).isEqualTo(1);
  }
}
