package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.Recording;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FixedPointsCommandTest {
  private final Terminal terminal = new Terminal();

  /** The origin, and x = y = +-sqrt(beta (rho - 1)), z = rho - 1. */
  @Test
  void lorenzHasThreeStatesOfRest() {
    assertThat(terminal.run("fixedpoints", "builtin://ode/lorenz", "--param", "rho=25")).isZero();
    assertThat(terminal.out.toString())
        .contains("3 points", "202 of 202 starts converged", "eigenvalues")
        .containsPattern("saddle: x = (8.0|7.99999)")
        .containsPattern("saddle: x = -(8.0|7.99999)");
  }

  @Test
  void jsonHasStatesEigenvaluesAndStability() {
    assertThat(terminal.run("fixedpoints", "builtin://map/logistic", "--set", "r=2.5", "--json"))
        .isZero();
    assertThat(terminal.out.toString())
        .startsWith("{\"points\":[{\"state\":{\"x\":0.")
        .containsPattern("\\[\\[-0.(5|49999)[0-9]*,0.0]],\"stability\":\"stable\"}")
        .contains("\"stability\":\"unstable\"}", "\"method\":\"symbolic Jacobian\"}");
  }

  @Test
  void pointsAreRecordedAndDrawn(@TempDir Path folder) throws IOException {
    Path table = folder.resolve("points.csv");
    Path picture = folder.resolve("points.svg");
    assertThat(
            terminal.run(
                "fixedpoints", "builtin://ode/lorenz", "--record", table, "--plot", picture))
        .isZero();
    Recording points = Recording.read(table);
    assertThat(points.rows()).isEqualTo(3);
    assertThat(points.column("unstable").toArray()).containsExactlyInAnyOrder(1, 2, 2);
    assertThat(Files.readString(picture)).contains("Fixed points of Lorenz system");
  }

  @Test
  void aBoxAndAPeriodNarrowTheSearch() {
    String[] args = {
      "fixedpoints",
      "builtin://map/henon",
      "--period",
      "2",
      "--box",
      "x=0:2,y=-1:1",
      "--threads",
      "2"
    };
    assertThat(terminal.run((Object[]) args)).isZero();
    assertThat(terminal.out.toString()).contains("2 points");
  }

  @Test
  void whatIsWrongIsSaid() {
    assertThat(terminal.run("fixedpoints", "builtin://ode/lorenz", "--box", "q=0:1")).isEqualTo(2);
    assertThat(terminal.err.toString()).contains("no coordinate 'q'");
    assertThat(terminal.run("fixedpoints", "builtin://ode/lorenz", "--period", "2")).isEqualTo(2);
    assertThat(terminal.err.toString()).contains("is one of a map");
    assertThat(terminal.run("fixedpoints", "builtin://ode/lorenz", "--box", "x=100:200")).isZero();
    assertThat(terminal.out.toString())
        .contains("0 points", "none found in the box, but outside of it", "try a --box");
  }

  @Test
  void ofALongPastAFewNumbersAreShown(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("late.toml");
    String text =
        """
        [model]
        type = "map"
        [states]
        x = 0.1
        [params]
        r = 2.0
        [equations.rhs]
        x = "r*x*(1 - lag_x(40))"
        """;
    Files.writeString(file, text);
    assertThat(terminal.run("fixedpoints", file)).isZero();
    assertThat(terminal.out.toString())
        .contains("lag_x(11) = 0.5 and 29 more", " more\n")
        .doesNotContain("lag_x(12)");
    terminal.clear();
    assertThat(terminal.run("fixedpoints", file, "--json")).isZero();
    assertThat(terminal.out.toString()).contains("\"lag_x(40)\":0.5");
  }

  @Test
  void singularJacobiansAreSaid(@TempDir Path folder) throws Exception {
    // every x is a state of rest
    Path line = folder.resolve("line.toml");
    String text =
        """
        [model]
        type = "ode"
        [states]
        x = 1
        y = 1
        [equations.rhs]
        x = "y"
        y = "-y"
        """;
    Files.writeString(line, text);
    assertThat(terminal.run("fixedpoints", line)).isZero();
    assertThat(terminal.out.toString())
        .contains("the Jacobian is singular at 202 of them: they fill a curve or a surface");
    // x = 0 is where two states of rest meet
    Path fold = folder.resolve("fold.toml");
    Files.writeString(
        fold, text.replace("y = 1\n", "").replace("x = \"y\"\ny = \"-y\"", "x = \"x*x\""));
    assertThat(terminal.run("fixedpoints", fold, "--json")).isZero();
    assertThat(terminal.out.toString()).contains("\"stability\":\"neutral\"", "\"singular\":1");
  }
}
