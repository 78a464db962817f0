package dev.dynamis.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Progress;
import dev.dynamis.mjcf.spec.Resources;
import dev.dynamis.study.EngineOptions;
import dev.dynamis.study.Metric;
import dev.dynamis.study.Study;
import dev.dynamis.study.StudyEngine;
import dev.dynamis.study.StudySummary;
import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Studies on a master and two workers, each a process of its own on this machine. */
class SparkEngineTest {
  /** Some milliseconds a case, so that there is time for a worker to be killed. */
  private static final String MECHANISM =
      """
      [study]
      model = "builtin://mech/double-pendulum"
      cases = 2000
      [vary]
      "state:shoulder" = "normal(0, 1)"
      "state:elbow" = "normal(0, 1)"
      [run]
      steps = 600
      [keep]
      max = ["shoulder"]
      final = ["elbow"]
      """;

  private static final String MAP =
      """
      [study]
      model = "builtin://map/logistic"
      [vary]
      r = { from = 2.8, to = 4, count = 20000 }
      [run]
      steps = 4000
      [keep]
      final = ["x"]
      lyapunov = { exponents = 1, time = 1000, transient = 0 }
      """;

  @TempDir static Path folder;
  private static StandaloneCluster cluster;

  @BeforeAll
  static void start() throws IOException, InterruptedException {
    cluster = StandaloneCluster.start(folder.resolve("cluster"), 2);
  }

  @AfterAll
  static void stop() {
    cluster.close();
  }

  private static Study study(String text) {
    return Study.parse("test.study.toml", text, Resources.none());
  }

  private static StudySummary here(String text, int threads) {
    return study(text)
        .run(
            StudyEngine.threads(threads),
            folder.resolve("t" + threads + text.hashCode()),
            false,
            Progress.NONE);
  }

  @Test
  void aWorkerThatIsKilledInTheMiddleChangesNoBit() {
    SparkEngine engine = new SparkEngine(cluster.master(), EngineOptions.NONE);
    AtomicBoolean killed = new AtomicBoolean();
    StudySummary mechanism =
        study(MECHANISM)
            .run(
                engine,
                folder.resolve("mechanism"),
                false,
                (done, total, what) -> {
                  if (done >= total / 3 && killed.compareAndSet(false, true)) {
                    cluster.killWorker(1);
                  }
                  return true;
                });
    assertThat(killed).isTrue();
    assertThat(mechanism.isComplete()).isTrue();
    // by two executors, and by the one that came for the lost one if there was room for it
    assertThat(engine.compiled()).isBetween(2, 3);
    assertThat(engine.tasks()).isGreaterThanOrEqualTo(2 * 8);
    assertThat(mechanism.hash()).isEqualTo(here(MECHANISM, 1).hash());
    assertThat(mechanism.hash()).isEqualTo(here(MECHANISM, 2).hash());

    // the other worker goes on alone
    StudySummary map =
        study(MAP)
            .run(
                new SparkEngine(cluster.master(), EngineOptions.NONE),
                folder.resolve("map"),
                false,
                Progress.NONE);
    assertThat(map.hash()).isEqualTo(here(MAP, 1).hash());
    assertThat(map.hash()).isEqualTo(here(MAP, 2).hash());
  }

  @Test
  void cancellingTheCommandCancelsTheJob() {
    StudySummary part =
        study(MECHANISM.replace("cases = 2000", "cases = 200000"))
            .run(
                new SparkEngine(cluster.master(), EngineOptions.NONE),
                folder.resolve("cancelled"),
                false,
                (done, total, what) -> done < 20);
    assertThat(part.isComplete()).isFalse();
    assertThat(part.done()).isGreaterThanOrEqualTo(20);
    // what was on its way may still arrive
    assertThat(part.done()).isLessThan(100_000);
  }

  private static String placeOf(Class<?> type) throws Exception {
    return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
  }

  /** The class is known neither to this process nor to workers, but to the folder that is named. */
  @Test
  void metricsOfUsersTravelToTheExecutors() throws Exception {
    Path source = folder.resolve("High.java");
    Files.writeString(
        source,
        """
        package acme;
        public class High implements dev.dynamis.study.Metric {
          private int high;
          public java.util.List<String> columns() { return java.util.List.of("high"); }
          public java.util.List<String> quantities() { return java.util.List.of("x"); }
          public void begin(dev.dynamis.core.DynamicalSystem system) { high = 0; }
          public void look(double time, double[] values) { high += values[0] > 0.5 ? 1 : 0; }
          public void end(
              dev.dynamis.core.DynamicalSystem system, double[] values, double[] out, int at) {
            out[at] = high;
          }
        }
        """);
    Path classes = Files.createDirectories(folder.resolve("classes"));
    String path = placeOf(Metric.class) + File.pathSeparator + placeOf(DynamicalSystem.class);
    int compiled =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-cp", path, "-d", classes.toString(), source.toString());
    assertThat(compiled).isZero();
    Path file = folder.resolve("high.study.toml");
    Files.writeString(
        file,
        MAP.replace("20000", "2000")
            .replaceAll("(?s)final.*", "metrics = [{ class = \"acme.High\" }]\n"));
    try (URLClassLoader users =
        new URLClassLoader(
            new URL[] {classes.toUri().toURL()}, SparkEngineTest.class.getClassLoader())) {
      Study study = Study.load(file, users);
      EngineOptions options = new EngineOptions(List.of(classes), Map.of(), null);
      StudySummary there =
          study.run(
              new SparkEngine(cluster.master(), options),
              folder.resolve("high"),
              false,
              Progress.NONE);
      StudySummary here =
          study.run(StudyEngine.threads(1), folder.resolve("high1"), false, Progress.NONE);
      assertThat(there.isComplete()).isTrue();
      assertThat(there.hash()).isEqualTo(here.hash());
    }
  }
}
