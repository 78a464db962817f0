package dev.dynamis.plot;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.font.FontRenderContext;
import java.awt.geom.Rectangle2D;

/** Colors, strokes, fonts and texts that all charts share. */
final class Style {
  static final Color BACKGROUND = Color.WHITE;
  static final Color INK = new Color(0x2E3440);
  static final Color FAINT_INK = new Color(0x5B6472);
  static final Color GRID = new Color(0xE4E8EE);
  static final Color FRAME = new Color(0xC3CAD5);

  static final Font TITLE = new Font(Font.SANS_SERIF, Font.BOLD, 17);
  static final Font LABEL = new Font(Font.SANS_SERIF, Font.PLAIN, 14);
  static final Font TICK = new Font(Font.SANS_SERIF, Font.PLAIN, 12);

  static final BasicStroke HAIRLINE = new BasicStroke(1f);

  /** Okabe and Ito's colors, which people with any color vision can tell apart. */
  private static final Color[] CURVES = {
    new Color(0x0072B2),
    new Color(0xD55E00),
    new Color(0x009E73),
    new Color(0xCC79A7),
    new Color(0xE69F00),
    new Color(0x56B4E9),
    new Color(0x4D4D4D)
  };

  private static final float SERIES_WIDTH = 1.4f;
  private static final float PHASE_WIDTH = 1f;

  private static final FontRenderContext METRICS = new FontRenderContext(null, true, true);

  private Style() {}

  static Color curve(int index) {
    return CURVES[index % CURVES.length];
  }

  /** Returns a line's stroke; when the colors begin again, lines get dashes. */
  static BasicStroke stroke(Panel.Kind kind, int index) {
    int round = index / CURVES.length;
    float[] dash = round == 0 ? null : new float[] {8f, 2f + 2f * round};
    return new BasicStroke(
        kind == Panel.Kind.SERIES ? SERIES_WIDTH : PHASE_WIDTH,
        dash == null ? BasicStroke.CAP_ROUND : BasicStroke.CAP_BUTT,
        BasicStroke.JOIN_ROUND,
        1f,
        dash,
        0f);
  }

  static double width(Font font, String text) {
    return font.getStringBounds(text, METRICS).getWidth();
  }

  /** Returns the distance from the middle of capital letters to the base line. */
  static double middle(Font font) {
    Rectangle2D letter = font.createGlyphVector(METRICS, "H").getVisualBounds();
    return letter.getHeight() / 2;
  }

  /** Returns text without characters that no file may hold, cut to fit into {@code room} pixels. */
  static String fit(Font font, String text, double room) {
    StringBuilder clean = new StringBuilder();
    text.codePoints()
        .forEach(
            c -> {
              boolean whole = !Character.isISOControl(c) && c != 0xFFFE && c != 0xFFFF;
              whole &= Character.getType(c) != Character.SURROGATE;
              clean.appendCodePoint(whole ? c : '?');
            });
    String all = clean.toString();
    if (width(font, all) <= room) {
      return all;
    }
    int low = 0;
    int high = all.codePointCount(0, all.length());
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (width(font, begin(all, middle)) <= room) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return begin(all, low);
  }

  private static String begin(String text, int count) {
    return text.substring(0, text.offsetByCodePoints(0, count)).stripTrailing() + "…";
  }
}
