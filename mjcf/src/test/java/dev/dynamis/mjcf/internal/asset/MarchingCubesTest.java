package dev.dynamis.mjcf.internal.asset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.mechanics.PluginShape;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The surface of a ball by marching cubes. */
class MarchingCubesTest {
  private static PluginShape ball(double radius, double half) {
    return new PluginShape() {
      @Override
      public double distance(double x, double y, double z) {
        return Math.sqrt(x * x + y * y + z * z) - radius;
      }

      @Override
      public void box(double[] res) {
        System.arraycopy(new double[] {0, 0, 0, half, half, half}, 0, res, 0, 6);
      }
    };
  }

  @Test
  void verticesAreOnTheSurfaceAndTrianglesEncloseIt() throws AssetException {
    MeshData mesh = MarchingCubes.of(ball(1, 1.2), bytes -> {});
    float[] v = mesh.vert();
    for (int i = 0; i < v.length; i += 3) {
      double r = Math.sqrt(v[i] * v[i] + v[i + 1] * v[i + 1] + v[i + 2] * v[i + 2]);
      // linear interpolation in a cell of 0.024 m
      assertThat(r).isCloseTo(1, within(2e-4));
    }
    double volume = 0;
    int[] f = mesh.face();
    Map<Long, Integer> edges = new HashMap<>();
    for (int t = 0; t < f.length; t += 3) {
      int a = 3 * f[t], b = 3 * f[t + 1], c = 3 * f[t + 2];
      volume +=
          (v[a] * (v[b + 1] * v[c + 2] - v[b + 2] * v[c + 1])
                  + v[a + 1] * (v[b + 2] * v[c] - v[b] * v[c + 2])
                  + v[a + 2] * (v[b] * v[c + 1] - v[b + 1] * v[c]))
              / 6;
      for (int k = 0; k < 3; k++) {
        int p = f[t + k];
        int q = f[t + (k + 1) % 3];
        edges.merge((long) Math.min(p, q) << 32 | Math.max(p, q), p < q ? 1 : -1, Integer::sum);
      }
    }
    assertThat(volume).isCloseTo(4 * Math.PI / 3, within(2e-3));
    // closed: every edge is run through in both directions
    assertThat(edges.values()).containsOnly(0);
  }

  @Test
  void aShapeOutsideItsBoxIsRefused() {
    assertThatThrownBy(() -> MarchingCubes.of(ball(3, 1), bytes -> {}))
        .isInstanceOf(AssetException.class)
        .hasMessageContaining("has no surface in the box");
    assertThatThrownBy(() -> MarchingCubes.of(ball(1, 0), bytes -> {}))
        .hasMessageContaining("has the box");
  }
}
