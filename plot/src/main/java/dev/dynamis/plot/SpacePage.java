package dev.dynamis.plot;

import dev.dynamis.core.Recording;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A curve through three columns in a box, seen from outside without perspective. What is further
 * away is lighter.
 *
 * @param curves three columns each
 * @param names of the curves
 * @param axes names of the three axes
 * @param azimuth where the eye is, degrees from the first axis towards the second
 * @param elevation how high it is, degrees
 * @param equalUnits whether a unit is as long in all three directions
 */
record SpacePage(
    int width,
    int height,
    double scale,
    String title,
    List<Recording.Column[]> curves,
    List<String> names,
    List<String> axes,
    double azimuth,
    double elevation,
    boolean equalUnits)
    implements Drawing {
  private static final int EDGE = 56;
  private static final int TITLE_HEIGHT = 34;

  /** Rows that are joined to one line; nearer pieces are painted over those behind them. */
  private static final int PIECE = 12;

  /** Points nearer to each other than this, in pixels, are one. */
  private static final double FINE = 0.4;

  private static final int MOST_TICKS = 6;

  /** Diameter of a number that no line reaches. */
  private static final double ALONE = 6;

  /** A line of one color, or a dot. */
  private record Piece(double depth, Shape shape, Color color) {}

  /** The way from numbers to the page. */
  private final class View {
    final double sinA = StrictMath.sin(StrictMath.toRadians(azimuth));
    final double cosA = StrictMath.cos(StrictMath.toRadians(azimuth));
    final double sinE = StrictMath.sin(StrictMath.toRadians(elevation));
    final double cosE = StrictMath.cos(StrictMath.toRadians(elevation));
    final double[] low = new double[3];
    final double[] high = new double[3];
    final double[] half = {1, 1, 0.8};
    double size;
    double middleX;
    double middleY;

    View() {
      for (int k = 0; k < 3; k++) {
        low[k] = Double.POSITIVE_INFINITY;
        high[k] = Double.NEGATIVE_INFINITY;
        for (Recording.Column[] c : curves) {
          double[] range = Panel.range(c[k]);
          low[k] = Math.min(low[k], range[0]);
          high[k] = Math.max(high[k], range[1]);
        }
        double room = high[k] > low[k] ? 0.04 * (high[k] - low[k]) : 0.5;
        low[k] -= room;
        high[k] += room;
      }
      if (equalUnits) {
        double most = Math.max(high[0] - low[0], Math.max(high[1] - low[1], high[2] - low[2]));
        for (int k = 0; k < 3; k++) {
          half[k] = Math.max(0.05, (high[k] - low[k]) / most);
        }
      }
      // the box as large as the page allows
      double left = Double.POSITIVE_INFINITY;
      double right = Double.NEGATIVE_INFINITY;
      double bottom = Double.POSITIVE_INFINITY;
      double top = Double.NEGATIVE_INFINITY;
      for (int corner = 0; corner < 8; corner++) {
        double u = (corner & 1) == 0 ? -1 : 1;
        double v = (corner & 2) == 0 ? -1 : 1;
        double w = (corner & 4) == 0 ? -1 : 1;
        left = Math.min(left, right(u, v));
        right = Math.max(right, right(u, v));
        bottom = Math.min(bottom, up(u, v, w));
        top = Math.max(top, up(u, v, w));
      }
      double head = title.isBlank() ? EDGE / 2.0 : TITLE_HEIGHT;
      size = Math.min((width - 2 * EDGE) / (right - left), (height - head - EDGE) / (top - bottom));
      middleX = width / 2.0 - size * (left + right) / 2;
      middleY = head + (height - head - EDGE) / 2 + size * (top + bottom) / 2;
    }

    /** To the right; coordinates of the box are -1 to 1. */
    double right(double u, double v) {
      return -sinA * u * half[0] + cosA * v * half[1];
    }

    double up(double u, double v, double w) {
      return cosE * w * half[2] - sinE * (cosA * u * half[0] + sinA * v * half[1]);
    }

    /** Towards the eye. */
    double near(double u, double v, double w) {
      return cosE * (cosA * u * half[0] + sinA * v * half[1]) + sinE * w * half[2];
    }

    double x(double u, double v) {
      return middleX + size * right(u, v);
    }

    double y(double u, double v, double w) {
      return middleY - size * up(u, v, w);
    }

    double box(int axis, double value) {
      return 2 * (value - low[axis]) / (high[axis] - low[axis]) - 1;
    }
  }

  @Override
  public void paint(Graphics2D g) {
    g.setColor(Style.BACKGROUND);
    g.fill(new Rectangle2D.Double(0, 0, width, height));
    if (!title.isBlank()) {
      g.setColor(Style.INK);
      text(g, Style.TITLE, Style.fit(Style.TITLE, title, width - 20), width / 2.0, 24, 0.5);
    }
    View view = new View();
    paintBox(g, view);
    List<Piece> pieces = new ArrayList<>();
    for (int c = 0; c < curves.size(); c++) {
      addPieces(view, curves.get(c), Style.curve(c), pieces);
    }
    pieces.sort(Comparator.comparingDouble(Piece::depth));
    g.setStroke(new BasicStroke(1.1f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    for (Piece p : pieces) {
      g.setColor(p.color);
      if (p.shape instanceof Ellipse2D) {
        g.fill(p.shape);
      } else {
        g.draw(p.shape);
      }
    }
    paintLegend(g);
  }

  // --- the box

  private void paintBox(Graphics2D g, View view) {
    // the sides behind the curve
    double u = view.cosA > 0 ? -1 : 1;
    double v = view.sinA > 0 ? -1 : 1;
    double w = view.sinE >= 0 ? -1 : 1;
    g.setStroke(Style.HAIRLINE);
    for (int axis = 0; axis < 3; axis++) {
      for (double tick : ticks(view.low[axis], view.high[axis])) {
        double at = view.box(axis, tick);
        g.setColor(Style.GRID);
        switch (axis) {
          case 0 -> {
            line(g, view, at, -1, w, at, 1, w);
            line(g, view, at, v, -1, at, v, 1);
          }
          case 1 -> {
            line(g, view, -1, at, w, 1, at, w);
            line(g, view, u, at, -1, u, at, 1);
          }
          default -> {
            line(g, view, u, -1, at, u, 1, at);
            line(g, view, -1, v, at, 1, v, at);
          }
        }
      }
    }
    g.setColor(Style.FRAME);
    for (double side : new double[] {-1, 1}) {
      line(g, view, -1, side, w, 1, side, w);
      line(g, view, side, -1, w, side, 1, w);
      line(g, view, u, side, -1, u, side, 1);
      line(g, view, side, v, -1, side, v, 1);
      line(g, view, u, -1, side, u, 1, side);
      line(g, view, -1, v, side, 1, v, side);
    }
    labels(g, view, 0, 0, -v, w);
    labels(g, view, 1, -u, 0, w);
    // upwards along the left one of the two corners that stand out
    boolean first = view.right(-u, v) < view.right(u, -v);
    labels(g, view, 2, first ? -u : u, first ? v : -v, 0);
  }

  private static void line(
      Graphics2D g, View view, double u0, double v0, double w0, double u1, double v1, double w1) {
    g.draw(
        new Line2D.Double(view.x(u0, v0), view.y(u0, v0, w0), view.x(u1, v1), view.y(u1, v1, w1)));
  }

  /** Writes the numbers and the name of an axis along the edge of the box where it is. */
  private void labels(Graphics2D g, View view, int axis, double u, double v, double w) {
    double[] at = {u, v, w};
    // away from the middle of the box
    double dx = axis == 2 ? -1 : Math.signum(view.right(axis == 0 ? 0 : u, axis == 0 ? v : 0));
    double gap = axis == 2 ? 8 : 12;
    double anchor = dx < 0 ? 1 : 0;
    double widest = 0;
    g.setColor(Style.FAINT_INK);
    for (double tick : ticks(view.low[axis], view.high[axis])) {
      at[axis] = view.box(axis, tick);
      String text = number(tick);
      widest = Math.max(widest, Style.width(Style.TICK, text));
      double x = view.x(at[0], at[1]) + dx * gap;
      double y = view.y(at[0], at[1], at[2]) + (axis == 2 ? 0 : 10) + Style.middle(Style.TICK);
      text(g, Style.TICK, text, x, y, anchor);
    }
    at[axis] = 0;
    double x = view.x(at[0], at[1]) + dx * (gap + widest + 14);
    double y = view.y(at[0], at[1], at[2]) + (axis == 2 ? 0 : 26);
    g.setColor(Style.INK);
    double room = dx < 0 ? x - 6 : width - x - 6;
    String name = Style.fit(Style.LABEL, axes.get(axis), Math.max(24, room));
    text(g, Style.LABEL, name, x, y + Style.middle(Style.LABEL), anchor);
  }

  private static void text(
      Graphics2D g, Font font, String text, double x, double y, double anchor) {
    g.setFont(font);
    g.drawString(text, (float) (x - anchor * Style.width(font, text)), (float) y);
  }

  /** Returns round numbers in a range, 3 to 6 of them. */
  static double[] ticks(double low, double high) {
    double raw = (high - low) / (MOST_TICKS - 1);
    double power = StrictMath.pow(10, Math.floor(StrictMath.log10(raw)));
    double step = power;
    for (double factor : new double[] {1, 2, 5, 10}) {
      step = factor * power;
      if (step >= raw) {
        break;
      }
    }
    List<Double> all = new ArrayList<>();
    for (double k = Math.ceil(low / step); k * step <= high; k++) {
      all.add(k * step);
    }
    return all.stream().mapToDouble(Double::doubleValue).toArray();
  }

  private static String number(double value) {
    BigDecimal rounded = new BigDecimal(value).round(new MathContext(6));
    double size = Math.abs(value);
    boolean plain = size < 1e-12 || size >= 1e-3 && size < 1e5;
    String text = plain ? rounded.stripTrailingZeros().toPlainString() : rounded.toString();
    return size < 1e-12 ? "0" : text.replace('-', '−');
  }

  // --- the curve

  private void addPieces(View view, Recording.Column[] c, Color full, List<Piece> pieces) {
    double[] xs = c[0].toArray();
    double[] ys = c[1].toArray();
    double[] zs = c[2].toArray();
    Path2D path = null;
    int length = 0;
    double depth = 0;
    double lastX = Double.NaN;
    double lastY = Double.NaN;
    for (int i = 0; i < xs.length; i++) {
      if (!Double.isFinite(xs[i] + ys[i] + zs[i])) {
        add(pieces, path, depth, length, full);
        path = null;
        lastX = Double.NaN;
        continue;
      }
      double u = view.box(0, xs[i]);
      double v = view.box(1, ys[i]);
      double w = view.box(2, zs[i]);
      double x = view.x(u, v);
      double y = view.y(u, v, w);
      if (Math.abs(x - lastX) < FINE && Math.abs(y - lastY) < FINE) {
        continue;
      }
      double near = view.near(u, v, w);
      if (path == null) {
        path = new Path2D.Double();
        path.moveTo(x, y);
        depth = near;
        length = 0;
      } else {
        if (length == PIECE) {
          add(pieces, path, depth, length, full);
          path = new Path2D.Double();
          path.moveTo(lastX, lastY);
          length = 0;
        }
        path.lineTo(x, y);
        depth = length == 0 ? near : depth + near;
        length++;
      }
      lastX = x;
      lastY = y;
    }
    add(pieces, path, depth, length, full);
  }

  private static void add(List<Piece> to, Path2D path, double depth, int length, Color full) {
    if (path == null) {
      return;
    }
    double near = depth / Math.max(1, length);
    Color color = lighter(full, Math.max(0.35, Math.min(1, 0.68 + 0.3 * near)));
    if (length > 0) {
      to.add(new Piece(near, path, color));
    } else {
      Point2D p = path.getCurrentPoint();
      double x = p.getX() - ALONE / 2;
      double y = p.getY() - ALONE / 2;
      to.add(new Piece(near, new Ellipse2D.Double(x, y, ALONE, ALONE), color));
    }
  }

  private static Color lighter(Color full, double part) {
    return new Color(
        (int) Math.rint(255 - part * (255 - full.getRed())),
        (int) Math.rint(255 - part * (255 - full.getGreen())),
        (int) Math.rint(255 - part * (255 - full.getBlue())));
  }

  private void paintLegend(Graphics2D g) {
    for (int c = 0; c < names.size() && names.size() > 1; c++) {
      double y = TITLE_HEIGHT + 16 + 18.0 * c;
      g.setColor(Style.curve(c));
      g.setStroke(new BasicStroke(2f));
      g.draw(new Line2D.Double(14, y, 34, y));
      g.setColor(Style.INK);
      text(
          g,
          Style.LABEL,
          Style.fit(Style.LABEL, names.get(c), width / 3.0),
          40,
          y + Style.middle(Style.LABEL),
          0);
    }
  }
}
