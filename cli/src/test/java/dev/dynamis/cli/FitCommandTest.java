package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FitCommandTest {
  private static final String PENDULUM =
      """
      <mujoco model="pendulum">
        <option timestep="0.01"/>
        <worldbody>
          <body name="rod">
            <joint name="hinge" axis="0 1 0" damping="%s"/>
            <inertial pos="0 0 -0.25" mass="%s" diaginertia="0.01 0.01 0.001"/>
          </body>
        </worldbody>
        <actuator><motor name="motor" joint="hinge"/></actuator>
        <keyframe><key name="up" qpos="1"/></keyframe>
      </mujoco>
      """;

  @TempDir Path folder;
  private final Terminal terminal = new Terminal();

  private Path model(String damping, String mass) throws IOException {
    return Files.writeString(
        folder.resolve("p" + damping + ".xml"), PENDULUM.formatted(damping, mass));
  }

  private double value(String name) {
    Matcher m =
        Pattern.compile(Pattern.quote("\"" + name + "\":{\"value\":") + "([-0-9.E]+)")
            .matcher(terminal.out.toString());
    assertThat(m.find()).as(terminal.out.toString()).isTrue();
    return Double.parseDouble(m.group(1));
  }

  @Test
  void aRunIsFittedByThePendulumThatMadeIt() throws IOException {
    Path run = folder.resolve("run.npz");
    Path truth = model("0.05", "0.8");
    assertThat(
            terminal.run(
                "run", truth, "--key", "up", "--time", "1", "--ctrl", "sin", "--record", run))
        .isZero();
    terminal.clear();
    int code =
        terminal.run(
            "fit",
            model("0.1", "0.5"),
            "--key",
            "up",
            "--data",
            run,
            "--json",
            "--threads",
            "2",
            "--free",
            "body_mass[rod],joint_damping[*]");
    assertThat(code).as(terminal.err.toString()).isZero();
    assertThat(value("body_mass[rod]")).isCloseTo(0.8, within(8e-7));
    assertThat(value("dof_damping[hinge]")).isCloseTo(0.05, within(5e-8));
  }

  @Test
  void equationsAreFittedAndShownAsATable() {
    Path run = folder.resolve("run.csv");
    assertThat(terminal.run("run", "builtin://ode/lorenz", "--t", "1", "--record", run)).isZero();
    terminal.clear();
    int code =
        terminal.run(
            "fit",
            "builtin://ode/lorenz",
            "--set",
            "rho=26",
            "--data",
            run,
            "--free",
            "rho",
            "--bound",
            "rho=10:40");
    assertThat(code).as(terminal.err.toString()).isZero();
    assertThat(terminal.out.toString())
        .containsPattern("rho +26\\.0+ +2[78]\\.[09]+")
        .contains("± (95 %)", "column");
  }

  @Test
  void wrongArgumentsSayWhatIsRight() throws IOException {
    Path run = Files.writeString(folder.resolve("run.csv"), "time,hinge\n0,1\n0.01,1\n0.02,0.9\n");
    Path m = model("0.1", "1");
    assertThat(terminal.run("fit", m, "--data", run, "--free", "body_mas[rod]"))
        .isEqualTo(Dynamis.WRONG_USAGE);
    assertThat(terminal.err.toString()).contains("did you mean \"body_mass\"?");
    terminal.clear();
    assertThat(
            terminal.run("fit", m, "--data", run, "--free", "body_mass[rod]", "--bound", "mass=1"))
        .isEqualTo(Dynamis.WRONG_USAGE);
    assertThat(terminal.err.toString()).contains("expected NAME=LOW:HIGH");
    terminal.clear();
    assertThat(terminal.run("fit", m, "--free", "body_mass[rod]")).isEqualTo(Dynamis.WRONG_USAGE);
    assertThat(terminal.err.toString()).contains("--data");
  }

  @Test
  void commasInBracketsBelongToNames() {
    assertThat(FitCommand.names("geom_friction[floor,0], body_mass[*],x"))
        .containsExactly("geom_friction[floor,0]", "body_mass[*]", "x");
  }
}
