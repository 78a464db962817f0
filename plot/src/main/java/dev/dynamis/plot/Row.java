package dev.dynamis.plot;

import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.util.List;

/** Pages beside each other. */
record Row(List<Drawing> pages) implements Drawing {
  @Override
  public int width() {
    return pages.stream().mapToInt(Drawing::width).sum();
  }

  @Override
  public int height() {
    return pages.stream().mapToInt(Drawing::height).max().orElse(0);
  }

  @Override
  public void paint(Graphics2D g) {
    g.setColor(Style.BACKGROUND);
    g.fill(new Rectangle2D.Double(0, 0, width(), height()));
    AffineTransform before = g.getTransform();
    for (Drawing page : pages) {
      page.paint(g);
      g.translate(page.width(), 0);
    }
    g.setTransform(before);
  }
}
