package dev.dynamis.equations.internal.step;

import static dev.dynamis.equations.internal.step.Amplification.of;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** The method Radau IIA of three stages: Hairer and Wanner, IV.5. */
class Radau5Test {
  private static final double[] ARGUMENTS = {-2, -0.5, -0.1, 0.3, 1};

  @Test
  void itsStabilityFunctionIsThePadeApproximation() {
    for (double z : new double[] {-1e6, -100, -2, -0.1, 0.3}) {
      double expected =
          (1 + 2 * z / 5 + z * z / 20) / (1 - 3 * z / 5 + 3 * z * z / 20 - z * z * z / 60);
      assertThat(of("radau5", z)).isCloseTo(expected, within(1e-6));
    }
  }
}
