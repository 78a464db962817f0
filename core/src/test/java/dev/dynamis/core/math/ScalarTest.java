package dev.dynamis.core.math;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ScalarTest {
  @Test
  void clipMovesIntoTheRangeAndKeepsNaN() {
    assertThat(Scalar.clip(3, 1, 2)).isEqualTo(2);
    assertThat(Scalar.clip(-3, 1, 2)).isEqualTo(1);
    assertThat(Scalar.clip(1.5, 1, 2)).isEqualTo(1.5);
    assertThat(Scalar.clip(Double.NaN, 1, 2)).isNaN();
  }
}
