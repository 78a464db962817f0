package dev.dynamis.analysis.equilibria;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.SimulationException;
import org.junit.jupiter.api.Test;

class ExtrapolationTest {
  @Test
  void aRotationIsFollowedToRounding() {
    double[] x = {1, 0};
    new Extrapolation(
            2,
            (dx, at) -> {
              dx[0] = at[1];
              dx[1] = -at[0];
            })
        .advance(x, 10);
    assertThat(x[0]).isCloseTo(StrictMath.cos(10), within(1e-12));
    assertThat(x[1]).isCloseTo(-StrictMath.sin(10), within(1e-12));
  }

  /** x' = x^2 from 1 is infinite at t = 1. */
  @Test
  void whatGrowsBeyondAllBoundsIsSaid() {
    double[] x = {1};
    assertThatThrownBy(() -> new Extrapolation(1, (dx, at) -> dx[0] = at[0] * at[0]).advance(x, 2))
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("does not reach the end");
  }
}
