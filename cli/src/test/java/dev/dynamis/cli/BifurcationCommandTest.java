package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BifurcationCommandTest {
  private final Terminal terminal = new Terminal();

  /** At r = 3.2 the cycle is ((r + 1) +- sqrt((r + 1)(r - 3))) / (2 r). */
  @Test
  void aCycleOfTwoLeavesTwoPoints() {
    assertThat(
            terminal.run(
                "bifurcation",
                "builtin://map/logistic",
                "--param",
                "r=3.2:3.2:1",
                "--samples",
                "2",
                "--json"))
        .isZero();
    assertThat(terminal.out.toString())
        .startsWith("{\"parameter\":\"r\",\"coordinate\":\"x\",\"points\":[[3.2,0.")
        .contains("[3.2,0.79945549046", "[3.2,0.51304450953");
  }

  @Test
  void flowsLeaveTheirMaximaInAPicture(@TempDir Path folder) throws Exception {
    Path picture = folder.resolve("b.svg");
    assertThat(
            terminal.run(
                "bifurcation",
                "builtin://ode/vanderpol",
                "--param",
                "mu=0.5:2:0.5",
                "--time",
                "40",
                "--plot",
                picture + ""))
        .isZero();
    assertThat(Files.readString(picture)).contains("Orbit diagram of");
    assertThat(terminal.out.toString()).contains(" for 4 values of mu");
  }

  @Test
  void runsThatLeaveNothingAreExplained() {
    assertThat(terminal.run("bifurcation", "builtin://map/logistic", "--param", "r=5:6:1"))
        .isEqualTo(1);
    assertThat(terminal.err.toString()).contains("no run left a point", "r = 5.0");
  }
}
