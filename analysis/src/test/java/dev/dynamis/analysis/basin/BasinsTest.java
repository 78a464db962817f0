package dev.dynamis.analysis.basin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.analysis.Written;
import dev.dynamis.core.SimulationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;

class BasinsTest {
  /** x goes to -1 or 1, by its sign, and to infinity above 2; y shrinks. */
  private static Written wells() {
    return new Written(
        1,
        new double[] {0.5, 0.5},
        new double[0],
        (next, x, p) -> {
          next[0] = Math.abs(x[0]) > 2 ? 3 * x[0] : x[0] + 0.3 * (x[0] - x[0] * x[0] * x[0]);
          next[1] = 0.5 * x[1];
        });
  }

  private static Basins basins() {
    return Basins.of(wells()).axis("x0", -2.5, 2.5, 40).axis("x1", -1, 1, 11).steps(1500);
  }

  @Test
  void everyStartGetsTheAttractorOfItsSide() {
    BasinMap map = basins().run();
    assertThat(map.attractors()).hasSize(2);
    assertThat(map.attractors().get(0).center()[0]).isCloseTo(-1, within(1e-9));
    assertThat(map.attractors().get(1).center()[0]).isCloseTo(1, within(1e-9));
    for (int i = 0; i < 40; i++) {
      double x = map.xs()[i];
      for (int j = 0; j < 11 && Math.abs(x) > 1e-9; j++) {
        int expected = Math.abs(x) > 2 ? BasinMap.DIVERGED : x < 0 ? 0 : 1;
        assertThat(map.label(i, j)).as("start %s, %s", x, map.ys()[j]).isEqualTo(expected);
      }
    }
    assertThat(map.fraction(1)).isCloseTo(16.0 / 40, within(1e-12));
    assertThat(map.error(1)).isCloseTo(Math.sqrt(0.4 * 0.6 / 440), within(1e-12));
  }

  @Test
  void featuresAndAnyNumberOfThreadsGiveTheSame() {
    int[] one = basins().run().labels();
    assertThat(basins().features(0.1).run().labels()).isEqualTo(one);
    try (ExecutorService pool = Executors.newFixedThreadPool(3)) {
      assertThat(basins().run(pool, 3).labels()).isEqualTo(one);
    }
  }

  @Test
  void refinedBoundariesFollowFewerStarts() {
    BasinMap map = basins().refine(1).run();
    assertThat(map.xs()).hasSize(79);
    assertThat(map.labels()).hasSize(79 * 21);
    assertThat(map.computed()).isLessThan(79 * 21);
    for (int i = 0; i < 79; i++) {
      double x = map.xs()[i];
      if (Math.abs(x) > 1e-9) {
        int expected = Math.abs(x) > 2 ? BasinMap.DIVERGED : x < 0 ? 0 : 1;
        assertThat(map.label(i, 7)).as("start %s", x).isEqualTo(expected);
      }
    }
  }

  /** All starts end in one point, x2 slowly and from either side of it. */
  @Test
  void whatIsLeftOfATransientMakesNoAttractors() {
    Written slow =
        new Written(
            1,
            new double[] {0.5, 0.5, 1},
            new double[0],
            (next, x, p) -> {
              next[0] = 0.5 * x[0];
              next[1] = 0;
              next[2] = 0.999 * x[2] + 2 * Math.signum(x[1]);
            });
    BasinMap map = Basins.of(slow).axis("x0", -1, 1, 8).axis("x1", -1, 1, 8).steps(5000).run();
    assertThat(map.attractors()).hasSize(1);
    assertThat(map.fraction(0)).isEqualTo(1);
  }

  /** A rotation by 1 rad has regions and no attractors; a spiral into the middle has one. */
  @Test
  void whereVolumesAreKeptThereIsNoAttractorAndThatIsSaid() {
    for (double shrinking : new double[] {1, 0.99}) {
      Written turning =
          new Written(
              1,
              new double[] {0.5, 0.5},
              new double[0],
              (next, x, p) -> {
                next[0] = shrinking * (StrictMath.cos(1) * x[0] - StrictMath.sin(1) * x[1]);
                next[1] = shrinking * (StrictMath.sin(1) * x[0] + StrictMath.cos(1) * x[1]);
              });
      BasinMap map = Basins.of(turning).axis("x0", -1, 1, 10).axis("x1", -1, 1, 10).run();
      if (shrinking == 1) {
        assertThat(map.method()).contains("steps keep volumes");
      } else {
        assertThat(map.method()).doesNotContain("volumes");
      }
    }
  }

  @Test
  void aGridThatIsTooFineIsRefusedBeforeItIsComputed() {
    Basins fine = Basins.of(wells()).axis("x0", -1, 1, 300).axis("x1", -1, 1, 300).refine(8);
    assertThatThrownBy(fine::run)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("76545 x 76545 starts");
  }

  @Test
  void nothingBoundedIsSaid() {
    assertThatThrownBy(() -> Basins.of(wells()).axis("x0", 3, 4, 5).axis("x1", 0, 1, 5).run())
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("none of 256 orbits stays bounded");
    assertThatThrownBy(() -> Basins.of(wells()).axis("x0", 3, 4, 5).run())
        .hasMessageContaining("two axes");
    assertThatThrownBy(() -> Basins.of(wells()).axis("q", 3, 4, 5).axis("x1", 0, 1, 5).run())
        .hasMessageContaining("no coordinate 'q'");
  }
}
