package dev.dynamis.render.image;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.SimulationException;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Random;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PngTest {
  @TempDir Path folder;

  @Test
  void otherReadersSeeTheSamePixels() throws IOException {
    int w = 37;
    int h = 19;
    int[] argb = new int[w * h];
    Random random = new Random(3);
    for (int i = 0; i < argb.length; i++) {
      // smooth parts and noise, so that every filter is the best somewhere
      argb[i] = i < argb.length / 2 ? 0x010203 * (i % w + i / w) : random.nextInt();
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Png.write(out, argb, w);
    BufferedImage read = ImageIO.read(new ByteArrayInputStream(out.toByteArray()));
    assertThat(read.getWidth()).isEqualTo(w);
    assertThat(read.getHeight()).isEqualTo(h);
    for (int i = 0; i < argb.length; i++) {
      assertThat(read.getRGB(i % w, i / w) & 0xFFFFFF).isEqualTo(argb[i] & 0xFFFFFF);
    }
  }

  @Test
  void aFileThatCantBeWrittenIsNamed() {
    Path file = folder.resolve("none/p.png");
    assertThatThrownBy(() -> Png.write(file, new int[4], 2))
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("p.png");
  }
}
