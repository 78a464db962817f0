package dev.dynamis.equations.internal.lang;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.equations.model.Dtype;
import dev.dynamis.equations.model.SystemKind;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a file says, as it is read. */
class ModelReaderTest {
  private final Problems problems = new Problems();

  private SpecTree read(String text) {
    return ModelReader.read(
        TomlReader.read(new SourceText("test.toml", text), problems).orElseThrow(), problems);
  }

  private List<String> told() {
    return problems.sorted().stream().map(Diagnostic::problem).map(p -> p.split("\n")[0]).toList();
  }

  @Test
  void tablesBecomeTheModel() {
    SpecTree spec =
        read(
            """
            [model]
            type = "map"
            label = "Growth"
            dtype = "float32"
            author = "nobody"
            [constants]
            k = 2
            k2 = "k^2"
            [states]
            x = "k2/8"
            [params]
            r = 3.5
            on = true
            [aux]
            double = "2*x"
            [functions.f]
            args = ["u", "v"]
            expr = "u*v"
            [history]
            x = 0.25
            [meta]
            anything = 1
            """);
    assertThat(told()).isEmpty();
    assertThat(spec.kind).isEqualTo(SystemKind.MAP);
    assertThat(spec.dtype).isEqualTo(Dtype.FLOAT32);
    assertThat(spec.name).contains("Growth");
    assertThat(spec.constants.get("k2").value()).isEqualTo(4);
    assertThat(spec.states.get("x").value()).isEqualTo(0.5);
    assertThat(spec.parameters.get("on").value()).isEqualTo(1);
    assertThat(spec.aux.get("double").text().value()).isEqualTo("2*x");
    assertThat(spec.functions.get("f").args()).containsExactly("u", "v");
    assertThat(spec.history.get("x").text().value()).isEqualTo("0.25");
  }

  @Test
  void settingsOfRunsAreRead() {
    SpecTree spec =
        read(
            """
            [model]
            type = "ode"
            [states]
            x = 1
            [sim]
            t_end = 5
            stepper = "rk45"
            events = "all"
            record = false
            record_interval = 3
            safety = 0.8
            [sim.stop]
            cond = "x > 2"
            phase = "post"
            """);
    assertThat(told()).isEmpty();
    assertThat(spec.sim.numbers).containsEntry("t_end", 5.0).containsEntry("record_interval", 3.0);
    assertThat(spec.sim.stepper.text().value()).isEqualTo("rk45");
    assertThat(spec.sim.events).isEqualTo("all");
    assertThat(spec.sim.flags).containsEntry("record", false);
    assertThat(spec.sim.options).containsOnlyKeys("safety");
    assertThat(spec.sim.stop.text().value()).isEqualTo("x > 2");
    assertThat(ModelReader.place(spec, "t_end").line()).isEqualTo(6);
    assertThat(ModelReader.place(spec, "dt").line()).isZero();
    assertThat(ModelReader.simKeys()).contains("dt", "legacy_lags");
  }

  @Test
  void everythingThatIsWrongIsToldInTheOrderOfTheFile() {
    read(
        """
        [model]
        type = "odd"
        dtype = "float65"
        [states]
        x = "1/"
        [history]
        z = 1
        [functions.f]
        args = ["u", "u", "2"]
        [sim]
        dt = 0
        max_steps = 2.5
        rtol = -1
        events = "some"
        stop = 3
        [statess]
        """);
    List<String> told = told();
    assertThat(told)
        .hasSize(13)
        .contains("'odd' is not a kind of model")
        .containsSubsequence(
            "the end of the text where a number, a name or ( was expected",
            "there is no state 'z'",
            "the key expr is missing",
            "the argument 'u' is listed twice",
            "'2' is not a name",
            "0.0 where a number above 0 was expected",
            "2.5 where a whole number above 0 was expected",
            "-1.0 where a number of at least 0 was expected",
            "'some' is not one of: first, all",
            "a whole number where a condition in quotes was expected");
    assertThat(told.get(1)).startsWith("'float65' is not a type of numbers; known are: ");
    assertThat(told.getLast()).startsWith("unknown table; known are: model, states");
  }

  @Test
  void differentialEquationsHaveNoWholeNumbers() {
    read("[model]\ntype = 'ode'\ndtype = 'int64'\n[states]\nx = 1\n");
    assertThat(told())
        .containsExactly("differential equations can't have the whole numbers of 'int64'");
  }
}
