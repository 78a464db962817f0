package dev.dynamis.equations.internal.step;

import static dev.dynamis.equations.internal.step.Amplification.of;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** The stability function of rk45 is known in closed form. */
class Rk45Test {
  private static final double[] ARGUMENTS = {-2, -0.5, -0.1, 0.3, 1};

  @Test
  void itsStabilityFunctionIsTheSeriesOfTheExponential() {
    for (double z : ARGUMENTS) {
      double expected = Amplification.series(z, 5) + StrictMath.pow(z, 6) / 600;
      assertThat(of("rk45", z)).isCloseTo(expected, within(1e-14));
    }
  }
}
