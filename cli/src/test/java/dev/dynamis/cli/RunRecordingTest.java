package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.dynamis.core.Recording;
import dev.dynamis.core.Snapshot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RunRecordingTest {
  /** A pendulum with a motor and a sensor. */
  private static final String PENDULUM =
      """
      <mujoco model="pendulum">
        <option timestep="0.002" integrator="RK4"/>
        <worldbody>
          <body name="arm">
            <joint name="pivot" axis="0 1 0" damping="0.01"/>
            <geom type="capsule" fromto="0 0 0 0 0 -1" size="0.02"/>
          </body>
        </worldbody>
        <actuator><motor name="torque" joint="pivot"/></actuator>
        <sensor><jointpos name="angle" joint="pivot"/></sensor>
      </mujoco>
      """;

  private static final String DECAY =
      """
      [model]
      type = "ode"
      name = "wave"
      [states]
      x = 1.0
      v = 0.0
      [params]
      k = 4.0
      [equations.rhs]
      x = "v"
      v = "-k*x"
      [events.top]
      cond = "x > 0.999"
      log = ["t", "x"]
      [sim]
      stepper = "rk4"
      dt = 0.002
      max_steps = 1000000000000
      """;

  @TempDir Path folder;
  private Path pendulum;
  private Path wave;
  private final Terminal terminal = new Terminal();

  @BeforeEach
  void writeModels() throws IOException {
    pendulum = Files.writeString(folder.resolve("pendulum.xml"), PENDULUM);
    wave = Files.writeString(folder.resolve("wave.toml"), DECAY);
  }

  /** Waits until a run has saved itself after its start; returns the time of that. */
  private static double waitForSnapshot(Process p, Path snapshot) throws Exception {
    while (p.isAlive()) {
      if (Files.exists(snapshot)) {
        double t = Snapshot.read(snapshot).time();
        if (t > 0) {
          return t;
        }
      }
      p.waitFor(20, TimeUnit.MILLISECONDS);
    }
    throw new IllegalStateException("the run ended with exit code " + p.exitValue());
  }

  private static final String ENDLESS_STEP =
      """
      <mujoco>
        <option iterations="2147483647" tolerance="0" solver="PGS"/>
        <worldbody>
          <geom type="plane" size="1 1 1"/>
          <replicate count="20" offset="0 0 .15">
            <body pos="0 0 .05"><freejoint/><geom type="box" size=".1 .1 .1"/></body>
          </replicate>
        </worldbody>
      </mujoco>
      """;

  private static final String ENDLESS_SUM =
      """
      [model]
      type = "ode"
      [states]
      x = 1.0
      [equations.rhs]
      x = "1e-30 * sum(sum(i * j * x for i in range(0, 100000)) for j in range(0, 100000))"
      [sim]
      t_end = 1.0
      dt = 0.01
      """;

  /** The run says how far it came, which it could not if it were only thrown out. */
  @ParameterizedTest
  @ValueSource(strings = {"model.xml", "model.toml"})
  @Timeout(240)
  void aStepThatNeverEndsIsGivenUpAtCtrlC(String name) throws Exception {
    assumeTrue(CommandProcess.hearsInterrupts(), "Ctrl-C is ignored");
    boolean xml = name.endsWith("xml");
    Path model = Files.writeString(folder.resolve(name), xml ? ENDLESS_STEP : ENDLESS_SUM);
    Path file = folder.resolve("run.csv");
    Process p = CommandProcess.start(folder, "run", model, "--record", file);
    while (p.isAlive() && !Files.exists(file)) {
      p.waitFor(20, TimeUnit.MILLISECONDS);
    }
    int code = CommandProcess.kill(p, "INT");
    assertThat(code).as(Files.readString(folder.resolve("err"))).isEqualTo(130);
    assertThat(Files.readString(folder.resolve("out"))).contains("interrupted", "recorded 1 rows ");
    assertThat(Recording.read(file).rows()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({
    "xml, npz, KILL",
    "xml, csv, INT",
    "xml, npz, INT",
    "toml, npz, KILL",
    "toml, jsonl, INT"
  })
  @Timeout(240)
  void aRunThatEndedTooEarlyGoesOnWithTheSameBits(String kind, String format, String signal)
      throws Exception {
    assumeTrue(!signal.equals("INT") || CommandProcess.hearsInterrupts(), "Ctrl-C is ignored");
    Path model = kind.equals("xml") ? pendulum : wave;
    Path saved = folder.resolve("run.snapshot");
    Path file = folder.resolve("run." + format);
    Process p =
        CommandProcess.start(
            folder,
            "run",
            model,
            "--time",
            "1e9",
            "--every",
            "100",
            "--record",
            file,
            "--autosave",
            saved,
            "--autosave-every",
            "5000");
    waitForSnapshot(p, saved);
    int code = CommandProcess.kill(p, signal);
    double time = Snapshot.read(saved).time();
    String printed = Files.readString(folder.resolve("out"));
    if (signal.equals("INT")) {
      assertThat(code).as(Files.readString(folder.resolve("err"))).isEqualTo(130);
      assertThat(printed).contains("interrupted", "recorded ");
      assertThat(file).exists();
    } else {
      assertThat(printed).isEmpty();
    }
    Recording left = Recording.read(file);
    assertThat(left.time(left.rows() - 1)).isGreaterThan(time - 0.2 - 1e-9);

    double end = Math.ceil(time) + 2;
    Object[] more = {"--time", end, "--every", "100", "--autosave", saved, "--resume", saved};
    assertThat(terminal.runWith(List.of("run", model, "--record", file), more))
        .as(terminal.err.toString())
        .isZero();
    Path whole = folder.resolve("whole." + format);
    assertThat(terminal.run("run", model, "--time", end, "--every", "100", "--record", whole))
        .isZero();
    assertThat(file).hasSameBinaryContentAs(whole);
  }

  @ParameterizedTest
  @ValueSource(strings = {"xml", "toml"})
  @Timeout(120)
  void rowsGoToTheStandardOutputAndAllElseToTheStandardError(String kind) throws Exception {
    Path model = kind.equals("xml") ? pendulum : wave;
    Process p =
        CommandProcess.start(folder, "run", model, "--time", "1", "--every", "50", "--record", "-");
    assertThat(p.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(p.exitValue()).isZero();
    Path csv = Files.copy(folder.resolve("out"), folder.resolve("out.csv"));
    Recording r = Recording.read(csv);
    assertThat(r.rows()).isEqualTo(11);
    assertThat(r.time(10)).isCloseTo(1, within(1e-9));
    assertThat(Files.readString(folder.resolve("err"))).contains("recorded 11 rows");
  }

  @Test
  void anInterruptedThreadKeepsWhatWasRecorded() {
    Path csv = folder.resolve("run.csv");
    Thread.currentThread().interrupt();
    assertThat(terminal.run("run", pendulum, "--time", "1e9", "--record", csv)).isEqualTo(130);
    assertThat(Thread.interrupted()).isTrue();
    assertThat(terminal.out.toString()).contains("t = 0 s after 0 steps, interrupted");
    terminal.clear();
    Thread.currentThread().interrupt();
    assertThat(terminal.run("run", wave, "--t", "1e9", "--record", csv, "--json")).isEqualTo(130);
    assertThat(Thread.interrupted()).isTrue();
    assertThat(terminal.out.toString()).contains("\"status\":\"interrupted\"");
    assertThat(Recording.read(csv).rows()).isGreaterThan(1);
  }

  @Test
  void aPictureOfARunThatGoesOnShowsAllOfIt() throws IOException {
    Path saved = folder.resolve("run.snapshot");
    Path svg = folder.resolve("a.svg");
    Object[] save = {"--autosave", saved, "--autosave-every", "100", "--plot", svg};
    assertThat(terminal.runWith(List.of("run", pendulum, "--steps", "150"), save)).isZero();
    assertThat(folder.resolve("run.snapshot.rows")).exists();
    assertThat(
            terminal.runWith(List.of("run", pendulum, "--steps", "300", "--resume", saved), save))
        .as(terminal.err.toString())
        .isZero();
    Path whole = folder.resolve("b.svg");
    assertThat(terminal.run("run", pendulum, "--steps", "300", "--plot", whole)).isZero();
    assertThat(svg).hasSameTextualContentAs(whole);
  }

  @Test
  void whatCannotBeGoneOnWithIsNamed() {
    Path saved = folder.resolve("run.snapshot");
    Path csv = folder.resolve("run.csv");
    assertThat(
            terminal.run(
                "run",
                pendulum,
                "--steps",
                "90",
                "--record",
                csv,
                "--autosave",
                saved,
                "--autosave-every",
                "40"))
        .isZero();
    wrong("every 2 steps", "--steps", "200", "--record", csv, "--every", "2", "--resume", saved);
    wrong("ask for a longer --time", "--steps", "80", "--record", csv, "--resume", saved);
    wrong("controls", "--steps", "99", "--record", csv, "--ctrl", "sin", "--resume", saved);
    wrong(
        "there is no " + folder.resolve("other.csv"),
        "--steps",
        "200",
        "--record",
        folder.resolve("other.csv"),
        "--resume",
        saved);
    wrong(
        "numbers or connections of the model changed",
        "--steps",
        "200",
        "--record",
        csv,
        "--dt",
        "0.001",
        "--resume",
        saved);
    wrong("name the same file", "--record", csv, "--autosave", csv);
    wrong("standard output", "--record", "-", "--autosave", saved);
    wrong("--format needs --record -", "--record", csv, "--format", "jsonl");
    wrong("expected csv or jsonl", "--record", "-", "--format", "npz");
    wrong("not a snapshot", "--resume", pendulum);
  }

  private void wrong(String message, Object... args) {
    terminal.clear();
    assertThat(terminal.runWith(List.of("run", pendulum), args)).isNotZero();
    assertThat(terminal.err.toString()).contains(message).doesNotContain("Exception");
  }
}
