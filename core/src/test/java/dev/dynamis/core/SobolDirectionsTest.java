package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SobolDirectionsTest {
  /** Points 1 to 4 of ten dimensions, which Joe and Kuo publish in the order of the Gray code. */
  @Test
  void thePublishedPointsComeOut() {
    double[][] published = {
      {0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5},
      {0.75, 0.25, 0.25, 0.25, 0.75, 0.75, 0.25, 0.75, 0.75, 0.75},
      {0.25, 0.75, 0.75, 0.75, 0.25, 0.25, 0.75, 0.25, 0.25, 0.25},
      {0.375, 0.375, 0.625, 0.875, 0.375, 0.125, 0.375, 0.875, 0.875, 0.625}
    };
    for (int i = 1; i <= published.length; i++) {
      for (int d = 0; d < 10; d++) {
        double x = Integer.toUnsignedLong(SobolDirections.point(d, i ^ i >>> 1)) * 0x1.0p-32;
        assertThat(x).as("point %d, dimension %d", i, d).isEqualTo(published[i - 1][d]);
      }
    }
  }

  /** A root of a primitive polynomial of degree s has the order 2^s - 1. */
  @Test
  void polynomialsArePrimitiveAndNumbersOddAndSmall() {
    assertThat(SobolDirections.dimensions()).isEqualTo(64);
    int last = 0;
    for (int[] p : SobolDirections.POLYNOMIALS) {
      int s = p[0];
      int polynomial = 1 << s | p[1] << 1 | 1;
      assertThat(polynomial).isGreaterThan(last);
      last = polynomial;
      int order = 1;
      for (int x = s == 1 ? 1 : 2; x != 1; order++) {
        x <<= 1;
        if ((x >>> s) != 0) {
          x ^= polynomial;
        }
      }
      assertThat(order).as("order of %d", polynomial).isEqualTo((1 << s) - 1);
      assertThat(p).hasSize(2 + s);
      for (int k = 0; k < s; k++) {
        assertThat(p[2 + k] & 1).isOne();
        assertThat(p[2 + k]).isLessThan(2 << k);
      }
    }
  }
}
