package dev.dynamis.analysis.equilibria;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.Equations;
import org.junit.jupiter.api.Test;

class CharacteristicRootsTest {
  /** x' = -x(t - 1): s = -exp(-s), whose rightmost roots are W(-1) and its conjugate. */
  @Test
  void theRightmostRootsOfAPureDelayAreThoseOfLambertsFunction() {
    Spectrum s =
        CharacteristicRoots.at(
                Equations.flow("x = 0", "", "x", "-delay(x, 1)").rightHandSide(), 0, new double[1])
            .rightmost(2);
    assertThat(s.re()[0]).isCloseTo(-0.3181315052047641, within(1e-13));
    assertThat(s.im()[0]).isCloseTo(1.3372357014306894, within(1e-13));
    assertThat(s.im()[1]).isEqualTo(-s.im()[0]);
  }

  /** x' = -a x(t - tau) turns unstable at a tau = pi/2, with the frequency a. */
  @Test
  void theBorderOfStabilityIsWhereItShould() {
    Spectrum s =
        CharacteristicRoots.at(
                Equations.flow("x = 0", "a = 1.5707963267948966", "x", "-a*delay(x, 1)")
                    .rightHandSide(),
                0,
                new double[1])
            .rightmost(2);
    assertThat(s.re()[0]).isCloseTo(0, within(1e-13));
    assertThat(s.im()[0]).isCloseTo(Math.PI / 2, within(1e-13));
  }
}
