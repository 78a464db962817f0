package dev.dynamis.plot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.Recording;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class DensityTest {
  @Test
  void aMillionPointsAreAsManyRectanglesAsPixelsAtMost() {
    Recording few = new Recording("p", List.of("x"));
    Recording many = new Recording("p", List.of("x"));
    for (int i = 0; i < 200_000; i++) {
      double p = i % 100 / 100.0;
      double x = i / 100 % 100 / 100.0;
      if (i < 10_000) {
        few.add(p, x);
      }
      many.add(p, x);
    }
    String once = svg(few);
    String often = svg(many);
    // the same pixels, but of another shade
    assertThat(often).hasSameSizeAs(once).isNotEqualTo(once);
  }

  private static String svg(Recording rows) {
    return new String(Chart.density(rows, "p", "x").svg(), StandardCharsets.UTF_8);
  }
}
