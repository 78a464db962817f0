package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ManifoldCommandTest {
  private final Terminal terminal = new Terminal();

  @Test
  void bothManifoldsOfASaddleAreDrawn(@TempDir Path folder) throws Exception {
    Path picture = folder.resolve("m.svg");
    Path table = folder.resolve("m.csv");
    assertThat(
            terminal.run(
                "manifold",
                "builtin://map/henon",
                "--at",
                "x=0.63,y=0.19",
                "--length",
                "5",
                "--plot",
                picture + "",
                "--record",
                table + ""))
        .isZero();
    assertThat(Files.readString(picture)).contains("unstable", "Manifolds of");
    assertThat(Files.readString(table)).startsWith("length,x,y,branch,unstable");
    assertThat(terminal.out.toString()).contains("unstable curve", "stable curve", "branch of");
  }

  /** Sparrow's value is 13.926557. */
  @Test
  void aConnectionIsPrinted() {
    assertThat(
            terminal.run(
                "manifold",
                "builtin://ode/lorenz",
                "--at",
                "x=0,y=0,z=0",
                "--connect",
                "rho=13:15",
                "--json"))
        .isZero();
    assertThat(terminal.out.toString()).contains("{\"parameter\":\"rho\",\"value\":13.9265574");
  }

  @Test
  void aSaddleIsSearchedAndWrongNamesAreSaid() {
    assertThat(terminal.run("manifold", "builtin://map/henon", "--kind", "unstable", "--json"))
        .isZero();
    assertThat(terminal.out.toString()).contains("\"kind\":\"unstable\"", "\"branches\":[{\"x\":[");
    assertThat(terminal.run("manifold", "builtin://map/henon", "--at", "q=1")).isEqualTo(2);
    assertThat(terminal.err.toString()).contains("no coordinate 'q'");
    assertThat(terminal.run("manifold", "builtin://ode/expdecay")).isEqualTo(1);
    assertThat(terminal.err.toString()).contains("no saddle was found");
  }

  /** The saddle between the wells of a driven oscillator is one at a moment only. */
  @Test
  void ratesThatDependOnTheTimeAreThoseOfAMoment() {
    assertThat(terminal.run("manifold", "builtin://ode/duffing", "--kind", "unstable")).isZero();
    assertThat(terminal.out.toString())
        .contains("with the time held at 0.0", "it winds into a state of rest");
  }
}
