package dev.dynamis.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.CaseStatus;
import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.ModelException;
import dev.dynamis.core.Progress;
import dev.dynamis.core.Recording;
import dev.dynamis.core.SimulationException;
import dev.dynamis.coupling.Coupling;
import dev.dynamis.coupling.Couplings;
import dev.dynamis.coupling.MechanismReader;
import dev.dynamis.equations.Models;
import dev.dynamis.equations.Simulation;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mjcf.MechanismLibrary;
import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.mjcf.spec.Resources;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StudyTest {
  private static final String LOGISTIC =
      """
      [study]
      model = "builtin://map/logistic"
      [vary]
      r = { from = 2.9, to = 4, count = 300 }
      x = [0.1, 0.3]
      [run]
      steps = 50
      transient = 10
      [keep]
      final = ["x"]
      min = ["x"]
      mean = ["x"]
      """;

  private static final String PENDULUM =
      """
      <mujoco model="pendulum">
        <worldbody>
          <body name="bob">
            <joint name="h" axis="0 1 0"/>
            <geom size=".05" pos="0 0 -1" mass="1"/>
          </body>
        </worldbody>
        <actuator><motor name="m" joint="h"/></actuator>
        <sensor><jointpos name="angle" joint="h" noise="0.1"/></sensor>
      </mujoco>
      """;

  private static final String SWINGS =
      """
      [study]
      model = "pendulum.xml"
      cases = 40
      design = "latin"
      [set]
      "option.timestep" = 0.01
      [vary]
      "dof_damping[h]" = { from = 0, to = 1, count = 3 }
      "body_mass[bob]" = { times = "uniform(0.5, 2)" }
      "state:h" = "normal(0, 0.5)"
      [run]
      time = 0.5
      control = "noise"
      noise = true
      [keep]
      every = 5
      max = ["angle"]
      final = ["h"]
      columns = ["h", "m"]
      """;

  @TempDir Path folder;

  private static Study study(String text) {
    return Study.parse(
        "test.study.toml",
        text,
        Resources.memory(Map.of("pendulum.xml", PENDULUM.getBytes(StandardCharsets.UTF_8))));
  }

  private StudySummary run(String text, int threads, String out) {
    return study(text).run(StudyEngine.threads(threads), folder.resolve(out), false, Progress.NONE);
  }

  private static List<Diagnostic> problems(String text) {
    return catchThrowableOfType(ModelException.class, () -> study(text)).diagnostics();
  }

  // --- bits

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void everyNumberOfThreadsGivesTheSameBits(int threads) {
    // on all platforms; another hash means that results changed, and a line in the changelog
    assertThat(Long.toHexString(run(LOGISTIC, threads, "a").hash())).isEqualTo("fdafb9b28a4765c5");
    assertThat(Long.toHexString(run(SWINGS, threads, "b").hash())).isEqualTo("bf9a4916aa66190a");
  }

  @Test
  void casesAreThoseOfSingleRuns() {
    run(LOGISTIC, 2, "out");
    StudyResults results = StudyResults.open(folder.resolve("out"));
    double[] r = results.column("r", 1);
    double[] last = results.column("x_final", 1);
    double[] mean = results.column("x_mean", 1);
    for (int i : new int[] {0, 1, 77, 598, 599}) {
      double x0 = i % 2 == 0 ? 0.1 : 0.3;
      Simulation single = new Simulation(Models.load("builtin://map/logistic"));
      single.assign(Map.of("r", r[i], "x", x0));
      Recording rows = single.run(single.defaults().iterations(60)).recording();
      assertThat(last[i]).isEqualTo(rows.get(60, "x"));
      double sum = 0;
      for (int k = 10; k <= 60; k++) {
        sum += rows.get(k, "x");
      }
      assertThat(mean[i]).isCloseTo(sum / 51, within(1e-14));
    }
  }

  @Test
  void mechanismsOfTheLibraryAreStudiedByName() {
    run(
        """
        [study]
        model = "builtin://mech/pendulum"
        [vary]
        "state:hinge" = [0.5, 1.0]
        [run]
        steps = 20
        [keep]
        final = ["hinge"]
        """,
        1,
        "library");
    double[] last = StudyResults.open(folder.resolve("library")).column("hinge_final", 1);
    for (int i = 0; i < 2; i++) {
      Mechanism single = MechanismLibrary.mechanism("mech/pendulum");
      single.data().qpos[0] = 0.5 + 0.5 * i;
      for (int k = 0; k < 20; k++) {
        single.step();
      }
      assertThat(last[i]).isEqualTo(single.data().qpos[0]);
    }
  }

  @Test
  void whatTravelsGivesTheSameStudy() {
    Study sent = study(SWINGS);
    Study there = sent.source().open(StudyTest.class.getClassLoader());
    assertThat(there.hash()).isEqualTo(sent.hash());
    CaseBlock here = sent.runner().run(17, 5, () -> false);
    CaseBlock away = CaseBlock.decode(there.runner().run(17, 5, () -> false).encode());
    assertThat(away.values()).isEqualTo(here.values());
    assertThat(away.series()).isEqualTo(here.series());
    // and does not depend on what ran before
    CaseRunner used = sent.runner();
    used.run(100, 7, () -> false);
    assertThat(used.run(17, 5, () -> false).values()).isEqualTo(here.values());
  }

  // --- couplings

  private static final String COUPLING =
      """
      model = "pendulum.xml"
      [controller.c]
      model = "pd.toml"
      inputs = { th = "sensor:angle" }
      outputs = { "actuator:m" = "u" }
      """;

  private static final String CONTROLLER =
      """
      [model]
      type = "ode"
      [inputs]
      th = 0.0
      [states]
      s = 0.0
      [params]
      kp = 4.0
      tau = 0.03
      [equations.rhs]
      s = "delay(th, tau) - s"
      [aux]
      u = "-kp*s"
      """;

  private static Study coupled(String text) {
    Map<String, byte[]> files =
        Map.of(
            "sub/pendulum.xml", PENDULUM.getBytes(StandardCharsets.UTF_8),
            "sub/pd.toml", CONTROLLER.getBytes(StandardCharsets.UTF_8),
            "sub/a.couple.toml", COUPLING.getBytes(StandardCharsets.UTF_8));
    return Study.parse("test.study.toml", text, Resources.memory(files));
  }

  @Test
  void couplingsAreStudiedAndGiveTheNumbersOfSingleRuns() throws IOException {
    Study study =
        coupled(
            """
            [study]
            model = "sub/a.couple.toml"
            [set]
            "option.timestep" = 0.01
            "c.s" = 0.1
            [vary]
            "c.tau" = [0.0, 0.05, 0.2]
            "c.kp" = [2, 6]
            h = [0.3, -0.4]
            [run]
            time = 0.5
            [keep]
            final = ["h", "c.s", "c.u"]
            """);
    study.run(StudyEngine.threads(2), folder.resolve("c"), false, Progress.NONE);
    StudyResults results = StudyResults.open(folder.resolve("c"));
    double[] angle = results.column("h_final", 1);
    double[] filtered = results.column("c.s_final", 1);
    double[] force = results.column("c.u_final", 1);
    for (int i = 0; i < 12; i++) {
      Coupling single = single();
      double[] p = new double[2];
      p[single.parameterNames().indexOf("c.tau")] = new double[] {0, 0.05, 0.2}[i / 4];
      p[single.parameterNames().indexOf("c.kp")] = i / 2 % 2 == 0 ? 2 : 6;
      single.setParameters(p);
      single.setInitial("c.s", 0.1);
      single.setInitial("h", i % 2 == 0 ? 0.3 : -0.4);
      for (int k = 0; k < 50; k++) {
        single.step();
      }
      assertThat(angle[i]).isEqualTo(single.mechanisms().getFirst().data().qpos[0]);
      double[] y = new double[single.outputNames().size()];
      single.outputs(y);
      assertThat(force[i]).isEqualTo(y[single.outputNames().indexOf("c.u")]);
      assertThat(force[i]).isEqualTo(-(i / 2 % 2 == 0 ? 2 : 6) * filtered[i]);
    }
    // and elsewhere, whatever ran before
    Study there = study.source().open(StudyTest.class.getClassLoader());
    CaseRunner runner = there.runner();
    runner.run(9, 3, () -> false);
    assertThat(runner.run(1, 4, () -> false).values())
        .isEqualTo(study.runner().run(1, 4, () -> false).values());
  }

  private static Coupling single() {
    MechanismReader reader =
        new MechanismReader() {
          @Override
          public Model read(Path in, String path) throws IOException {
            Map<String, byte[]> one =
                Map.of("pendulum.xml", PENDULUM.getBytes(StandardCharsets.UTF_8));
            Model m = Mjcf.load(path, Resources.memory(one)).model();
            m.opt.timestep = 0.01;
            return m;
          }

          @Override
          public String text(Path in, String path) {
            return CONTROLLER;
          }
        };
    return Couplings.read("a.couple.toml", COUPLING, Path.of(""), reader).newInstance();
  }

  // --- resume

  @Test
  void aStoppedStudyGoesOnWhereItWas() {
    Study study = study(SWINGS);
    Path out = folder.resolve("out");
    AtomicLong heard = new AtomicLong();
    StudySummary part =
        study.run(
            StudyEngine.threads(1),
            out,
            false,
            (done, total, what) -> {
              heard.set(done);
              return done < 50;
            });
    assertThat(part.isComplete()).isFalse();
    assertThat(part.done()).isGreaterThanOrEqualTo(50).isLessThan(120);
    StudySummary rest = study.run(StudyEngine.threads(2), out, true, Progress.NONE);
    assertThat(rest.isComplete()).isTrue();
    assertThat(rest.ran()).isEqualTo(120 - part.done());
    assertThat(rest.hash()).isEqualTo(run(SWINGS, 1, "whole").hash());
  }

  @Test
  void aJournalThatWasCutGivesWhatIsWhole() throws IOException {
    Study study = study(SWINGS);
    Path out = folder.resolve("out");
    study.run(StudyEngine.threads(1), out, false, (done, total, what) -> done < 50);
    Path journal = out.resolve("journal/part-000000.blocks");
    try (RandomAccessFile file = new RandomAccessFile(journal.toFile(), "rw")) {
      file.setLength(file.length() - 3);
    }
    long hash = study.run(StudyEngine.threads(2), out, true, Progress.NONE).hash();
    assertThat(hash).isEqualTo(run(SWINGS, 1, "whole").hash());
    assertThat(journal).doesNotExist();
  }

  @Test
  void aFolderOfAnotherStudyIsRefused() {
    run(LOGISTIC, 1, "out");
    assertThatThrownBy(() -> run(SWINGS, 1, "out"))
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("belongs to another study");
    assertThatThrownBy(() -> run(LOGISTIC, 1, "out")).hasMessageContaining("go on with --resume");
    String changed = LOGISTIC.replace("count = 300", "count = 301");
    assertThatThrownBy(
            () ->
                study(changed)
                    .run(StudyEngine.threads(1), folder.resolve("out"), true, Progress.NONE))
        .hasMessageContaining("as it was before its text or model changed");
  }

  @Test
  void aFolderWithOtherFilesIsRefused() throws IOException {
    Files.writeString(Files.createDirectories(folder.resolve("out")).resolve("mine.txt"), "x");
    assertThatThrownBy(() -> run(LOGISTIC, 1, "out")).hasMessageContaining("holds other files");
  }

  @Test
  void twoProcessesDontWriteToOneFolder() {
    Study study = study(LOGISTIC);
    try (StudyFolder _ = StudyFolder.open(study, folder.resolve("out"), false)) {
      assertThatThrownBy(
              () -> study.run(StudyEngine.threads(1), folder.resolve("out"), true, Progress.NONE))
          .hasMessageContaining("another process is writing");
    }
  }

  @Test
  void aFullDiskEndsTheStudyAndLosesNothing() throws IOException {
    Path full = Path.of("/dev/full");
    org.junit.jupiter.api.Assumptions.assumeTrue(Files.exists(full));
    Study study = study(SWINGS);
    Path out = folder.resolve("out");
    study.run(StudyEngine.threads(1), out, false, (done, total, what) -> false);
    Path journal = out.resolve("journal/part-000000.blocks");
    Files.createDirectories(journal.getParent());
    Files.deleteIfExists(journal);
    Files.createSymbolicLink(journal, full);
    assertThatThrownBy(() -> study.run(StudyEngine.threads(2), out, true, Progress.NONE))
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("No space left on device")
        .hasMessageContaining("--resume");
    Files.delete(journal);
    assertThat(study.run(StudyEngine.threads(2), out, true, Progress.NONE).isComplete()).isTrue();
  }

  // --- cases

  @Test
  void failedCasesAreListedAndEndNothing() throws IOException {
    String text =
        """
        [study]
        model = "builtin://map/logistic"
        [vary]
        r = [3.2, 5, 3.5]
        [run]
        steps = 100
        [keep]
        metrics = [{ class = "dev.dynamis.study.Overshoot", level = 0.5 }]
        """;
    StudySummary s = run(text, 2, "out");
    assertThat(s.isComplete()).isTrue();
    assertThat(s.status().get(CaseStatus.DONE)).isEqualTo(2);
    assertThat(s.failed()).isEqualTo(1);
    assertThat(s.failures().getFirst().index()).isEqualTo(1);
    assertThat(s.failures().getFirst().cause()).isNotBlank();
    assertThat(Files.readAllLines(folder.resolve("out/failed.csv")))
        .hasSize(2)
        .first()
        .isEqualTo("case,r,status,cause");
    StudyResults results = StudyResults.open(folder.resolve("out"));
    double[] overshoot = results.column("overshoot", 1);
    // the greatest value of the cycle of period 2 is (1 + r + sqrt((r - 3)(r + 1))) / 2r
    assertThat(overshoot[0]).isCloseTo((4.2 + Math.sqrt(0.2 * 4.2)) / 6.4 - 0.5, within(2e-3));
    assertThat(overshoot[1]).isNaN();
  }

  @Test
  void exponentsAndStatesOfRestAreMeasured() {
    String text =
        """
        [study]
        model = "builtin://map/logistic"
        [vary]
        r = [2.5, 4]
        [run]
        steps = 100
        [keep]
        rest = true
        lyapunov = { exponents = 1, time = 20000 }
        """;
    run(text, 1, "out");
    StudyResults results = StudyResults.open(folder.resolve("out"));
    // at r = 2.5 the map's derivative at 1 - 1/r is 2 - r = -0.5; at r = 4 the exponent is log 2
    double[] l = results.column("lyapunov_1", 1);
    assertThat(l[0]).isCloseTo(Math.log(0.5), within(1e-9));
    assertThat(l[1]).isCloseTo(Math.log(2), within(0.02));
    assertThat(results.column("rest_excess", 1)[0]).isCloseTo(0.5 - 1, within(1e-9));
    assertThat(results.column("x_rest", 1)[0]).isCloseTo(0.6, within(1e-9));
  }

  @Test
  void crossingsSettlingAndStopsAreThoseOfAClosedForm() {
    String decay =
        """
        [study]
        model = '''inline:
        [model]
        type = "ode"
        [states]
        x = 1.0
        [params]
        k = 1.0
        [equations.rhs]
        x = "-k*x"
        '''
        [vary]
        k = [0.5, 1, 2]
        [run]
        time = 5
        dt = 0.01
        stepper = "rk4"
        stop = [{ of = "x", below = 0.001 }]
        [keep]
        crossings = [{ of = "x", level = 0.5, direction = "down" }]
        settling = [{ of = "x", band = 0.1, target = 0 }]
        final = ["x"]
        """;
    StudySummary s = run(decay, 1, "out");
    StudyResults results = StudyResults.open(folder.resolve("out"));
    double[] k = {0.5, 1, 2};
    for (int i = 0; i < 3; i++) {
      assertThat(results.column("x_crossings", 1)[i]).isEqualTo(1);
      // a straight line over a step is off by dt^2 k / 8 at most
      assertThat(results.column("x_first_crossing", 1)[i])
          .isCloseTo(Math.log(2) / k[i], within(3e-5));
      // the first look within the band
      assertThat(results.column("x_settling", 1)[i])
          .isBetween(Math.log(10) / k[i], Math.log(10) / k[i] + 0.0101);
    }
    assertThat(results.column("x_final", 1)[0]).isCloseTo(Math.exp(-2.5), within(1e-9));
    assertThat(s.status().get(CaseStatus.STOPPED)).isEqualTo(1);
    assertThat(results.column("time", 1)[2]).isCloseTo(Math.log(1000) / 2, within(0.0101));
  }

  // --- what is wrong

  @Test
  void unknownNamesAreToldWithTheirPlaces() {
    List<Diagnostic> all = problems(LOGISTIC.replace("r = {", "rr = {"));
    assertThat(all.getFirst().render())
        .startsWith("test.study.toml:4:1: [ST06] [vary].rr: the model has no parameter");
    assertThat(problems(LOGISTIC.replace("mean = [\"x\"]", "mean = [\"y\"]")).getFirst().render())
        .startsWith("test.study.toml:12:1: [ST06] [keep].mean: nothing to record is named \"y\"")
        .contains("use one of: x, ");
    assertThat(problems(SWINGS.replace("\"h\", \"m\"", "\"h\", \"mm\"")).getFirst().render())
        .startsWith("test.study.toml:19:1: [ST06] [keep].columns: nothing to record");
    String stops = LOGISTIC.replace("[keep]", "stop = [{ of = \"z\", above = 1 }]\n[keep]");
    assertThat(problems(stops).getFirst().render())
        .startsWith("test.study.toml:9:1: [ST06] [run].stop: nothing to record is named \"z\"");
    assertThat(problems(SWINGS.replace("bob]\" =", "bub]\" =")).getFirst().problem())
        .contains("body_mass has no 'bub'");
    assertThat(problems(SWINGS.replace("pendulum.xml", "pendel.xml")).getFirst().render())
        .contains("pendel.xml");
  }

  @Test
  void tooManyCasesAreRefused() {
    String text = LOGISTIC.replace("count = 300", "count = 1e15");
    assertThat(problems(text).getFirst().render())
        .contains("[ST07]")
        .contains("2.00e+15 cases, a study may have 1e+12");
  }

  @Test
  void aClassThatIsNoMetricIsRefusedBeforeItRuns() {
    String keep = "mean = [\"x\"]\nmetrics = [\"NAME\"]";
    String text = LOGISTIC.replace("mean = [\"x\"]", keep);
    assertThat(problems(text.replace("NAME", "java.lang.String")).getFirst().problem())
        .contains("is no metric");
    assertThat(problems(text.replace("NAME", "com.acme.No")).getFirst().problem())
        .contains("there is no class 'com.acme.No'");
  }

  @Test
  void resultsThatTheDiskCantHoldAreRefusedAtTheBeginning() {
    String text = LOGISTIC.replace("count = 300", "count = 400000000000");
    assertThatThrownBy(() -> run(text, 1, "out"))
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("the results need about")
        .hasMessageContaining(" to spare, ");
  }

  @Test
  void smallResultsAreSpreadsheetsToo() throws IOException {
    run(SWINGS, 2, "out");
    List<String> lines = Files.readAllLines(folder.resolve("out/results.csv"));
    assertThat(lines).hasSize(121);
    assertThat(lines.getFirst())
        .isEqualTo(
            "case,dof_damping[h],body_mass[bob],state:h,status,steps,time,h_final,angle_max,cause");
    Recording npz = Recording.read(folder.resolve("out/results.npz"));
    assertThat(npz.rows()).isEqualTo(120);
    double[] h = StudyResults.open(folder.resolve("out")).column("h_final", 1);
    assertThat(npz.get(119, "h_final")).isEqualTo(h[119]);
    assertThat(folder.resolve("out/series/part-000000.parquet")).exists();
  }

  // --- engines

  @Test
  void enginesAreFoundByTheirAddress() {
    assertThat(StudyEngine.at("threads[3]", EngineOptions.NONE).describe()).isEqualTo("3 threads");
    assertThat(StudyEngine.at("threads", EngineOptions.NONE).describe()).contains("thread");
    assertThatThrownBy(() -> StudyEngine.at("threads[0]", EngineOptions.NONE))
        .hasMessage("threads[0]: expected 1 thread or more");
    assertThatThrownBy(() -> StudyEngine.at("spark://host:7077", EngineOptions.NONE))
        .hasMessageContaining(
            "there is no engine 'spark://host:7077' here; there are threads, threads[N]")
        .hasMessageContaining("module cluster");
  }
}
