package dev.dynamis.equations.internal.lang;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.ModelException;
import dev.dynamis.equations.EquationModel;
import dev.dynamis.equations.Mod;
import dev.dynamis.equations.ModelSpec;
import dev.dynamis.equations.Models;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Mods change models, and say what they can't change. */
class ModTableTest {
  private static final String MODEL =
      """
      [model]
      type = "ode"
      [states]
      x = 1.0
      [params]
      a = 1.0
      b = 2.0
      [aux]
      q = "a*x"
      [functions.f]
      args = ["u"]
      expr = "u"
      [equations.rhs]
      x = "-q"
      [events.e]
      cond = "x > 1"
      [presets.p.params]
      a = 7
      """;

  private static EquationModel with(String... mods) {
    List<Mod> list =
        java.util.Arrays.stream(mods).map(m -> Models.readMod("mod.toml", m, "")).toList();
    return Models.read("model.toml", MODEL).apply(list).compile();
  }

  @Test
  void verbsAreAppliedInTheirOrder() {
    EquationModel m =
        with(
            """
            [mod]
            name = "all"
            [mod.set.params]
            b = "8/3"
            c = 5
            [mod.set.states]
            x = 4
            [mod.add.params]
            c = 1
            [mod.remove.events]
            names = ["e"]
            [mod.add.events.e]
            cond = "x < 0"
            tags = ["low"]
            [mod.replace.aux]
            q = "c*f(x)"
            [mod.set.functions.g]
            args = ["u"]
            expr = "u^2"
            [mod.replace.functions.f]
            args = ["u"]
            expr = "g(u) + b"
            [mod.set.sim]
            dt = 0.5
            """);
    assertThat(m.parameterNames()).containsExactly("a", "b", "c");
    assertThat(m.parameterValues()).containsExactly(1, 8.0 / 3, 5);
    assertThat(m.initialState()).containsExactly(4);
    assertThat(m.events().get(0).tags()).containsExactly("low");
    assertThat(m.sim().dt()).isEqualTo(0.5);
    double[] out = new double[1];
    m.newKernel()
        .aux(
            out,
            0,
            m.initialState(),
            m.parameterValues(),
            dev.dynamis.equations.model.History.NONE);
    assertThat(out[0]).isEqualTo(5 * (16 + 8.0 / 3));
    assertThat(m.presets()).as("mods keep presets").hasSize(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "EQ091 | zz | [mod.remove.events]\\nnames = ['zz']",
        "EQ091 | c | [mod.remove.params]\\nnames = ['c']",
        "EQ091 | r | [mod.replace.aux]\\nr = '1'",
        "EQ091 | already | [mod.add.params]\\na = 1",
        "EQ091 | already | [mod.add.aux]\\nq = '1'",
        "EQ091 | y | [mod.set.states]\\ny = 1",
        "EQ091 | c | [mod.set.params]\\nc = 1",
        "EQ090 | equations | [mod.set.equations]\\nx = '1'",
        "EQ090 | params | [mod.replace.params]\\na = 1",
        "EQ011 | verb | [mod.verb.params]\\na = 1",
        "EQ012 | list of strings | [mod.remove.aux]\\nnames = 'q'",
        "EQ030 | function | [mod.set.params]\\na = 'sin(1)'",
        "EQ051 | nope | [mod.set.aux]\\nq = 'nope'"
      })
  void whatCannotBeChangedIsTold(String code, String says, String mod) {
    ModelException e =
        catchThrowableOfType(ModelException.class, () -> with(mod.replace("\\n", "\n")));
    assertThat(e).isNotNull();
    assertThat(e.diagnostics()).extracting(Diagnostic::code).contains(code);
    assertThat(e.getMessage()).contains(says).contains("mod.toml:");
  }

  @Test
  void exclusiveGroupsAllowOneMember() {
    String one = "[mod]\nname='one'\ngroup='G'\nexclusive=true\n";
    String two = "[mod]\nname='two'\ngroup='G'\n";
    assertThat(with(one)).isNotNull();
    ModelException e = catchThrowableOfType(ModelException.class, () -> with(one, two));
    assertThat(e.diagnostics()).extracting(Diagnostic::code).containsExactly("EQ092");
    assertThat(with(two, two.replace("two", "three"))).isNotNull();
  }

  @Test
  void filesOfferModsByName() {
    String mods = "[mods.fast.set.params]\na = 10\n[mods.slow.set.params]\na = 0.1\n";
    ModelSpec spec = Models.read("m", MODEL + mods);
    assertThat(spec.modNames()).containsExactly("fast", "slow");
    assertThat(spec.apply("fast").compile().parameterValues()[0]).isEqualTo(10);
    ModelException e =
        catchThrowableOfType(
            ModelException.class, () -> Models.read("m", MODEL + mods).apply("fats").compile());
    assertThat(e.getMessage()).contains("EQ093").contains("did you mean 'fast'");
    assertThat(Models.readMod("f", mods, "slow").name()).isEqualTo("slow");
    assertThat(
            catchThrowableOfType(ModelException.class, () -> Models.readMod("f", mods, ""))
                .getMessage())
        .contains("EQ093")
        .contains("fast, slow");
    assertThat(
            catchThrowableOfType(ModelException.class, () -> Models.readMod("f", "k = 1", ""))
                .getMessage())
        .contains("EQ093");
  }
}
