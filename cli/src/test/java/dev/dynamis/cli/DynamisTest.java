package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class DynamisTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... args) {
    return Dynamis.run(new PrintWriter(out, true), new PrintWriter(err, true), args);
  }

  @Test
  void printsTheVersionOfTheBuild() {
    assertThat(run("--version")).isZero();
    assertThat(out.toString()).matches("dynamis \\d+\\.\\d+\\.\\d+(-SNAPSHOT)?\\R");
  }

  @Test
  void aloneItPrintsHelpWithThreeExamplesToCopy() {
    assertThat(run()).isZero();
    String help = out.toString();
    assertThat(help).startsWith("Usage: dynamis");
    assertThat(help.lines().filter(line -> line.startsWith("  dynamis "))).hasSize(3);
  }

  @Test
  void answersAnUnknownCommandWithUsageExitCode() {
    assertThat(run("simulat")).isEqualTo(2);
    assertThat(err.toString()).contains("simulat");
  }
}
