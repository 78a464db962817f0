package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Command;

class DynamisTest {
  private final Terminal terminal = new Terminal();
  private final StringWriter out = terminal.out;
  private final StringWriter err = terminal.err;

  private int run(Object... args) {
    return terminal.run(args);
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

  @Test
  void helpOfEveryCommandHasExamplesAndNoRegularExpressions() {
    assertThat(Dynamis.COMMANDS)
        .allSatisfy(
            type -> {
              String command = type.getAnnotation(Command.class).name();
              terminal.clear();
              assertThat(run(command, "--help")).isZero();
              assertThat(out.toString())
                  .as(command)
                  .contains("Example", "dynamis " + command)
                  .doesNotContain("(?");
            });
  }
}
