package dev.dynamis.studio.internal.show;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class ThumbnailsTest {
  private final Thumbnails thumbnails = new Thumbnails();

  private Thumbnails.Picture of(String name) {
    List<String> names = Gallery.entries().stream().map(Gallery.Entry::name).toList();
    return thumbnails.find(names.indexOf(name)).orElseThrow();
  }

  @Test
  void mechanismsAreDrawn() {
    Thumbnails.Picture p = of("builtin://mech/pendulum");
    assertThat(p.type()).isEqualTo("image/png");
    assertThat(p.bytes()).hasSizeGreaterThan(2000).startsWith((byte) 137, (byte) 'P');
  }

  @Test
  void equationsAreCurvesWithinThePicture() {
    for (String name :
        List.of("builtin://ode/lorenz", "builtin://map/henon", "builtin://ode/expdecay")) {
      Thumbnails.Picture p = of(name);
      assertThat(p.type()).isEqualTo("image/svg+xml");
      String svg = new String(p.bytes(), StandardCharsets.UTF_8);
      String path = svg.substring(svg.indexOf(" d=\"") + 4, svg.indexOf("\"/></svg>"));
      String[] numbers = path.replace("h.01", "").replaceAll("[ML]", " ").strip().split("\\s+");
      assertThat(numbers).hasSizeGreaterThan(1000);
      for (int i = 0; i < numbers.length; i++) {
        double most = i % 2 == 0 ? Thumbnails.WIDTH : Thumbnails.HEIGHT;
        assertThat(Double.parseDouble(numbers[i])).isBetween(0.07 * most, 0.93 * most);
      }
    }
  }

  @Test
  void whatIsNotInTheGalleryHasNone() {
    assertThat(thumbnails.find(Gallery.entries().size())).isEmpty();
  }
}
