package dev.dynamis.plot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.dynamis.core.Recording;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

class SpacePageTest {
  private static Recording helix() {
    Recording r = new Recording(List.of("x", "y", "z"));
    for (int i = 0; i <= 400; i++) {
      double a = 0.1 * i;
      r.add(i, Math.cos(a), Math.sin(a), a);
    }
    return r;
  }

  @Test
  void ticksAreRoundNumbersInsideTheRange() {
    assertThat(SpacePage.ticks(0, 40)).containsExactly(0, 10, 20, 30, 40);
    assertThat(SpacePage.ticks(-1, 1)).containsExactly(-1, -0.5, 0, 0.5, 1);
  }

  @Test
  void aCurveInSpaceHasItsAxesNamedAndScales() throws Exception {
    Chart chart = Chart.space(helix(), "x", "y", "z").eye(30, 40).title("Helix").scale(2);
    String svg = new String(chart.svg(), "UTF-8");
    assertThat(svg).contains(">x<").contains(">y<").contains(">z<").contains(">Helix<");
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(chart.png()));
    assertThat(image.getWidth()).isEqualTo(2 * 760);
    assertThatIllegalArgumentException().isThrownBy(() -> chart.eye(0, 91));
    assertThatIllegalArgumentException().isThrownBy(() -> chart.scale(0));
  }

  @Test
  void aSingleRowIsADotAndSoIsASystemAtRest() throws Exception {
    Recording one = new Recording(List.of("x", "y", "z"));
    one.add(0, 1, 2, 3);
    Recording rest = new Recording(List.of("x", "y", "z"));
    rest.add(0, 1, 2, 3);
    rest.add(1, 1, 2, 3);
    for (Recording r : List.of(one, rest)) {
      BufferedImage image = Picture.png(Chart.space(r, "x", "y", "z"));
      int seen = 0;
      for (int x = 0; x < image.getWidth(); x++) {
        seen += Picture.curveRows(image, x).size();
      }
      // a disk of six pixels
      assertThat(seen).isBetween(20, 45);
    }
  }

  @Test
  void gapsAreNotDrawnThrough() {
    Recording r = new Recording(List.of("x", "y", "z"));
    r.add(0, 0, 0, 0);
    r.add(1, 1, 1, 1);
    r.add(2, Double.NaN, 0, 0);
    r.add(3, 2, 0, 1);
    r.add(4, 2, 1, 0);
    assertThat(Chart.space(r, "x", "y", "z").equalUnits().png()).isNotEmpty();
  }
}
