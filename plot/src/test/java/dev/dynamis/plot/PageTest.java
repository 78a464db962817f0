package dev.dynamis.plot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.Recording;
import java.awt.geom.Rectangle2D;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;

class PageTest {
  private static Recording line() {
    Recording r = new Recording(List.of("x", "y"));
    for (int i = 0; i <= 10; i++) {
      r.add(i, 2 * i, -i);
    }
    return r;
  }

  @Test
  void panelsStandBelowEachOtherOverTheSameTimes() throws Exception {
    Document svg = Picture.svg(Chart.timeSeries(line(), "x").panel("y"));
    List<Rectangle2D> areas = Picture.areas(svg);
    assertThat(areas).hasSize(2);
    assertThat(areas.get(0).getMaxY()).isLessThan(areas.get(1).getMinY());
    assertThat(areas.get(0).getMinX()).isEqualTo(areas.get(1).getMinX());
    assertThat(areas.get(0).getWidth()).isEqualTo(areas.get(1).getWidth());
  }

  @Test
  void titleAndNamesAreTexts() throws Exception {
    Document svg = Picture.svg(Chart.timeSeries(line(), "x", "y").title("A <title>"));
    assertThat(Picture.texts(svg)).contains("A <title>", "x", "y", "time");
  }
}
