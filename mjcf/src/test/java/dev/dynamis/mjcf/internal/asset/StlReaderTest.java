package dev.dynamis.mjcf.internal.asset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the reader makes of odd and of hostile files; good ones are in {@link MeshTest}. */
class StlReaderTest {
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
}
