package dev.dynamis.mjcf.internal.asset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class HeightFieldTest {
  static List<Recorded> inline() {
    return Recorded.read("hfields.txt");
  }

  @ParameterizedTest
  @MethodSource("inline")
  void inlineElevationsAreFlippedAndNormalized(Recorded c) throws AssetException {
    HeightField h =
        HeightField.of(c.ints("in.nrow")[0], c.ints("in.ncol")[0], c.floats("in.elevation"));
    assertThat(h.data).containsExactly(c.floats("data"));
    double[] size = c.doubles("in.size");
    assertThat(GeomBounds.heightFieldRadius(size)).isEqualTo(c.doubles("rbound")[0]);
    assertThat(HeightField.geomSize(size)).containsExactly(c.doubles("size"), within(1e-15));
    double[] aabb = new double[6];
    GeomBounds.heightFieldAabb(aabb, size);
    assertThat(aabb).containsExactly(c.doubles("aabb"), within(1e-15));
  }

  @Test
  void binaryFilesAreNotFlipped() throws AssetException {
    HeightField h = HeightField.fromBinary(binary(2, 3, 0, 1, 2, 3, 4, 10));
    assertThat(h.nrow).isEqualTo(2);
    assertThat(h.ncol).isEqualTo(3);
    assertThat(h.data).containsExactly(0, 0.1f, 0.2f, 0.3f, 0.4f, 1);
  }

  @Test
  void imagesAreFlipped() throws AssetException {
    Recorded grey =
        Recorded.read("pngs.txt").stream()
            .filter(c -> c.name.equals("c0d8i0"))
            .findFirst()
            .orElseThrow();
    HeightField h = HeightField.fromPng(HexFormat.of().parseHex(grey.text("in.file", "")));
    byte[] pixels = HexFormat.of().parseHex(grey.text("pixels1", ""));
    int low = 255;
    int high = 0;
    for (byte p : pixels) {
      low = Math.min(low, p & 255);
      high = Math.max(high, p & 255);
    }
    assertThat(h.nrow).isEqualTo(9);
    assertThat(h.ncol).isEqualTo(11);
    assertThat(h.data[0]).isEqualTo(((pixels[8 * 11] & 255) - low) / (float) (high - low));
    assertThat(h.data[98]).isEqualTo(((pixels[10] & 255) - low) / (float) (high - low));
  }

  @Test
  void rejectsSizesThatDontFitTheFile() {
    assertThatThrownBy(() -> HeightField.fromBinary(new byte[7])).hasMessageContaining("7 bytes");
    assertThatThrownBy(() -> HeightField.fromBinary(binary(3, 3, 1, 2)))
        .hasMessageContaining("3 x 3 elevations need 44");
    assertThatThrownBy(() -> HeightField.fromBinary(binary(-1, 3))).hasMessageContaining("-1 rows");
  }

  @Test
  void rejectsAClaimOfTwoGigabytesBeforeAllocating() {
    assertThatThrownBy(() -> HeightField.fromBinary(binary(23170, 23170, 1)))
        .isInstanceOf(AssetException.class);
    assertThatThrownBy(() -> HeightField.of(50_000, 50_000, new float[0]))
        .isInstanceOf(AssetException.class)
        .hasMessageContaining("50000 rows");
  }

  @Test
  void rejectsElevationsThatAreTooFewOrNotFinite() {
    assertThatThrownBy(() -> HeightField.of(2, 2, new float[3]))
        .hasMessageContaining("3 elevations for 2 x 2");
    assertThatThrownBy(() -> HeightField.of(1, 2, new float[] {0, Float.NaN}))
        .hasMessageContaining("NaN");
  }

  private static byte[] binary(int nrow, int ncol, float... data) {
    ByteBuffer b = ByteBuffer.allocate(8 + 4 * data.length).order(ByteOrder.LITTLE_ENDIAN);
    b.putInt(nrow).putInt(ncol);
    for (float x : data) {
      b.putFloat(x);
    }
    return b.array();
  }
}
