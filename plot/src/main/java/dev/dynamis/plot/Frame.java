package dev.dynamis.plot;

import java.awt.geom.Rectangle2D;
import java.util.Locale;
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
    s.setXAxisLogarithmicDecadeOnly(true);
    s.setYAxisLogarithmic(panel.vertical().logarithmic());
    if (panel.vertical().logarithmic()) {
      s.setYAxisDecimalPattern("0E0");
    }
    s.setYAxisLogarithmicDecadeOnly(true);
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

  /** Makes room for the vertical axis, so that panels above each other line up. */
  void setLeft(double left) {
    getStyler().setYAxisLeftWidthHint((int) Math.ceil(left));
  }

  /** Returns the rectangle inside the axes, once painted. */
  Rectangle2D area() {
    return plot.getBounds();
  }
}
