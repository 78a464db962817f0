package dev.dynamis.core.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.Seeds;
import org.junit.jupiter.api.Test;

class RealSchurTest {
  @Test
  void theFormMultipliesBack() {
    Seeds.forAll(
        60,
        random -> {
          int n = random.nextInt(1, 12);
          double[] a = Seeds.vector(random, n * n), t = a.clone(), z = new double[n * n];
          double[] re = new double[n], im = new double[n], back = new double[n * n];
          assertThat(RealSchur.compute(re, 0, im, 0, z, 0, t, 0, n, new double[n])).isTrue();
          for (int i = 0; i < n; i++) {
            for (int j = 0; j < i; j++) {
              boolean block = j == i - 1 && im[j] > 0;
              assertThat(t[i * n + j] != 0).isEqualTo(block);
            }
          }
          Dense.mulMatMat(back, 0, z, 0, t, 0, n, n, n);
          Dense.mulMatMatT(t, 0, back, 0, z, 0, n, n, n);
          assertThat(t).containsExactly(a, within(1e-13));
        });
  }

  @Test
  void aRotationHasABlockWithTheEigenvaluesOfItsAngle() {
    double c = StrictMath.cos(0.7);
    double s = StrictMath.sin(0.7);
    double[] t = {c, -s, s, c}, z = new double[4], re = new double[2], im = new double[2];
    assertThat(RealSchur.compute(re, 0, im, 0, z, 0, t, 0, 2, new double[2])).isTrue();
    assertThat(re).containsExactly(new double[] {c, c}, within(1e-15));
    assertThat(im).containsExactly(new double[] {s, -s}, within(1e-15));
  }
}
