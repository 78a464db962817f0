package dev.dynamis.equations.internal.step;

import static dev.dynamis.equations.internal.step.Amplification.of;
import static dev.dynamis.equations.internal.step.Amplification.steps;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** Heun's method, one step with two slopes, then three. */
class Ab3Test {
  private static final double[] ARGUMENTS = {-2, -0.5, -0.1, 0.3, 1};

  @Test
  void itStartsWithHeunThenTwoSlopesThenThree() {
    for (double z : ARGUMENTS) {
      double x1 = of("ab3", z);
      assertThat(x1).isCloseTo(1 + z + z * z / 2, within(1e-15));
      double[] x = steps("ab3", z, 4);
      double x2 = x1 + z * (1.5 * x1 - 0.5);
      double x3 = x2 + z * (23 * x2 - 16 * x1 + 5) / 12;
      double x4 = x3 + z * (23 * x3 - 16 * x2 + 5 * x1) / 12;
      assertThat(x[1]).isCloseTo(x2, within(1e-14));
      assertThat(x[2]).isCloseTo(x3, within(1e-13));
      assertThat(x[3]).isCloseTo(x4, within(1e-13));
    }
  }
}
