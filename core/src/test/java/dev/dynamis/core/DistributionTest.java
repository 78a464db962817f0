package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DistributionTest {
  @Test
  void quantilesAreThoseOfTheFamily() {
    assertThat(Distribution.parse(" 1.5 ").quantile(0.3)).isEqualTo(1.5);
    assertThat(Distribution.parse("uniform(2, 4)").quantile(0.25)).isEqualTo(2.5);
    // the 97.5th percentile of the standard normal distribution
    assertThat(Distribution.parse("normal(1,0.5)").quantile(0.975))
        .isCloseTo(1 + 0.5 * 1.959963984540054, within(1e-15));
    assertThat(Distribution.parse("normal(1,0.5)").quantile(0)).isFinite();
    assertThat(Distribution.parse("loguniform(0.1, 10)").quantile(0.5)).isCloseTo(1, within(1e-15));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "one",
        "uniform(1)",
        "uniform(2, 1)",
        "normal(0, -1)",
        "loguniform(0, 1)",
        "gamma(1, 2)",
        "uniform(nan, 1)",
        "uniform(0, inf)"
      })
  void whatIsNoneIsRefused(String text) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Distribution.parse(text))
        .withMessageContaining("is no distribution");
  }
}
