package dev.dynamis.equations.internal.lang;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Right-hand sides, however they are written. */
class EquationReaderTest {
  private static final String STATES = "[states]\nx = 1\ny = 2\ndx = 3\n";

  private final Problems problems = new Problems();

  private SpecTree read(String type, String equations) {
    String text = "[model]\ntype = '" + type + "'\n" + STATES + equations;
    return ModelReader.read(
        TomlReader.read(new SourceText("test.toml", text), problems).orElseThrow(), problems);
  }

  private List<String> told() {
    return problems.sorted().stream().map(Diagnostic::problem).map(p -> p.split("\n")[0]).toList();
  }

  private static String side(SpecTree spec, String state) {
    return spec.rhs.get(state).text().value();
  }

  @Test
  void keysAndLinesMayBeMixed() {
    SpecTree spec =
        read(
            "ode",
            """
            [equations]
            expr = '''
            # a comment
            dy = x - y

            d(x) = 2*y
            '''
            [equations.rhs]
            dx = 0.5
            """);
    assertThat(told()).isEmpty();
    assertThat(side(spec, "y")).isEqualTo("x - y");
    assertThat(side(spec, "x")).isEqualTo("2*y");
    assertThat(side(spec, "dx")).isEqualTo("0.5");
    // the place of an expression is that of its first character
    Text text = spec.rhs.get("x").text();
    assertThat(text.source().line(text.offset(0))).isEqualTo(12);
    assertThat(text.source().column(text.offset(0))).isEqualTo(8);
  }

  /** There is a state dx, so this is its equation and not that of x. */
  @Test
  void aStateComesBeforeADerivative() {
    SpecTree spec = read("ode", "[equations]\nexpr = 'dx = x'\n");
    assertThat(spec.rhs).containsOnlyKeys("dx");
  }

  @Test
  void ofTwoLinesTheLastCounts() {
    SpecTree spec = read("map", "[equations]\nexpr = '''\nx = 1\nx = 2\n'''\n");
    assertThat(side(spec, "x")).isEqualTo("2");
    assertThat(problems.sorted().getFirst().severity()).isEqualTo(Severity.WARNING);
    assertThat(told()).containsExactly("the state 'x' has two equations; the last one counts");
  }

  @Test
  void mapsMayHaveAnInverse() {
    SpecTree spec = read("map", "[equations.rhs]\nx = 'y'\n[equations.inverse.rhs]\ny = 'x'\n");
    assertThat(told()).isEmpty();
    assertThat(spec.inverse.get("y").text().value()).isEqualTo("x");
    read("ode", "[equations.inverse.rhs]\ny = 'x'\n");
    assertThat(told()).containsExactly("only maps have an inverse here");
  }

  @Test
  void jacobiansAreSquare() {
    String jacobian = "[equations.jacobian]\nexpr = ";
    SpecTree spec = read("ode", jacobian + "[['y', 1, 0.5], ['0', 'x', 2], [1, 2, 3]]\n");
    assertThat(told()).isEmpty();
    assertThat(spec.jacobian.get(0).get(2).text().value()).isEqualTo("0.5");
    assertThat(spec.jacobian.get(1).get(1).text().value()).isEqualTo("x");
    read("ode", jacobian + "[[1, 2], [3, 4]]\n");
    read("ode", jacobian + "[[1, 2, 3], [1, 2], [1, 2, 3]]\n");
    read("ode", jacobian + "[[1, 2, 3], [1, true, 2], [1, 2, 3]]\n");
    read("ode", jacobian + "[1, 2, 3]\n");
    read("ode", jacobian + "'x'\n");
    assertThat(told())
        .containsExactlyInAnyOrder(
            "2 rows for 3 states",
            "2 columns for 3 states",
            "a boolean where an expression or a number was expected",
            "a whole number where a list was expected",
            "a string where a list of rows was expected");
  }

  @Test
  void whatIsNoEquationIsNamed() {
    read(
        "map",
        """
        [equations]
        expr = '''
        x
        y += 1
        = 3
        x =
        d(x) = 1
        z = 1
        '''
        [equations.rhs]
        w = "1"
        """);
    assertThat(told())
        .containsExactly(
            "a line without '='",
            "'+=' is not an assignment",
            "an assignment without a target",
            "an assignment without a value",
            "'d(x)' is a derivative, but the model is a map",
            "an equation for 'z', which is not a state",
            "an equation for 'w', which is not a state");
  }

  @Test
  void aStateHasOneEquation() {
    read("ode", "[equations]\nexpr = 'd(x) = 1'\n[equations.rhs]\nx = '2'\n");
    assertThat(told()).containsExactly("the state 'x' has an equation in [equations.rhs] too");
  }
}
