package dev.dynamis.analysis.equilibria;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.Equations;
import dev.dynamis.core.SimulationException;
import org.junit.jupiter.api.Test;

/** r' = r (1 - r^2), angle' = 1: the unit circle, with the multiplier exp(-4 pi). */
class CycleProblemTest {
  private final CycleProblem circle =
      new CycleProblem(
          Equations.flow(
              "x = 1, y = 0", "", "x", "x*(1 - x*x - y*y) - y", "y", "y*(1 - x*x - y*y) + x"));

  @Test
  void theCircleReturnsAfterATurn() {
    double[] x = {1, 0, 2 * Math.PI};
    circle.accepted(x);
    double[] r = new double[3];
    circle.residual(r, x);
    assertThat(r[0]).isCloseTo(0, within(1e-12));
    assertThat(r[1]).isCloseTo(0, within(1e-12));
    assertThat(r[2]).isZero();
    circle.residual(r, new double[] {0.5, 0, 2 * Math.PI});
    assertThat(Math.abs(r[0])).isGreaterThan(0.1);
  }

  @Test
  void itsMultipliersAreThatOfThePhaseAndThatOfTheRadius() {
    double[] x = {1, 0, 2 * Math.PI};
    circle.accepted(x);
    assertThat(circle.multipliers(x).re()[0]).isCloseTo(1, within(1e-11));
    assertThat(circle.spectrum(x).size()).isEqualTo(1);
    assertThat(circle.spectrum(x).re()[0]).isCloseTo(Math.exp(-4 * Math.PI), within(1e-11));
  }

  @Test
  void aPeriodThatIsNoneAndSystemsWithoutCyclesAreRefused() {
    double[] x = {1, 0, -1};
    assertThatThrownBy(() -> circle.residual(new double[3], x))
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("the period became -1.0");
    assertThatThrownBy(() -> new CycleProblem(Equations.map("x = 1", "", "x", "x/2")))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
