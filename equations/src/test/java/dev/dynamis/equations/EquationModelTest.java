package dev.dynamis.equations;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.equations.model.Dtype;
import dev.dynamis.equations.model.History;
import dev.dynamis.equations.model.JacobianKind;
import dev.dynamis.equations.model.SystemKind;
import org.junit.jupiter.api.Test;

/** What a compiled model tells about itself. */
class EquationModelTest {
  private static final String TEXT =
      """
      [model]
      type = "ode"
      name = "Duffing"
      [states]
      x = 0.5
      v = -1
      [params]
      a = 2
      tau = 0.3
      [equations.rhs]
      x = "v"
      v = "a*delay(x, tau) - lag_v(3) + lag_x(1.5) - t"
      [aux]
      energy = "v^2/2"
      [history]
      x = "cos(t)"
      [events.flip]
      cond = "x > 1"
      action.v = "-v"
      [sim]
      stop = "x > 9"
      [presets.slow.params]
      a = 0.1
      """;

  private final EquationModel m = Models.parse("duffing.toml", TEXT);

  @Test
  void namesAndNumbersAreThoseOfTheFile() {
    assertThat(m.name()).isEqualTo("Duffing");
    assertThat(m.source()).isEqualTo("duffing.toml");
    assertThat(m.kind()).isEqualTo(SystemKind.ODE);
    assertThat(m.dtype()).isEqualTo(Dtype.FLOAT64);
    assertThat(m.stateNames()).containsExactly("x", "v");
    assertThat(m.initialState()).containsExactly(0.5, -1);
    assertThat(m.parameterNames()).containsExactly("a", "tau");
    assertThat(m.parameterValues()).containsExactly(2, 0.3);
    assertThat(m.auxNames()).containsExactly("energy");
    assertThat(m.aux().getFirst().text()).isEqualTo("v^2/2");
    assertThat(m.equations().getFirst().text()).isEqualTo("v");
    assertThat(m.equations().getFirst().place().line()).isEqualTo(11);
    assertThat(m.states().get(1).place().line()).isEqualTo(6);
    assertThat(m.parameters().get(1).name()).isEqualTo("tau");
    assertThat(m.events().getFirst().name()).isEqualTo("flip");
    assertThat(m.presets().getFirst().name()).isEqualTo("slow");
    assertThat(m.stopText().orElseThrow().text()).isEqualTo("x > 9");
    assertThat(m.sim().stepper()).isNotEmpty();
  }

  @Test
  void itKnowsHowFarItLooksBack() {
    assertThat(m.lagDepth(1)).isEqualTo(3);
    assertThat(m.fractionalLagDepth(0)).isEqualTo(2);
    assertThat(m.fractionalLagDepth(1)).isZero();
    assertThat(m.delays()).hasSize(1);
    assertThat(m.delays().getFirst().state()).isZero();
    assertThat(m.delays().getFirst().tau().text()).isEqualTo("tau");
    assertThat(m.hasHistory()).isTrue();
    assertThat(m.hasInverse()).isFalse();
    assertThat(m.isAutonomous()).isFalse();
    assertThat(m.jacobianKind()).isEqualTo(JacobianKind.SYMBOLIC);
  }

  @Test
  void arraysAreTheCallersOwn() {
    m.initialState()[0] = 99;
    m.parameterValues()[0] = 99;
    assertThat(m.initialState()[0]).isEqualTo(0.5);
    assertThat(m.parameterValues()[0]).isEqualTo(2);
  }

  @Test
  void theHashIsThatOfTheBehaviour() {
    assertThat(Models.parse("other.toml", TEXT).hash()).isEqualTo(m.hash());
    assertThat(Models.parse("other.toml", TEXT.replace("a = 2", "a = 3")).hash())
        .isNotEqualTo(m.hash());
  }

  @Test
  void compiledAndInterpretedKernelsAgree() {
    EquationModel free =
        Models.parse("a", "[model]\ntype='ode'\n[states]\nx=2\n[equations.rhs]\nx='sin(x)-t'\n");
    double[] a = new double[1];
    double[] b = new double[1];
    free.newKernel().rhs(a, 0.5, free.initialState(), new double[0], History.NONE);
    free.newInterpreter().rhs(b, 0.5, free.initialState(), new double[0], History.NONE);
    assertThat(a).containsExactly(b);
    assertThat(free.diagnostics()).isEmpty();
    assertThat(free.name()).isEqualTo("a");
  }
}
