package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.Recording;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PoincareCommandTest {
  private final Terminal terminal = new Terminal();

  @Test
  void crossingsLieOnTheSection(@TempDir Path folder) throws Exception {
    Path table = folder.resolve("p.csv");
    Path picture = folder.resolve("p.png");
    assertThat(
            terminal.run(
                "poincare",
                "builtin://ode/lorenz",
                "--section",
                "z=27",
                "--crossings",
                "20",
                "--record",
                table + "",
                "--plot",
                picture + ""))
        .isZero();
    var lines = Files.readAllLines(table);
    assertThat(lines).hasSize(21);
    for (String line : lines.subList(1, 21)) {
      assertThat(Double.parseDouble(line.split(",")[3])).isBetween(27 - 1e-12, 27 + 1e-12);
    }
    assertThat(Files.size(picture)).isGreaterThan(1000);
    assertThat(terminal.out.toString()).contains("20 crossings of z = 27.0, up");
  }

  /** Each value is followed by the next, and the diagonal, where they are equal, is drawn. */
  @Test
  void returnsAreRecordedAndDrawnWithTheDiagonal(@TempDir Path folder) throws Exception {
    Path table = folder.resolve("r.csv");
    Path picture = folder.resolve("r.svg");
    String[] args = {"poincare", "builtin://ode/lorenz", "--section", "x=0", "--return", "z"};
    assertThat(
            terminal.runWith(
                List.of((Object[]) args),
                "--crossings",
                "20",
                "--record",
                table,
                "--plot",
                picture))
        .isZero();
    Recording returns = Recording.read(table);
    assertThat(returns.rows()).isEqualTo(19);
    double[] z = returns.times().toArray();
    for (int k = 0; k + 1 < z.length; k++) {
      assertThat(returns.get(k, "next")).isEqualTo(z[k + 1]);
    }
    assertThat(Files.readString(picture)).contains("Return map of Lorenz system", "next z");
  }

  @Test
  void aSectionIsChosenWhereNoneIsGivenAndReturnsArePrinted() {
    assertThat(
            terminal.run(
                "poincare",
                "builtin://ode/vanderpol",
                "--crossings",
                "5",
                "--return",
                "x",
                "--json"))
        .isZero();
    assertThat(terminal.out.toString())
        .contains("\"points\":{\"x\":[", "\"next\":[", "\"after\":[6.6", "\"complete\":true");
  }

  @Test
  void whatCannotBeCrossedIsSaid() {
    assertThat(
            terminal.run("poincare", "builtin://ode/lorenz", "--section", "z=270", "--time", "30"))
        .isEqualTo(1);
    assertThat(terminal.err.toString()).contains("was never crossed", "z stayed between");
    assertThat(terminal.run("poincare", "builtin://map/henon")).isEqualTo(2);
    assertThat(terminal.err.toString()).contains("a map jumps over every section");
  }

  @Test
  void aPeriodThatTheClockCanNotTellIsRefused() {
    assertThat(terminal.run("poincare", "builtin://ode/lorenz", "--every", "1e-300")).isEqualTo(2);
    assertThat(terminal.err.toString()).contains("the period is 1.0E-300", "give a longer one");
  }
}
