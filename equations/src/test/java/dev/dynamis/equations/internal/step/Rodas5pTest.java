package dev.dynamis.equations.internal.step;

import static dev.dynamis.equations.internal.step.Amplification.of;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** A Rosenbrock method of order 5 that damps what is stiff. */
class Rodas5pTest {
  private static final double[] ARGUMENTS = {-2, -0.5, -0.1, 0.3, 1};

  @Test
  void itFollowsTheExponentialAndDampsWhatIsStiff() {
    for (double z : new double[] {-0.2, -0.1, 0.1}) {
      // an error of order 6, of a constant below 0.01
      double rest = 0.01 * StrictMath.pow(Math.abs(z), 6);
      assertThat(of("rodas5p", z)).isCloseTo(StrictMath.exp(z), within(rest + 1e-14));
    }
    assertThat(Math.abs(of("rodas5p", -1e8))).isLessThan(1e-5);
  }
}
