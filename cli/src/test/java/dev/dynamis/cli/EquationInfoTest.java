package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class EquationInfoTest {
  private final Terminal terminal = new Terminal();

  @Test
  void equationsAreSummedUp() {
    assertThat(terminal.run("info", "builtin://ode/lorenz")).isZero();
    assertThat(terminal.out.toString())
        .startsWith("Lorenz system\n  ode, autonomous\n")
        .contains("parameters sigma = 10.0, rho = 28.0, beta = 2.6666666666666665")
        .contains("    x = ");
  }

  @Test
  void programsGetOneObject() {
    assertThat(terminal.run("info", "builtin://map/henon", "--json")).isZero();
    assertThat(terminal.out.toString()).contains("\"kind\":\"map\"").contains("\"dt\":1.0");
    terminal.clear();
    assertThat(terminal.run("info", "builtin://mech/pendulum", "--json")).isZero();
    assertThat(terminal.out.toString()).contains("\"nv\":1").contains("\"mass\":");
  }

  @Test
  void aRunTellsHowOftenEventsFiredAndMapsCountByOne() {
    assertThat(terminal.run("run", "builtin://ode/izhikevich", "--t", "200")).isZero();
    assertThat(terminal.out.toString()).containsPattern("event \\w+: \\d+ times");
    terminal.clear();
    assertThat(terminal.run("run", "builtin://map/logistic", "--n", "5")).isZero();
    assertThat(terminal.out.toString()).contains("t = 5.0 after 5 iterations");
  }
}
