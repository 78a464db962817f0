package dev.dynamis.mjcf.internal.asset;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class MeshPolygonsTest {
  /** A box has six sides of four corners, each corner belongs to three sides. */
  @Test
  void theTrianglesOfASideAreOnePolygon() throws AssetException {
    float[] v = new float[24];
    for (int i = 0; i < 8; i++) {
      v[3 * i] = (i & 1) == 0 ? -1 : 1;
      v[3 * i + 1] = (i & 2) == 0 ? -2 : 2;
      v[3 * i + 2] = (i & 4) == 0 ? -3 : 3;
    }
    MeshData box = MeshData.of(v, MeshData.NO_FLOATS, MeshData.NO_FLOATS, MeshData.NO_INTS);
    Mesh m = Mesh.of(box, MeshOptions.DEFAULT.withHull(true));
    assertThat(m.polyvertnum).containsOnly(4).hasSize(6);
    assertThat(m.polymapnum).containsOnly(3).hasSize(8);
    assertThat(m.polyvert).hasSize(24);
    for (int vertex = 0; vertex < 8; vertex++) {
      int n = vertex;
      assertThat(Arrays.stream(m.polyvert).filter(x -> x == n).count()).isEqualTo(3);
    }
  }
}
