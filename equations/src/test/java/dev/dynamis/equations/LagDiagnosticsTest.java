package dev.dynamis.equations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** What an instance remembers, of counts whose past is known. */
class LagDiagnosticsTest {
  private static EquationSystem counter(String type, String equations, int steps) {
    EquationModel m =
        Models.parse(
            "test",
            "[model]\ntype='" + type + "'\n[states]\ny=5\nx=0\n[equations.rhs]\n" + equations);
    EquationSystem s =
        new EquationSystem(
            m, SystemOptions.of(m).withDt(0.25).withStepper(type.equals("map") ? "map" : "rk4"));
    s.advance(steps, Double.POSITIVE_INFINITY);
    return s;
  }

  @Test
  void ringsAreTheSmallestPowersOfTwoThatHoldTheLag() {
    LagDiagnostics lags = counter("map", "x='x + 1 + 0*lag_x(5)'\ny='y + 0*lag_y(1)'\n", 7).lags();
    LagDiagnostics.Ring y = lags.rings().get(0);
    LagDiagnostics.Ring x = lags.rings().get(1);
    assertThat(y.state() + x.state()).isEqualTo("yx");
    assertThat(y.depth()).isEqualTo(1);
    assertThat(y.slots()).isEqualTo(2);
    assertThat(x.depth()).isEqualTo(5);
    assertThat(x.slots()).isEqualTo(8);
    assertThat(x.bytes()).isEqualTo(64);
    // the rings lie one behind the other in the order of the states
    assertThat(y.offset()).isZero();
    assertThat(x.offset()).isEqualTo(2);
    assertThat(lags.bytes()).isEqualTo(8 * (2 + 8));
    assertThat(lags.contents("x")[x.head()]).isEqualTo(7);
    assertThat(lags.history("x", 5)).containsExactly(6, 5, 4, 3, 2);
    assertThat(lags.lag("x", 0)).isEqualTo(7);
    assertThat(lags.depth("x")).isEqualTo(5);
    assertThatThrownBy(() -> lags.lag("x", 6))
        .hasMessage("state 'x' is kept for 5 steps, asked for 6");
    assertThat(lags.keptSteps()).isZero();
    assertThat(lags.keptStepsCapacity()).isZero();
  }

  /** x = t; a delay of 1 takes four steps of a quarter. */
  @Test
  void stepsAreKeptAsFarAsTheDelayReaches() {
    LagDiagnostics lags = counter("ode", "x='1 + 0*delay(x, 1)'\n", 3).lags();
    assertThat(lags.keptSteps()).isEqualTo(3);
    assertThat(lags.keptStepsCapacity()).isEqualTo(6);
    assertThat(lags.at("x", 0.6)).isCloseTo(0.6, within(1e-15));
    assertThatThrownBy(() -> lags.at("y", 0.6)).hasMessageContaining("'y'");
  }
}
