package dev.dynamis.equations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.ModelException;
import dev.dynamis.core.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

class TomlNodeTest {
  private static final String TEXT =
      """
      title = "robot"
      [part.a]
      rate = 100
      half = "1/2"
      on = true
      names = ["x", "y"]
      """;

  @Test
  void valuesKnowWhatTheyAre() {
    TomlNode doc = TomlNode.read("f.toml", TEXT);
    TomlNode a = doc.get("part").get("a");
    assertThat(doc.get("title").text()).isEqualTo("robot");
    assertThat(a.get("rate").number()).hasValue(100);
    assertThat(a.get("half").number()).hasValue(0.5);
    assertThat(doc.get("title").number()).isEmpty();
    assertThat(a.get("on").truth()).isTrue();
    assertThat(a.get("names").children()).extracting(TomlNode::text).containsExactly("x", "y");
    assertThat(a.children()).extracting(TomlNode::key).startsWith("rate", "half");
    assertThat(a.get("missing")).isNull();
    assertThat(a.isTable()).isTrue();
    assertThatThrownBy(() -> a.get("rate").text()).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void problemsHaveLineAndColumnOfValueOrKey() {
    TomlNode rate = TomlNode.read("f.toml", TEXT).get("part").get("a").get("rate");
    Diagnostic value = rate.about(Severity.ERROR, "X1", "[part.a]", "too slow", "hurry");
    assertThat(List.of(value.line(), value.column())).containsExactly(3, 8);
    assertThat(value.problem()).contains("rate = 100");
    Diagnostic key = rate.aboutKey(Severity.WARNING, "X1", "[part.a]", "odd", "");
    assertThat(List.of(key.line(), key.column())).containsExactly(3, 1);
  }

  @Test
  void textThatIsNotTomlIsRefusedWithItsPlace() {
    assertThatThrownBy(() -> TomlNode.read("f.toml", "a = \n"))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining("f.toml:1");
  }

  @Test
  void aTableOfALargerFileIsAModelWithPlacesOfThatFile() {
    String text =
        "[parts.p]\nname2 = 1\naux.y = \"2*u\"\nstates.x = 1.0\nequations.rhs.x = \"-q\"\n";
    TomlNode part = TomlNode.read("all.toml", text).get("parts").get("p");
    ModelSpec spec = Models.readPart(part, List.of("name2"));
    spec.putInput("u", 3, part.get("name2"));
    assertThatThrownBy(spec::compile)
        .isInstanceOf(ModelException.class)
        .hasMessageContaining("all.toml:5:21: [EQ051]");
  }
}
