package dev.dynamis.equations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class TangentPastTest {
  private static Engine engine(String toml) {
    EquationModel model = Models.parse("test.toml", toml);
    return new Engine(model, SystemOptions.of(model));
  }

  /** {@code x' = a x + b x(-2)}: the past adds b times the older of two values. */
  @Test
  void lagsAreAShiftRegister() {
    TangentPast past =
        new TangentPast(
            engine(
                """
                [model]
                type = "map"
                [states]
                x = 1.0
                [params]
                a = 0.5
                b = -0.25
                [equations.rhs]
                x = "a*x + b*lag_x(2)"
                """));
    assertThat(past.size()).isEqualTo(3);
    double[] vector = {1, 10, 100};
    double[] slopes = {0, 0.5};
    past.add(slopes, 0, new double[] {1, 1}, vector, 1, 0);
    assertThat(slopes).containsExactly(0, 0.5 - 25);
    past.advance(vector, new double[] {0.25, 7}, new double[0], 1, 0, 1);
    assertThat(vector).containsExactly(7, 1, 10);
  }

  /**
   * Before the start a value is {@code c t}; at {@code t - tau} it changes by {@code -c dtau + (t -
   * tau) dc}.
   */
  @Test
  void thePastBeforeTheStartDependsOnParameters() {
    TangentPast past =
        new TangentPast(
            engine(
                """
                [model]
                type = "ode"
                [states]
                x = 0.0
                [params]
                tau = 0.25
                c = 3.0
                [equations.rhs]
                x = "2*delay(x, tau)"
                [history]
                x = "c*t"
                [sim]
                dt = 0.1
                stepper = "rk4"
                """));
    double[] slopes = new double[3];
    past.add(slopes, 0.05, new double[3], new double[2 * past.size()], 2, 2);
    assertThat(slopes).containsExactly(new double[] {0, -6, 2 * (0.05 - 0.25)}, within(1e-15));
  }
}
