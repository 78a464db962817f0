package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PortraitCommandTest {
  private final Terminal terminal = new Terminal();

  @TempDir Path folder;

  private String picture(String name) {
    return folder.resolve(name).toString();
  }

  @Test
  void aMapOfOneNumberHasACobweb() throws Exception {
    String orbit = picture("orbit.csv");
    assertThat(
            terminal.run(
                "portrait",
                "builtin://map/logistic",
                "--param",
                "r=2",
                "--plot",
                picture("c.png"),
                "--record",
                orbit))
        .isZero();
    assertThat(terminal.out.toString()).contains("cobweb, 60 steps");
    assertThat(Files.size(folder.resolve("c.png"))).isGreaterThan(5000);
    // 1 - 2x is squared in every step, from 0.8 on
    String[] third = Files.readAllLines(Path.of(orbit)).get(3).split(",");
    assertThat(Double.parseDouble(third[1])).isCloseTo((1 - 0.4096) / 2, within(1e-15));
  }

  @Test
  void flowsHaveFieldsInAPlaneAndOrbitsInSpace() throws Exception {
    assertThat(
            terminal.run(
                "portrait", "builtin://ode/vanderpol", "--plot", picture("f.svg"), "--json"))
        .isZero();
    assertThat(terminal.out.toString()).contains("{\"kind\":\"vector field\",\"steps\":5000}");
    assertThat(Files.readString(folder.resolve("f.svg"))).contains("x' = 0", "y' = 0");
    assertThat(terminal.run("portrait", "builtin://ode/lorenz", "--plot", picture("s.png")))
        .isZero();
    assertThat(terminal.out.toString()).contains("orbit in space, 5000 steps");
    assertThat(
            terminal.run(
                "portrait",
                "builtin://ode/lorenz",
                "--x",
                "x=-20:20",
                "--y",
                "z=0:50",
                "--plot",
                picture("p.png")))
        .isZero();
    assertThat(terminal.out.toString()).contains("Lorenz system: vector field");
    assertThat(terminal.run("portrait", "builtin://map/henon", "--plot", picture("h.png")))
        .isZero();
    assertThat(terminal.out.toString()).contains("orbit in the plane");
  }

  @Test
  void aCobwebIsDrawnOverTheRangeThatIsGiven() throws IOException {
    String file = picture("c.svg");
    String model = "builtin://map/logistic";
    assertThat(terminal.run("portrait", model, "--x", "x=-3:7", "--plot", file)).isZero();
    assertThat(terminal.out.toString()).contains("cobweb, 60 steps");
    String wide = Files.readString(Path.of(file));
    assertThat(terminal.run("portrait", model, "--x", "x=0:1", "--plot", file)).isZero();
    assertThat(Files.readString(Path.of(file))).startsWith("<?xml").isNotEqualTo(wide);
    assertThat(terminal.run("portrait", model, "--y", "x=0:1", "--plot", file)).isEqualTo(2);
    assertThat(terminal.err.toString()).contains("a cobweb has one coordinate; leave out --y");
    assertThat(terminal.run("portrait", model, "--x", "x=-1e308:1e308", "--plot", file))
        .isEqualTo(2);
    assertThat(terminal.err.toString()).contains("expected a lower and an upper end");
  }

  @Test
  void whatCanNotBeDrawnIsSaid() {
    assertThat(terminal.run("portrait", "builtin://map/logistic")).isEqualTo(2);
    assertThat(terminal.err.toString()).contains("give --plot FILE");
    assertThat(
            terminal.run(
                "portrait", "builtin://ode/lorenz", "--x", "q=0:1", "--plot", picture("q.png")))
        .isEqualTo(2);
    assertThat(terminal.err.toString()).contains("'q'");
    assertThat(
            terminal.run(
                "portrait", "builtin://ode/lorenz", "--x", "x=1:1", "--plot", picture("q.png")))
        .isEqualTo(2);
    assertThat(terminal.err.toString()).contains("--x x=1:1: expected NAME=FROM:TO");
    assertThat(terminal.run("portrait", "builtin://ode/expdecay", "--plot", picture("q.png")))
        .isEqualTo(2);
    assertThat(terminal.err.toString()).contains("draw it over time with run --plot");
  }
}
