package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RolloutCommandTest {
  private static final String FALL =
      """
      <mujoco model="fall">
        <option timestep="0.01" gravity="0 0 -10"/>
        <worldbody>
          <body name="car">
            <joint name="rail" type="slide" axis="0 0 1"/>
            <geom type="sphere" size="0.1" mass="2"/>
          </body>
        </worldbody>
        <actuator><motor name="push" joint="rail"/></actuator>
        <keyframe><key name="high" qpos="3" qvel="1"/></keyframe>
      </mujoco>
      """;

  @TempDir Path folder;
  private Path model;
  private final Terminal terminal = new Terminal();

  @BeforeEach
  void writeModel() throws IOException {
    model = Files.writeString(folder.resolve("fall.xml"), FALL);
  }

  private int rollout(Object... args) {
    terminal.clear();
    return terminal.runWith(List.of("rollout", model), args);
  }

  private double number(String column, String what) {
    return Double.parseDouble(
        terminal
            .out
            .toString()
            .replaceAll("(?s).*\"" + column + "\":\\{[^}]*\"" + what + "\":([-0-9.E]+).*", "$1"));
  }

  @Test
  void casesThatVaryHaveTheSpreadOfWhatVaries() {
    // semi-implicit Euler falls by g h^2 n (n + 1) / 2; a uniform number has deviation
    // width/sqrt(12)
    assertThat(
            rollout(
                "--cases",
                "400",
                "--time",
                "1",
                "--vary",
                "opt.gravity[2] += uniform(-1, 1)",
                "--design",
                "latin",
                "--threads",
                "2",
                "--only",
                "state:rail",
                "--json"))
        .as(terminal.err.toString())
        .isZero();
    assertThat(number("rail", "mean")).isCloseTo(-5.05, within(1e-3));
    assertThat(number("rail", "spread")).isCloseTo(0.505 * 2 / Math.sqrt(12), within(2e-3));
    assertThat(terminal.out.toString())
        .contains("\"cases\":400", "\"steps\":40000", "\"status\":{\"done\":400}");
  }

  @Test
  void theHelpNamesListsAsTheyAreWritten() {
    assertThat(terminal.run("rollout", "--help")).isZero();
    assertThat(terminal.out.toString()).contains("--param=NAME=VALUE[,NAME=VALUE...]");
  }

  @Test
  void theFileDoesNotDependOnTheThreads() throws IOException {
    Path one = folder.resolve("one.npz");
    Path two = folder.resolve("two.npz");
    Path parameters =
        Files.writeString(
            folder.resolve("vary.txt"), "# heavy or light\nbody_mass[car] *= loguniform(0.5, 2)\n");
    Object[] all = {"--cases", "20", "--time", "0.5", "--ctrl", "noise", "--vary", parameters};
    assertThat(terminal.runWith(List.of("rollout", model, "--threads", "1", "--record", one), all))
        .isZero();
    assertThat(terminal.runWith(List.of("rollout", model, "--threads", "3", "--record", two), all))
        .isZero();
    assertThat(one).hasSameBinaryContentAs(two);
    assertThat(terminal.out.toString())
        .contains("fall: 20 cases, 1000 steps", "20 done", "mean", "worst case", "recorded in");
  }

  /** {@code v' = v + h (u / m - 10)} from what the keyframe, --set and --param say. */
  @Test
  void allCasesStartFromWhatIsSet() {
    assertThat(
            rollout(
                "--cases",
                "3",
                "--time",
                "0.01",
                "--key",
                "high",
                "--set",
                "data.ctrl[0]=8",
                "--param",
                "body_mass[car]=4,option.timestep=0.01",
                "--vary",
                "opt.gravity[2] = -10",
                "--only",
                "state:rail,v.rail",
                "--json"))
        .as(terminal.err.toString())
        .isZero();
    double v = 1 + 0.01 * (8 / 4.0 - 10);
    assertThat(number("v.rail", "mean")).isCloseTo(v, within(1e-12));
    assertThat(number("rail", "mean")).isCloseTo(3 + 0.01 * v, within(1e-12));
  }

  @Test
  void whereNoCaseComesToItsEndNothingIsSummedUp() {
    assertThat(rollout("--cases", "4", "--set", "data.ctrl[0]=nan")).isEqualTo(Dynamis.WRONG_MODEL);
    assertThat(terminal.out.toString())
        .contains("4 failed", "control of actuator push", "no case came to its end")
        .doesNotContain("worst case", "NaN ");
  }

  @Test
  void whatMakesNoSenseIsNamed() {
    wrong("did you mean \"car\"", "--param", "body_mass[cart]=1");
    wrong("hih", "--key", "hih");
    wrong("is not an edit", "--set", "mass=1");
    wrong("is a mechanism", "--dt", "0.1");
    wrong("nowhere.txt", "--vary", "nowhere.txt");
    wrong("did you mean \"body_mass\"", "--vary", "body_mas[car]=1");
    wrong("'lattin' is none of random, latin, sobol", "--design", "lattin");
    wrong("--threads is 0", "--threads", "0");
    wrong("--threads is 2147483647", "--threads", "2147483647");
    wrong("0 cases", "--cases", "0");
    wrong("--time is 0.0 s", "--time", "0");
    wrong("doesn't end in .npz", "--record", "a.csv");
    wrong("\"rai\"; did you mean", "--only", "rai");
  }

  private void wrong(String message, Object... args) {
    assertThat(rollout(args)).isEqualTo(2);
    assertThat(terminal.err.toString()).contains(message);
  }

  /** {@code x' = -k x} by Euler's method: after n steps x is (1 - k h)^n. */
  @Test
  void equationsVaryByName() throws IOException {
    Path decay =
        Files.writeString(
            folder.resolve("decay.toml"),
            """
            [model]
            type = "ode"
            [states]
            x = 1.0
            [params]
            k = 1.0
            [equations.rhs]
            x = "-k*x"
            [sim]
            stepper = "euler"
            dt = 0.1
            """);
    terminal.clear();
    List<Object> rollout = List.of("rollout", decay, "--cases", "50", "--time", "0.2", "--json");
    assertThat(terminal.runWith(rollout, "--vary", "k=uniform(1, 2)", "--vary", "x*=3"))
        .as(terminal.err.toString())
        .isZero();
    assertThat(terminal.out.toString()).contains("\"done\":50").contains("\"steps\":100");
    assertThat(number("x", "most")).isBetween(3 * 0.8 * 0.8, 3 * 0.9 * 0.9);
    assertThat(number("x", "least")).isBetween(3 * 0.8 * 0.8, 3 * 0.81 * 0.82);

    terminal.clear();
    assertThat(terminal.runWith(rollout, "--param", "k=2", "--set", "x=5")).isZero();
    assertThat(number("x", "mean")).isCloseTo(5 * 0.8 * 0.8, within(1e-12));

    terminal.clear();
    assertThat(terminal.runWith(rollout, "--vary", "kk=2")).isEqualTo(2);
    assertThat(terminal.err.toString()).contains("no parameter or state 'kk'");
    terminal.clear();
    assertThat(terminal.runWith(rollout, "--stepper", "rk45")).isEqualTo(2);
    assertThat(terminal.err.toString()).contains("--stepper rk4");
    terminal.clear();
    assertThat(terminal.runWith(rollout, "--ctrl", "noise")).isEqualTo(2);
    assertThat(terminal.err.toString()).contains("--ctrl is for mechanisms");
  }
}
