package dev.dynamis.plot;

import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.Locale;
import java.util.stream.IntStream;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.style.AxesChartStyler.TextAlignment;
import org.knowm.xchart.style.XYStyler;

/**
 * The axes of a panel: ticks, their labels and the grid, as XChart draws them.
 *
 * <p>Curves are not given to XChart, which draws every segment of a line for itself: dashes begin
 * anew at each sample, and an SVG file has an element for each.
 */
final class Frame extends XYChart {
  static final int PADDING = 8;

  /** Pixels of a decade below which there are no lines inside it. */
  private static final double LEAST_DECADE = 90;

  /** Pixels between lines at decades. */
  private static final double LEAST_LINES = 8;

  Frame(Panel panel, int width, int height, boolean labelsBelow) {
    super(width, height);
    XYStyler s = getStyler();
    s.setLocale(Locale.ROOT);
    s.setDecimalPattern("0.######");
    s.setLegendVisible(false);
    s.setChartTitleVisible(false);
    s.setAxisTitlesVisible(false);
    s.setChartPadding(PADDING);
    s.setPlotMargin(0);
    // the plot begins and ends with the axes
    s.setPlotContentSize(1);
    s.setXAxisLogarithmic(panel.horizontal().logarithmic());
    s.setXAxisLogarithmicDecadeOnly(!panel.horizontal().isShort());
    s.setYAxisLogarithmic(panel.vertical().logarithmic());
    if (panel.horizontal().logarithmic()) {
      int each = decadesApart(panel.horizontal(), width, 70);
      s.setXAxisTickLabelsFormattingFunction(v -> label(panel.horizontal(), v, each));
      s.setPlotGridVerticalLinesVisible(false);
    }
    if (panel.vertical().logarithmic()) {
      int each = decadesApart(panel.vertical(), height, 24);
      s.setYAxisTickLabelsFormattingFunction(v -> label(panel.vertical(), v, each));
      s.setPlotGridHorizontalLinesVisible(false);
    }
    s.setYAxisLogarithmicDecadeOnly(!panel.vertical().isShort());
    s.setXAxisMin(panel.horizontal().low());
    s.setXAxisMax(panel.horizontal().high());
    s.setYAxisMin(panel.vertical().low());
    s.setYAxisMax(panel.vertical().high());

    s.setChartBackgroundColor(Style.BACKGROUND);
    s.setPlotBackgroundColor(Style.BACKGROUND);
    s.setPlotBorderColor(Style.FRAME);
    s.setPlotGridLinesColor(Style.GRID);
    s.setPlotGridLinesStroke(Style.HAIRLINE);
    s.setPlotTicksMarksVisible(false);
    s.setAxisTickMarksColor(Style.FRAME);
    s.setAxisTickMarksStroke(Style.HAIRLINE);
    s.setAxisTickMarkLength(4);
    s.setAxisTickPadding(5);
    s.setAxisTickLabelsFont(Style.TICK);
    s.setAxisTickLabelsColor(Style.FAINT_INK);
    s.setYAxisLabelAlignment(TextAlignment.Right);
    s.setXAxisTicksVisible(labelsBelow);
    s.setAxisTicksLineVisible(false);
    s.setAxisTicksMarksVisible(false);
    s.setXAxisTickMarkSpacingHint(70);
    s.setYAxisTickMarkSpacingHint(40);
  }

  /** Returns of how many decades one is labelled, so that there are so many pixels between them. */
  private static int decadesApart(Axis axis, double length, double pixels) {
    return Math.max(1, (int) Math.ceil(pixels * axis.decades() / length));
  }

  /** Labels decades, where these are few 2 and 5 times them too, in less than one all digits. */
  private static String label(Axis axis, double value, int each) {
    double exponent = Math.floor(StrictMath.log10(value) + 1e-9);
    long digit = Math.round(value / StrictMath.pow(10, exponent));
    boolean labelled =
        digit == 1 ? exponent % each == 0 : axis.decades() < 1 || digit == 2 || digit == 5;
    return labelled ? axis.number(value) : "";
  }

  /**
   * Paints the grid of logarithmic axes: decades, and the numbers between them where these are not
   * so near to each other that they would be a gray area.
   */
  void paintDecades(Graphics2D g, Panel panel) {
    Rectangle2D area = area();
    g.setColor(Style.GRID);
    g.setStroke(Style.HAIRLINE);
    if (panel.horizontal().logarithmic()) {
      for (double value : gridLines(panel.horizontal(), area.getWidth())) {
        double x = area.getX() + area.getWidth() * panel.horizontal().fraction(value);
        g.draw(new Line2D.Double(x, area.getY(), x, area.getMaxY()));
      }
    }
    if (panel.vertical().logarithmic()) {
      for (double value : gridLines(panel.vertical(), area.getHeight())) {
        double y = area.getMaxY() - area.getHeight() * panel.vertical().fraction(value);
        g.draw(new Line2D.Double(area.getX(), y, area.getMaxX(), y));
      }
    }
  }

  private static double[] gridLines(Axis axis, double length) {
    int first = (int) Math.floor(StrictMath.log10(axis.low()));
    int last = (int) Math.ceil(StrictMath.log10(axis.high()));
    int between = length / axis.decades() < LEAST_DECADE ? 1 : 9;
    int each = decadesApart(axis, length, LEAST_LINES);
    return IntStream.rangeClosed(first, last)
        .filter(e -> e % each == 0)
        .boxed()
        .flatMapToDouble(
            e ->
                IntStream.rangeClosed(1, between)
                    .mapToDouble(k -> k * Double.parseDouble("1e" + e)))
        .filter(v -> v > axis.low() && v < axis.high())
        .toArray();
  }

  /** Makes room for the vertical axis, so that panels above each other line up. */
  void setLeft(double left) {
    getStyler().setYAxisLeftWidthHint((int) Math.ceil(left));
  }

  /** Returns the rectangle inside the axes, once painted. */
  Rectangle2D area() {
    return plot.getBounds();
  }
}
