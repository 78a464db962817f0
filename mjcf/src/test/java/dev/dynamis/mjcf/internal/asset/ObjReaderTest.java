package dev.dynamis.mjcf.internal.asset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the reader makes of odd and of hostile files; good ones are in {@link MeshTest}. */
class ObjReaderTest {
  private static MeshData obj(String text) throws AssetException {
    return ObjReader.read(text.getBytes(StandardCharsets.UTF_8), false);
  }

  @Test
  void objKeepsTheFirstShapeOnlyButAllVertices() throws AssetException {
    MeshData m = obj("v 0 0 0\nv 1 0 0\nv 0 1 0\ng a\nf 1 2 3\ng b\nv 5 5 5\nf 1 2 4\n");
    assertThat(m.face()).containsExactly(0, 1, 2);
    assertThat(m.vert()).hasSize(12);
  }

  @Test
  void objPolygonsAreCutAndTextureCoordinatesFlipped() throws AssetException {
    MeshData m =
        obj("v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nvt 0.25 0.75\nvt 1\nf 1/1 2/2 3/1 -1/-1\n");
    assertThat(m.face()).containsExactly(0, 1, 2, 0, 2, 3);
    assertThat(m.texcoord()).containsExactly(0.25f, 0.25f, 1, 1);
    assertThat(m.facetexcoord()).containsExactly(0, 1, 0, 0, 0, 1);
    assertThat(m.facenormal()).isEmpty();
  }

  @Test
  void objNumbersMayHaveManyFormsAndLinesAnyEnding() throws AssetException {
    MeshData m =
        obj(
            "\tv\t+1.5e-3 -.25E2 12345678901234567890\r\nv 0.1 1e0 -0\rv 3. 0.30000000000000000001 7");
    assertThat(m.vert()).containsExactly(0.0015f, -25f, 1.2345679e19f, 0.1f, 1f, -0f, 3f, 0.3f, 7f);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "v 1 2",
        "v 1 2 x",
        "v 1 2 1,5",
        "v nan 0 0",
        "f 1 2 0",
        "f 1 2 a",
        "f 1/x 2 3",
        "f -1 -2 -3",
        "l 0 1",
        "f 1//0 2 3",
        "v 1 2 0x10",
        "v 1e 2 3",
        "f 1.5 2 3"
      })
  void objErrorsNameTheLine(String line) {
    assertThatThrownBy(() -> obj("# comment\n" + line + "\n"))
        .isInstanceOf(AssetException.class)
        .hasMessageContaining("line 2");
  }

  @Test
  void objIndicesBeyondTheVerticesAreFound() throws AssetException {
    MeshData triangle = obj("v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 2 9\n");
    assertThatThrownBy(() -> Mesh.of(triangle, MeshOptions.DEFAULT))
        .hasMessageContaining("number 8");
    assertThatThrownBy(() -> obj("v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3 9\n"))
        .hasMessageContaining("vertex 9");
    MeshData normal = obj("v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nvn 0 0 1\nf 1//7 2//1 3//1\n");
    assertThatThrownBy(() -> Mesh.of(normal, MeshOptions.DEFAULT)).hasMessageContaining("normals");
  }

  @Test
  void aPolygonWithManyCornersTakesBoundedTime() {
    int n = 60_000;
    StringBuilder text = new StringBuilder();
    StringBuilder face = new StringBuilder("f");
    for (int i = 0; i < n; i++) {
      double a = 2 * Math.PI * i / n;
      text.append("v ")
          .append((float) StrictMath.cos(a))
          .append(' ')
          .append((float) StrictMath.sin(a));
      text.append(" 0\n");
      face.append(' ').append(i + 1);
    }
    assertThatThrownBy(() -> obj(text.append(face).toString()))
        .hasMessageContaining("60000 corners");
  }
}
