package dev.dynamis.mjcf.internal.asset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every color type and depth, interlaced and not, against MuJoCo's decoder. */
class PngTest {
  static List<Recorded> images() {
    return Recorded.read("pngs.txt");
  }

  private static byte[] file(Recorded c) {
    return HexFormat.of().parseHex(c.text("in.file", ""));
  }

  @ParameterizedTest
  @MethodSource("images")
  void pixelsAreThoseOfMujoco(Recorded c) throws AssetException {
    for (int channels : new int[] {1, 3, 4}) {
      Image image = Png.decode(file(c), channels);
      assertThat(image.width()).isEqualTo(11);
      assertThat(image.height()).isEqualTo(9);
      assertThat(image.data())
          .as("%d channels", channels)
          .isEqualTo(HexFormat.of().parseHex(c.text("pixels" + channels, "")));
    }
  }

  @ParameterizedTest
  @MethodSource("images")
  void colorSpaceComesFromTheFile(Recorded c) throws AssetException {
    assertThat(Png.decode(file(c), 3).srgb()).isEqualTo(c.text("colorspace", "").equals("2"));
  }

  @Test
  void everyTruncationAndEveryFlippedByteIsAnAssetException() {
    byte[] good = file(images().get(12));
    for (int n = 0; n < good.length; n++) {
      byte[] cut = Arrays.copyOf(good, n);
      assertThatThrownBy(() -> Png.decode(cut, 3)).isInstanceOf(AssetException.class);
    }
    Random random = new Random(3);
    for (int i = 0; i < good.length; i++) {
      byte[] bad = good.clone();
      bad[i] ^= (byte) (1 + random.nextInt(255));
      assertThatThrownBy(() -> Png.decode(bad, 3)).isInstanceOf(AssetException.class);
    }
  }

  @Test
  void rejectsADecompressionBombByItsSize() {
    assertThatThrownBy(() -> Png.decode(png(60_000, 60_000, new byte[10]), 3))
        .hasMessageContaining("60000 x 60000");
    // allowed by size, but not in so few bytes
    assertThatThrownBy(() -> Png.decode(png(8000, 8000, new byte[100]), 3))
        .hasMessageContaining("can't be in");
  }

  @Test
  void rejectsTooMuchAndTooLittleImageData() {
    assertThatThrownBy(() -> Png.decode(png(4, 2, new byte[2 * 13 + 1]), 3))
        .hasMessageContaining("longer than the image");
    assertThatThrownBy(() -> Png.decode(png(4, 2, new byte[2 * 13 - 1]), 3))
        .hasMessageContaining("25 of 26");
  }

  @Test
  void readsAPlainImage() throws AssetException {
    byte[] rows = {0, 1, 2, 3, 4, 5, 6, 2, 1, 1, 1, 1, 1, 1};
    Image image = Png.decode(png(2, 2, rows), 3);
    assertThat(image.data()).containsExactly(1, 2, 3, 4, 5, 6, 2, 3, 4, 5, 6, 7);
    assertThat(image.flippedVertically().data())
        .containsExactly(2, 3, 4, 5, 6, 7, 1, 2, 3, 4, 5, 6);
    assertThat(image.flippedHorizontally().data())
        .containsExactly(4, 5, 6, 1, 2, 3, 5, 6, 7, 2, 3, 4);
  }

  @Test
  void saysWhatAFileWithoutSignatureIsNot() {
    assertThatThrownBy(() -> Png.decode("GIF89a and more".getBytes(StandardCharsets.US_ASCII), 3))
        .hasMessageContaining("not a PNG image");
    assertThatThrownBy(() -> Png.decode(new byte[0], 2)).hasMessageContaining("2 channels");
  }

  /** An 8-bit RGB image of given rows, each with its filter type. */
  static byte[] png(int width, int height, byte[] rows) {
    ByteBuffer header = ByteBuffer.allocate(13);
    header.putInt(width).putInt(height).put(new byte[] {8, 2, 0, 0, 0});
    Deflater deflater = new Deflater();
    deflater.setInput(rows);
    deflater.finish();
    byte[] packed = new byte[rows.length + 100];
    int n = deflater.deflate(packed);
    deflater.end();
    ByteBuffer out = ByteBuffer.allocate(8 + 25 + 12 + n + 12);
    out.putLong(0x89504E470D0A1A0AL);
    chunk(out, 0x49484452, header.array(), 13);
    chunk(out, 0x49444154, packed, n);
    chunk(out, 0x49454E44, packed, 0);
    return out.array();
  }

  private static void chunk(ByteBuffer out, int type, byte[] data, int length) {
    out.putInt(length);
    int start = out.position();
    out.putInt(type).put(data, 0, length);
    CRC32 crc = new CRC32();
    crc.update(out.array(), start, length + 4);
    out.putInt((int) crc.getValue());
  }
}
