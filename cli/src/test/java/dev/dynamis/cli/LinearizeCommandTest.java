package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LinearizeCommandTest {
  /**
   * A mass of 2 kg on a rail, with a late motor, and one on a rail of its own that nothing moves.
   */
  private static final String CARS =
      """
      <mujoco model="cars">
        <option timestep="0.01" gravity="0 0 0"/>
        <worldbody>
          <body name="car">
            <joint name="rail" type="slide" axis="1 0 0"/>
            <geom type="sphere" size="0.1" mass="2" contype="0" conaffinity="0"/>
          </body>
          <body name="other">
            <joint name="siding" type="slide" axis="1 0 0" stiffness="%s"/>
            <geom type="sphere" size="0.1" mass="1" contype="0" conaffinity="0"/>
          </body>
        </worldbody>
        <actuator>
          <motor name="push" joint="rail" ctrlrange="-1 1" ctrllimited="true" delay="0.02" nsample="3"/>
        </actuator>
        <sensor><jointpos name="x" joint="rail"/></sensor>
      </mujoco>
      """;

  @TempDir Path folder;
  private Path model;
  private final Terminal terminal = new Terminal();

  @BeforeEach
  void writeModel() throws IOException {
    model = Files.writeString(folder.resolve("cars.xml"), CARS.formatted("4"));
  }

  private int linearize(Object... args) {
    terminal.clear();
    return terminal.runWith(List.of("linearize", model), args);
  }

  @Test
  void theMatricesOfAStepArePrintedForPrograms() {
    assertThat(linearize("--json")).isZero();
    String json = terminal.out.toString();
    assertThat(json)
        .startsWith(
            "{\"time\":0.0,\"states\":[\"rail\",\"siding\",\"v.rail\",\"v.siding\"],"
                + "\"inputs\":[\"push\"],\"outputs\":[\"x\"],\"A\":[[1.0,0.0,")
        .contains("\"C\":[[1.0,0.0,0.0,0.0]]", "\"D\":[[0.0]]", "\"discrete\":true,\"dt\":0.01");
    assertThat(json).containsPattern("\"eigenvalues\":\\[\\[[^}{:\"]*\\]\\],\"discrete\":true");
  }

  @Test
  void delaysBecomeStatesWhenAskedFor() {
    assertThat(linearize("--json", "--delays")).isZero();
    assertThat(terminal.out.toString()).contains("\"past.push[0]\",\"past.push[1]\"");
    assertThat(linearize("--json", "--delays", "--continuous")).isEqualTo(Dynamis.WRONG_MODEL);
    assertThat(terminal.err.toString()).contains("past.push", "a delay has none of finite order");
  }

  @Test
  void theContinuousFormIsTheDifferentialEquation() {
    assertThat(linearize("--continuous", "--json", "--outputs", "x")).isZero();
    assertThat(terminal.out.toString()).contains("\"discrete\":false,\"zeros\":[");
  }

  @Test
  void equationsAreLinearizedToo() {
    terminal.clear();
    int code =
        terminal.run(
            "linearize",
            "builtin://ode/lorenz",
            "--trim",
            "--set",
            "x=8",
            "--set",
            "y=8",
            "--set",
            "z=27",
            "--continuous");
    assertThat(code).isZero();
    assertThat(terminal.out.toString())
        .contains("at rest after", "0.093954 ± 10.194i", ", exact", "-13.855");
  }

  @Test
  void aModeThatNoInputMovesIsNamed() throws IOException {
    assertThat(linearize("--lqr")).isEqualTo(Dynamis.WRONG_MODEL);
    assertThat(terminal.err.toString())
        .contains("siding", "input push does not move it: no feedback stabilizes this system");
  }

  @Test
  void theGainIsPrintedWithItsMargins() throws IOException {
    Path one =
        Files.writeString(
            folder.resolve("one.xml"),
            """
            <mujoco model="one">
              <option timestep="0.01" gravity="0 0 0"/>
              <worldbody>
                <body>
                  <joint name="rail" type="slide" axis="1 0 0"/>
                  <geom size="0.1" mass="2"/>
                </body>
              </worldbody>
              <actuator><motor name="push" joint="rail"/></actuator>
            </mujoco>
            """);
    int code =
        terminal.run("linearize", one, "--lqr", "--cost", "rail=4", "--input-cost", "push=1");
    assertThat(code).isZero();
    // scipy.linalg.solve_discrete_are for the same matrices
    assertThat(terminal.out.toString()).containsPattern("push +1\\.9851 +2\\.9776");
    assertThat(terminal.out.toString()).contains("push bears 0 to", "and a further delay of 0.");
  }

  @Test
  void aStateOfRestIsLookedForInsideRangesAndBounds() {
    assertThat(linearize("--trim", "--set", "data.qpos[1]=0.3")).isZero();
    assertThat(terminal.out.toString()).contains("at rest after");
    assertThat(linearize("--trim", "--bound", "siding=0.1:0.2")).isEqualTo(Dynamis.WRONG_MODEL);
    assertThat(terminal.err.toString())
        .contains("v.siding still changes by", "siding is at its bound 0.1");
    assertThat(linearize("--trim", "--hold", "siding", "--set", "data.qpos[1]=0.3"))
        .isEqualTo(Dynamis.WRONG_MODEL);
    assertThat(terminal.err.toString()).contains("v.siding still changes by");
  }

  /** {@code x' = -x(t - 1)}: the roots of {@code s + exp(-s)} are those of Lambert's W at -1. */
  @Test
  void delaysOfEquationsNeedTheirPast() throws IOException {
    Path late =
        Files.writeString(
            folder.resolve("late.toml"),
            """
            [model]
            type = "ode"
            [states]
            x = 0.0
            [equations.rhs]
            x = "-delay(x, 1)"
            [sim]
            dt = 0.05
            stepper = "rk4"
            """);
    terminal.clear();
    assertThat(terminal.run("linearize", late)).isZero();
    assertThat(terminal.err.toString()).contains("look back by 1.0", "--time 2.0");
    terminal.clear();
    assertThat(terminal.run("linearize", late, "--time", "2")).isZero();
    assertThat(terminal.err.toString()).isEmpty();
    // W(-1) = -0.318132 + 1.337236i, as exp(0.05 W)
    assertThat(terminal.out.toString()).contains("0.98202 ± 0.065758i");
  }

  @Test
  void wrongArgumentsSayWhatIsRight() {
    assertThat(linearize("--lqr", "--cost", "rial=2")).isEqualTo(Dynamis.WRONG_USAGE);
    assertThat(terminal.err.toString()).contains("--cost rial", "did you mean \"rail\"?");
    assertThat(linearize("--inputs", "pusch")).isEqualTo(Dynamis.WRONG_USAGE);
    assertThat(terminal.err.toString()).contains("no input \"pusch\"; did you mean \"push\"?");
    assertThat(linearize("--hold", "rail")).isEqualTo(Dynamis.WRONG_USAGE);
    assertThat(terminal.err.toString()).contains("need --trim");
    assertThat(linearize("--cost", "rail=2")).isEqualTo(Dynamis.WRONG_USAGE);
    assertThat(terminal.err.toString()).contains("need --lqr");
    assertThat(linearize("--trim", "--bound", "rail=1")).isEqualTo(Dynamis.WRONG_USAGE);
    assertThat(terminal.err.toString()).contains("expected NAME=LOW:HIGH");
    assertThat(linearize("--plot", "x.gif")).isEqualTo(Dynamis.WRONG_USAGE);
    assertThat(terminal.err.toString()).contains("must end in one of .png, .svg");
    terminal.clear();
    assertThat(terminal.run("linearize", "builtin://ode/lorenz", "--delays"))
        .isEqualTo(Dynamis.WRONG_USAGE);
  }
}
