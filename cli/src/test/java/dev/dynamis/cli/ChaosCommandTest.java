package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChaosCommandTest {
  private final Terminal terminal = new Terminal();

  @Test
  void henonsMapIsChaotic(@TempDir Path folder) throws Exception {
    Path picture = folder.resolve("c.svg");
    assertThat(
            terminal.run(
                "chaos", "builtin://map/henon", "--points", "2000", "--plot", picture + ""))
        .isZero();
    assertThat(terminal.out.toString())
        .contains("0-1 test 0.99", ": chaotic", "correlation dimension 1.", "recurrence rate");
    assertThat(Files.readString(picture)).contains("Correlation sums of");
  }

  @Test
  void aCycleIsRegular() {
    assertThat(
            terminal.run(
                "chaos", "builtin://map/logistic", "--param", "r=3.5", "--points", "600", "--json"))
        .isZero();
    assertThat(terminal.out.toString())
        .contains("\"every\":1", "\"zeroOne\":", "\"determinism\":")
        .doesNotContain("\"gali\"", "\"dimension\"");
    assertThat(terminal.run("chaos", "builtin://map/henon", "--points", "5")).isEqualTo(2);
    assertThat(terminal.err.toString()).contains("expected 500 to 100000");
  }
}
