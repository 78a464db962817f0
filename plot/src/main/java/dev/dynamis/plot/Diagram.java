package dev.dynamis.plot;

import dev.dynamis.core.AtomicFile;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.nio.file.Path;
import java.util.Locale;

/**
 * A picture in colors that becomes a file.
 *
 * @since 0.1.0
 */
public abstract sealed class Diagram permits HeatMap, ParallelCoordinates {
  /** From dark to bright, in order for people with any color vision, also when printed in grey. */
  private static final int[] SCALE = {0x440154, 0x3B528B, 0x21918C, 0x5EC962, 0xFDE725};

  Diagram() {}

  abstract int width();

  abstract int height();

  abstract void paint(Graphics2D g);

  private Drawing drawing() {
    return new Drawing() {
      @Override
      public int width() {
        return Diagram.this.width();
      }

      @Override
      public int height() {
        return Diagram.this.height();
      }

      @Override
      public void paint(Graphics2D g) {
        Diagram.this.paint(g);
      }
    };
  }

  /** Returns the picture as a PNG file. */
  public final byte[] png() {
    return ImageFormat.PNG.encode(drawing());
  }

  /** Returns the picture as an SVG file, in UTF-8. */
  public final byte[] svg() {
    return ImageFormat.SVG.encode(drawing());
  }

  /**
   * Writes a file in the format of its name: {@code .png} or {@code .svg}.
   *
   * @throws dev.dynamis.core.SimulationException if the file can't be written
   * @throws IllegalArgumentException if the name ends in neither
   */
  public final void write(Path file) {
    String name = file.toString().toLowerCase(Locale.ROOT);
    if (!name.endsWith(".png") && !name.endsWith(".svg")) {
      throw new IllegalArgumentException("the name of " + file + " doesn't end in .png or .svg");
    }
    byte[] bytes = name.endsWith(".png") ? png() : svg();
    AtomicFile.write(file, out -> out.write(bytes));
  }

  /** Returns the color of a place between 0 and 1. */
  static Color color(double fraction) {
    double at = Math.clamp(fraction, 0, 1) * (SCALE.length - 1);
    int i = Math.min((int) at, SCALE.length - 2);
    double part = at - i;
    int red = mix(SCALE[i] >> 16 & 255, SCALE[i + 1] >> 16 & 255, part);
    int green = mix(SCALE[i] >> 8 & 255, SCALE[i + 1] >> 8 & 255, part);
    return new Color(red, green, mix(SCALE[i] & 255, SCALE[i + 1] & 255, part));
  }

  private static int mix(int a, int b, double part) {
    return (int) Math.rint(a + part * (b - a));
  }

  /** Writes a text; {@code anchor} is 0 for its left end, 0.5 for its middle, 1 for its right. */
  static void text(Graphics2D g, Font font, String text, double x, double y, double anchor) {
    g.setFont(font);
    g.drawString(text, (float) (x - anchor * Style.width(font, text)), (float) y);
  }

  /** Writes a text upwards, around a middle. */
  static void textUpwards(Graphics2D g, Font font, String text, double x, double y) {
    AffineTransform before = g.getTransform();
    g.translate(x, y);
    g.rotate(-Math.PI / 2);
    text(g, font, text, 0, 0, 0.5);
    g.setTransform(before);
  }

  /** Returns a number with few digits. */
  static String number(double v) {
    if (v == 0) {
      return "0";
    }
    double size = Math.abs(v);
    String text = String.format(Locale.ROOT, size >= 1e5 || size < 1e-3 ? "%.3g" : "%.4f", v);
    return text.contains(".") && !text.contains("e")
        ? text.replaceAll("0+$", "").replaceAll("\\.$", "")
        : text;
  }

  /** Returns the distance of ticks that are 1, 2 or 5 times a power of ten. */
  static double tick(double span, int about) {
    double raw = span / Math.max(1, about);
    double power = StrictMath.pow(10, Math.floor(StrictMath.log10(raw)));
    double digit = raw / power;
    return power * (digit <= 1 ? 1 : digit <= 2 ? 2 : digit <= 5 ? 5 : 10);
  }
}
