package dev.dynamis.render;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mjcf.MechanismLibrary;
import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.render.scene.Viewpoint;
import java.nio.file.Path;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * How many pictures a camera draws in a second: {@code mvn -pl render -am test
 * -Dtest=CameraSpeedTest -Ddynamis.load=true}, with {@code -Ddynamis.model=FILE} of another model,
 * on a machine with nothing else to do. It measures time, so no build runs it.
 */
@EnabledIfSystemProperty(named = "dynamis.load", matches = "true")
class CameraSpeedTest {
  @Test
  void aHumanoidIsDrawnAHundredTimesASecondOnTwoThreads() {
    String file = System.getProperty("dynamis.model");
    Mechanism m =
        file == null
            ? new Mechanism(MechanismLibrary.load("builtin://mech/humanoid").model())
            : Mjcf.mechanism(Path.of(file));
    double best = 0;
    for (int threads = 1; threads <= 2; threads++) {
      best = Math.max(best, framesPerSecond(m, threads));
    }
    assertThat(best).isGreaterThan(100);
  }

  /** The best of several seconds of drawing alone, between steps. */
  private static double framesPerSecond(Mechanism m, int threads) {
    int[] picture = new int[320 * 240];
    double best = 0;
    try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
      Camera camera =
          Camera.of(m.model(), Viewpoint.free(m.model()))
              .size(320, 240)
              .parallel(pool, threads)
              .build();
      m.reset();
      for (int second = 0; second < 10; second++) {
        long drawing = 0;
        int frames = 0;
        while (drawing < 1_000_000_000) {
          for (int i = 0; i < 3; i++) {
            m.step();
          }
          var data = m.refresh().data();
          long begin = System.nanoTime();
          camera.color(data, picture);
          drawing += System.nanoTime() - begin;
          frames++;
        }
        best = Math.max(best, frames / (drawing * 1e-9));
      }
    }
    System.out.printf("%d threads: %.1f frames a second%n", threads, best);
    return best;
  }
}
