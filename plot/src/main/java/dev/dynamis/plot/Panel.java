package dev.dynamis.plot;

import dev.dynamis.core.Recording;
import java.util.List;

/**
 * What one pair of axes shows.
 *
 * @param vertical its label is empty where a legend names several columns
 * @param labels what cells are, or null
 */
record Panel(
    Kind kind,
    Recording.Column x,
    List<Recording.Column> ys,
    Axis horizontal,
    Axis vertical,
    Recording.Column labels) {
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

  private static final double MARGIN = 0.05;

  /** Enough for ticks at the very ends of the time to be drawn. */
  private static final double TIME_MARGIN = 0.002;

  static Panel of(Kind kind, Recording.Column x, List<Recording.Column> ys) {
    double least = Double.POSITIVE_INFINITY;
    double greatest = Double.NEGATIVE_INFINITY;
    for (Recording.Column y : ys) {
      double[] range = range(y);
      least = Math.min(least, range[0]);
      greatest = Math.max(greatest, range[1]);
    }
    double[] across = range(x);
    double sides = kind == Kind.CELLS ? 0 : kind == Kind.SERIES ? TIME_MARGIN : MARGIN;
    return new Panel(
        kind,
        x,
        List.copyOf(ys),
        Axis.of(x.name(), across[0], across[1], sides),
        Axis.of(
            ys.size() == 1 ? ys.getFirst().name() : "",
            least,
            greatest,
            kind == Kind.CELLS ? 0 : MARGIN),
        null);
  }

  /** Returns the panel with what its cells are. */
  Panel labelled(Recording.Column with) {
    return new Panel(kind, x, ys, horizontal, vertical, with);
  }

  /** Returns the panel over a logarithmic horizontal axis. */
  Panel logarithmic() {
    double[] across = range(x);
    return new Panel(
        kind, x, ys, Axis.logarithmic(x.name(), across[0], across[1]), vertical, labels);
  }

  /**
   * Returns the panel over a logarithmic vertical axis, which begins at the least positive number
   * but goes no further down than twelve decades.
   */
  Panel logarithmicVertical() {
    double least = Double.POSITIVE_INFINITY;
    double greatest = 0;
    for (Recording.Column y : ys) {
      for (double v : y.toArray()) {
        if (v > 0 && v < Double.POSITIVE_INFINITY) {
          least = Math.min(least, v);
          greatest = Math.max(greatest, v);
        }
      }
    }
    return new Panel(
        kind,
        x,
        ys,
        horizontal,
        Axis.logarithmic(vertical.name(), Math.max(least, 1e-12 * greatest), greatest),
        labels);
  }

  /** Returns the panel with a unit as long upwards as to the right, on an area of this size. */
  Panel equalUnits(double width, double height) {
    double across = horizontal.span() / width;
    double up = vertical.span() / height;
    return up > across
        ? new Panel(kind, x, ys, horizontal.stretched(up / across), vertical, labels)
        : new Panel(kind, x, ys, horizontal, vertical.stretched(across / up), labels);
  }

  boolean hasLegend() {
    return ys.size() > 1;
  }

  /** Returns the least and the greatest finite number of a column. */
  private static double[] range(Recording.Column column) {
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
