package dev.dynamis.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.ModelException;
import dev.dynamis.equations.model.Place;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.tomlj.Toml;

class TomlSectionTest {
  private final Problems problems = new Problems();

  private TomlSection section(String text) {
    return new TomlSection(
        "a.toml", Toml.parse(text), "[t]", new Place("a.toml", 1, 1, ""), problems);
  }

  private List<String> told() {
    ModelException e = catchThrowableOfType(ModelException.class, problems::throwIfAny);
    return e == null ? List.of() : e.diagnostics().stream().map(Diagnostic::render).toList();
  }

  @Test
  void valuesAreReadByType() {
    TomlSection t =
        section(
            "a = \"x\"\nb = true\nc = 2\nd = 1.5\ne = [1, 2.5]\nf = [\"p\"]\ng = 1e6\nh = { k = 1 }");
    assertThat(t.text("a", "")).isEqualTo("x");
    assertThat(t.flag("b", false)).isTrue();
    assertThat(t.number("c", 0)).isEqualTo(2);
    assertThat(t.number("d", 0)).isEqualTo(1.5);
    assertThat(t.numbers("e")).containsExactly(1, 2.5);
    assertThat(t.texts("f")).containsExactly("p");
    assertThat(t.texts("a")).containsExactly("x");
    assertThat(t.whole("g", 0, 0, 10_000_000)).isEqualTo(1_000_000);
    assertThat(t.sections("h")).hasSize(1);
    assertThat(t.number("none", 7)).isEqualTo(7);
    assertThat(told()).isEmpty();
  }

  @Test
  void valuesOfAnotherTypeAreToldWithTheirPlaceAndTheDefaultIsUsed() {
    TomlSection t =
        section(
            "a = 1\nb = \"yes\"\nc = nan\nd = 1.5\ne = \"x\"\nf = [1]\ng = 1979-05-27\nh = 5\n");
    assertThat(t.text("a", "d")).isEqualTo("d");
    assertThat(t.flag("b", true)).isTrue();
    assertThat(t.number("c", 3)).isEqualTo(3);
    assertThat(t.whole("d", 4, 0, 9)).isEqualTo(4);
    assertThat(t.numbers("e")).isNull();
    assertThat(t.texts("f")).isEmpty();
    assertThat(t.number("g", 5)).isEqualTo(5);
    assertThat(t.whole("h", 1, 0, 4)).isEqualTo(1);
    assertThat(told())
        .hasSize(8)
        .anyMatch(d -> d.contains("a.toml:3:1: [ST03] [t].c: a number that is not finite"))
        .anyMatch(d -> d.contains("a.toml:7:1: [ST03] [t].g: a date or time"))
        .anyMatch(d -> d.contains("[ST05] [t].h: 5 is not between 0 and 4"));
  }

  @Test
  void unknownKeysAreToldWithTheNearest() {
    section("tiem = 1").onlyKeys(Set.of("time", "steps"));
    assertThat(told().getFirst()).contains("unknown key 'tiem'").contains("time");
  }

  @Test
  void aSectionThatIsNoTableIsToldAndEmpty() {
    assertThat(section("run = 3").section("run", "[run]").keys()).isEmpty();
    assertThat(told().getFirst()).contains("a whole number where a table was expected");
  }
}
