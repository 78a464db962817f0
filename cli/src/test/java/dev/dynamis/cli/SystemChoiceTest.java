package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SystemChoiceTest {
  private static final String FALL =
      """
      <mujoco model="fall">
        <option timestep="0.01" gravity="0 0 -10"/>
        <worldbody>
          <body name="car">
            <joint name="rail" type="slide" axis="0 0 1" damping="1"/>
            <geom size="0.1" mass="2"/>
          </body>
        </worldbody>
        <keyframe><key name="high" qpos="5"/></keyframe>
      </mujoco>
      """;

  @TempDir Path folder;
  private final Terminal terminal = new Terminal();

  @Test
  void aSystemMayRunFirst() throws IOException {
    Path model = Files.writeString(folder.resolve("fall.xml"), FALL);
    assertThat(terminal.run("linearize", model, "--time", "0.5", "--key", "high", "--json"))
        .isZero();
    assertThat(terminal.out.toString()).startsWith("{\"time\":0.5");
    terminal.clear();
    assertThat(terminal.run("linearize", "builtin://ode/lorenz", "--dt", "0.001", "--json"))
        .isZero();
    assertThat(terminal.out.toString()).contains("\"dt\":0.001");
  }

  /**
   * Damping d of a mass m: {@code v' = v + h (...) / (1 + h d / m)}, so {@code dv'/dv = 1 / (1 + h
   * d / m)}.
   */
  @Test
  void parametersAreSetByName() throws IOException {
    Path model = Files.writeString(folder.resolve("fall.xml"), FALL);
    assertThat(
            terminal.run(
                "linearize",
                model,
                "--param",
                "body_mass[car]=4,joint_damping[rail]=100",
                "--json"))
        .as(terminal.err.toString())
        .isZero();
    String a =
        terminal
            .out
            .toString()
            .replaceFirst("(?s).*\"A\":\\[\\[.*?\\],\\[[^,]*,([^\\]]*)\\].*", "$1");
    assertThat(Double.parseDouble(a)).isEqualTo(1 / (1 + 0.01 * 100 / 4), within(1e-8));
    terminal.clear();
    assertThat(terminal.run("linearize", "builtin://ode/lorenz", "--param", "rho=1,sgima=2"))
        .isEqualTo(Dynamis.WRONG_USAGE);
    assertThat(terminal.err.toString()).contains("sgima", "sigma");
  }

  @Test
  void optionsOfTheOtherKindAreRefused() throws IOException {
    Path model = Files.writeString(folder.resolve("fall.xml"), FALL);
    assertThat(terminal.run("linearize", model, "--stepper", "rk4")).isEqualTo(Dynamis.WRONG_USAGE);
    assertThat(terminal.err.toString()).contains("--stepper has no meaning here", "is a mechanism");
    terminal.clear();
    assertThat(terminal.run("linearize", "builtin://ode/lorenz", "--key", "up"))
        .isEqualTo(Dynamis.WRONG_USAGE);
    assertThat(terminal.err.toString()).contains("--key has no meaning here");
    terminal.clear();
    assertThat(terminal.run("linearize", model, "--key", "hihg")).isEqualTo(Dynamis.WRONG_USAGE);
    assertThat(terminal.err.toString()).contains("did you mean \"high\"?");
    terminal.clear();
    assertThat(terminal.run("linearize", model, "--time", "-1")).isEqualTo(Dynamis.WRONG_USAGE);
  }
}
