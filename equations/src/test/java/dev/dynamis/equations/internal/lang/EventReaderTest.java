package dev.dynamis.equations.internal.lang;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.equations.model.EventInfo.Direction;
import dev.dynamis.equations.model.EventInfo.Phase;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Events as they are written. */
class EventReaderTest {
  private final Problems problems = new Problems();

  private List<EventSpec> read(String text) {
    return new EventReader(new TableReader(problems))
        .readAll(TomlReader.read(new SourceText("test.toml", text), problems).orElseThrow());
  }

  private List<String> told() {
    return problems.sorted().stream().map(Diagnostic::problem).map(p -> p.split("\n")[0]).toList();
  }

  @Test
  void everyKeyIsRead() {
    String text =
        """
        [events.bounce]
        cond = "x < 0"
        phase = "both"
        action = '''
        x = 0
        v = -r*v
        '''
        log = ["t", "state:v"]
        tags = ["b", "a", "b"]
        locate = true
        direction = "either"
        terminal = true
        """;
    EventSpec e = read(text).getFirst();
    assertThat(told()).isEmpty();
    assertThat(e.name()).isEqualTo("bounce");
    assertThat(e.cond().text().value()).isEqualTo("x < 0");
    assertThat(e.phase()).isEqualTo(Phase.BOTH);
    assertThat(e.actions().stream().map(a -> a.value().name() + "=" + a.value().text()).toList())
        .containsExactly("x=0", "v=-r*v");
    assertThat(e.log().stream().map(Text::value).toList()).containsExactly("t", "state:v");
    assertThat(e.tags()).containsExactly("a", "b");
    assertThat(e.locate()).isTrue();
    assertThat(e.direction()).isEqualTo(Direction.EITHER);
    assertThat(e.terminal()).isTrue();
  }

  @Test
  void withoutKeysAnEventIsLookedAtAfterAStepAndGoesOn() {
    EventSpec e = read("[events.e]\ncond = 'x > 1'\naction.x = 0\n").getFirst();
    assertThat(e.phase()).isEqualTo(Phase.END);
    assertThat(e.locate() || e.terminal()).isFalse();
    assertThat(e.actions().getFirst().value().text().value()).isEqualTo("0");
  }

  @Test
  void eventsStayInTheOrderOfTheFile() {
    assertThat(read("[events.b]\ncond = '1'\n[events.a]\ncond = '1'\n"))
        .extracting(EventSpec::name)
        .containsExactly("b", "a");
  }

  @Test
  void whatIsWrongIsNamed() {
    String text =
        """
        [events.a]
        phase = "pre"
        cond = "x"
        [events.b]
        cond = "x"
        phase = "middle"
        [events.c]
        cond = "x"
        direction = "sideways"
        locate = true
        [events.d]
        cond = "x"
        direction = "up"
        [events.e]
        record = true
        [events.f]
        cond = "x"
        tags = ["1a", ""]
        action = 3
        terminl = true
        """;
    assertThat(read(text)).extracting(EventSpec::name).containsExactly("a", "b", "c", "d", "f");
    List<String> told = told();
    assertThat(told.subList(0, told.size() - 1))
        .containsExactly(
            "the phase 'pre' is no longer used",
            "'middle' is not a phase; known are: start, end, both",
            "'sideways' is not a direction; known are: up, down, either",
            "a direction without locate = true, which alone looks at crossings",
            "the key cond is missing",
            "'record' is no longer used",
            "'1a' is not a tag",
            "an empty tag",
            "a whole number where assignments was expected");
    assertThat(told.getLast()).startsWith("unknown key 'terminl'; known are: cond");
  }
}
