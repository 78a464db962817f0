package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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

  /** Grassberger and Procaccia (1983) found a dimension of 2.05 for Lorenz' flow. */
  @Test
  void aFlowIsLookedAtAboutOnceInItsMemory() {
    assertThat(terminal.run("chaos", "builtin://ode/lorenz", "--points", "500", "--json")).isZero();
    String out = terminal.out.toString();
    assertThat(out).containsPattern("\"every\":[1-9][0-9]+,");
    Matcher dimension = Pattern.compile("\"dimension\":([0-9.]+)").matcher(out);
    assertThat(dimension.find()).as(out).isTrue();
    assertThat(Double.parseDouble(dimension.group(1))).isBetween(1.9, 2.2);
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
