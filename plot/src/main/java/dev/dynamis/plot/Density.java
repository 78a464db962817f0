package dev.dynamis.plot;

import dev.dynamis.core.Recording;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;

/**
 * Points by the number that falls into each pixel: the more, the darker, in a few shades of equal
 * ratios. Pixels of one shade beside each other are one rectangle, so that files stay small.
 */
final class Density {
  private static final int BLOCK = 4096;
  private static final int SHADES = 6;
  private static final int PIECE = 4000;

  private final Rectangle2D area;
  private final int columns;
  private final int rows;
  private final int[] counts;

  private Density(Rectangle2D area) {
    this.area = area;
    columns = (int) Math.ceil(area.getWidth());
    rows = (int) Math.ceil(area.getHeight());
    counts = new int[columns * rows];
  }

  /** Paints a column of a panel inside {@code area}. */
  static void paint(Graphics2D g, Panel panel, int index, Rectangle2D area) {
    Density density = new Density(area);
    density.count(panel, panel.curves().get(index));
    for (int shade = 1; shade <= SHADES; shade++) {
      g.setColor(color(Style.curve(index), shade));
      density.paint(g, shade);
    }
  }

  private void count(Panel panel, Panel.Curve curve) {
    Recording.Column column = curve.y();
    double[] xs = new double[BLOCK];
    double[] ys = new double[BLOCK];
    for (long from = 0; from < column.size(); from += BLOCK) {
      int count = (int) Math.min(BLOCK, column.size() - from);
      curve.x().copy(xs, 0, from, count);
      column.copy(ys, 0, from, count);
      for (int i = 0; i < count; i++) {
        if (Double.isFinite(xs[i]) && Double.isFinite(ys[i])) {
          double across = panel.horizontal().fraction(xs[i]);
          double up = panel.vertical().fraction(ys[i]);
          if (panel.limited() && (across < 0 || across > 1 || up < 0 || up > 1)) {
            continue;
          }
          int c = cell(across, columns);
          int r = cell(1 - up, rows);
          counts[r * columns + c] += counts[r * columns + c] < Integer.MAX_VALUE ? 1 : 0;
        }
      }
    }
  }

  private static int cell(double fraction, int cells) {
    return Math.max(0, Math.min(cells - 1, (int) (fraction * cells)));
  }

  /** Paints all pixels of a shade. */
  private void paint(Graphics2D g, int shade) {
    Path2D path = new Path2D.Double();
    int pieces = 0;
    for (int r = 0; r < rows; r++) {
      for (int c = 0; c < columns; ) {
        int end = c;
        while (end < columns && shade(counts[r * columns + end]) == shade) {
          end++;
        }
        if (end > c) {
          path.append(new Rectangle2D.Double(area.getX() + c, area.getY() + r, end - c, 1), false);
          if (++pieces == PIECE) {
            g.fill(path);
            path = new Path2D.Double();
            pieces = 0;
          }
          c = end;
        } else {
          c++;
        }
      }
    }
    g.fill(path);
  }

  /** Returns 0 for no point, 1 for one, and one more whenever the number doubles. */
  private static int shade(int count) {
    return Math.min(SHADES, 32 - Integer.numberOfLeadingZeros(count));
  }

  private static Color color(Color full, int shade) {
    double part = 0.35 + 0.65 * shade / SHADES;
    return new Color(
        mix(full.getRed(), part), mix(full.getGreen(), part), mix(full.getBlue(), part));
  }

  private static int mix(int full, double part) {
    return (int) Math.rint(255 - part * (255 - full));
  }
}
