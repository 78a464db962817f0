package dev.dynamis.mjcf.internal.asset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** What the reader makes of odd and of hostile files; good ones are in {@link MeshTest}. */
class MeshDataTest {
  private static MeshData obj(String text) throws AssetException {
    return ObjReader.read(text.getBytes(StandardCharsets.UTF_8), false);
  }

  @Test
  void dataInTheFileAndBesideItMayNotRepeat() throws AssetException {
    MeshData file = obj("v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\n");
    float[] none = {};
    MeshData faces = MeshData.of(none, none, none, new int[] {0, 1, 2});
    assertThat(file.completedBy(faces).face()).containsExactly(0, 1, 2);
    MeshData vertices = MeshData.of(new float[12], none, none, new int[0]);
    assertThatThrownBy(() -> file.completedBy(vertices)).hasMessageContaining("vertex data");
  }
}
