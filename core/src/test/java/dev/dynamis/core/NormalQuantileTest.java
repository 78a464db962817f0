package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NormalQuantileTest {
  /** Values of the inverse normal distribution function, computed with 40 digits. */
  @ParameterizedTest
  @CsvSource({
    "0.25, -0.674489750196081743",
    "0.001, -3.09023230616781353",
    "1e-20, -9.26234008979840758",
    "0.975, 1.95996398454005386",
    "0x1p-53, -8.20953615160138686",
    "0.5, 0"
  })
  void quantilesAreExactToSixteenDigits(String p, double expected) {
    assertThat(NormalQuantile.of(Double.parseDouble(p)))
        .isCloseTo(expected, within(4e-16 * Math.abs(expected)));
  }
}
