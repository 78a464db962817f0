package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
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
}
