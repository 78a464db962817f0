package dev.dynamis.equations.internal.history;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.equations.internal.kernel.ModelParts;
import dev.dynamis.equations.model.Place;
import dev.dynamis.equations.model.SystemKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rings of lagged values turn with the steps, and back. */
class LagRingsTest {
  private static ModelParts parts(int depth) {
    return new ModelParts(SystemKind.MAP)
        .state("a", 0, Place.NONE)
        .state("x", 0, Place.NONE)
        .lags(new int[] {0, depth}, new int[] {0, 0});
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 7, 8, 100})
  void aPushIsTakenBackWhole(int depth) {
    LagRings r = new LagRings(parts(depth), 0);
    r.fill(new double[] {0, -1});
    for (int k = 0; k < 3 * depth; k++) {
      r.push(new double[] {0, k});
    }
    double[] before = new double[r.size()];
    r.save(before, 0);
    r.push(new double[] {0, 1e9});
    r.store(new double[] {0, 1e10});
    r.undo();
    double[] after = new double[r.size()];
    r.save(after, 0);
    assertThat(after).isEqualTo(before);
    for (int k = 0; k <= depth; k++) {
      assertThat(r.lag(1, k)).isEqualTo(3 * depth - 1 - k < 0 ? -1 : 3 * depth - 1 - k);
    }
  }

  @Test
  void memoryIsKnownBeforeItIsTaken() {
    for (int depth : new int[] {1, 2, 3, 8, 999}) {
      assertThat(LagRings.bytes(parts(depth), 0)).isEqualTo(new LagRings(parts(depth), 0).bytes());
      assertThat(LagRings.bytes(parts(depth), 1)).isEqualTo(new LagRings(parts(depth), 1).bytes());
    }
  }
}
