package dev.dynamis.plot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.Recording;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

class CellsTest {
  @Test
  void everyQuarterHasTheColorOfItsLabel() throws Exception {
    Recording rows = new Recording("x", List.of("y", "label"));
    rows.add(0, 0, 0);
    rows.add(0, 1, 1);
    rows.add(1, 0, -1);
    rows.add(1, 1, -3);
    byte[] png = Chart.cells(rows, "x", "y", "label").mark(0, 0).png();
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
    int w = image.getWidth();
    int h = image.getHeight();
    assertThat(image.getRGB(w / 4, 3 * h / 4) & 0xFFFFFF).isEqualTo(0x66ABD1);
    assertThat(image.getRGB(w / 4, h / 4) & 0xFFFFFF).isEqualTo(0xE69F66);
    assertThat(image.getRGB(3 * w / 4, 3 * h / 4) & 0xFFFFFF).isEqualTo(0xF3F4F6);
    assertThat(image.getRGB(3 * w / 4, h / 4) & 0xFFFFFF).isEqualTo(0x2E3440);
  }
}
