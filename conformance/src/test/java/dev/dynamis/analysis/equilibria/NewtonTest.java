package dev.dynamis.analysis.equilibria;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.Equations;
import org.junit.jupiter.api.Test;

class NewtonTest {
  @Test
  void itFindsTheRootNearby() {
    Newton newton = new Newton(SteadyProblem.of(Equations.flow("x = 1", "", "x", "2 - x*x"), 1));
    double[] x = {1};
    assertThat(newton.solve(x)).isTrue();
    assertThat(x[0]).isCloseTo(Math.sqrt(2), within(1e-15));
    x[0] = -3;
    assertThat(newton.solve(x)).isTrue();
    assertThat(x[0]).isCloseTo(-Math.sqrt(2), within(1e-15));
  }

  @Test
  void whereThereIsNoneItSaysSo() {
    Newton newton = new Newton(SteadyProblem.of(Equations.flow("x = 1", "", "x", "1 + x*x"), 1));
    assertThat(newton.solve(new double[] {0.7})).isFalse();
    assertThat(newton.trouble()).isNotBlank();
  }

  /** The circle of rest of a rotor without friction: any point of it will do. */
  @Test
  void aSingularJacobianGivesThePointOfLeastSquares() {
    Newton newton =
        new Newton(
            SteadyProblem.of(
                Equations.flow("x = 1, y = 1", "", "x", "x*x + y*y - 1", "y", "2*(x*x + y*y - 1)"),
                1));
    double[] x = {1.2, 0.5};
    assertThat(newton.solve(x)).isTrue();
    assertThat(x[0] * x[0] + x[1] * x[1]).isCloseTo(1, within(1e-12));
  }
}
