package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FixedPointsCommandTest {
  private final Terminal terminal = new Terminal();

  /** The origin, and x = y = +-sqrt(beta (rho - 1)), z = rho - 1. */
  @Test
  void lorenzHasThreeStatesOfRest() {
    assertThat(terminal.run("fixedpoints", "builtin://ode/lorenz", "--param", "rho=25")).isZero();
    assertThat(terminal.out.toString())
        .contains("3 points", "202 of 202 starts converged", "eigenvalues")
        .containsPattern("saddle: x = (8.0|7.99999)")
        .containsPattern("saddle: x = -(8.0|7.99999)");
  }

  @Test
  void jsonHasStatesEigenvaluesAndStability() {
    assertThat(terminal.run("fixedpoints", "builtin://map/logistic", "--set", "r=2.5", "--json"))
        .isZero();
    assertThat(terminal.out.toString())
        .startsWith("{\"points\":[{\"state\":{\"x\":0.")
        .containsPattern("\\[\\[-0.(5|49999)[0-9]*,0.0]],\"stability\":\"stable\"}")
        .contains("\"stability\":\"unstable\"}", "\"method\":\"symbolic Jacobian\"}");
  }

  @Test
  void aBoxAndAPeriodNarrowTheSearch() {
    String[] args = {
      "fixedpoints",
      "builtin://map/henon",
      "--period",
      "2",
      "--box",
      "x=0:2,y=-1:1",
      "--threads",
      "2"
    };
    assertThat(terminal.run((Object[]) args)).isZero();
    assertThat(terminal.out.toString()).contains("2 points");
  }

  @Test
  void whatIsWrongIsSaid() {
    assertThat(terminal.run("fixedpoints", "builtin://ode/lorenz", "--box", "q=0:1")).isEqualTo(2);
    assertThat(terminal.err.toString()).contains("no coordinate 'q'");
    assertThat(terminal.run("fixedpoints", "builtin://ode/lorenz", "--period", "2")).isEqualTo(2);
    assertThat(terminal.err.toString()).contains("is one of a map");
    assertThat(terminal.run("fixedpoints", "builtin://ode/lorenz", "--box", "x=100:200")).isZero();
    assertThat(terminal.out.toString()).contains("0 points", "none found", "try a --box");
  }
}
