package dev.dynamis.plot;

import dev.dynamis.core.Nearest;
import dev.dynamis.core.Recording;
import dev.dynamis.core.RightHandSide;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleBinaryOperator;

/**
 * Charts that explain what a system does: the cobweb of a map, the vector field of a flow with its
 * nullclines, an orbit in three dimensions, several runs in one picture.
 *
 * @since 0.1.0
 */
public final class Portrait {
  private static final int CURVE = 400;
  private static final int ARROWS = 22;
  private static final int CELLS = 160;

  private Portrait() {}

  /**
   * Makes the cobweb of a map of one number: its graph, the diagonal, and the way of an orbit
   * between them.
   *
   * @param rhs a map of one coordinate
   * @param start first number of the orbit
   * @param steps iterations
   * @param from left and lower end of the picture
   * @param to right and upper end
   * @throws IllegalArgumentException if this is no map of one coordinate
   */
  public static Chart cobweb(RightHandSide rhs, double start, int steps, double from, double to) {
    if (!rhs.isMap() || rhs.names().size() != 1) {
      throw new IllegalArgumentException(
          "a cobweb is that of a map of one coordinate; this has " + rhs.names());
    }
    range("the picture", from, to);
    String x = rhs.names().getFirst();
    Recording rows = new Recording(x, List.of("next " + x, "orbit", "diagonal"));
    double[] in = new double[1];
    double[] out = new double[1];
    for (int i = 0; i <= CURVE; i++) {
      in[0] = from + (to - from) * i / CURVE;
      rhs.evaluate(out, 0, in);
      boolean seen = out[0] >= from && out[0] <= to;
      rows.add(in[0], seen ? out[0] : Double.NaN, Double.NaN, Double.NaN);
    }
    gap(rows);
    rows.add(from, Double.NaN, Double.NaN, from);
    rows.add(to, Double.NaN, Double.NaN, to);
    gap(rows);
    in[0] = start;
    rows.add(start, Double.NaN, from, Double.NaN);
    for (int k = 0; k < steps && in[0] >= from && in[0] <= to; k++) {
      rhs.evaluate(out, 0, in);
      if (!(out[0] >= from && out[0] <= to)) {
        break;
      }
      rows.add(in[0], Double.NaN, out[0], Double.NaN);
      rows.add(out[0], Double.NaN, out[0], Double.NaN);
      in[0] = out[0];
    }
    return Chart.branches(rows, "next " + x, "orbit", "diagonal")
        .verticalLabel("next " + x)
        .title("Cobweb from " + x + " = " + start)
        .size(640, 640);
  }

  /**
   * Makes the vector field of a flow in the plane of two coordinates, with the curves on which one
   * or the other does not change.
   *
   * @param x all coordinates; those that are not drawn have these values
   * @param across name of the coordinate to the right
   * @param up name of the coordinate upwards
   * @param box least and greatest value across, least and greatest value upwards
   * @throws IllegalArgumentException if a coordinate is unknown, or this is a map
   */
  public static Chart field(
      RightHandSide rhs, double[] x, String across, String up, double... box) {
    if (rhs.isMap()) {
      throw new IllegalArgumentException("a map has no vector field; draw its cobweb or its orbit");
    }
    if (box.length != 4) {
      throw new IllegalArgumentException(box.length + " ends of axes, expected 4");
    }
    range(across, box[0], box[1]);
    range(up, box[2], box[3]);
    int a = index(rhs, across);
    int b = index(rhs, up);
    double[] at = Arrays.copyOf(x, rhs.names().size());
    double[] slope = new double[at.length];
    Recording rows = new Recording(across, List.of("field", across + "' = 0", up + "' = 0"));
    double dx = (box[1] - box[0]) / ARROWS;
    double dy = (box[3] - box[2]) / ARROWS;
    for (int i = 0; i < ARROWS; i++) {
      for (int j = 0; j < ARROWS; j++) {
        at[a] = box[0] + (i + 0.5) * dx;
        at[b] = box[2] + (j + 0.5) * dy;
        rhs.evaluate(slope, 0, at);
        double length = Math.sqrt(square(slope[a] / dx) + square(slope[b] / dy));
        if (length > 0 && length < Double.POSITIVE_INFINITY) {
          arrow(rows, at[a], at[b], slope[a] / length, slope[b] / length, dx, dy);
        }
      }
    }
    nullcline(rows, 1, box, value(rhs, at, slope, a, b, a));
    nullcline(rows, 2, box, value(rhs, at, slope, a, b, b));
    return Chart.branches(rows, "field", across + "' = 0", up + "' = 0")
        .verticalLabel(up)
        .title(up + " over " + across)
        .size(720, 640);
  }

  private static DoubleBinaryOperator value(
      RightHandSide rhs, double[] at, double[] slope, int a, int b, int which) {
    return (p, q) -> {
      at[a] = p;
      at[b] = q;
      rhs.evaluate(slope, 0, at);
      return slope[which];
    };
  }

  /** A line of nearly the length of a cell, with a head. */
  private static void arrow(
      Recording rows, double x, double y, double u, double v, double dx, double dy) {
    double tipX = x + 0.4 * u;
    double tipY = y + 0.4 * v;
    line(rows, 0, x - 0.4 * u, y - 0.4 * v, tipX, tipY);
    // the head is made in cells, so that it looks the same whatever the units are
    double cu = u / dx;
    double cv = v / dy;
    for (int side = -1; side <= 1; side += 2) {
      double hx = tipX - dx * (0.25 * cu + side * 0.12 * cv);
      double hy = tipY - dy * (0.25 * cv - side * 0.12 * cu);
      line(rows, 0, tipX, tipY, hx, hy);
    }
  }

  /** The curve of a zero, a straight piece in each cell of a fine grid that it crosses. */
  private static void nullcline(Recording rows, int column, double[] box, DoubleBinaryOperator f) {
    double dx = (box[1] - box[0]) / CELLS;
    double dy = (box[3] - box[2]) / CELLS;
    double[] ends = new double[8];
    for (int i = 0; i < CELLS; i++) {
      for (int j = 0; j < CELLS; j++) {
        double x0 = box[0] + i * dx;
        double y0 = box[2] + j * dy;
        double[] v = {
          f.applyAsDouble(x0, y0),
          f.applyAsDouble(x0 + dx, y0),
          f.applyAsDouble(x0 + dx, y0 + dy),
          f.applyAsDouble(x0, y0 + dy)
        };
        double[] px = {x0, x0 + dx, x0 + dx, x0};
        double[] py = {y0, y0, y0 + dy, y0 + dy};
        int found = 0;
        for (int k = 0; k < 4; k++) {
          int n = (k + 1) % 4;
          if (v[k] < 0 != v[n] < 0 && Double.isFinite(v[k]) && Double.isFinite(v[n])) {
            double part = v[k] / (v[k] - v[n]);
            ends[found++] = px[k] + part * (px[n] - px[k]);
            ends[found++] = py[k] + part * (py[n] - py[k]);
          }
        }
        for (int k = 0; k + 3 < found; k += 4) {
          line(rows, column, ends[k], ends[k + 1], ends[k + 2], ends[k + 3]);
        }
      }
    }
  }

  /**
   * Makes the picture of an orbit in three dimensions, as seen from far away, with the edges of the
   * box around it.
   *
   * @param turn degrees by which the box is turned about the third axis
   * @param tilt degrees by which it is looked at from above
   * @throws IllegalArgumentException if a column is unknown
   */
  public static Chart space(
      Recording run, String first, String second, String third, double turn, double tilt) {
    Recording.Column[] columns = {run.column(first), run.column(second), run.column(third)};
    double[] low = new double[3];
    double[] high = new double[3];
    for (int k = 0; k < 3; k++) {
      double[] all = columns[k].toArray();
      low[k] = Arrays.stream(all).filter(Double::isFinite).min().orElse(0);
      high[k] = Arrays.stream(all).filter(Double::isFinite).max().orElse(0);
      high[k] = high[k] > low[k] ? high[k] : low[k] + 1;
    }
    double a = StrictMath.toRadians(turn);
    double b = StrictMath.toRadians(tilt);
    double[] across = {StrictMath.cos(a), StrictMath.sin(a), 0};
    double[] up = {
      -StrictMath.sin(a) * StrictMath.sin(b),
      StrictMath.cos(a) * StrictMath.sin(b),
      StrictMath.cos(b)
    };
    Recording rows = new Recording("across", List.of("orbit", first, second, third, "box"));
    double[] p = new double[3];
    for (long row = 0; row < run.rows(); row++) {
      for (int k = 0; k < 3; k++) {
        p[k] = (columns[k].get(row) - low[k]) / (high[k] - low[k]) - 0.5;
      }
      rows.add(dot(across, p), dot(up, p), Double.NaN, Double.NaN, Double.NaN, Double.NaN);
    }
    gap(rows);
    for (int axis = 0; axis < 3; axis++) {
      double[] from = {-0.5, -0.5, -0.5};
      double[] to = from.clone();
      to[axis] = 0.5;
      line(rows, 1 + axis, dot(across, from), dot(up, from), dot(across, to), dot(up, to));
    }
    for (int axis = 0; axis < 3; axis++) {
      for (int corner = 1; corner < 4; corner++) {
        double[] from = {-0.5, -0.5, -0.5};
        from[(axis + 1) % 3] = (corner & 1) - 0.5;
        from[(axis + 2) % 3] = (corner >> 1) - 0.5;
        double[] to = from.clone();
        to[axis] = 0.5;
        line(rows, 4, dot(across, from), dot(up, from), dot(across, to), dot(up, to));
      }
    }
    return Chart.branches(rows, "orbit", first, second, third, "box")
        .horizontalLabel("")
        .verticalLabel("")
        .title(first + ", " + second + ", " + third)
        .size(720, 640);
  }

  /**
   * Makes a chart of one quantity over another, or over the time, for several runs.
   *
   * @param runs names of runs, for the legend, and their recordings, in their order
   * @param across column to the right; may be the time
   * @param up column upwards
   * @throws IllegalArgumentException if there is no run, or a run has no such column
   */
  public static Chart together(Map<String, Recording> runs, String across, String up) {
    if (runs.isEmpty()) {
      throw new IllegalArgumentException("no run to draw");
    }
    List<String> names = new ArrayList<>(runs.keySet());
    Recording rows = new Recording(across, names);
    double[] row = new double[names.size()];
    for (int k = 0; k < names.size(); k++) {
      Recording run = runs.get(names.get(k));
      Recording.Column xs = run.column(across);
      Recording.Column ys = run.column(up);
      Arrays.fill(row, Double.NaN);
      for (long i = 0; i < run.rows(); i++) {
        row[k] = ys.get(i);
        rows.add(xs.get(i), row);
      }
      gap(rows);
    }
    return Chart.branches(rows, names.toArray(String[]::new))
        .verticalLabel(up)
        .title(up + " over " + across);
  }

  private static void line(Recording rows, int column, double x0, double y0, double x1, double y1) {
    double[] row = new double[rows.columns().size()];
    Arrays.fill(row, Double.NaN);
    row[column] = y0;
    rows.add(x0, row);
    row[column] = y1;
    rows.add(x1, row);
    gap(rows);
  }

  private static void gap(Recording rows) {
    double[] row = new double[rows.columns().size()];
    Arrays.fill(row, Double.NaN);
    rows.add(rows.rows() == 0 ? 0 : rows.time(rows.rows() - 1), row);
  }

  private static double dot(double[] a, double[] b) {
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  }

  private static double square(double v) {
    return v * v;
  }

  private static void range(String what, double from, double to) {
    if (!(from < to && Double.isFinite(to - from))) {
      throw new IllegalArgumentException(
          what + " from " + from + " to " + to + ", expected a lower and an upper end");
    }
  }

  private static int index(RightHandSide rhs, String name) {
    int i = rhs.names().indexOf(name);
    if (i < 0) {
      throw new IllegalArgumentException(
          "no coordinate '" + name + "'; " + Nearest.suggestion(name, rhs.names()));
    }
    return i;
  }
}
