package dev.dynamis.render.image;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PaletteTest {
  @Test
  void fewColorsStayWhatTheyAre() {
    int[] argb = {0xFF102030, 0xFFFF0000, 0xFF102030, 0xFF00FF00};
    Palette p = new Palette(argb, 256);
    assertThat(p.colors).containsExactlyInAnyOrder(0x102030, 0xFF0000, 0x00FF00);
    byte[] index = p.indices(argb, 4, 0, 0);
    for (int i = 0; i < 4; i++) {
      assertThat(p.colors[index[i] & 255]).isEqualTo(argb[i] & 0xFFFFFF);
    }
  }

  @Test
  void manyColorsBecomeAsManyAsAllowedNearTheirOwn() {
    int[] argb = new int[64 * 64];
    for (int i = 0; i < argb.length; i++) {
      argb[i] = (i % 64 * 4) << 16 | (i / 64 * 4) << 8;
    }
    Palette p = new Palette(argb, 256);
    assertThat(p.colors).hasSizeLessThanOrEqualTo(256);
    assertThat(p.colors.length).isGreaterThan(200);
    byte[] index = p.indices(argb, 64, 0, 0);
    for (int i = 0; i < argb.length; i++) {
      int c = p.colors[index[i] & 255];
      assertThat(Math.abs((c >> 16) - (argb[i] >> 16))).isLessThan(40);
      assertThat(Math.abs((c >> 8 & 255) - (argb[i] >> 8 & 255))).isLessThan(40);
    }
  }
}
