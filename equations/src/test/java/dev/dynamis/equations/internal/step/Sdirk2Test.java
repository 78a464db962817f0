package dev.dynamis.equations.internal.step;

import static dev.dynamis.equations.internal.step.Amplification.of;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** Alexander's method of two stages with the diagonal 1 - 1/sqrt(2). */
class Sdirk2Test {
  private static final double[] ARGUMENTS = {-2, -0.5, -0.1, 0.3, 1};

  @Test
  void itsStabilityFunctionIsAlexanders() {
    double g = 1 - 1 / Math.sqrt(2);
    for (double z : new double[] {-1e6, -100, -2, -0.1, 0.3}) {
      double expected = (1 + (1 - 2 * g) * z) / ((1 - g * z) * (1 - g * z));
      assertThat(of("sdirk2", z)).isCloseTo(expected, within(1e-8));
    }
  }
}
