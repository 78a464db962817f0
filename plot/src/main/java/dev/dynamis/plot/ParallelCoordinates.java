package dev.dynamis.plot;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.Arrays;
import java.util.List;

/**
 * Many quantities of many cases: an upright axis for each quantity, a line across them for each
 * case, colored by the last quantity.
 *
 * @since 0.1.0
 */
public final class ParallelCoordinates extends Diagram {
  private static final int EACH = 150;
  private static final int LEAST_WIDTH = 520;
  private static final int HEIGHT = 480;
  private static final int SIDE = 70;
  private static final int TOP = 84;
  private static final int BOTTOM = 34;

  private final String title;
  private final List<String> names;
  private final List<double[]> columns;
  private final double[] least;
  private final double[] greatest;
  private final int[] order;

  private ParallelCoordinates(String title, List<String> names, List<double[]> columns) {
    this.title = title;
    this.names = names;
    this.columns = columns;
    least = new double[names.size()];
    greatest = new double[names.size()];
    for (int c = 0; c < least.length; c++) {
      double[] finite = Arrays.stream(columns.get(c)).filter(Double::isFinite).toArray();
      if (finite.length == 0) {
        throw new IllegalArgumentException(
            "column \"" + names.get(c) + "\" has no finite number to draw");
      }
      least[c] = Arrays.stream(finite).min().getAsDouble();
      greatest[c] = Arrays.stream(finite).max().getAsDouble();
    }
    // the greatest are painted last, in every picture of the same numbers
    double[] last = columns.getLast();
    order =
        java.util.stream.IntStream.range(0, last.length)
            .boxed()
            .filter(i -> columns.stream().allMatch(c -> Double.isFinite(c[i])))
            .sorted((a, b) -> Double.compare(last[a], last[b]))
            .mapToInt(Integer::intValue)
            .toArray();
  }

  /**
   * Makes a picture.
   *
   * @param names of at least two quantities, in the order of the axes
   * @param columns their numbers, one for each case; a case that lacks one is left out
   * @throws IllegalArgumentException if there are fewer, or a quantity has no finite number
   */
  public static ParallelCoordinates of(String title, List<String> names, List<double[]> columns) {
    if (names.size() < 2 || names.size() != columns.size()) {
      throw new IllegalArgumentException(
          names.size() + " names and " + columns.size() + " columns; use two or more of both");
    }
    return new ParallelCoordinates(title, List.copyOf(names), List.copyOf(columns));
  }

  @Override
  int width() {
    return Math.max(LEAST_WIDTH, 2 * SIDE + EACH * (names.size() - 1));
  }

  @Override
  int height() {
    return HEIGHT;
  }

  @Override
  void paint(Graphics2D g) {
    g.setColor(Style.BACKGROUND);
    g.fill(new Rectangle2D.Double(0, 0, width(), HEIGHT));
    g.setColor(Style.INK);
    text(g, Style.TITLE, Style.fit(Style.TITLE, title, width() - 40), width() / 2.0, 28, 0.5);
    g.setStroke(Style.HAIRLINE);
    int alpha = Math.clamp(20_000 / Math.max(1, order.length), 40, 200);
    int last = names.size() - 1;
    for (int i : order) {
      Color color = color(fraction(last, columns.get(last)[i]));
      g.setColor(new Color(color.getRed(), color.getGreen(), color.getBlue(), alpha));
      Path2D path = new Path2D.Double();
      for (int c = 0; c <= last; c++) {
        double y = HEIGHT - BOTTOM - fraction(c, columns.get(c)[i]) * (HEIGHT - TOP - BOTTOM);
        if (c == 0) {
          path.moveTo(x(c), y);
        } else {
          path.lineTo(x(c), y);
        }
      }
      g.draw(path);
    }
    for (int c = 0; c <= last; c++) {
      g.setColor(Style.INK);
      g.draw(new Line2D.Double(x(c), TOP, x(c), HEIGHT - BOTTOM));
      text(g, Style.LABEL, Style.fit(Style.LABEL, names.get(c), EACH - 10), x(c), TOP - 28, 0.5);
      g.setColor(Style.FAINT_INK);
      text(g, Style.TICK, number(greatest[c]), x(c), TOP - 9, 0.5);
      text(g, Style.TICK, number(least[c]), x(c), HEIGHT - BOTTOM + 18, 0.5);
    }
  }

  private double x(int c) {
    return SIDE + c * (width() - 2.0 * SIDE) / (names.size() - 1);
  }

  private double fraction(int c, double v) {
    return greatest[c] == least[c] ? 0.5 : (v - least[c]) / (greatest[c] - least[c]);
  }
}
