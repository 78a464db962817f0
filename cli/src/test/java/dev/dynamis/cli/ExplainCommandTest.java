package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Equations as Java. */
class ExplainCommandTest {
  private final Terminal terminal = new Terminal();

  @Test
  void theSourceHasTheEquations() {
    assertThat(terminal.run("explain", "builtin://ode/lorenz", "--java")).isZero();
    assertThat(terminal.out.toString())
        .contains("static void rhs", "sigma*(y - x)")
        .contains("final class");
  }

  @Test
  void theFormMustBeChosen() {
    assertThat(terminal.run("explain", "builtin://ode/lorenz")).isEqualTo(2);
    assertThat(terminal.err.toString()).contains("--java");
  }

  @Test
  void anUnknownModelIsNamed() {
    assertThat(terminal.run("explain", "builtin://ode/lorens", "--java")).isEqualTo(1);
    assertThat(terminal.err.toString()).contains("lorens").doesNotContain("Exception");
  }
}
