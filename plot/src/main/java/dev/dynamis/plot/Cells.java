package dev.dynamis.plot;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;

/** The cells of a grid, one above the other where the horizontal coordinate is the same. */
final class Cells {
  private static final Color GONE = new Color(0xF3F4F6);
  private static final Color OPEN = new Color(0x2E3440);

  private Cells() {}

  static void paint(Graphics2D g, Panel panel, Rectangle2D area) {
    double[] xs = panel.x().toArray();
    double[] labels = panel.labels().toArray();
    int rows = 1;
    while (rows < xs.length && xs[rows] == xs[0]) {
      rows++;
    }
    int columns = (xs.length + rows - 1) / rows;
    double width = area.getWidth() / columns;
    double height = area.getHeight() / rows;
    for (int c = 0; c < columns; c++) {
      int end = Math.min(xs.length, (c + 1) * rows);
      for (int i = c * rows; i < end; ) {
        int to = i + 1;
        while (to < end && labels[to] == labels[i]) {
          to++;
        }
        g.setColor(color(labels[i]));
        // whole pixels: neighbors must not shine through each other
        double left = Math.floor(area.getX() + c * width);
        double right = Math.floor(area.getX() + (c + 1) * width);
        double bottom = Math.floor(area.getMaxY() - (i - c * rows) * height);
        double top = Math.floor(area.getMaxY() - (to - c * rows) * height);
        g.fill(new Rectangle2D.Double(left, top, right - left, bottom - top));
        i = to;
      }
    }
  }

  private static Color color(double label) {
    if (!(label >= 0)) {
      return label == -1 ? GONE : OPEN;
    }
    Color full = Style.curve((int) label);
    return new Color(light(full.getRed()), light(full.getGreen()), light(full.getBlue()));
  }

  private static int light(int full) {
    return 255 - (255 - full) * 3 / 5;
  }
}
