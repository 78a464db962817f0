package dev.dynamis.analysis.equilibria;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.Equations;
import org.junit.jupiter.api.Test;

class SteadyProblemTest {
  private final SteadyProblem rest =
      SteadyProblem.of(Equations.flow("x = 3, y = 1", "a = 2", "x", "a*x - x*y", "y", "x - y"), 1);

  @Test
  void aStateOfRestIsWhereRatesVanish() {
    double[] r = new double[2];
    rest.residual(r, new double[] {3, 1});
    assertThat(r).containsExactly(3, 2);
    rest.residual(r, new double[] {2, 2});
    assertThat(r).containsExactly(0, 0);
    double[] j = new double[4];
    rest.jacobian(j, new double[] {2, 2});
    assertThat(j).containsExactly(0, -2, 1, -1);
    assertThat(rest.present()).containsExactly(3, 1);
    assertThat(rest.names()).containsExactly("x", "y");
  }

  @Test
  void parametersAreFoundChangedAndDifferentiated() {
    int a = rest.parameter("a");
    double[] column = new double[2];
    rest.parameterDerivative(column, new double[] {3, 1}, a);
    assertThat(column[0]).isCloseTo(3, within(1e-9));
    assertThat(column[1]).isCloseTo(0, within(1e-9));
    rest.setParameter(a, 5);
    assertThat(rest.parameter(a)).isEqualTo(5);
    assertThatThrownBy(() -> rest.parameter("b")).isInstanceOf(IllegalArgumentException.class);
  }

  /** The cycle of period 2 of the logistic map at r = 3.2 has the multiplier 4 + 2r - r^2. */
  @Test
  void pointsOfAPeriodReturnAfterSoManyIterations() {
    SteadyProblem two =
        SteadyProblem.of(Equations.map("x = 0.5", "r = 3.2", "x", "r*x*(1 - x)"), 2);
    double r = 3.2;
    double x = (1 + r + Math.sqrt((r - 3) * (r + 1))) / (2 * r);
    double[] f = new double[1];
    two.residual(f, new double[] {x});
    assertThat(f[0]).isCloseTo(0, within(1e-15));
    assertThat(two.spectrum(new double[] {x}).re()[0]).isCloseTo(4 + 2 * r - r * r, within(1e-14));
    assertThatThrownBy(() -> SteadyProblem.of(two.system(), 0))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
