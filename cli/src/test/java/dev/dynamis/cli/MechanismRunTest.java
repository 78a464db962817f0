package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.Recording;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs of mechanisms, from the command line. */
class MechanismRunTest {
  /** A mass of 2 kg on a vertical rail, with a motor. */
  private static final String LIFT =
      """
      <mujoco model="lift">
        <option timestep="0.01" gravity="0 0 -10"/>
        <worldbody>
          <body name="car">
            <joint name="rail" type="slide" axis="0 0 1"/>
            <geom type="sphere" size="0.1" mass="2"/>
          </body>
        </worldbody>
        <actuator>
          <motor name="rail" joint="rail"/>
        </actuator>
        <sensor>
          <jointpos name="height" joint="rail"/>
          <velocimeter name="speed" site="s"/>
        </sensor>
        <keyframe>
          <key name="high" qpos="5" ctrl="20"/>
        </keyframe>
      </mujoco>
      """
          .replace("mass=\"2\"/>", "mass=\"2\"/><site name=\"s\"/>");

  @TempDir Path folder;
  private Path model;
  private final Terminal terminal = new Terminal();
  private final StringWriter out = terminal.out;
  private final StringWriter err = terminal.err;

  @BeforeEach
  void writeModel() throws IOException {
    model = Files.writeString(folder.resolve("lift.xml"), LIFT);
  }

  private int run(Object... args) {
    terminal.clear();
    return terminal.runWith(List.of("run", model), args);
  }

  private double number(String name) {
    return Double.parseDouble(
        out.toString().replaceAll("(?s).*\"" + name + "\":([-0-9.E]+).*", "$1"));
  }

  /** Semi-implicit Euler falls by g h² n (n + 1) / 2 in n steps. */
  private static double fall(long n) {
    return -10 * 0.01 * 0.01 * n * (n + 1) / 2;
  }

  @Test
  void aFallTakesTheTimeAndGivesTheHeightOfTheIntegrator() {
    assertThat(run("--time", "2", "--json")).isZero();
    assertThat(number("steps")).isEqualTo(200);
    assertThat(number("t")).isCloseTo(2, within(1e-12));
    assertThat(number("rail")).isCloseTo(fall(200), within(1e-12));
    assertThat(number("v.rail")).isCloseTo(-20, within(1e-12));
    assertThat(number("kinetic")).isCloseTo(400, within(1e-9));
    assertThat(number("potential")).isCloseTo(20 * fall(200), within(1e-9));
    assertThat(out.toString()).contains("\"status\":\"done\"", "\"warnings\":{}");
  }

  @Test
  void withoutATimeItRunsForTenSeconds() {
    assertThat(run()).isZero();
    assertThat(out.toString()).contains("lift: t = 10 s after 1000 steps", "x real time", "energy");
  }

  @Test
  void stepsKeyframeAndEditsComeFromTheCommandLine() {
    // the control of the keyframe carries the weight
    assertThat(run("--steps", "50", "--key", "high", "--json")).isZero();
    assertThat(number("rail")).isEqualTo(5);
    assertThat(run("--steps", "50", "--key", "0", "--ctrl", "zero", "--json")).isZero();
    assertThat(number("rail")).isCloseTo(5 + fall(50), within(1e-12));
    assertThat(
            run(
                "--steps",
                "10",
                "--dt",
                "0.1",
                "--set",
                "option.gravity=0,0,0",
                "data.qvel[0]=3",
                "--json"))
        .isZero();
    assertThat(number("rail")).isCloseTo(3, within(1e-12));
    assertThat(run("--steps", "1", "--ctrl", "const", "--ctrl-amp", "20", "--json")).isZero();
    assertThat(number("rail")).isZero();
  }

  @Test
  void aRecordingHasPositionsVelocitiesControlsAndSensorsByName() {
    Path csv = folder.resolve("run.csv");
    assertThat(run("--steps", "100", "--every", "10", "--ctrl", "sin", "--record", csv)).isZero();
    assertThat(out.toString()).contains("recorded 11 rows of 7 columns");
    Recording r = Recording.read(csv);
    assertThat(r.columns())
        .containsExactly(
            "state:rail", "v.rail", "input:rail", "height", "speed[0]", "speed[1]", "speed[2]");
    for (long row = 0; row < r.rows(); row++) {
      assertThat(r.time(row)).isCloseTo(0.1 * row, within(1e-12));
      // sensors belong to the same moment as positions and velocities
      assertThat(r.get(row, "height")).isEqualTo(r.get(row, "state:rail"));
      assertThat(r.get(row, "speed[2]")).isCloseTo(r.get(row, "v.rail"), within(1e-12));
    }
    assertThat(r.get(10, "input:rail")).isEqualTo(0.3 * StrictMath.sin(0.99));
  }

  @Test
  void recordingDoesNotChangeTheMotion() {
    Path npz = folder.resolve("run.npz");
    assertThat(run("--steps", "77", "--ctrl", "noise", "--seed", "3", "--json")).isZero();
    double alone = number("rail");
    assertThat(run("--steps", "77", "--ctrl", "noise", "--seed", "3", "--record", npz)).isZero();
    Recording r = Recording.read(npz);
    assertThat(r.get(77, "height")).isEqualTo(alone);
    assertThat(run("--steps", "77", "--ctrl", "noise", "--seed", "4", "--json")).isZero();
    assertThat(number("rail")).isNotEqualTo(alone);
  }

  @Test
  void chosenColumnsAfterATransient() {
    Path csv = folder.resolve("run.csv");
    assertThat(run("--steps", "5", "--transient", "1", "--only", "height", "--record", csv))
        .isZero();
    Recording r = Recording.read(csv);
    assertThat(r.columns()).containsExactly("height");
    assertThat(r.rows()).isEqualTo(6);
    assertThat(r.time(0)).isCloseTo(1, within(1e-12));
    assertThat(r.get(0, 0)).isCloseTo(fall(100), within(1e-12));
  }

  @Test
  void plotDrawsMotionOrOneQuantityOverAnother() throws IOException {
    Path svg = folder.resolve("run.svg");
    assertThat(run("--time", "1", "--plot", svg)).isZero();
    assertThat(Files.readString(svg)).contains("<svg", "v.rail");
    Path png = folder.resolve("run.png");
    assertThat(run("--time", "1", "--plot", png, "--phase", "height,v.rail")).isZero();
    assertThat(Files.readAllBytes(png)).startsWith(0x89, 'P', 'N', 'G');
  }

  @Test
  void divergenceIsReportedAndTheChosenPolicyFollows() {
    Object[] bad = {"--steps", "10", "--set", "data.qvel=NaN"};
    assertThat(run(bad)).isEqualTo(1);
    assertThat(out.toString())
        .contains("warning BADQVEL, once")
        .contains("diverged: velocities of joint rail (body car) became NaN", "reset once");
    assertThat(run("--steps", "10", "--set", "data.qvel=NaN", "--on-divergence", "stop"))
        .isEqualTo(1);
    assertThat(out.toString()).contains("after 0 steps, diverged", "last good state");
    assertThat(run("--steps", "10", "--set", "data.qvel=NaN", "--on-divergence", "STOP", "--json"))
        .isEqualTo(1);
    assertThat(out.toString()).contains("\"status\":\"diverged\"", "\"BADQVEL\":1");
    assertThat(run("--steps", "10", "--set", "data.qvel=NaN", "--on-divergence", "throw"))
        .isEqualTo(1);
    assertThat(err.toString()).contains("rail").doesNotContain("Exception");
  }

  @Test
  void aStoppedRunKeepsWhatWasRecorded() {
    Path csv = folder.resolve("run.csv");
    // the speed grows by 5e7 in each step, and 1e10 is more than a velocity may be
    assertThat(
            run(
                "--steps",
                "500",
                "--set",
                "option.gravity=0,0,-5e9",
                "--on-divergence",
                "stop",
                "--record",
                csv))
        .isEqualTo(1);
    Recording r = Recording.read(csv);
    assertThat(r.rows()).isBetween(200L, 203L);
    assertThat(r.get(r.rows() - 1, "v.rail")).isBetween(-1.01e10, -0.99e10);
  }

  @Test
  void argumentsThatMakeNoSenseAreNamed() {
    usage("--time and --steps exclude", "--time", "1", "--steps", "3");
    usage("--steps is 0", "--steps", "0");
    usage("--time is -1.0 s", "--time", "-1");
    usage("time step is 0.0 s", "--dt", "0");
    usage("there is no keyframe 'hihg', the model has 1; did you mean \"high\"", "--key", "hihg");
    usage("there is no keyframe '1'", "--key", "1");
    usage("there is no flag 'contacts'; did you mean", "--set", "flag.contacts=disable");
    usage("'often' is neither enable nor disable", "--set", "flag.contact=often");
    usage("there is no field 'qpo'; did you mean \"qpos\"", "--set", "data.qpo=1");
    usage("2 numbers, but qvel has 1", "--set", "data.qvel=1,2");
    usage("qpos has 1 elements", "--set", "data.qpos[1]=1");
    usage("'x' is not an edit", "--set", "x");
    usage("'abc' is not a number", "--set", "option.timestep=abc");
    usage("this would break the model", "--set", "model.jnt_bodyid[0]=7");
    usage("must end in one of .csv", "--record", folder.resolve("a.txt"));
    usage("there is no folder", "--record", folder.resolve("none/a.csv"));
    usage("must end in one of .png, .svg", "--plot", folder.resolve("a.jpg"));
    usage("--phase needs --plot", "--phase", "a,b");
    usage("--every is 0", "--every", "0");
    usage("--stepper has no meaning here", "--stepper", "rk4");
    usage("--ctrl", "--ctrl", "loud");
    usage("'nois' is none of zero, keep, sin, noise, const; did you mean", "--ctrl", "nois");
    usage("none of reset, stop, throw; did you mean \"stop\"", "--on-divergence", "stopp");
    usage("'wran' is none of stop, warn; did you mean \"warn\"", "--on-memory", "wran");
    usage("'throw' is none of stop, warn", "--on-memory", "throw");
    usage("'loud' is not a long", "--noise", "loud");
    usage("--noise has no meaning here: no sensor of the model", "--noise", "1");
    usage("\"hight\"; did you mean \"height\"", "--only", "hight", "--record", "a.csv");
  }

  private void usage(String message, Object... args) {
    assertThat(run(args)).as("%s: %s%s", message, out, err).isEqualTo(2);
    assertThat(err.toString()).contains(message).contains("'dynamis run --help' tells more");
    assertThat(err.toString().lines().count()).isLessThan(6);
  }

  @Test
  void optionsOfMechanismsAreRefusedForEquations() {
    assertThat(terminal.run("run", "builtin://ode/lorenz", "--key", "home")).isEqualTo(2);
    assertThat(err.toString()).contains("--key has no meaning here", "system of equations");
    for (String option : new String[] {"--noise", "--on-memory", "--assets", "--package"}) {
      String value = option.equals("--noise") ? "1" : option.equals("--package") ? "a=b" : "warn";
      assertThat(terminal.run("run", "builtin://ode/lorenz", option, value)).isEqualTo(2);
      assertThat(err.toString()).contains(option + " has no meaning here");
    }
  }

  @Test
  void noiseIsAddedToSensorsOnlyAndComesFromItsSeed() throws IOException {
    String noisy = LIFT.replace("<jointpos ", "<jointpos noise=\"0.1\" ");
    model = Files.writeString(folder.resolve("noisy.xml"), noisy);
    Recording[] r = new Recording[4];
    String[][] options = {{}, {"--noise", "42"}, {"--noise", "42"}, {"--noise", "43"}};
    for (int i = 0; i < r.length; i++) {
      Path csv = folder.resolve("noise" + i + ".csv");
      List<Object> args = new ArrayList<>(List.of("--steps", "500", "--record", csv));
      args.addAll(List.of(options[i]));
      assertThat(run(args.toArray())).as(err.toString()).isZero();
      r[i] = Recording.read(csv);
      assertThat(r[i].column("state:rail").toArray())
          .containsExactly(r[0].column("state:rail").toArray());
    }
    assertThat(r[0].column("height").toArray())
        .containsExactly(r[0].column("state:rail").toArray());
    assertThat(r[2].column("height").toArray()).containsExactly(r[1].column("height").toArray());
    assertThat(r[3].column("height").toArray()).isNotEqualTo(r[1].column("height").toArray());
    double sum = 0;
    for (int i = 0; i < r[1].rows(); i++) {
      double error = r[1].get(i, "height") - r[1].get(i, "state:rail");
      sum += error * error;
    }
    // the standard deviation of 500 samples is known to a thirtieth
    assertThat(Math.sqrt(sum / r[1].rows())).isBetween(0.085, 0.115);
  }

  @Test
  void aFullMemoryStopsTheRunOrIsCounted() throws IOException {
    String balls =
        """
        <mujoco model="balls">
          <size memory="29376"/>
          <worldbody>
            <geom type="plane" size="1 1 1" contype="2"/>
            <body pos="0 0 0.09"><freejoint/><geom size="0.1"/></body>
            <body pos="0.15 0 0.09"><freejoint/><geom size="0.1"/></body>
          </worldbody>
        </mujoco>
        """;
    model = Files.writeString(folder.resolve("balls.xml"), balls);
    assertThat(run("--steps", "3")).isEqualTo(1);
    assertThat(err.toString()).contains("no memory for more contacts", "<size memory=\"58K\"/>");
    String byDefault = err.toString();
    assertThat(run("--steps", "3", "--on-memory", "stop")).isEqualTo(1);
    assertThat(err.toString()).isEqualTo(byDefault);
    assertThat(run("--steps", "3", "--on-memory", "WARN")).isZero();
    assertThat(out.toString()).contains("after 3 steps", "warning CONTACTFULL, 3 times");
  }

  @Test
  void aMissingOrWrongModelIsNamed() throws IOException {
    model = folder.resolve("nothing.xml");
    assertThat(run()).isEqualTo(1);
    assertThat(err.toString()).contains("nothing.xml");
    model = Files.writeString(folder.resolve("bad.xml"), LIFT.replace("slide", "slid"));
    assertThat(run()).isEqualTo(1);
    assertThat(err.toString()).contains("bad.xml:5:", "slid");
  }

  @Test
  void binaryModelsAndRobotsRunToo() throws IOException {
    Path binary = folder.resolve("lift.dyb");
    PrintWriter nothing = new PrintWriter(new StringWriter());
    assertThat(Dynamis.run(nothing, nothing, "convert", model.toString(), binary.toString()))
        .isZero();
    model = binary;
    assertThat(run("--steps", "10", "--json")).isZero();
    assertThat(number("rail")).isCloseTo(fall(10), within(1e-12));
    model = folder.resolve("arm.urdf");
    Files.writeString(
        model,
        """
        <robot name="arm">
          <link name="base"/>
          <link name="tip"><inertial><origin xyz="0 0 -0.5"/><mass value="1"/>
            <inertia ixx="0.1" iyy="0.1" izz="0.1" ixy="0" ixz="0" iyz="0"/></inertial></link>
          <joint name="pivot" type="continuous"><parent link="base"/><child link="tip"/>
            <axis xyz="0 1 0"/></joint>
        </robot>
        """);
    assertThat(run("--steps", "10", "--set", "data.qpos=0.1", "--json")).isZero();
    assertThat(number("pivot")).isBetween(0.09, 0.1);
  }
}
