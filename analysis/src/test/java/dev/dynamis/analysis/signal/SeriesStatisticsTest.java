package dev.dynamis.analysis.signal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class SeriesStatisticsTest {
  private static final SeriesStatistics ZIGZAG =
      SeriesStatistics.of(new double[] {0, 1, 2, 3, 4}, new double[] {0, 2, 0, 2, 0});

  @Test
  void aZigzagHasTheStatisticsThatOneCountsByHand() {
    assertThat(ZIGZAG.mean()).isCloseTo(0.8, within(1e-15));
    assertThat(ZIGZAG.variance()).isCloseTo(0.96, within(1e-15));
    assertThat(ZIGZAG.median()).isZero();
    assertThat(ZIGZAG.percentile(75)).isEqualTo(2);
    assertThat(ZIGZAG.crossings(1, true, false)).containsExactly(0.5, 2.5);
    assertThat(ZIGZAG.crossings(1, true, true)).containsExactly(0.5, 1.5, 2.5, 3.5);
    assertThat(ZIGZAG.timeAbove(1)).isEqualTo(2);
    assertThat(ZIGZAG.timeBelow(0.5)).isCloseTo(1, within(1e-15));
    assertThat(ZIGZAG.period()).isCloseTo(2, within(1e-15));
  }

  @Test
  void whatHasNoStatisticsIsRefused() {
    assertThatThrownBy(() -> SeriesStatistics.of(new double[2], new double[1]))
        .hasMessageContaining("2 times and 1 values");
    assertThatThrownBy(() -> ZIGZAG.percentile(101)).hasMessageContaining("0 to 100");
  }
}
