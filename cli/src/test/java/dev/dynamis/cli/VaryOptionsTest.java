package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VaryOptionsTest {
  private final Terminal terminal = new Terminal();

  /** From 0.6 the map with r = 5 escapes; where the run before ended it does not begin. */
  @Test
  void timesAndStartsOfRunsAreChosen() {
    assertThat(
            terminal.run(
                "sweep",
                "builtin://map/logistic",
                "--param",
                "r=2:2.5",
                "--time",
                "10",
                "--transient",
                "500",
                "--follow",
                "--json"))
        .isZero();
    // a range without a step has 200 values
    assertThat(terminal.out.toString().split("],")[0].split(",")).hasSize(201);
    assertThat(terminal.run("sweep", "builtin://map/logistic", "--param", "r=2:3:1", "--of", "q"))
        .isEqualTo(2);
    assertThat(terminal.err.toString()).contains("no coordinate 'q'; use one of: x\n");
  }

  @Test
  void whereNothingVariesByItselfItIsSaidWhatCould(@TempDir Path folder) throws Exception {
    assertThat(terminal.run("sweep", "builtin://mech/pendulum")).isEqualTo(2);
    assertThat(terminal.err.toString())
        .contains("a number of the model such as joint_damping[*]=0.1:1");
    Path fixed = folder.resolve("fixed.toml");
    Files.writeString(
        fixed, "[model]\ntype = \"ode\"\n[states]\nx = 1\n[equations.rhs]\nx = \"-x\"\n");
    assertThat(terminal.run("continue", fixed)).isEqualTo(2);
    assertThat(terminal.err.toString()).contains("the model has no parameter that could vary");
  }

  @Test
  void theGreatestParameterVariesWhereNothingIsAskedFor() {
    assertThat(terminal.run("bifurcation", "builtin://map/henon", "--samples", "2")).isZero();
    assertThat(terminal.out.toString()).contains("for 1000 values of a");
    assertThat(terminal.run("sweep", "builtin://ode/lorenz", "--time", "1", "--json")).isZero();
    assertThat(terminal.out.toString()).contains("{\"parameter\":\"rho\",\"values\":[14.0,");
    assertThat(terminal.run("continue", "builtin://ode/lorenz", "--json")).isZero();
    // the well-known Hopf point lies within
    assertThat(terminal.out.toString()).contains("{\"type\":\"hopf\",\"parameter\":24.7368421052");
  }
}
