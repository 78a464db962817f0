package dev.dynamis.mechanics.internal.sdf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.internal.flex.FlexRecording;
import org.junit.jupiter.api.Test;

/** Distances interpolated in an octree. */
class OctreeDistanceTest {
  private final Model m = FlexRecording.of("sdf", "shapes").model;

  @Test
  void cornersOfLeavesHaveTheirValues() {
    for (int node = 0; node < m.mesh.octnum[0]; node += 1000) {
      if (m.oct.child[8 * node] < 0) {
        double[] p = new double[3];
        for (int k = 0; k < 3; k++) {
          p[k] = m.oct.aabb[6 * node + k] - (1 - 1e-9) * m.oct.aabb[6 * node + 3 + k];
        }
        assertThat(OctreeDistance.distance(m, 0, p[0], p[1], p[2]))
            .isCloseTo(m.oct.coeff[8 * node], within(1e-9));
      }
    }
  }

  /** Far away, the distance is that of the root's box plus the one on its side. */
  @Test
  void outsideTheDistanceToTheBoxIsAdded() {
    double side = m.oct.aabb[0] + m.oct.aabb[3];
    double y = m.oct.aabb[1];
    double z = m.oct.aabb[2];
    double on = OctreeDistance.distance(m, 0, side, y, z);
    assertThat(OctreeDistance.distance(m, 0, side + 0.5, y, z)).isCloseTo(on + 0.5, within(2e-6));
    double[] g = new double[3];
    OctreeDistance.gradient(g, 0, m, 0, side + 0.5, y, z);
    assertThat(g[0]).isCloseTo(1, within(1e-6));
  }

  /** Inside of a cell the derivative is by its coordinates, so it is scaled by its sides. */
  @Test
  void theGradientIsTheDerivativeByCoordinatesOfTheCell() {
    int leaf = 0;
    while (m.oct.child[8 * leaf] >= 0) {
      leaf = m.oct.child[8 * leaf];
    }
    double[] g = new double[3];
    double x = m.oct.aabb[6 * leaf], y = m.oct.aabb[6 * leaf + 1], z = m.oct.aabb[6 * leaf + 2];
    OctreeDistance.gradient(g, 0, m, 0, x, y, z);
    double h = 1e-7;
    double slope =
        (OctreeDistance.distance(m, 0, x + h, y, z) - OctreeDistance.distance(m, 0, x - h, y, z))
            / (2 * h);
    assertThat(g[0]).isCloseTo(slope * 2 * m.oct.aabb[6 * leaf + 3], within(1e-8));
  }
}
