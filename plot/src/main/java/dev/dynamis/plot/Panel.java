package dev.dynamis.plot;

import dev.dynamis.core.Recording;
import java.util.ArrayList;
import java.util.List;

/**
 * What one pair of axes shows.
 *
 * @param vertical its label is the unit, or empty, where a legend names several columns
 * @param labels what cells are, or null
 * @param limited whether the axes may leave something out
 */
record Panel(
    Kind kind,
    List<Curve> curves,
    Axis horizontal,
    Axis vertical,
    Recording.Column labels,
    boolean limited) {
  enum Kind {
    /** Curves over time. */
    SERIES,
    /** One curve in the plane. */
    PHASE,
    /** Points in the plane. */
    SCATTER,
    /** How many points fall into each pixel. */
    DENSITY,
    /** Cells of a grid, colored by what they are. */
    CELLS
  }

  /**
   * A column over another.
   *
   * @param name what the legend says
   */
  record Curve(Recording.Column x, Recording.Column y, String name) {}

  private static final double MARGIN = 0.05;

  /** Enough for ticks at the very ends of the time to be drawn. */
  private static final double TIME_MARGIN = 0.002;

  /**
   * Makes a panel.
   *
   * @param across label of the horizontal axis
   * @param label of the vertical axis where there are several curves; of one its unit, or empty
   */
  static Panel of(Kind kind, String across, List<Curve> curves, String label) {
    double[] up = {Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
    double[] sideways = up.clone();
    for (Curve c : curves) {
      widen(up, range(c.y));
      widen(sideways, range(c.x));
    }
    double sides = kind == Kind.CELLS ? 0 : kind == Kind.SERIES ? TIME_MARGIN : MARGIN;
    String name = curves.getFirst().name;
    String single = label.isEmpty() ? name : name + " (" + label + ")";
    return new Panel(
        kind,
        List.copyOf(curves),
        Axis.of(across, sideways[0], sideways[1], sides),
        Axis.of(curves.size() == 1 ? single : label, up[0], up[1], kind == Kind.CELLS ? 0 : MARGIN),
        null,
        false);
  }

  private static void widen(double[] range, double[] by) {
    range[0] = Math.min(range[0], by[0]);
    range[1] = Math.max(range[1], by[1]);
  }

  /** Returns the column to the right, of the first curve. */
  Recording.Column x() {
    return curves.getFirst().x;
  }

  /** Returns a panel of these curves and more, its axes made for all of them. */
  Panel with(List<Curve> named, List<Curve> more, String label) {
    List<Curve> all = new ArrayList<>(named);
    all.addAll(more);
    return of(kind, horizontal.name(), all, label);
  }

  /** Returns the panel with what its cells are. */
  Panel labelled(Recording.Column with) {
    return new Panel(kind, curves, horizontal, vertical, with, limited);
  }

  private Panel withAxes(Axis across, Axis up, boolean cuts) {
    return new Panel(kind, curves, across, up, labels, cuts);
  }

  /** Returns the panel over a logarithmic horizontal axis. */
  Panel logarithmic() {
    double[] across = {Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
    curves.forEach(c -> widen(across, range(c.x)));
    return withAxes(Axis.logarithmic(horizontal.name(), across[0], across[1]), vertical, limited);
  }

  /**
   * Returns the panel over a logarithmic vertical axis, which begins at the least positive number
   * but goes no further down than twelve decades, where curves leave it.
   */
  Panel logarithmicVertical() {
    double least = Double.POSITIVE_INFINITY;
    double greatest = 0;
    for (Curve c : curves) {
      for (double v : c.y.toArray()) {
        if (v > 0 && v < Double.POSITIVE_INFINITY) {
          least = Math.min(least, v);
          greatest = Math.max(greatest, v);
        }
      }
    }
    return withAxes(
        horizontal,
        Axis.logarithmic(vertical.name(), Math.max(least, 1e-12 * greatest), greatest),
        limited || least < 1e-12 * greatest);
  }

  /** Returns the panel between two ends of the horizontal axis. */
  Panel horizontalLimits(double low, double high) {
    return withAxes(horizontal.between(low, high), vertical, true);
  }

  /** Returns the panel between two ends of the vertical axis. */
  Panel verticalLimits(double low, double high) {
    return withAxes(horizontal, vertical.between(low, high), true);
  }

  /** Returns the panel with a unit as long upwards as to the right, on an area of this size. */
  Panel equalUnits(double width, double height) {
    double across = horizontal.span() / width;
    double up = vertical.span() / height;
    return up > across
        ? withAxes(horizontal.stretched(up / across), vertical, limited)
        : withAxes(horizontal, vertical.stretched(across / up), limited);
  }

  boolean hasLegend() {
    return curves.size() > 1;
  }

  /** Returns whether a curve has only points that no line joins. */
  boolean isDots(int index) {
    if (kind != Kind.SERIES && kind != Kind.PHASE) {
      return kind == Kind.SCATTER;
    }
    Curve c = curves.get(index);
    boolean before = false;
    for (long row = 0; row < c.y.size(); row++) {
      boolean there = Double.isFinite(c.y.get(row)) && Double.isFinite(c.x.get(row));
      if (there && before) {
        return false;
      }
      before = there;
    }
    return true;
  }

  /** Returns the least and the greatest finite number of a column. */
  static double[] range(Recording.Column column) {
    double least = Double.POSITIVE_INFINITY;
    double greatest = Double.NEGATIVE_INFINITY;
    double[] block = new double[(int) Math.min(4096, column.size())];
    for (long from = 0; from < column.size(); from += block.length) {
      int count = (int) Math.min(block.length, column.size() - from);
      column.copy(block, 0, from, count);
      for (int i = 0; i < count; i++) {
        double v = block[i];
        if (Double.isFinite(v)) {
          least = Math.min(least, v);
          greatest = Math.max(greatest, v);
        }
      }
    }
    if (least > greatest) {
      throw new IllegalArgumentException(
          "column \"" + column.name() + "\" has no finite number to draw");
    }
    return new double[] {least, greatest};
  }
}
