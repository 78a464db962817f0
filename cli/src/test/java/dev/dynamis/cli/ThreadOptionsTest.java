package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ThreadOptionsTest {
  private final Terminal terminal = new Terminal();

  @Test
  void threadsMustBeThere() {
    assertThat(terminal.run("fixedpoints", "builtin://map/henon", "--threads", "0")).isEqualTo(2);
    assertThat(terminal.err.toString()).contains("--threads is 0, expected 1 to 1024");
    assertThat(terminal.run("fixedpoints", "builtin://map/henon", "--threads", "2")).isZero();
  }
}
