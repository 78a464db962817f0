package dev.dynamis.equations.internal.step;

import static dev.dynamis.equations.internal.step.Amplification.of;
import static dev.dynamis.equations.internal.step.Amplification.steps;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** Backward Euler, then the two-step formula of Curtiss and Hirschfelder. */
class Bdf2Test {
  private static final double[] ARGUMENTS = {-2, -0.5, -0.1, 0.3, 1};

  @Test
  void itSolvesTheTwoStepFormula() {
    for (double z : new double[] {-1e6, -100, -2, -0.1, 0.3}) {
      double x1 = of("bdf2", z);
      assertThat(x1).isCloseTo(1 / (1 - z), within(1e-10));
      double x2 = (4 * x1 - 1) / 3 / (1 - 2 * z / 3);
      assertThat(steps("bdf2", z, 2)[1]).isCloseTo(x2, within(1e-10));
    }
  }
}
