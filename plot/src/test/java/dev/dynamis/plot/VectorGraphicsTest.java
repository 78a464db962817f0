package dev.dynamis.plot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** What all writers of lines and texts have in common, looked at through SVG. */
class VectorGraphicsTest {
  private final VectorGraphics g = new SvgGraphics(100, 50);

  private String text() {
    return new String(((SvgGraphics) g).file(), StandardCharsets.UTF_8);
  }

  @Test
  void shapesOfWholeNumbersAreDrawnInTheColorOfNow() {
    g.setColor(new Color(0x123456));
    g.fillRect(10, 20, 30, 40);
    g.setColor(null);
    g.drawLine(0, 0, 5, 7);
    assertThat(g.getColor()).isEqualTo(new Color(0x123456));
    assertThat(text()).containsIgnoringCase("#123456");
  }

  @Test
  void movesAddUpAndDrawingsInsideDrawingsAreRefused() {
    g.translate(10, 20);
    g.translate(5.0, 5.0);
    assertThat(g.getTransform().getTranslateX()).isEqualTo(15);
    assertThat(g.getTransform().getTranslateY()).isEqualTo(25);
    assertThatThrownBy(g::create).hasMessageContaining("drawings inside drawings");
  }

  @Test
  void clearingUsesTheBackgroundAndKeepsTheColor() {
    g.setColor(Color.RED);
    g.setBackground(new Color(0x00AA55));
    g.clearRect(0, 0, 10, 10);
    assertThat(g.getColor()).isEqualTo(Color.RED);
    assertThat(text()).containsIgnoringCase("#00aa55");
  }

  @Test
  void whatHasNoLinesIsRefusedByName() {
    BufferedImage image = new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB);
    assertThatThrownBy(() -> g.drawImage(image, 0, 0, null)).hasMessageContaining("picture");
    assertThatThrownBy(() -> g.copyArea(0, 0, 1, 1, 1, 1)).hasMessageContaining("pixels to copy");
    assertThatThrownBy(() -> g.hit(null, null, false)).hasMessageContaining("pixels to be hit");
  }
}
