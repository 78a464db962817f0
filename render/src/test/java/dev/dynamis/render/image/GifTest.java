package dev.dynamis.render.image;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GifTest {
  @TempDir Path folder;

  @Test
  void otherReadersSeeAllFrames() throws IOException {
    Path file = folder.resolve("a.gif");
    int[] colors = {0xFF0000, 0x00FF00, 0x0000FF};
    try (Gif gif = new Gif(file, 8, 6, 25)) {
      for (int c : colors) {
        int[] argb = new int[48];
        java.util.Arrays.fill(argb, c);
        gif.add(argb);
      }
    }
    ImageReader reader = ImageIO.getImageReadersBySuffix("gif").next();
    try (var in = ImageIO.createImageInputStream(file.toFile())) {
      reader.setInput(in);
      assertThat(reader.getNumImages(true)).isEqualTo(3);
      for (int i = 0; i < 3; i++) {
        assertThat(reader.read(i).getRGB(3, 3) & 0xFFFFFF).isEqualTo(colors[i]);
      }
    }
    byte[] bytes = Files.readAllBytes(file);
    assertThat(new String(bytes, 0, 6, java.nio.charset.StandardCharsets.US_ASCII))
        .isEqualTo("GIF89a");
    assertThat(bytes[bytes.length - 1]).isEqualTo((byte) 0x3B);
  }

  @Test
  void speedsThatViewersDontKeepAndOtherSizesAreRefused() {
    assertThatThrownBy(() -> new Gif(folder.resolve("b.gif"), 8, 6, 51))
        .isInstanceOf(IllegalArgumentException.class);
    try (Gif gif = new Gif(folder.resolve("c.gif"), 8, 6, 50)) {
      assertThatThrownBy(() -> gif.add(new int[47])).isInstanceOf(IllegalArgumentException.class);
      gif.add(new int[48]);
    }
  }
}
