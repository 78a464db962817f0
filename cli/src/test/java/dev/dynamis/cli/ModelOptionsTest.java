package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ModelOptionsTest {
  private final Terminal terminal = new Terminal();

  /** The step of explicit Euler on x' = -a x multiplies by 1 - a dt. */
  @Test
  void parametersStepAndStepperOfEquationsAreChosen() {
    String[] args = {
      "lyapunov",
      "builtin://ode/expdecay",
      "--set",
      "a=2",
      "--dt",
      "0.25",
      "--stepper",
      "euler",
      "--time",
      "100",
      "--json"
    };
    assertThat(terminal.run((Object[]) args)).isZero();
    assertThat(terminal.out.toString()).startsWith("{\"exponents\":[-2.77258872223");
  }

  @Test
  void aMechanismHasKeyframesAndEditsButNoStepper(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("spring.xml");
    Files.writeString(
        file,
        "<mujoco><worldbody><body><joint type='slide' stiffness='1' damping='1'/>"
            + "<geom size='.1' mass='1'/></body></worldbody>"
            + "<keyframe><key name='out' qpos='1'/></keyframe></mujoco>");
    assertThat(terminal.run("lyapunov", file, "--key", "out", "--set", "option.timestep=0.01"))
        .isZero();
    assertThat(terminal.out.toString()).contains("2 of 2 exponents over 100.0");
    assertThat(terminal.run("lyapunov", file, "--key", "in")).isEqualTo(2);
    assertThat(terminal.err.toString()).contains("there is no keyframe 'in'");
    assertThat(terminal.run("lyapunov", file, "--stepper", "rk4")).isEqualTo(2);
    assertThat(terminal.err.toString()).contains("--stepper has no meaning here");
  }
}
