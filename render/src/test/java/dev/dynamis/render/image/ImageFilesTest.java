package dev.dynamis.render.image;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files are read back by the JDK's own readers. */
class ImageFilesTest {
  private static final int W = 37;
  private static final int H = 23;

  @TempDir Path folder;

  private static int[] picture(int shift) {
    int[] argb = new int[W * H];
    for (int y = 0; y < H; y++) {
      for (int x = 0; x < W; x++) {
        boolean spot = (x - shift - 9) * (x - shift - 9) + (y - 9) * (y - 9) < 25;
        argb[y * W + x] = 0xff000000 | (spot ? 0xe04010 : 6 * x << 16 | 10 * y << 8 | 90);
      }
    }
    return argb;
  }

  private static int[] pixels(BufferedImage image) {
    int w = image.getWidth();
    int h = image.getHeight();
    return image.getRGB(0, 0, w, h, null, 0, w);
  }

  @Test
  void aPngHasItsPixels() throws IOException {
    Path file = folder.resolve("a.png");
    Png.write(file, picture(0), W);
    assertThat(pixels(ImageIO.read(file.toFile()))).isEqualTo(picture(0));
  }

  @Test
  void aGrayPngHasItsSixteenBits() throws IOException {
    int[] values = new int[W * H];
    for (int i = 0; i < values.length; i++) {
      values[i] = i * 7919 & 0xffff;
    }
    Path file = folder.resolve("d.png");
    Png.writeGray(file, values, W);
    BufferedImage image = ImageIO.read(file.toFile());
    assertThat(image.getType()).isEqualTo(BufferedImage.TYPE_USHORT_GRAY);
    int[] read = image.getRaster().getSamples(0, 0, W, H, 0, new int[W * H]);
    assertThat(read).isEqualTo(values);
  }

  @Test
  void anApngShowsItsFirstPictureToReadersOfPngAndCountsItsFrames() throws IOException {
    Path file = folder.resolve("a.apng");
    try (Apng moving = new Apng(file, W, H, 25)) {
      for (int i = 0; i < 5; i++) {
        moving.add(picture(i));
      }
    }
    assertThat(pixels(ImageIO.read(file.toFile()))).isEqualTo(picture(0));
    String bytes = Files.readString(file, StandardCharsets.ISO_8859_1);
    int control = bytes.indexOf("acTL");
    assertThat((int) bytes.charAt(control + 7)).isEqualTo(5);
    assertThat(bytes.split("fcTL", -1)).hasSize(6);
    assertThat(bytes.split("fdAT", -1)).hasSize(5);
    // only what changes: the spot is 9 high and moves by a pixel
    int second = bytes.indexOf("fcTL", bytes.indexOf("fcTL") + 4);
    assertThat((int) bytes.charAt(second + 4 + 7)).isEqualTo(10);
    assertThat((int) bytes.charAt(second + 4 + 11)).isEqualTo(9);
  }

  @Test
  void aGifHasItsFramesInColorsNearTheirOwn() throws IOException {
    Path file = folder.resolve("a.gif");
    try (Gif moving = new Gif(file, W, H, 20)) {
      for (int i = 0; i < 4; i++) {
        moving.add(picture(i));
      }
    }
    ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
    try (ImageInputStream in = ImageIO.createImageInputStream(file.toFile())) {
      reader.setInput(in);
      assertThat(reader.getNumImages(true)).isEqualTo(4);
      int[] read = pixels(reader.read(0));
      int[] wanted = picture(0);
      for (int i = 0; i < wanted.length; i++) {
        for (int k = 0; k < 24; k += 8) {
          assertThat(Math.abs((read[i] >> k & 255) - (wanted[i] >> k & 255)))
              .as("pixel %d", i)
              .isLessThan(20);
        }
      }
    }
  }

  @Test
  void aLargeGifFillsTheTableOfCodes() throws IOException {
    int n = 300;
    int[] noise = new int[n * n];
    long seed = 1;
    for (int i = 0; i < noise.length; i++) {
      seed = seed * 6364136223846793005L + 1442695040888963407L;
      noise[i] = (int) (seed >>> 56) * 0x10101;
    }
    Path file = folder.resolve("noise.gif");
    try (Gif moving = new Gif(file, n, n, 20)) {
      moving.add(noise);
    }
    int[] read = pixels(ImageIO.read(file.toFile()));
    for (int i = 0; i < noise.length; i++) {
      assertThat(Math.abs((read[i] & 255) - (noise[i] & 255))).isLessThan(16);
    }
  }

  @Test
  void picturesOfAnotherSizeAndSpeedsOfNoViewerAreRefused() {
    Gif gif = new Gif(folder.resolve("a.gif"), 4, 4, 20);
    assertThatThrownBy(() -> gif.add(new int[15])).hasMessageContaining("expected 4 x 4");
    assertThatThrownBy(() -> new Gif(folder.resolve("a.gif"), 4, 4, 60))
        .hasMessageContaining("1 to 50 frames per second");
  }
}
