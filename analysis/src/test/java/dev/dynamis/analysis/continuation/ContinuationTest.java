package dev.dynamis.analysis.continuation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.analysis.Written;
import dev.dynamis.core.SimulationException;
import org.junit.jupiter.api.Test;

class ContinuationTest {
  /** x' = p + x^2 turns back at p = 0; there is nothing beyond. */
  private static Written fold() {
    return Written.flow(
        0.1, new double[] {-1}, new double[] {-1}, (d, x, p) -> d[0] = p[0] + x[0] * x[0]);
  }

  @Test
  void stepsOfAnySystemAreFollowedAroundAFold() {
    Branch b = Continuation.of(fold()).vary("p0", -1, 1).run();
    assertThat(b.special()).hasSize(1);
    assertThat(b.special().getFirst().kind()).isEqualTo(SpecialKind.FOLD);
    assertThat(b.special().getFirst().parameter()).isCloseTo(0, within(1e-8));
    assertThat(b.points().getFirst().stable()).isTrue();
    assertThat(b.points().getLast().stable()).isFalse();
    assertThat(b.points().getLast().parameter()).isEqualTo(-1);
    assertThat(b.points().getLast().values()[0]).isCloseTo(1, within(1e-8));
    assertThat(b.end()).contains("it came to -1.0");
    assertThat(b.table().columns()).containsExactly("x0", "unstable");
  }

  /** A map whose complex multipliers leave the unit circle at p = 1. */
  @Test
  void aTorusIsBornWhereMultipliersLeaveTheCircle() {
    Written turn =
        new Written(
            1,
            new double[] {0, 0},
            new double[] {0.9},
            (y, x, p) -> {
              y[0] = p[0] * (0.6 * x[0] - 0.8 * x[1]);
              y[1] = p[0] * (0.8 * x[0] + 0.6 * x[1]);
            });
    Branch b = Continuation.of(turn).vary("p0", 0.9, 1.1).run();
    assertThat(b.special()).hasSize(1);
    assertThat(b.special().getFirst().kind()).isEqualTo(SpecialKind.NEIMARK_SACKER);
    assertThat(b.special().getFirst().parameter()).isCloseTo(1, within(1e-8));
    assertThat(b.special().getFirst().frequency())
        .isCloseTo(StrictMath.atan2(0.8, 0.6), within(1e-8));
  }

  @Test
  void aStartWithoutASolutionIsSaid() {
    assertThatThrownBy(() -> Continuation.of(fold()).vary("p0", 1, 2).run())
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("no solution at the start of the branch, p0 = 1.0")
        .hasMessageContaining("start nearer to one");
    assertThatThrownBy(() -> Continuation.of(fold()).vary("q", 0, 1))
        .hasMessageContaining("no parameter 'q'");
    assertThatThrownBy(() -> Continuation.of(fold()).run()).hasMessage("no parameter is varied");
  }
}
