package dev.dynamis.equations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.ModelException;
import dev.dynamis.core.StepDerivatives;
import dev.dynamis.equations.model.History;
import dev.dynamis.equations.model.Kernel;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The table {@code [inputs]}. */
class InputsTest {
  private static final String DRIVEN =
      """
      [model]
      type = "ode"
      [states]
      x = 0.5
      [params]
      k = 2.0
      tau = 0.25
      [inputs]
      u = 1.5
      w = 0.0
      [aux]
      y = "k*x*u + sin(w)"
      late = "delay(u, tau) - delay(u, 2*tau) + delay(u, tau)"
      still = "x^2"
      [equations.rhs]
      x = "-k*x + u^2"
      [sim]
      dt = 0.01
      """;

  @Test
  void declaredInputsAreTheInputsOfTheSystemAndParametersAreNot() {
    EquationSystem s = new EquationSystem(Models.parse("driven", DRIVEN));
    assertThat(s.inputNames()).containsExactly("u", "w", "delay(u, tau)", "delay(u, 2*tau)");
    assertThat(s.parameterNames()).containsExactly("k", "tau");
    double[] u = new double[4];
    s.inputs(u);
    // a past value has the default of its input
    assertThat(u).containsExactly(1.5, 0, 1.5, 1.5);
    s.setInputs(new double[] {2, 0, 5, 3});
    double[] y = new double[3];
    s.outputs(y);
    assertThat(y).containsExactly(2 * 0.5 * 2, 5 - 3 + 5, 0.25);
    for (int i = 0; i < 1000; i++) {
      s.step();
    }
    // x' = -2 x + 4 rests at 2; e^-20 is left
    assertThat(s.state("x")).isCloseTo(2, within(1e-8));
    s.reset();
    s.inputs(u);
    assertThat(u).containsExactly(1.5, 0, 1.5, 1.5);
  }

  @Test
  void withoutTheTableParametersAreInputs() {
    EquationSystem s = new EquationSystem(Models.load("builtin://ode/lorenz"));
    assertThat(s.inputNames()).isEqualTo(s.parameterNames()).isNotEmpty();
  }

  @Test
  void derivativesOfAStepByInputsAndByParametersAreApart() {
    EquationSystem s = new EquationSystem(Models.parse("driven", DRIVEN));
    StepDerivatives of = s.derivatives();
    double[] b = new double[4];
    double[] d = new double[12];
    double h = of.transition(null, b, null, d);
    // x' = -2 x + u^2 over a step: (1 - e^-2h)/2 times 2 u = 3; rk4 is exact to h^5
    assertThat(b[0]).isCloseTo(3 * (1 - StrictMath.exp(-2 * h)) / 2, within(1e-10));
    assertThat(b[1]).isZero();
    assertThat(d[0]).isCloseTo(2 * 0.5, within(1e-9));
    assertThat(d[1]).isCloseTo(1, within(1e-9));
    assertThat(d[4 + 2]).isCloseTo(2, within(1e-9));
    double[] p = new double[2];
    of.sensitivity(p, null);
    // d/dk of x e^-kh + u^2 (1 - e^-kh)/k
    double e = StrictMath.exp(-2 * h);
    double exact = -h * 0.5 * e + 2.25 * (h * e / 2 - (1 - e) / 4);
    assertThat(p[0]).isCloseTo(exact, within(1e-10));
    double[] field = new double[2];
    s.rightHandSide().parameterJacobian(field, 0, new double[] {0.5});
    assertThat(field).containsExactly(-0.5, 0);
  }

  @Test
  void auxiliaryQuantitiesHaveExactDerivatives() {
    EquationModel m = Models.parse("driven", DRIVEN);
    double[] p = m.slotValues();
    for (Kernel k : List.of(m.newKernel(), m.newInterpreter())) {
      double[] jac = new double[3 * 7];
      k.auxJacobian(jac, 0, new double[] {0.5}, p, History.NONE);
      // by x, k, tau, u, w, and the two past values of u
      assertThat(jac)
          .containsExactly(
              3, 0.75, 0, 1, 1, 0, 0, //
              0, 0, 0, 0, 0, 2, -1, //
              1, 0, 0, 0, 0, 0, 0);
      double[] tau = new double[2];
      k.delayTimes(tau, p);
      assertThat(tau).containsExactly(0.25, 0.5);
    }
    assertThat(m.auxDependsOnInputs(0)).isTrue();
    assertThat(m.auxDependsOnInputs(1)).isFalse();
    assertThat(m.auxDependsOnInputs(2)).isFalse();
  }

  @Test
  void saturationIsClipping() {
    EquationModel m =
        Models.parse("sat", DRIVEN.replace("x^2", "sat(10*x, -1, 1) + clip(x, 0, 1)"));
    double[] y = new double[3];
    new EquationSystem(m).outputs(y);
    assertThat(y[2]).isEqualTo(1.5);
  }

  @Test
  void problemsOfInputsHaveTheirPlaces() {
    assertThatThrownBy(
            () ->
                Models.parse(
                    "bad.toml",
                    """
                    [model]
                    type = "ode"
                    [states]
                    x = 0
                    [inputs]
                    x = 1
                    t = 0
                    u = "one"
                    v = 2
                    [equations.rhs]
                    x = "delay(v, v)"
                    [events.e]
                    cond = "x > 1"
                    action.v = "0"
                    """))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining("bad.toml:6:5: [EQ021] [inputs].x")
        .hasMessageContaining("bad.toml:7:5: [EQ020] [inputs].t")
        .hasMessageContaining("bad.toml:8:6: [EQ051] [inputs].u")
        .hasMessageContaining("bad.toml:11:15: [EQ063]")
        .hasMessageContaining("bad.toml:14:")
        .hasMessageContaining("it is of the kind input");
  }
}
