package dev.dynamis.plot;

import dev.dynamis.core.Recording;
import java.awt.geom.Rectangle2D;
import java.util.Arrays;
import java.util.BitSet;

/**
 * Turns rows into the points that a picture can show, in pixels.
 *
 * <p>A pair of NaN is a gap between two parts of a curve.
 */
final class Thinning {
  private static final int BLOCK = 4096;

  /** Cells per pixel in which points of a phase curve count as one. */
  private static final double FINE = 2;

  /** Crossings after which a pixel is as dark as it gets. */
  private static final byte FULL = 4;

  private final Panel panel;
  private final Rectangle2D area;

  private double[] points = new double[1024];
  private int size;

  private Thinning(Panel panel, Rectangle2D area) {
    this.panel = panel;
    this.area = area;
  }

  /** Returns the points {@code x0, y0, x1, y1, ...} of a column inside {@code area}. */
  static double[] points(Panel panel, Panel.Curve curve, Rectangle2D area) {
    Thinning thinning = new Thinning(panel, area);
    Sieve sieve =
        switch (panel.kind()) {
          case SERIES -> thinning.new Series();
          case PHASE -> thinning.new Phase();
          case SCATTER, DENSITY, CELLS -> thinning.new Scatter();
        };
    thinning.run(curve, sieve);
    return Arrays.copyOf(thinning.points, thinning.size);
  }

  private void run(Panel.Curve curve, Sieve sieve) {
    Recording.Column column = curve.y();
    Axis horizontal = panel.horizontal();
    Axis vertical = panel.vertical();
    double bottom = area.getMaxY();
    double[] xs = new double[BLOCK];
    double[] ys = new double[BLOCK];
    boolean gap = false;
    for (long from = 0; from < column.size(); from += BLOCK) {
      int count = (int) Math.min(BLOCK, column.size() - from);
      curve.x().copy(xs, 0, from, count);
      column.copy(ys, 0, from, count);
      for (int i = 0; i < count; i++) {
        if (!horizontal.shows(xs[i]) || !vertical.shows(ys[i])) {
          gap = true;
          continue;
        }
        double x = area.getX() + area.getWidth() * horizontal.fraction(xs[i]);
        double y = bottom - area.getHeight() * vertical.fraction(ys[i]);
        sieve.accept(x, y, gap);
        gap = false;
      }
    }
    sieve.end();
  }

  /**
   * Adds a point in hundredths of a pixel, which keeps files short; rounded down, it stays in its
   * pixel.
   */
  private void add(double x, double y) {
    if (size + 2 > points.length) {
      points = Arrays.copyOf(points, 2 * points.length);
    }
    points[size++] = Math.floor(100 * x) / 100;
    points[size++] = Math.floor(100 * y) / 100;
  }

  private void addGap() {
    add(Double.NaN, Double.NaN);
  }

  /** Decides which points stay. */
  private interface Sieve {
    /**
     * @param gap whether something that can't be drawn lies between the point before and this one
     */
    void accept(double x, double y, boolean gap);

    void end();
  }

  /**
   * Of the points that fall into one pixel of width one after the other, keeps the first, the
   * least, the greatest and the last, in the order in which they came. The line through them covers
   * the same pixels as the line through all. Gaps inside one pixel of width are not seen.
   */
  private final class Series implements Sieve {
    private double pixel = Double.NaN;
    private double firstX;
    private double firstY;
    private double lastX;
    private double lastY;
    private double leastX;
    private double leastY;
    private double greatestX;
    private double greatestY;
    private boolean leastCameFirst;

    @Override
    public void accept(double x, double y, boolean gap) {
      double p = Math.floor(x);
      if (p == pixel) {
        if (y < leastY) {
          leastX = x;
          leastY = y;
          leastCameFirst = false;
        } else if (y > greatestY) {
          greatestX = x;
          greatestY = y;
          leastCameFirst = true;
        }
      } else {
        end();
        if (gap && size > 0) {
          addGap();
        }
        pixel = p;
        firstX = leastX = greatestX = x;
        firstY = leastY = greatestY = y;
        leastCameFirst = true;
      }
      lastX = x;
      lastY = y;
    }

    @Override
    public void end() {
      if (Double.isNaN(pixel)) {
        return;
      }
      add(firstX, firstY);
      if (leastCameFirst) {
        addBetween(leastX, leastY);
        addBetween(greatestX, greatestY);
      } else {
        addBetween(greatestX, greatestY);
        addBetween(leastX, leastY);
      }
      if (lastX != firstX || lastY != firstY) {
        add(lastX, lastY);
      }
    }

    private void addBetween(double x, double y) {
      if ((x != firstX || y != firstY) && (x != lastX || y != lastY)) {
        add(x, y);
      }
    }
  }

  /**
   * Drops points as long as the curve stays within half a pixel of the last one that was kept, and
   * parts of the curve that run only through pixels which were crossed {@link #FULL} times before.
   */
  private final class Phase implements Sieve {
    private final int columns = (int) Math.ceil(area.getWidth()) + 1;
    private final int rows = (int) Math.ceil(area.getHeight()) + 1;
    private final byte[] crossed = new byte[columns * rows];
    private double lastX = Double.NaN;
    private double lastY = Double.NaN;
    private boolean drawing;

    @Override
    public void accept(double x, double y, boolean gap) {
      if (Math.floor(FINE * x) == Math.floor(FINE * lastX)
          && Math.floor(FINE * y) == Math.floor(FINE * lastY)) {
        return;
      }
      boolean begin = gap || Double.isNaN(lastX);
      boolean seen = begin ? cross(x, y, x, y) : cross(lastX, lastY, x, y);
      if (seen) {
        if (begin || !drawing) {
          if (size > 0) {
            addGap();
          }
          if (!begin) {
            add(lastX, lastY);
          }
        }
        add(x, y);
      }
      drawing = seen;
      lastX = x;
      lastY = y;
    }

    /** Counts the pixels below a piece of the curve; returns whether one of them was not full. */
    private boolean cross(double x0, double y0, double x1, double y1) {
      double length = Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0));
      if (length > 10 * (columns + rows)) {
        return true;
      }
      int steps = 1 + (int) length;
      double dx = (x1 - x0) / steps;
      double dy = (y1 - y0) / steps;
      boolean seen = false;
      for (int i = 1; i <= steps; i++) {
        double x = x0 + i * dx - area.getX();
        double y = y0 + i * dy - area.getY();
        if (x < 0 || y < 0 || x >= columns || y >= rows) {
          // beyond the limits of the axes: what comes back from there has to be drawn
          seen = true;
          continue;
        }
        int cell = columns * (int) y + (int) x;
        if (crossed[cell] < FULL) {
          crossed[cell]++;
          seen = true;
        }
      }
      return seen;
    }

    @Override
    public void end() {}
  }

  /** Keeps one point for each pixel. */
  private final class Scatter implements Sieve {
    private final int columns = (int) Math.ceil(area.getWidth()) + 1;
    private final BitSet taken = new BitSet();

    @Override
    public void accept(double x, double y, boolean gap) {
      if (panel.limited() && !area.contains(x, y)) {
        return;
      }
      int column = (int) (x - area.getX());
      int row = (int) (y - area.getY());
      int cell = row * columns + column;
      if (!taken.get(cell)) {
        taken.set(cell);
        add(x, y);
      }
    }

    @Override
    public void end() {}
  }
}
