package dev.dynamis.mjcf.internal.asset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.mjcf.internal.asset.TextureOptions.Builtin;
import dev.dynamis.mjcf.internal.asset.TextureOptions.ColorSpace;
import dev.dynamis.mjcf.internal.asset.TextureOptions.Mark;
import dev.dynamis.mjcf.internal.asset.TextureOptions.Type;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class TextureTest {
  private static TextureOptions options(
      Type type, Builtin builtin, Mark mark, int width, int height, int channels, String layout) {
    int rows = layout.isEmpty() ? 1 : 3;
    int columns = layout.isEmpty() ? 1 : 4;
    double[] rgb1 = {0.1, 0.5, 0.9};
    double[] rgb2 = {1, 0.3, 0};
    double[] markrgb = {0.25, 1, 0.75};
    return new TextureOptions(
        type,
        ColorSpace.AUTO,
        builtin,
        rgb1,
        rgb2,
        mark,
        markrgb,
        0.3,
        width,
        height,
        channels,
        rows,
        columns,
        layout,
        false,
        false);
  }

  private static TextureOptions file(Type type, String layout) {
    return options(type, Builtin.NONE, Mark.NONE, 0, 0, 3, layout);
  }

  static List<Recorded> builtins() {
    return Recorded.read("textures.txt");
  }

  @ParameterizedTest
  @MethodSource("builtins")
  void builtinPatternsLookAsInMujoco(Recorded c) throws AssetException {
    String type = c.text("in.type", "");
    TextureOptions o =
        options(
            type.equals("2d") ? Type.TWO_D : Type.valueOf(type.toUpperCase(Locale.ROOT)),
            Builtin.valueOf(c.text("in.builtin", "").toUpperCase(Locale.ROOT)),
            Mark.valueOf(c.text("in.mark", "").toUpperCase(Locale.ROOT)),
            c.ints("width")[0],
            c.ints("height")[0],
            3,
            "");
    Texture t = Texture.builtin(o);
    assertThat(t.width()).isEqualTo(c.ints("width")[0]);
    assertThat(t.height()).isEqualTo(c.ints("height")[0]);
    byte[] expected = HexFormat.of().parseHex(c.text("pixels", ""));
    assertThat(t.data()).hasSameSizeAs(expected);
    for (int i = 0; i < expected.length; i++) {
      // a gradient may round to the next color
      assertThat(Math.abs((t.data()[i] & 255) - (expected[i] & 255))).isLessThanOrEqualTo(1);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void everyNumberOfChannelsIsFilled(int channels) throws AssetException {
    Texture t = Texture.builtin(options(Type.TWO_D, Builtin.FLAT, Mark.NONE, 3, 2, channels, ""));
    assertThat(t.data()).hasSize(6 * channels);
    byte[] pixel = Arrays.copyOfRange(t.data(), 5 * channels, 6 * channels);
    byte[] rgba = {25, 127, (byte) 229, (byte) 255};
    byte[] greyAlpha = {25, (byte) 255};
    assertThat(pixel).isEqualTo(channels == 2 ? greyAlpha : Arrays.copyOf(rgba, channels));
  }

  @Test
  @Tag("acceptance:004-18")
  void randomMarksAreTheSameInEveryRunAndAboutAsManyAsAskedFor() throws AssetException {
    TextureOptions o = options(Type.CUBE, Builtin.FLAT, Mark.RANDOM, 20, 0, 3, "");
    Texture t = Texture.builtin(o);
    assertThat(t.data()).isEqualTo(Texture.builtin(o).data());
    int marked = 0;
    for (int i = 0; i < t.data().length; i += 3) {
      marked += t.data()[i] == 63 ? 1 : 0;
    }
    assertThat(marked).isBetween(600, 840);
  }

  @Test
  void facesAreCutOutOfAGrid() throws AssetException {
    // twelve cells of 2 x 2 pixels, each filled with its number
    int width = 8;
    int height = 6;
    byte[] rows = new byte[height * (1 + 3 * width)];
    for (int r = 0; r < height; r++) {
      for (int c = 0; c < 3 * width; c++) {
        rows[r * (1 + 3 * width) + 1 + c] = (byte) (1 + r / 2 * 4 + c / 6);
      }
    }
    byte[] png = PngTest.png(width, height, rows);
    Texture t = Texture.ofFile(file(Type.SKYBOX, ".U..LFRB.D.."), AssetFormat.PNG, png);
    assertThat(t.width()).isEqualTo(2);
    assertThat(t.height()).isEqualTo(12);
    assertThat(t.colorspace()).isEqualTo(ColorSpace.LINEAR);
    int[] cells = {7, 5, 2, 10, 6, 8};
    for (int face = 0; face < 6; face++) {
      byte[] pixels = Arrays.copyOfRange(t.data(), 12 * face, 12 * face + 12);
      assertThat(pixels).containsOnly(cells[face]);
    }
    assertThatThrownBy(() -> Texture.ofFile(file(Type.CUBE, ".U..LFRB.D.X"), AssetFormat.PNG, png))
        .hasMessageContaining("'X'");
    assertThatThrownBy(() -> Texture.ofFile(file(Type.CUBE, ""), AssetFormat.PNG, png))
        .hasMessageContaining("8 x 6");
  }

  @Test
  void missingFacesGetTheFirstColor() throws AssetException {
    byte[][] files = new byte[6][];
    AssetFormat[] formats = new AssetFormat[6];
    files[2] = PngTest.png(1, 1, new byte[] {0, 1, 2, 3});
    formats[2] = AssetFormat.PNG;
    Texture t = Texture.ofFaces(file(Type.CUBE, ""), formats, files);
    assertThat(t.data()).hasSize(18).startsWith(25, 127, -27).endsWith(25, 127, -27);
    assertThat(Arrays.copyOfRange(t.data(), 6, 9)).containsExactly(1, 2, 3);
    assertThatThrownBy(() -> Texture.ofFaces(file(Type.CUBE, ""), formats, new byte[6][]))
        .hasMessageContaining("no content");
    assertThatThrownBy(() -> Texture.ofFaces(file(Type.TWO_D, ""), formats, files))
        .hasMessageContaining("2d");
    files[4] = PngTest.png(1, 2, new byte[8]);
    formats[4] = AssetFormat.PNG;
    assertThatThrownBy(() -> Texture.ofFaces(file(Type.CUBE, ""), formats, files))
        .hasMessageContaining("face F is 1 x 2");
  }

  @Test
  void binaryTexturesAreReadAndChecked() throws AssetException {
    byte[] raw = {2, 0, 0, 0, 1, 0, 0, 0, 1, 2, 3, 4, 5, 6};
    Texture t = Texture.ofFile(file(Type.TWO_D, ""), AssetFormat.RAW_TEXTURE, raw);
    assertThat(t.data()).containsExactly(1, 2, 3, 4, 5, 6);
    byte[] tooShort = Arrays.copyOf(raw, 13);
    assertThatThrownBy(
            () -> Texture.ofFile(file(Type.TWO_D, ""), AssetFormat.RAW_TEXTURE, tooShort))
        .hasMessageContaining("2 x 1 pixels and has 5 bytes");
    byte[] text = "hello world".getBytes(StandardCharsets.US_ASCII);
    assertThatThrownBy(() -> Texture.ofFile(file(Type.TWO_D, ""), AssetFormat.RAW_TEXTURE, text))
        .isInstanceOf(AssetException.class);
  }

  @Test
  void ktxFilesAreKeptAsTheyAre() throws AssetException {
    byte[] ktx = {1, 2, 3, 4};
    Texture t = Texture.ofFile(file(Type.TWO_D, ""), AssetFormat.KTX, ktx);
    assertThat(t.width()).isEqualTo(4);
    assertThat(t.height()).isEqualTo(1);
    assertThat(t.data()).startsWith(ktx).hasSize(12);
  }

  @Test
  void rejectsTexturesThatWouldFillTheMemory() {
    assertThatThrownBy(
            () ->
                Texture.builtin(options(Type.CUBE, Builtin.FLAT, Mark.NONE, 500_000_000, 0, 3, "")))
        .isInstanceOf(AssetException.class);
    assertThatThrownBy(
            () -> Texture.builtin(options(Type.TWO_D, Builtin.FLAT, Mark.NONE, 0, 5, 3, "")))
        .hasMessageContaining("0 x 5");
    assertThatThrownBy(
            () -> Texture.builtin(options(Type.TWO_D, Builtin.FLAT, Mark.NONE, 5, 5, 7, "")))
        .hasMessageContaining("7 channels");
  }

  @Test
  void formatsAreToldByContentTypeOrName() throws AssetException {
    assertThat(AssetFormat.ofMesh("A/b.STL", "")).isEqualTo(AssetFormat.STL);
    assertThat(AssetFormat.ofMesh("b", "model/obj")).isEqualTo(AssetFormat.OBJ);
    assertThat(AssetFormat.ofTexture("b.png", "")).isEqualTo(AssetFormat.PNG);
    assertThat(AssetFormat.ofTexture("b.ktx", "image/ktx")).isEqualTo(AssetFormat.KTX);
    assertThat(AssetFormat.ofHeightField("b.hf", "")).isEqualTo(AssetFormat.RAW_HFIELD);
    assertThatThrownBy(() -> AssetFormat.ofMesh("b.ply", "")).hasMessageContaining("b.ply");
    assertThatThrownBy(() -> AssetFormat.ofMesh("b.stl", "text/plain"))
        .hasMessageContaining("text/plain");
  }
}
