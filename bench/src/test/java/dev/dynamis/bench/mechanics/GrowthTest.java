package dev.dynamis.bench.mechanics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class GrowthTest {
  @ParameterizedTest
  @EnumSource(Scalable.class)
  void everyModelHasAsManyBodiesAsAskedForAndSteps(Scalable kind) {
    // the world, and beside sleepers one that is awake; a cloth has a square number of vertices
    int more = kind == Scalable.SLEEPERS ? 2 : kind == Scalable.CLOTH ? 3 : 1;
    assertThat(kind.model(23).nbody).isEqualTo(23 + more);
    Growth.Point p = Growth.measure(kind, 23, 3, 1);
    assertThat(p.n()).isEqualTo(23);
    assertThat(p.micros()).isPositive();
  }

  @Test
  void boxesOfAPileTouch() {
    // every box of the lowest layer has four contacts with the floor
    assertThat(Growth.measure(Scalable.PILE, 20, 5, 1).contacts()).isGreaterThan(15);
  }

  @Test
  void theExcessIsOneWhereCostGrowsAsNLogN() {
    Growth.Point a = new Growth.Point(10, 0, 10 * StrictMath.log(10));
    Growth.Point b = new Growth.Point(1000, 0, 1000 * StrictMath.log(1000));
    assertThat(Growth.excess(a, b)).isCloseTo(1, within(1e-12));
    assertThat(Growth.excess(a, new Growth.Point(1000, 0, 2 * b.micros())))
        .isCloseTo(2, within(1e-12));
  }
}
