package dev.dynamis.equations.internal.step;

import static dev.dynamis.equations.internal.step.Amplification.of;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** A trapezoid over 2 - sqrt(2) of the step, then a backward formula. */
class TrBdf2aTest {
  private static final double[] ARGUMENTS = {-2, -0.5, -0.1, 0.3, 1};

  @Test
  void itsStabilityFunctionIsThatOfBankAndOthers() {
    double g = 2 - Math.sqrt(2);
    for (double z : new double[] {-1e6, -100, -2, -0.1, 0.3}) {
      double middle = (1 + g * z / 2) / (1 - g * z / 2);
      double expected = (middle - (1 - g) * (1 - g)) / (g * (2 - g)) / (1 - (1 - g) / (2 - g) * z);
      assertThat(of("tr-bdf2a", z)).isCloseTo(expected, within(1e-8));
    }
  }
}
