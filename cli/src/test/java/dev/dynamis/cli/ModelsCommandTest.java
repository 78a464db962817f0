package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.equations.Models;
import org.junit.jupiter.api.Test;

/** The library of equations, from the command line. */
class ModelsCommandTest {
  private final Terminal terminal = new Terminal();

  @Test
  void everyModelIsListedWithItsStatesAndParameters() {
    assertThat(terminal.run("models")).isZero();
    String all = terminal.out.toString();
    assertThat(all.lines().count()).isEqualTo(Models.builtinNames().size()).isGreaterThan(10);
    assertThat(all.lines().filter(line -> line.startsWith("builtin://ode/lorenz ")))
        .singleElement()
        .satisfies(line -> assertThat(line).endsWith("states x y z; parameters sigma rho beta"));
    assertThat(all).contains("builtin://dde/mackey-glass");
  }

  @Test
  void theTextOfAModelCanBeCopied() {
    assertThat(terminal.run("models", "ode/lorenz")).isZero();
    String text = terminal.out.toString();
    assertThat(Models.parse("copy.toml", text).stateNames()).containsExactly("x", "y", "z");
    terminal.clear();
    assertThat(terminal.run("models", "builtin://ode/lorenz")).isZero();
    assertThat(terminal.out.toString()).isEqualTo(text);
  }

  @Test
  void anUnknownModelIsNamed() {
    assertThat(terminal.run("models", "ode/lorens")).isEqualTo(1);
    assertThat(terminal.err.toString()).contains("lorens").doesNotContain("Exception");
  }
}
