package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.Recording;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs of equations, from the command line. */
class EquationRunTest {
  private static final String DECAY =
      """
      [model]
      type = "ode"
      name = "decay"

      [states]
      x = 1.0

      [params]
      k = 2.0

      [equations.rhs]
      x = "-k*x"

      [sim]
      t0 = 0.0
      t_end = 1.0
      dt = 0.01
      stepper = "rk4"
      """;

  @TempDir Path folder;
  private Path model;
  private final Terminal terminal = new Terminal();
  private final StringWriter out = terminal.out;
  private final StringWriter err = terminal.err;

  @BeforeEach
  void writeModel() throws IOException {
    model = Files.writeString(folder.resolve("decay.toml"), DECAY);
  }

  private int run(Object... args) {
    return terminal.run(args);
  }

  private static double number(String json, String name) {
    return Double.parseDouble(json.replaceAll("(?s).*\"" + name + "\":([-0-9.E]+).*", "$1"));
  }

  @Test
  void runPrintsTheFinalStateAsJson() {
    assertThat(run("run", model, "--t", "2", "--stepper", "dop853", "--json")).isZero();
    assertThat(out.toString()).contains("\"status\":\"done\"");
    assertThat(number(out.toString(), "t")).isEqualTo(2);
    // tolerances of the adaptive stepper bound the error, exp(-4) is exact
    assertThat(Math.abs(number(out.toString(), "x") - StrictMath.exp(-4))).isLessThan(1e-6);
  }

  @Test
  void parametersInitialValuesAndStepComeFromTheCommandLine() {
    assertThat(run("run", model, "--set", "k=0", "--set", "x=7", "--dt", "0.25", "--json"))
        .isZero();
    assertThat(number(out.toString(), "x")).isEqualTo(7);
    assertThat(number(out.toString(), "steps")).isEqualTo(4);
  }

  @Test
  void recordWritesTheRows() throws IOException {
    Path csv = folder.resolve("decay.csv");
    assertThat(run("run", model, "--record", csv, "--every", "10")).isZero();
    assertThat(Files.readAllLines(csv)).hasSize(12);
    assertThat(out.toString()).contains("recorded 11 rows");
  }

  @Test
  void aTransientKeepsTheClockAndTheEnd() {
    Path csv = folder.resolve("decay.csv");
    assertThat(run("run", model, "--t", "3", "--transient", "2", "--record", csv, "--json"))
        .isZero();
    assertThat(number(out.toString(), "t")).isEqualTo(3);
    Recording r = Recording.read(csv);
    assertThat(r.rows()).isEqualTo(101);
    assertThat(r.time(0)).isCloseTo(2, within(1e-12));
    assertThat(r.get(0, "x")).isCloseTo(StrictMath.exp(-4), within(1e-9));
    assertThat(run("run", model, "--t", "3", "--transient", "4")).isEqualTo(2);
    assertThat(err.toString()).contains("the transient ends at t = 4.0");
  }

  @Test
  void sampleRecordsAtEqualTimes() {
    Path csv = folder.resolve("decay.csv");
    for (String stepper : new String[] {"rk4", "dop853"}) {
      assertThat(run("run", model, "--sample", "0.03", "--stepper", stepper, "--record", csv))
          .isZero();
      Recording r = Recording.read(csv);
      assertThat(r.rows()).isEqualTo(34);
      // rk4 takes steps of 0.01, dop853 those that its tolerance of 1e-6 permits
      double error = stepper.equals("rk4") ? 1e-9 : 5e-6;
      for (int k = 0; k < 34; k++) {
        assertThat(r.time(k)).isEqualTo(k * 0.03);
        assertThat(r.get(k, "x")).isCloseTo(StrictMath.exp(-2 * k * 0.03), within(error));
      }
    }
    assertThat(run("run", model, "--sample", "0.1", "--every", "2")).isEqualTo(2);
    assertThat(err.toString()).contains("one of them at a time");
    assertThat(run("run", model, "--sample", "-1")).isEqualTo(2);
    assertThat(run("run", "builtin://map/logistic", "--sample", "1")).isEqualTo(2);
  }

  /** The steps of dop853 are 195 in 600 units of time here; the curve has many more points. */
  @Test
  void picturesOfAdaptiveStepsAreSmooth() {
    Path csv = folder.resolve("glass.csv");
    String glass = "builtin://dde/mackey-glass";
    Path svg = folder.resolve("glass.svg");
    assertThat(run("run", glass, "--stepper", "rk45", "--t", "600", "--record", csv, "--plot", svg))
        .isZero();
    Recording r = Recording.read(csv);
    assertThat(r.rows()).isGreaterThan(5000);
    double gap = r.time(1) - r.time(0);
    for (int k = 1; k < r.rows(); k++) {
      assertThat(r.time(k) - r.time(k - 1)).isCloseTo(gap, within(1e-9));
    }
    assertThat(run("run", glass, "--stepper", "rk45", "--t", "600", "--record", csv)).isZero();
    assertThat(Recording.read(csv).rows()).isLessThan(2000);
  }

  @Test
  void aLimitOfStepsThatNobodyAskedForIsToldByTheExitCode() throws IOException {
    Path cut = Files.writeString(folder.resolve("cut.toml"), DECAY + "max_steps = 10\n");
    assertThat(run("run", cut)).isEqualTo(1);
    assertThat(out.toString()).contains("max steps", "greatest number of steps");
    assertThat(run("run", cut, "--max-steps", "20")).isZero();
  }

  @Test
  void plotDrawsOverTimeOrOneQuantityOverAnother() throws IOException {
    Path picture = folder.resolve("lorenz.svg");
    assertThat(run("run", "builtin://ode/lorenz", "--t", "5", "--plot", picture)).isZero();
    assertThat(Files.readString(picture)).contains("<svg");
    Path phase = folder.resolve("phase.png");
    assertThat(run("run", "builtin://ode/lorenz", "--t", "5", "--plot", phase, "--phase", "x,z"))
        .isZero();
    assertThat(Files.readAllBytes(phase)).startsWith(0x89, 'P', 'N', 'G');
    assertThat(run("run", model, "--plot", phase, "--phase", "x,zz")).isEqualTo(2);
    assertThat(err.toString()).contains("zz");
  }

  @Test
  void mapsOfTheLibraryRunByIterations() {
    assertThat(run("run", "builtin://map/logistic", "--n", "50", "--set", "r=2", "--json"))
        .isZero();
    // r = 2 has the superstable fixed point 1/2
    assertThat(number(out.toString(), "x")).isEqualTo(0.5);
    assertThat(number(out.toString(), "steps")).isEqualTo(50);
  }

  @Test
  void unknownNamesAreUsageErrors() {
    assertThat(run("run", model, "--set", "kk=1")).isEqualTo(2);
    assertThat(err.toString()).contains("kk");
    assertThat(run("run", model, "--stepper", "rk44")).isEqualTo(2);
    assertThat(err.toString()).contains("rk44");
    assertThat(run("run", "builtin://map/logistic", "--n", "-1")).isEqualTo(2);
    assertThat(terminal.err.toString()).contains("--n is -1, expected 0 or more");
    assertThat(run("run", model, "--n", "10")).isEqualTo(2);
    assertThat(err.toString()).contains("--n counts iterations of a map");
  }

  @Test
  void aWrongModelExitsWithOneAndShowsThePlace() throws IOException {
    Path bad = folder.resolve("bad.toml");
    Files.writeString(bad, DECAY.replace("-k*x", "-k*y"));
    assertThat(run("run", bad)).isEqualTo(1);
    assertThat(err.toString()).contains("bad.toml:12:").contains("y");
    assertThat(run("check", model, bad)).isEqualTo(1);
    assertThat(out.toString()).contains("2 files: 1 error");
  }

  @Test
  void aSavedRunIsGoneOnWith() throws IOException {
    Path saved = folder.resolve("run.snapshot");
    Path whole = folder.resolve("whole.csv");
    Path again = folder.resolve("again.csv");
    assertThat(run("run", model, "--t", "3", "--set", "k=0.5", "--record", whole)).isZero();
    assertThat(
            run(
                "run",
                model,
                "--t",
                "2",
                "--set",
                "k=0.5",
                "--record",
                again,
                "--autosave",
                saved,
                "--autosave-every",
                "70"))
        .isZero();
    assertThat(saved).exists();
    // the last snapshot is at t = 1.4; what was recorded until then is there
    assertThat(run("run", model, "--t", "3", "--record", again, "--resume", saved)).isZero();
    assertThat(again).hasSameTextualContentAs(whole);
  }
}
