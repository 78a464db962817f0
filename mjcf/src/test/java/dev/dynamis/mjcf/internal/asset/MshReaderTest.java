package dev.dynamis.mjcf.internal.asset;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the reader makes of odd and of hostile files; good ones are in {@link MeshTest}. */
class MshReaderTest {
  @ParameterizedTest
  @CsvSource({"3, 0, 0, 0", "4, 2, 0, 0", "4, 0, 5, 0", "4, 0, 0, -1", "2147483647, 0, 0, 0"})
  void mshSizesAreChecked(int nvert, int nnormal, int ntexcoord, int nface) {
    ByteBuffer b = ByteBuffer.allocate(112).order(ByteOrder.LITTLE_ENDIAN);
    b.putInt(nvert).putInt(nnormal).putInt(ntexcoord).putInt(nface);
    assertThatThrownBy(() -> MshReader.read(b.array(), false))
        .isInstanceOf(AssetException.class)
        .hasMessageContaining("claims " + nvert + " vertices");
  }
}
