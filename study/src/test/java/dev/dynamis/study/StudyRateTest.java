package dev.dynamis.study;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.Progress;
import dev.dynamis.core.Rollout;
import dev.dynamis.equations.EquationModel;
import dev.dynamis.equations.EquationSystem;
import dev.dynamis.equations.Models;
import dev.dynamis.mjcf.spec.Resources;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StudyRateTest {
  /** More than those of which CSV is written too. */
  private static final int CASES = 200_000;

  private static final int STEPS = 1_000;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  @TempDir Path folder;

  private static long time(Runnable work) {
    long before = THREADS.getCurrentThreadCpuTime();
    work.run();
    return THREADS.getCurrentThreadCpuTime() - before;
  }

  /**
   * Processor time of one thread, the best of several, which others on the machine don't change.
   */
  @Test
  void aStudyOfAMapRunsNearlyAsFastAsABareRollout() {
    EquationModel model = Models.load("builtin://map/logistic");
    double[] r = IntStream.range(0, CASES).mapToDouble(i -> 3 + (double) i / CASES).toArray();
    Rollout bare =
        Rollout.of(new EquationSystem(model), CASES)
            .steps(STEPS)
            .every(STEPS)
            .start((i, system) -> system.setParameters(new double[] {r[i]}));
    Study study =
        Study.parse(
            "test.study.toml",
            """
            [study]
            model = "builtin://map/logistic"
            [vary]
            r = { from = 3, to = 4, count = 200000 }
            [run]
            steps = 1000
            [keep]
            final = ["x"]
            """,
            Resources.none());
    long bestBare = Long.MAX_VALUE;
    long bestStudy = Long.MAX_VALUE;
    for (int round = 0; round < 8 || round < 40 && bestBare < 0.5 * bestStudy; round++) {
      bestBare = Math.min(bestBare, time(() -> bare.run()));
      Path out = folder.resolve("out" + round);
      bestStudy =
          Math.min(
              bestStudy,
              time(
                  () ->
                      study.run(StudyEngine.threads(Runnable::run, 1), out, false, Progress.NONE)));
    }
    // results are written within this time; a million cases came to 1.0
    assertThat((double) bestBare / bestStudy).isGreaterThan(0.5);
  }
}
