package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

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
          <body>
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
