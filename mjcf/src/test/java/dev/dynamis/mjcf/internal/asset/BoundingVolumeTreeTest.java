package dev.dynamis.mjcf.internal.asset;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class BoundingVolumeTreeTest {
  private static BoundingVolumeTree tree(int n, long seed, double[] box) {
    Random r = new Random(seed);
    double[] center = new double[3 * n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < 3; j++) {
        // repeated coordinates, and flat boxes
        center[3 * i + j] = r.nextInt(10);
        double half = r.nextInt(3) * 0.25;
        box[6 * i + j] = center[3 * i + j] - half;
        box[6 * i + 3 + j] = center[3 * i + j] + half;
      }
    }
    return new BoundingVolumeTree(box, center);
  }

  @Test
  void everyElementIsInOneLeafAndInAllBoxesAboveIt() {
    int n = 1000;
    double[] box = new double[6 * n];
    BoundingVolumeTree t = tree(n, 3, box);
    boolean[] seen = new boolean[n];
    for (int node = 0; node < t.nodeid.length; node++) {
      int id = t.nodeid[node];
      if (id >= 0) {
        assertThat(seen[id]).isFalse();
        seen[id] = true;
        assertInside(t, node, box, id);
        assertThat(t.child[2 * node]).isEqualTo(-1);
      } else {
        for (int k = 0; k < 2; k++) {
          int child = t.child[2 * node + k];
          assertThat(child).isGreaterThan(node);
          assertThat(t.depth[child]).isEqualTo(t.depth[node] + 1);
          for (int j = 0; j < 3; j++) {
            double gap =
                Math.abs(t.aabb[6 * child + j] - t.aabb[6 * node + j])
                    + t.aabb[6 * child + 3 + j]
                    - t.aabb[6 * node + 3 + j];
            assertThat(gap).isLessThan(1e-13);
          }
        }
      }
    }
    assertThat(seen).doesNotContain(false);
    assertThat(Arrays.stream(t.depth).max().orElseThrow()).isEqualTo(10);
  }

  private static void assertInside(BoundingVolumeTree t, int node, double[] box, int id) {
    for (int j = 0; j < 3; j++) {
      double center = t.aabb[6 * node + j];
      double half = t.aabb[6 * node + 3 + j];
      assertThat(half).isPositive();
      assertThat(box[6 * id + j]).isGreaterThanOrEqualTo(center - half - 1e-13);
      assertThat(box[6 * id + 3 + j]).isLessThanOrEqualTo(center + half + 1e-13);
    }
  }

  @Test
  void oneElementIsALeafAndNoneIsNoNode() {
    assertThat(tree(1, 1, new double[6]).nodeid).containsExactly(0);
    assertThat(tree(0, 1, new double[0]).nodeid).isEmpty();
  }
}
