package dev.dynamis.mjcf.internal.asset;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Random;
import org.junit.jupiter.api.Test;

class OrientationTest {
  @Test
  void agreesWithUnlimitedPrecision() {
    Random r = new Random(5);
    Orientation orientation = new Orientation();
    int zero = 0;
    for (int k = 0; k < 20_000; k++) {
      double[] p = new double[12];
      for (int i = 0; i < 9; i++) {
        // many magnitudes, so that differences are not representable
        p[i] = (float) (r.nextGaussian() * Math.scalb(1, r.nextInt(100) - 50));
      }
      // a combination of the three others, rounded: almost in their plane
      double s = r.nextInt(5) / 4.0, t = r.nextInt(5) / 4.0;
      for (int j = 0; j < 3; j++) {
        p[9 + j] = (float) (p[j] + s * (p[3 + j] - p[j]) + t * (p[6 + j] - p[j]));
      }
      int expected = exact(p);
      zero += expected == 0 ? 1 : 0;
      assertThat(orientation.sign(p, 0, 3, 6, 9)).isEqualTo(expected);
    }
    assertThat(zero).isBetween(100, 19_000);
  }

  private static int exact(double[] p) {
    BigDecimal[] d = new BigDecimal[9];
    for (int i = 0; i < 9; i++) {
      d[i] = new BigDecimal(p[3 + i]).subtract(new BigDecimal(p[i % 3]));
    }
    BigDecimal det = BigDecimal.ZERO;
    for (int i = 0; i < 3; i++) {
      int j = (i + 1) % 3, k = (i + 2) % 3;
      BigDecimal minor = d[3 + j].multiply(d[6 + k]).subtract(d[3 + k].multiply(d[6 + j]));
      det = det.add(d[i].multiply(minor));
    }
    return det.signum();
  }
}
