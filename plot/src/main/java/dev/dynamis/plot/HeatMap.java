package dev.dynamis.plot;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;

/**
 * A quantity over two others, as colors of a grid. Where several numbers fall into a cell it shows
 * their mean; a cell without any stays grey.
 *
 * @since 0.1.0
 */
public final class HeatMap extends Diagram {
  private static final int WIDTH = 760;
  private static final int HEIGHT = 560;
  private static final int LEFT = 90;
  private static final int RIGHT = 130;
  private static final int TOP = 46;
  private static final int BOTTOM = 62;
  private static final Color NOTHING = new Color(0xE4E8EE);

  private final String title;
  private final String across;
  private final String up;
  private final Bins columns;
  private final Bins rows;
  private final double[] mean;
  private final double least;
  private final double greatest;

  private HeatMap(String title, String across, String up, Bins columns, Bins rows, double[] mean) {
    this.title = title;
    this.across = across;
    this.up = up;
    this.columns = columns;
    this.rows = rows;
    this.mean = mean;
    double low = Double.POSITIVE_INFINITY;
    double high = Double.NEGATIVE_INFINITY;
    for (double v : mean) {
      low = v < low ? v : low;
      high = v > high ? v : high;
    }
    least = low;
    greatest = high;
  }

  /**
   * Makes a heat map; the three arrays are as long as each other.
   *
   * @param across name of {@code x}
   * @param up name of {@code y}
   * @throws IllegalArgumentException if no point has three finite numbers
   */
  public static HeatMap of(
      String title, String across, double[] x, String up, double[] y, double[] value) {
    Bins columns = Bins.of(x);
    Bins rows = Bins.of(y);
    double[] sum = new double[columns.count() * rows.count()];
    int[] count = new int[sum.length];
    boolean any = false;
    for (int i = 0; i < value.length; i++) {
      int c = columns.bin(x[i]);
      int r = rows.bin(y[i]);
      if (c >= 0 && r >= 0 && Double.isFinite(value[i])) {
        sum[r * columns.count() + c] += value[i];
        count[r * columns.count() + c]++;
        any = true;
      }
    }
    if (!any) {
      throw new IllegalArgumentException("\"" + title + "\" has no finite number to draw");
    }
    for (int i = 0; i < sum.length; i++) {
      sum[i] = count[i] == 0 ? Double.NaN : sum[i] / count[i];
    }
    return new HeatMap(title, across, up, columns, rows, sum);
  }

  /** Returns what a cell shows, NaN if nothing fell into it. */
  double cell(int column, int row) {
    return mean[row * columns.count() + column];
  }

  @Override
  int width() {
    return WIDTH;
  }

  @Override
  int height() {
    return HEIGHT;
  }

  @Override
  void paint(Graphics2D g) {
    g.setColor(Style.BACKGROUND);
    g.fill(new Rectangle2D.Double(0, 0, WIDTH, HEIGHT));
    g.setColor(Style.INK);
    text(g, Style.TITLE, Style.fit(Style.TITLE, title, WIDTH - 40), WIDTH / 2.0, 28, 0.5);
    double w = WIDTH - LEFT - RIGHT;
    double h = HEIGHT - TOP - BOTTOM;
    for (int r = 0; r < rows.count(); r++) {
      // whole pixels: neighbors must not shine through each other
      double top = Math.floor(TOP + h - (r + 1) * h / rows.count());
      double bottom = Math.floor(TOP + h - r * h / rows.count());
      for (int c = 0; c < columns.count(); ) {
        Color color = color(c, r);
        int end = c + 1;
        while (end < columns.count() && color(end, r).equals(color)) {
          end++;
        }
        double left = Math.floor(LEFT + c * w / columns.count());
        double right = Math.floor(LEFT + end * w / columns.count());
        g.setColor(color);
        g.fill(new Rectangle2D.Double(left, top, right - left, bottom - top));
        c = end;
      }
    }
    g.setColor(Style.FRAME);
    g.setStroke(Style.HAIRLINE);
    g.draw(new Rectangle2D.Double(LEFT, TOP, w, h));
    paintAxes(g, w, h);
    paintScale(g, h);
  }

  private Color color(int c, int r) {
    double v = cell(c, r);
    if (Double.isNaN(v)) {
      return NOTHING;
    }
    return Diagram.color(greatest == least ? 0.5 : (v - least) / (greatest - least));
  }

  private void paintAxes(Graphics2D g, double w, double h) {
    g.setColor(Style.FAINT_INK);
    double[][] x = columns.ticks(7);
    for (int i = 0; i < x[0].length; i++) {
      text(g, Style.TICK, number(x[1][i]), LEFT + x[0][i] * w, TOP + h + 18, 0.5);
    }
    double[][] y = rows.ticks(8);
    for (int i = 0; i < y[0].length; i++) {
      text(g, Style.TICK, number(y[1][i]), LEFT - 8, TOP + h - y[0][i] * h + 4, 1);
    }
    g.setColor(Style.INK);
    text(g, Style.LABEL, Style.fit(Style.LABEL, across, w), LEFT + w / 2, HEIGHT - 16, 0.5);
    textUpwards(g, Style.LABEL, Style.fit(Style.LABEL, up, h), 22, TOP + h / 2);
  }

  private void paintScale(Graphics2D g, double h) {
    double left = WIDTH - RIGHT + 24;
    int steps = 64;
    for (int s = 0; s < steps; s++) {
      g.setColor(Diagram.color((s + 0.5) / steps));
      double bottom = Math.floor(TOP + h - s * h / steps);
      double top = Math.floor(TOP + h - (s + 1) * h / steps);
      g.fill(new Rectangle2D.Double(left, top, 18, bottom - top));
    }
    g.setColor(Style.FAINT_INK);
    if (greatest == least) {
      text(g, Style.TICK, number(least), left + 26, TOP + h / 2 + 4, 0);
      return;
    }
    double[][] ticks = new Bins(1, least, greatest, false, null).ticks(8);
    for (int i = 0; i < ticks[0].length; i++) {
      text(g, Style.TICK, number(ticks[1][i]), left + 26, TOP + h - ticks[0][i] * h + 4, 0);
    }
  }
}
