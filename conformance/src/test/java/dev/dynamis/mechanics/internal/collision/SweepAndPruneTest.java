package dev.dynamis.mechanics.internal.collision;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.RandomSource;
import dev.dynamis.core.math.Buffers;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SweepAndPruneTest {
  @Test
  void boxesThatOverlapAreThoseThatAllComparisonsFind() {
    SweepAndPrune sweep = new SweepAndPrune(Buffers.unlimited());
    KeyList pairs = new KeyList(Buffers.unlimited());
    RandomSource random = new RandomSource(4);
    int n = 200;
    sweep.reserve(n);
    int found = 0;
    for (int round = 0; round < 20; round++) {
      for (int i = 0; i < n; i++) {
        for (int k = 0; k < 3; k++) {
          // small moves, so that the order of the last round helps
          double low = round == 0 ? random.nextDouble() : sweep.bounds[6 * i + k];
          low += 0.02 * (random.nextDouble() - 0.5);
          sweep.bounds[6 * i + k] = low;
          sweep.bounds[6 * i + 3 + k] = low + 0.1;
        }
      }
      pairs.clear();
      sweep.run(n, pairs);
      Set<String> got = new HashSet<>();
      for (int p = 0; p < pairs.size; p++) {
        int a = KeyList.first(pairs.keys[p]);
        int b = KeyList.second(pairs.keys[p]);
        got.add(Math.min(a, b) + " " + Math.max(a, b));
      }
      Set<String> want = new HashSet<>();
      for (int a = 0; a < n; a++) {
        for (int b = a + 1; b < n; b++) {
          if (overlap(sweep.bounds, a, b)) {
            want.add(a + " " + b);
          }
        }
      }
      assertThat(got).isEqualTo(want);
      assertThat(pairs.size).as("each once").isEqualTo(want.size());
      found += want.size();
    }
    assertThat(found).isGreaterThan(1000);
  }

  @Test
  void boxesThatTouchAreAPairAlsoAtZerosOfBothSignsAndAtInfinity() {
    double far = Double.POSITIVE_INFINITY;
    double[][] ends = {
      {-1, -0.0}, {0.0, 1}, {-1, 0.0}, {-0.0, 1}, {1, far}, {far, far}, {-far, -1}
    };
    int n = ends.length;
    for (int axis = 1; axis < 3; axis++) {
      SweepAndPrune sweep = new SweepAndPrune(Buffers.unlimited());
      KeyList pairs = new KeyList(Buffers.unlimited());
      sweep.reserve(n);
      for (int i = 0; i < n; i++) {
        for (int k = 0; k < 3; k++) {
          sweep.bounds[6 * i + k] = k == axis ? ends[i][0] : 0;
          sweep.bounds[6 * i + 3 + k] = k == axis ? ends[i][1] : 1;
        }
      }
      sweep.run(n, pairs);
      int want = 0;
      for (int a = 0; a < n; a++) {
        for (int b = a + 1; b < n; b++) {
          want += overlap(sweep.bounds, a, b) ? 1 : 0;
        }
      }
      assertThat(pairs.size).isEqualTo(want);
    }
  }

  private static boolean overlap(double[] bounds, int a, int b) {
    for (int k = 0; k < 3; k++) {
      if (bounds[6 * a + k] > bounds[6 * b + 3 + k] || bounds[6 * b + k] > bounds[6 * a + 3 + k]) {
        return false;
      }
    }
    return true;
  }
}
