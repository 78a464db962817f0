package dev.dynamis.mjcf.internal.asset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GmshReaderTest {
  private static final String VERSION_41 =
      """
      $MeshFormat
      4.1 0 8
      $EndMeshFormat
      $Nodes
      1 4 1 4
      3 1 0 4
      1 2 3 4
      0 0 0
      1 0 0
      0 1 0
      0 0 1
      $EndNodes
      $Elements
      1 1 1 1
      3 1 4 1
      1 1 2 3 4
      $EndElements
      """;

  private static final String VERSION_22 =
      """
      $MeshFormat
      2.2 0 8
      $EndMeshFormat
      $Nodes
      3
      1 0 0 0
      2 1 0 0
      3 0 1.5 0
      $EndNodes
      $Elements
      1
      1 2 2 0 1 1 2 3
      $EndElements
      """;

  private static FlexMesh read(String text) throws AssetException {
    return GmshReader.read(text.getBytes(StandardCharsets.ISO_8859_1));
  }

  @Test
  void textsOfBothVersionsAreRead() throws AssetException {
    FlexMesh solid = read(VERSION_41);
    assertThat(solid.dim()).isEqualTo(3);
    assertThat(solid.point()).containsExactly(0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1);
    assertThat(solid.element()).containsExactly(0, 1, 2, 3);
    FlexMesh surface = read(VERSION_22);
    assertThat(surface.dim()).isEqualTo(2);
    assertThat(surface.point()).containsExactly(0, 0, 0, 1, 0, 0, 0, 1.5, 0);
    assertThat(surface.element()).containsExactly(0, 1, 2);
  }

  /** More nodes than elements, which MuJoCo takes for an error. */
  @Test
  void binaryFilesOfVersion22AreRead() throws AssetException {
    ByteBuffer b = ByteBuffer.allocate(1000).order(ByteOrder.LITTLE_ENDIAN);
    b.put("$MeshFormat\n2.2 1 8\n$EndMeshFormat\n$Nodes\n4\n".getBytes(StandardCharsets.US_ASCII));
    for (int n = 0; n < 4; n++) {
      b.putInt(n + 1).putDouble(n).putDouble(2 * n).putDouble(n * n);
    }
    b.put("\n$EndNodes\n$Elements\n2\n".getBytes(StandardCharsets.US_ASCII));
    b.putInt(2).putInt(1).putInt(2).putInt(1).putInt(0).putInt(1).putInt(1).putInt(2).putInt(3);
    b.putInt(2).putInt(1).putInt(2).putInt(2).putInt(0).putInt(1).putInt(2).putInt(3).putInt(4);
    b.put("\n$EndElements\n".getBytes(StandardCharsets.US_ASCII));
    byte[] file = new byte[b.position()];
    b.flip().get(file);
    FlexMesh mesh = GmshReader.read(file);
    assertThat(mesh.element()).containsExactly(0, 1, 2, 1, 2, 3);
    assertThat(mesh.point()).startsWith(0, 0, 0, 1, 2, 1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          $MeshFormat     | MeshFormat      | does not begin with
          4.1 0 8         | 3.0 0 8         | version 3.0
          $Elements       | $Other          | no section $Elements
          1 4 1 4         | 2 4 1 4         | 2 blocks
          1 4 1 4         | 1 900000000 1 4 | 900000000 nodes, but 4 in
          1 4 1 4         | 1 4 1 100       | highest tag of 4 nodes is said to be 100
          1 1 1 1         | 1 2 1 1         | 2 elements, but 1 in
          1 2 3 4         | 1 2 3 5         | expected 4
          3 1 4 1         | 3 1 2 1         | type 2
          1 1 2 3 4       | 1 1 2 3 9       | names node 9, there are 4
          1 1 2 3 4       | 1 1 2           | ends too early
          0 1 0           | 0 nan 0         | not a finite number
          """)
  void whatIsWrongIsSaid(String from, String to, String words) {
    refuses(VERSION_41, from, to, words);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          3\\n1 0 0 0       | 1 0 0 0         | $Nodes does not begin with the number
          1\\n1 2 2 0       | 1 2 2 0         | $Elements does not begin with the number
          1 2 2 0 1 1 2 3 | 1 15 2 0 1 1 2  | type 15
          2 1 0 0         | 2 1 0           | ends too early
          """)
  void whatIsWrongInVersion22IsSaid(String from, String to, String words) {
    refuses(VERSION_22, from.replace("\\n", "\n"), to, words);
  }

  private static void refuses(String file, String from, String to, String words) {
    int at = file.indexOf(from);
    assertThat(at).isNotNegative();
    String text = file.substring(0, at) + to + file.substring(at + from.length());
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(AssetException.class)
        .hasMessageContaining(words);
  }
}
