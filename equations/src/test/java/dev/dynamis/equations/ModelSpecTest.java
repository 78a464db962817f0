package dev.dynamis.equations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.ModelException;
import dev.dynamis.equations.model.Dtype;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The verbs that change a model before it is compiled. */
class ModelSpecTest {
  private final ModelSpec spec =
      Models.read(
          "growth.toml",
          """
          [model]
          type = "map"
          [states]
          x = 1
          [params]
          r = 2
          q = 5
          [equations.rhs]
          x = "grow(x)"
          [functions.grow]
          args = ["u"]
          expr = "r*u"
          [aux]
          s = "x^2"
          [events.e]
          cond = "x > 100"
          [mods.slow.set.params]
          r = 0.5
          """);

  private static double after(ModelSpec spec, int steps) {
    EquationSystem system = new EquationSystem(spec.compile());
    for (int k = 0; k < steps; k++) {
      system.step();
    }
    return system.state("x");
  }

  @Test
  void unchangedItGrowsByTwo() {
    assertThat(spec.source()).isEqualTo("growth.toml");
    assertThat(spec.modNames()).containsExactly("slow");
    assertThat(spec.parameterNames()).containsExactly("r", "q");
    assertThat(spec.stateNames()).containsExactly("x");
    assertThat(after(spec, 5)).isEqualTo(32);
  }

  @Test
  void numbersCanBeSet() {
    assertThat(after(spec.setState("x", 3).setParameter("r", 10), 2)).isEqualTo(300);
    assertThat(after(spec.apply("slow"), 1)).isEqualTo(1.5);
    Mod mod = Models.readMod("mods.toml", "[mods.m.set.params]\nr = 7\n", "m");
    assertThat(after(spec.apply(List.of(mod)), 1)).isEqualTo(21);
  }

  @Test
  void formulasCanBeReplacedAndRemoved() {
    spec.putParameter("c", 1).putFunction("grow", List.of("u"), "u + c");
    assertThat(after(spec, 4)).isEqualTo(5);
    spec.setEquation("x", "2*x + c").removeFunction("grow").removeParameter("q");
    spec.putAux("w", "3*x").removeAux("s").removeEvent("e");
    // x -> 2 x + 1 from 1: 2^(n + 1) - 1
    assertThat(after(spec, 9)).isEqualTo(1023);
    EquationModel m = spec.compile();
    assertThat(m.auxNames()).containsExactly("w");
    assertThat(m.events()).isEmpty();
    assertThat(m.parameterNames()).containsExactly("r", "c");
  }

  @Test
  void theTypeOfNumbersCanBeChanged() {
    assertThat(spec.dtype(Dtype.INT8).compile().dtype()).isEqualTo(Dtype.INT8);
    spec.dtype(Dtype.FLOAT64).setEquation("x", "lag_x(1500)");
    assertThat(spec.lagLimit(2000).compile().lagDepth(0)).isEqualTo(1500);
    spec.lagLimit(1500);
    assertThatThrownBy(spec::compile)
        .isInstanceOf(ModelException.class)
        .hasMessageContaining("a lag of 1500 steps; the limit is 1499");
  }

  @Test
  void aSpecThatDidNotCompileCanBeCorrected() {
    spec.setEquation("x", "2*y");
    for (int attempt = 0; attempt < 2; attempt++) {
      assertThatThrownBy(spec::compile)
          .isInstanceOfSatisfying(
              ModelException.class, e -> assertThat(e.diagnostics()).hasSize(1));
    }
    spec.setEquation("x", "2*x");
    assertThat(after(spec, 3)).isEqualTo(8);
    assertThat(spec.compile().diagnostics()).isEqualTo(spec.compile().diagnostics());
  }

  @Test
  void namesThatAreNotThereAreRefused() {
    assertThatThrownBy(() -> spec.setState("y", 1)).hasMessageContaining("no state 'y'");
    assertThatThrownBy(() -> spec.setParameter("rr", 1)).hasMessageContaining("did you mean 'r'");
    assertThatThrownBy(() -> spec.removeParameter("z")).hasMessageContaining("no parameter 'z'");
    assertThatThrownBy(() -> spec.removeAux("z")).hasMessageContaining("quantity 'z'");
    assertThatThrownBy(() -> spec.removeFunction("z")).hasMessageContaining("no function 'z'");
    assertThatThrownBy(() -> spec.removeEvent("z")).hasMessageContaining("no event 'z'");
  }
}
