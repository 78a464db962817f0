package dev.dynamis.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.Progress;
import dev.dynamis.mjcf.spec.Resources;
import dev.dynamis.study.EngineOptions;
import dev.dynamis.study.Study;
import dev.dynamis.study.StudyEngine;
import dev.dynamis.study.StudySummary;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicBoolean;
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
}
