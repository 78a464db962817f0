package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;

/**
 * The prisms of a height field that are near a geom: the ground under each triangle of the grid,
 * one after the other in the first shape of a query, in the frame of the field.
 */
final class PrismGrid {
  /** Box around the geom, not inflated, in the frame of the field, m. */
  final double[] low = new double[3];

  final double[] high = new double[3];

  /** Prisms all below this are left out, m. */
  double floor;

  private final double[] point = new double[3];
  private double[] prism;
  private float[] elevation;
  private int firstElevation;
  private int rows;
  private int columns;

  /** Half sizes, greatest elevation and depth below zero, m. */
  private double sizeX;

  private double sizeY;
  private double top;
  private double base;
  private double stepX;
  private double stepY;

  /** The part of the grid that is looked at, and where in it the next corner is. */
  private int firstColumn;

  private int lastColumn;
  private int lastRow;
  private int row;
  private int column;
  private int side;

  /** Returns the grid of a thread of simulation. */
  static PrismGrid of(Data d) {
    return d.scratch.workspace(PrismGrid.class, PrismGrid::new);
  }

  /**
   * Sets the shapes of a query to a prism of the height field {@code geom1} and to {@code geom2},
   * in the frame of the field. Returns false if the boxes around both are farther apart than {@code
   * reach}.
   */
  boolean place(Model m, Data d, int geom1, int geom2, ConvexQuery q, double reach) {
    takeField(m, d, geom1, q);
    ConvexShape shape = q.second;
    shape.set(m, d, geom2, 0);
    Vec3.sub(shape.pos, 0, d.geom.xpos, 3 * geom2, d.geom.xpos, 3 * geom1);
    Mat3.mulTVec(shape.pos, 0, d.geom.xmat, 9 * geom1, shape.pos, 0);
    Mat3.mulTMat(shape.mat, 0, d.geom.xmat, 9 * geom1, d.geom.xmat, 9 * geom2);
    double radius = m.geom.rbound[geom2];
    for (int k = 0; k < 3; k++) {
      low[k] = shape.pos[k] - radius;
      high[k] = shape.pos[k] + radius;
    }
    if (isApart(reach)) {
      return false;
    }
    bounds(shape);
    return !isApart(reach);
  }

  /** As {@link #place} for an element of a flex; its radius does not count for the boxes. */
  boolean placeElement(Model m, Data d, int geom, int f, int e, ConvexQuery q, double reach) {
    takeField(m, d, geom, q);
    ConvexShape shape = q.second;
    shape.setElement(m, d, f, e, 0);
    toField(d, geom, shape.pos, 0);
    for (int i = 0; i < shape.corners; i++) {
      toField(d, geom, shape.corner, 3 * i);
      for (int k = 0; k < 3; k++) {
        double x = shape.corner[3 * i + k];
        low[k] = i == 0 ? x : Math.min(low[k], x);
        high[k] = i == 0 ? x : Math.max(high[k], x);
      }
    }
    return !isApart(reach);
  }

  private static void toField(Data d, int geom, double[] p, int i) {
    Vec3.subFrom(p, i, d.geom.xpos, 3 * geom);
    Mat3.mulTVec(p, i, d.geom.xmat, 9 * geom, p, i);
  }

  private void takeField(Model m, Data d, int geom1, ConvexQuery q) {
    int field = m.geom.dataid[geom1];
    rows = m.hfield.nrow[field];
    columns = m.hfield.ncol[field];
    sizeX = m.hfield.size[4 * field];
    sizeY = m.hfield.size[4 * field + 1];
    top = m.hfield.size[4 * field + 2];
    base = m.hfield.size[4 * field + 3];
    elevation = m.hfield.data;
    firstElevation = m.hfield.adr[field];
    stepX = 2 * sizeX / (columns - 1);
    stepY = 2 * sizeY / (rows - 1);

    q.first.set(m, d, geom1, 0);
    prism = q.first.prism;
    prism[2] = -base;
    prism[5] = -base;
    prism[8] = -base;
  }

  private boolean isApart(double reach) {
    return low[0] - reach > sizeX
        || high[0] + reach < -sizeX
        || low[1] - reach > sizeY
        || high[1] + reach < -sizeY
        || low[2] - reach > top
        || high[2] + reach < -base;
  }

  private void bounds(ConvexShape shape) {
    for (int k = 0; k < 3; k++) {
      double x = k == 0 ? 1 : 0, y = k == 1 ? 1 : 0, z = k == 2 ? 1 : 0;
      shape.support(point, 0, x, y, z);
      high[k] = point[k];
      shape.support(point, 0, -x, -y, -z);
      low[k] = point[k];
    }
  }

  /** Starts over with the prisms under the box around the geom, widened by {@code reach}. */
  void start(double reach) {
    firstColumn = Math.max(0, (int) Math.floor(fraction(low[0] - reach, sizeX) * (columns - 1)));
    lastColumn =
        Math.min(columns - 1, (int) Math.ceil(fraction(high[0] + reach, sizeX) * (columns - 1)));
    row = Math.max(0, (int) Math.floor(fraction(low[1] - reach, sizeY) * (rows - 1)));
    lastRow = Math.min(rows - 1, (int) Math.ceil(fraction(high[1] + reach, sizeY) * (rows - 1)));
    column = firstColumn;
    side = 1;
  }

  private static double fraction(double x, double half) {
    return (x + half) / (2 * half);
  }

  /** Goes to the next prism that reaches above the floor; returns false if there is none left. */
  boolean next() {
    while (row < lastRow) {
      if (column > lastColumn) {
        row++;
        column = firstColumn;
        continue;
      }

      // corners arrive in zigzag; each one completes a triangle with the two before
      int r = row + side;
      int c = column;
      double z = elevation[firstElevation + r * columns + c] * top;
      advance(stepX * c - sizeX, stepY * r - sizeY, z);
      column += 1 - side;
      side = 1 - side;
      double[] p = prism;
      if (c > firstColumn && !(p[11] < floor && p[14] < floor && p[17] < floor)) {
        return true;
      }
    }
    return false;
  }

  /** Drops the oldest corner of the prism and adds one. */
  private void advance(double x, double y, double z) {
    double[] p = prism;
    System.arraycopy(p, 3, p, 0, 6);
    System.arraycopy(p, 12, p, 9, 6);
    p[6] = x;
    p[7] = y;
    Vec3.set(p, 15, x, y, z);
  }

  /** Squared horizontal distance of the prism from the box around the geom. */
  double gap2() {
    double x = gap(0);
    double y = gap(1);
    return x * x + y * y;
  }

  private double gap(int k) {
    double[] p = prism;
    double least = Math.min(p[k], Math.min(p[3 + k], p[6 + k]));
    double most = Math.max(p[k], Math.max(p[3 + k], p[6 + k]));
    return Math.max(0, Math.max(least - high[k], low[k] - most));
  }
}
