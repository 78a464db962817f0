package dev.dynamis.equations.internal.step;

import static dev.dynamis.equations.internal.step.Amplification.of;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** An eighth-order method has the series of the exponential up to z^8. */
class Dop853Test {
  private static final double[] ARGUMENTS = {-2, -0.5, -0.1, 0.3, 1};

  @Test
  void itsStabilityFunctionIsTheSeriesOfTheExponentialUpToItsOrder() {
    for (double z : ARGUMENTS) {
      // z^9/9! and smaller terms are left
      double rest = StrictMath.pow(Math.abs(z), 9) / 362880;
      double expected = Amplification.series(z, 8);
      assertThat(of("dop853", z)).isCloseTo(expected, within(2 * rest + 1e-14));
    }
  }
}
