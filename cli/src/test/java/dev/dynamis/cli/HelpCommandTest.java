package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HelpCommandTest {
  private final Terminal terminal = new Terminal();

  @Test
  void helpOfACommandIsWhatTheCommandPrintsItself() {
    assertThat(terminal.run("help", "run")).isZero();
    String help = terminal.out.toString();
    terminal.clear();
    assertThat(terminal.run("run", "--help")).isZero();
    assertThat(help).isEqualTo(terminal.out.toString()).contains("--record");
  }

  @Test
  void aCommandBelowAnotherHasItsHelpToo() {
    assertThat(terminal.run("help", "study", "report")).isZero();
    assertThat(terminal.out.toString()).startsWith("Usage: dynamis study report");
    assertThat(terminal.run("help", "run", "report")).isEqualTo(2);
    assertThat(terminal.err.toString()).contains("there is no command 'run report'\n");
  }

  @Test
  void withoutACommandAllAreListed() {
    assertThat(terminal.run("help")).isZero();
    assertThat(terminal.out.toString()).contains("doctor").contains("plot");
  }

  @Test
  void aWrongCommandIsAnsweredWithTheNearest() {
    assertThat(terminal.run("help", "rum")).isEqualTo(2);
    assertThat(terminal.err.toString()).contains("did you mean \"run\"");
  }
}
