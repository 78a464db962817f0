package dev.dynamis.equations.internal.step;

import static dev.dynamis.equations.internal.step.Amplification.of;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** A fifth-order pair has the series of the exponential up to z^5. */
class Tsit5Test {
  private static final double[] ARGUMENTS = {-2, -0.5, -0.1, 0.3, 1};

  @Test
  void itsStabilityFunctionIsTheSeriesOfTheExponentialUpToItsOrder() {
    // what is left is a multiple of z^6: the same multiple for every argument
    double rest = (of("tsit5", 1) - Amplification.series(1, 5));
    assertThat(rest).isBetween(0.0, 0.01);
    for (double z : ARGUMENTS) {
      double expected = Amplification.series(z, 5) + rest * StrictMath.pow(z, 6);
      // the coefficients are published with 16 digits, and their sums are right to 1e-14
      double error = 1e-14 * Math.max(1, StrictMath.pow(z, 6));
      assertThat(of("tsit5", z)).isCloseTo(expected, within(error));
    }
  }
}
