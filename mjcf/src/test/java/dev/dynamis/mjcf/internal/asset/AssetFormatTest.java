package dev.dynamis.mjcf.internal.asset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What the reader makes of odd and of hostile files; good ones are in {@link MeshTest}. */
class AssetFormatTest {
  @Test
  void damagedFilesNeverGiveAnythingButAnAssetException() {
    Random r = new Random(7);
    for (String name : new String[] {"house.obj", "arrow.obj", "wedge.stl", "tetra.msh"}) {
      byte[] good = Recorded.bytes(name);
      for (int k = 0; k < 600; k++) {
        byte[] bad = Arrays.copyOf(good, k % 5 == 0 ? r.nextInt(good.length) : good.length);
        for (int i = r.nextInt(4); i >= 0 && bad.length > 0; i--) {
          bad[r.nextInt(bad.length)] = (byte) r.nextInt(256);
        }
        assertThatCode(
                () -> {
                  try {
                    MeshData m = AssetFormat.ofMesh(name, "").readMesh(bad, bad.length % 2 == 0);
                    Mesh.of(m, MeshOptions.DEFAULT.withHull(true));
                  } catch (AssetException expected) {
                    assertThat(expected).hasMessageNotContaining("null");
                  }
                })
            .doesNotThrowAnyException();
      }
    }
  }
}
