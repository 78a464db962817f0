package dev.dynamis.mjcf.internal.asset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the readers make of odd and of hostile files; good ones are in {@link MeshTest}. */
class MeshReadersTest {
  private static MeshData obj(String text) throws AssetException {
    return ObjReader.read(text.getBytes(StandardCharsets.UTF_8), false);
  }

  @Test
  void stlVerticesThatRepeatAreMerged() throws AssetException {
    MeshData m = StlReader.read(Recorded.bytes("wedge.stl"), false);
    assertThat(m.vert()).hasSize(3 * 6);
    assertThat(m.face()).hasSize(3 * 8).startsWith(0, 1, 2, 0, 3, 1);
  }

  @Test
  void textStlIsRecognized() {
    byte[] text =
        ("solid cube\n" + "facet normal 0 0 1\n".repeat(10)).getBytes(StandardCharsets.US_ASCII);
    assertThatThrownBy(() -> StlReader.read(text, false))
        .isInstanceOf(AssetException.class)
        .hasMessageContaining("as text STL files do");
  }

  @ParameterizedTest
  @CsvSource({
    "83, 1, 83 bytes",
    "84, 0, claims 0",
    "84, -1, claims 4294967295",
    "184, 1, need 134",
    "134, 200001, claims 200001",
    "134, 42949673, claims 42949673"
  })
  void stlSizesAreCheckedBeforeAnythingIsAllocated(int length, int count, String message) {
    byte[] file = new byte[length];
    if (length >= 84) {
      ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN).putInt(80, count);
    }
    assertThatThrownBy(() -> StlReader.read(file, false))
        .isInstanceOf(AssetException.class)
        .hasMessageContaining(message);
  }

  @Test
  void stlCoordinatesMustBeFiniteAndBounded() {
    for (float bad : new float[] {Float.NaN, Float.POSITIVE_INFINITY, 2e9f}) {
      byte[] file = Recorded.bytes("wedge.stl");
      ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN).putFloat(84 + 50 + 16, bad);
      assertThatThrownBy(() -> StlReader.read(file, false)).hasMessageContaining("triangle 1");
    }
  }

  @ParameterizedTest
  @CsvSource({"3, 0, 0, 0", "4, 2, 0, 0", "4, 0, 5, 0", "4, 0, 0, -1", "2147483647, 0, 0, 0"})
  void mshSizesAreChecked(int nvert, int nnormal, int ntexcoord, int nface) {
    ByteBuffer b = ByteBuffer.allocate(112).order(ByteOrder.LITTLE_ENDIAN);
    b.putInt(nvert).putInt(nnormal).putInt(ntexcoord).putInt(nface);
    assertThatThrownBy(() -> MshReader.read(b.array(), false))
        .isInstanceOf(AssetException.class)
        .hasMessageContaining("claims " + nvert + " vertices");
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
