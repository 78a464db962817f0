package dev.dynamis.equations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.RightHandSide;
import org.junit.jupiter.api.Test;

class EquationFieldTest {
  private static EquationSystem system(String text) {
    return new EquationSystem(Models.parse("field.toml", text));
  }

  @Test
  void ratesAndDerivativesAreThoseOfTheFormulas() {
    EquationSystem lorenz = new EquationSystem(Models.load("builtin://ode/lorenz"));
    lorenz.setParameter("rho", 10);
    RightHandSide f = lorenz.rightHandSide();
    double[] x = {1, 2, 3};
    double[] dx = new double[3];
    f.evaluate(dx, 0, x);
    assertThat(dx).containsExactly(10 * (2 - 1), 1 * (10 - 3) - 2, 1 * 2 - 8.0 / 3 * 3);
    double[] a = new double[9];
    f.jacobian(a, 0, x);
    assertThat(a).containsExactly(-10, 10, 0, 7, -1, -1, 2, 1, -8.0 / 3);
    double[] b = new double[9];
    f.parameterJacobian(b, 0, x);
    assertThat(b).containsExactly(1, 0, 0, 0, 1, 0, 0, 0, -3);
    assertThat(f.isMap()).isFalse();
    assertThat(f.isAutonomous()).isTrue();
    assertThat(f.delays(0, x)).isEmpty();
    f.place(7, x);
    assertThat(lorenz.states()).containsExactly(1, 2, 3);
    assertThat(lorenz.time()).isEqualTo(7);
  }

  @Test
  void delaysAreFoundAndDifferentiated() {
    EquationSystem system =
        system(
            """
            [model]
            type = "ode"
            [states]
            x = 1.0
            y = 2.0
            [params]
            tau = 1.5
            [equations.rhs]
            x = "-x + delay(y, tau)*delay(y, tau)"
            y = "sin(delay(x, 0.5)) - lag_y(2)"
            [sim]
            dt = 0.1
            """);
    RightHandSide f = system.rightHandSide();
    double[] x = {0.5, 3};
    assertThat(f.delays(0, x))
        .containsExactly(
            new RightHandSide.Delay(1, 1.5),
            new RightHandSide.Delay(0, 0.5),
            new RightHandSide.Delay(1, 0.2));
    double[] column = new double[2];
    f.delayJacobian(column, new RightHandSide.Delay(1, 1.5), 0, x);
    assertThat(column).containsExactly(new double[] {6, 0}, within(1e-10));
    f.delayJacobian(column, new RightHandSide.Delay(0, 0.5), 0, x);
    assertThat(column).containsExactly(new double[] {0, StrictMath.cos(0.5)}, within(1e-10));
    f.delayJacobian(column, new RightHandSide.Delay(1, 0.2), 0, x);
    assertThat(column).containsExactly(new double[] {0, -1}, within(1e-10));
    double[] dx = new double[2];
    f.evaluate(dx, 0, x);
    assertThat(dx).containsExactly(8.5, StrictMath.sin(0.5) - 3);
  }

  @Test
  void aGivenPastTakesThePlaceOfTheConstantOne() {
    EquationSystem system =
        system(
            """
            [model]
            type = "ode"
            [states]
            x = 1.0
            y = 2.0
            [params]
            tau = 1.5
            [equations.rhs]
            x = "-x*delay(y, tau) + delay(y, 2*tau)"
            y = "delay(x, tau) - lag_y(2)*y"
            [sim]
            dt = 0.1
            """);
    RightHandSide f = system.rightHandSide();
    double[] x = {0.5, 3};
    assertThat(f.delays(0, x))
        .containsExactly(
            new RightHandSide.Delay(1, 1.5),
            new RightHandSide.Delay(1, 3),
            new RightHandSide.Delay(0, 1.5),
            new RightHandSide.Delay(1, 0.2));
    double[] past = {7, 11, 13, 17};
    double[] dx = new double[2];
    f.evaluate(dx, 0, x, past);
    assertThat(dx).containsExactly(-0.5 * 7 + 11, 13 - 17 * 3);
    double[] a = new double[4];
    f.jacobian(a, 0, x, past);
    assertThat(a).containsExactly(-7, 0, 0, -17);
    double[] b = new double[8];
    f.pastJacobian(b, 0, x, past);
    assertThat(b).containsExactly(-0.5, 1, 0, 0, 0, 0, 1, -3);
    // parameters may change which value of the past is which
    system.setParameter("tau", 0.1);
    assertThat(f.delays(0, x)).hasSize(3);
    f.evaluate(dx, 0, x, new double[] {7, 11, 13});
    assertThat(dx).containsExactly(-0.5 * 7 + 11, 13 - 11 * 3);
    assertThatThrownBy(() -> f.evaluate(dx, 0, x, new double[2]))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
