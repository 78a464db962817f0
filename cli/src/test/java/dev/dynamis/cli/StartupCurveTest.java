package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class StartupCurveTest {
  @Test
  void theTimeToNinetyPercentIsThatOfTheFirstOfThreeRounds() {
    double[] end = {0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.1, 1.2};
    double[] rate = {10, 95, 20, 91, 92, 99, 100, 100};
    StartupCurve curve = new StartupCurve(0.4, end, rate);
    assertThat(curve.firstStep()).isEqualTo(0.4);
    assertThat(curve.peak()).isEqualTo(100);
    assertThat(curve.nearPeak()).isEqualTo(0.8);
  }

  @Test
  void oneRoundIsItsOwnPeak() {
    StartupCurve curve = new StartupCurve(0.1, new double[] {0.2}, new double[] {50});
    assertThat(curve.peak()).isEqualTo(50);
    assertThat(curve.nearPeak()).isEqualTo(0.2);
  }
}
