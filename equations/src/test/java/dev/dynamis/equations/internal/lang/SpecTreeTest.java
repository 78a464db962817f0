package dev.dynamis.equations.internal.lang;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.ModelException;
import dev.dynamis.equations.internal.kernel.ModelParts;
import dev.dynamis.equations.model.Dtype;
import dev.dynamis.equations.model.History;
import dev.dynamis.equations.model.Quantity;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Changes of a model before it is compiled. */
class SpecTreeTest {
  private static final String TEXT =
      """
      [model]
      type = "map"
      [states]
      x = 1
      y = 2
      [params]
      a = 3
      b = 4
      [equations.rhs]
      x = "twice(a)*x"
      [aux]
      s = "x + y"
      [functions.twice]
      args = ["u"]
      expr = "2*u"
      [events.e]
      cond = "x > 100"
      [mods.faster.set.params]
      a = 30
      """;

  private final Problems problems = new Problems();
  private final SpecTree spec =
      ModelReader.read(
          TomlReader.read(new SourceText("test.toml", TEXT), problems).orElseThrow(), problems);

  private static double[] values(List<Quantity> quantities) {
    return quantities.stream().mapToDouble(Quantity::value).toArray();
  }

  private static double[] next(ModelParts m) {
    double[] out = new double[m.states.size()];
    m.kernel.get().rhs(out, 0, values(m.states), values(m.parameters), History.NONE);
    return out;
  }

  @Test
  void unchangedItIsWhatTheFileSays() {
    assertThat(spec.source()).isEqualTo("test.toml");
    assertThat(spec.stateNames()).containsExactly("x", "y");
    assertThat(spec.parameterNames()).containsExactly("a", "b");
    assertThat(spec.modNames()).containsExactly("faster");
    assertThat(next(spec.compile())).containsExactly(6, 2);
  }

  @Test
  void valuesAndFormulasCanBeReplaced() {
    spec.setState("x", 10).setParameter("a", 0.5).putParameter("c", 7);
    spec.putFunction("twice", List.of("v"), "v + v + c").setEquation("y", "x + c");
    // twice(0.5) = 1 + 7
    assertThat(next(spec.compile())).containsExactly(80, 17);
    assertThat(spec.parameterNames()).containsExactly("a", "b", "c");
  }

  @Test
  void whatIsNotNeededCanBeRemoved() {
    spec.removeParameter("b").removeAux("s").removeEvent("e");
    spec.setEquation("x", "a").removeFunction("twice");
    ModelParts m = spec.compile();
    assertThat(m.parameters).hasSize(1);
    assertThat(m.aux).isEmpty();
    assertThat(m.events).isEmpty();
    assertThat(next(m)).containsExactly(3, 2);
  }

  @Test
  void modsOfTheFileAreAppliedByName() {
    assertThat(next(spec.apply("faster").compile())).containsExactly(60, 2);
    spec.apply("slower");
    assertThatThrownBy(spec::compile)
        .isInstanceOf(ModelException.class)
        .hasMessageContaining("there is no mod 'slower'; the file has: faster");
  }

  @Test
  void theTypeOfNumbersAndTheLimitOfLagsCanBeChanged() {
    assertThat(spec.dtype(Dtype.INT64).compile().dtype).isEqualTo(Dtype.INT64);
    assertThat(spec.lagLimit(5000).lagLimit()).isEqualTo(5000);
    assertThatThrownBy(() -> spec.lagLimit(1)).hasMessage("lag limit 1 is less than 2");
  }

  @Test
  void namesThatAreNotThereAreAnsweredWithTheNearest() {
    assertThatThrownBy(() -> spec.setState("xx", 1))
        .hasMessage("there is no state 'xx'; did you mean 'x'?");
    assertThatThrownBy(() -> spec.setParameter("q", 1))
        .hasMessage("there is no parameter 'q'; known are: a, b");
    assertThatThrownBy(() -> spec.removeParameter("q")).hasMessageContaining("no parameter 'q'");
    assertThatThrownBy(() -> spec.setEquation("q", "1")).hasMessageContaining("no state 'q'");
    assertThatThrownBy(() -> spec.removeAux("q")).hasMessageContaining("no auxiliary quantity 'q'");
    assertThatThrownBy(() -> spec.removeFunction("twic"))
        .hasMessage("there is no function 'twic'; did you mean 'twice'?");
    assertThatThrownBy(() -> spec.removeEvent("q")).hasMessageContaining("no event 'q'");
  }

  @Test
  void whatIsUsedAndRemovedIsToldWhenItIsCompiled() {
    spec.removeParameter("a");
    assertThatThrownBy(spec::compile)
        .isInstanceOf(ModelException.class)
        .hasMessageContaining("[equations.rhs.x]")
        .hasMessageContaining("'a'");
  }
}
