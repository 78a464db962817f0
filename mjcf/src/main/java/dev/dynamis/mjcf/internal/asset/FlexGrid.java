package dev.dynamis.mjcf.internal.asset;

import dev.dynamis.core.math.Frames;
import dev.dynamis.core.math.Trig;
import java.util.Arrays;

/**
 * Generates the points and elements of grids, squares, discs and circles, and of boxes, cylinders
 * and ellipsoids, with the numbering of MuJoCo. The last index of a grid runs fastest.
 */
public final class FlexGrid {
  private static final double EPS = 1e-14;

  /** Corners of the six tetrahedra that a cell of a grid is cut into. */
  private static final int[] TETRAHEDRA = {
    0, 3, 1, 7, 0, 1, 4, 7, 1, 3, 2, 7, 1, 2, 6, 7, 1, 5, 4, 7, 1, 6, 5, 7
  };

  private final Shape shape;
  private final int dim;
  private final int[] count;
  private final double[] spacing;
  private final boolean textured;
  private double[] point = new double[64];
  private int points;
  private int[] element = new int[64];
  private int elements;
  private float[] texcoord = new float[64];
  private int texcoords;

  /** What is generated. */
  public enum Shape {
    /** A grid of one to three dimensions. */
    GRID,
    /** A ring of lines. */
    CIRCLE,
    /** A flat grid. */
    SQUARE,
    /** A flat grid, drawn to a circle. */
    DISC,
    /** A box. */
    BOX,
    /** A cylinder, upright. */
    CYLINDER,
    /** An ellipsoid. */
    ELLIPSOID
  }

  private FlexGrid(Shape shape, int dim, int[] count, double[] spacing, boolean textured) {
    this.shape = shape;
    this.dim = dim;
    this.count = count;
    this.spacing = spacing;
    this.textured = textured;
  }

  /**
   * Generates a shape.
   *
   * @param dim dimension of the elements; squares and discs are flat whatever it is
   * @param count points in x, y and z. Not modified.
   * @param spacing distances of points, m. Not modified.
   * @param textured whether texture coordinates are wanted
   */
  public static FlexMesh of(Shape shape, int dim, int[] count, double[] spacing, boolean textured) {
    boolean flat = shape == Shape.SQUARE || shape == Shape.DISC;
    int real = flat ? 2 : dim;
    FlexGrid grid = new FlexGrid(shape, real, count, spacing, textured);
    switch (shape) {
      case BOX, CYLINDER, ELLIPSOID -> grid.surface();
      default -> {
        switch (real) {
          case 1 -> grid.line();
          case 2 -> grid.plane();
          default -> grid.solid();
        }
      }
    }
    if (shape == Shape.DISC) {
      grid.round();
    }
    return new FlexMesh(
        real,
        Arrays.copyOf(grid.point, grid.points),
        Arrays.copyOf(grid.element, grid.elements),
        Arrays.copyOf(grid.texcoord, grid.texcoords),
        MeshData.NO_INTS);
  }

  /** Returns how many points a shape will have at most. */
  public static long pointCount(int dim, int[] count) {
    long plane = (long) count[0] * count[1];
    return dim == 1 ? count[0] : dim == 2 && count[2] == 1 ? plane : plane * count[2] + 1;
  }

  private void addPoint(double x, double y, double z) {
    if (points + 3 > point.length) {
      point = Arrays.copyOf(point, 2 * point.length);
    }
    point[points] = x;
    point[points + 1] = y;
    point[points + 2] = z;
    points += 3;
  }

  private void addElement(int... corners) {
    if (elements + corners.length > element.length) {
      element = Arrays.copyOf(element, 2 * element.length);
    }
    System.arraycopy(corners, 0, element, elements, corners.length);
    elements += corners.length;
  }

  private void addTexcoord(int i, int axis1, int j, int axis2) {
    if (!textured) {
      return;
    }
    if (texcoords + 2 > texcoord.length) {
      texcoord = Arrays.copyOf(texcoord, 2 * texcoord.length);
    }
    texcoord[texcoords++] = part(i, axis1);
    texcoord[texcoords++] = part(j, axis2);
  }

  private float part(int i, int axis) {
    double last = Math.max(count[axis] - 1, 1);
    return dim == 2 ? (float) (i / last) : i / (float) last;
  }

  private double along(int axis, int i) {
    return spacing[axis] * (i - 0.5 * (count[axis] - 1));
  }

  private void line() {
    int n = count[0];
    if (shape != Shape.CIRCLE) {
      for (int i = 0; i < n; i++) {
        addPoint(along(0, i), 0, 0);
        if (i < n - 1) {
          addElement(i, i + 1);
        }
      }
      return;
    }
    double angle = 2 * Math.PI / (n - 1);
    double radius = spacing[0] / Trig.sin(angle / 2) / 2;
    for (int i = 0; i < n - 1; i++) {
      addPoint(radius * Trig.cos(angle * i), radius * Trig.sin(angle * i), 0);
      addElement(i, i == n - 2 ? 0 : i + 1);
    }
  }

  private void plane() {
    int step = count[2];
    int row = step * count[1];
    for (int i = 0; i < count[0]; i++) {
      for (int j = 0; j < count[1]; j++) {
        double x = along(0, i);
        double y = along(1, j);
        addPoint(x, y, 0);
        addTexcoord(i, 0, j, 1);
        if (i < count[0] - 1 && j < count[1] - 1) {
          int a = row * i + step * j;
          int b = a + row;
          int c = b + step;
          int d = a + step;
          boolean flip = (x < -EPS && y > -EPS) || (x > -EPS && y < -EPS);
          if (shape == Shape.DISC && flip) {
            addElement(a, b, d, b, c, d);
          } else {
            addElement(a, b, c, a, c, d);
          }
        }
      }
    }
  }

  /** Draws a square to a circle; a half size counts twice, as in MuJoCo. */
  private void round() {
    for (int p = 0; p < points; p += 3) {
      double reach = Math.max(Math.abs(point[p]), Math.abs(point[p + 1]));
      Frames.normalize(point, p, 2);
      point[p] *= 0.5 * spacing[0] * (count[0] - 1) * reach;
      point[p + 1] *= 0.5 * spacing[1] * (count[1] - 1) * reach;
    }
  }

  private void solid() {
    int row = count[2] * count[1];
    int[] corner = new int[8];
    for (int i = 0; i < count[0]; i++) {
      for (int j = 0; j < count[1]; j++) {
        for (int k = 0; k < count[2]; k++) {
          addPoint(along(0, i), along(1, j), along(2, k));
          addTexcoord(i, 0, j, 1);
          if (i == count[0] - 1 || j == count[1] - 1 || k == count[2] - 1) {
            continue;
          }
          int a = row * i + count[2] * j + k;
          corner[0] = a;
          corner[1] = a + row;
          corner[2] = a + row + count[2];
          corner[3] = a + count[2];
          for (int c = 0; c < 4; c++) {
            corner[4 + c] = corner[c] + 1;
          }
          for (int t = 0; t < TETRAHEDRA.length; t += 4) {
            addElement(
                corner[TETRAHEDRA[t]],
                corner[TETRAHEDRA[t + 1]],
                corner[TETRAHEDRA[t + 2]],
                corner[TETRAHEDRA[t + 3]]);
          }
        }
      }
    }
  }

  /**
   * Points of the sides of a box, drawn to the shape, and elements: tetrahedra from the center, or
   * triangles that leave out the upper side.
   */
  private void surface() {
    boolean full = dim == 3;
    int[] id = new int[count[0] * count[1] * count[2]];
    if (full) {
      addPoint(0, 0, 0);
    }
    if (textured) {
      texcoord[texcoords++] = 0;
      texcoord[texcoords++] = 0;
    }
    for (int k = 0; k < count[2]; k += Math.max(1, count[2] - 1)) {
      for (int i = 0; i < count[0] && (full || k == 0); i++) {
        for (int j = 0; j < count[1]; j++) {
          addSurfacePoint(id, i, j, k);
          addTexcoord(i, 0, j, 1);
        }
      }
    }
    for (int j = 0; j < count[1]; j += Math.max(1, count[1] - 1)) {
      for (int i = 0; i < count[0]; i++) {
        for (int k = 1; k < (full ? count[2] - 1 : count[2]); k++) {
          addSurfacePoint(id, i, j, k);
          addTexcoord(i, 0, k, 2);
        }
      }
    }
    for (int i = 0; i < count[0]; i += Math.max(1, count[0] - 1)) {
      for (int j = 1; j < count[1] - 1; j++) {
        for (int k = 1; k < (full ? count[2] - 1 : count[2]); k++) {
          addSurfacePoint(id, i, j, k);
          addTexcoord(j, 1, k, 2);
        }
      }
    }
    sides(id, full);
  }

  private void sides(int[] id, boolean full) {
    for (int k = 0; k < count[2]; k += Math.max(1, count[2] - 1)) {
      for (int i = 0; i < count[0] - 1 && (full || k == 0); i++) {
        for (int j = 0; j < count[1] - 1; j++) {
          int a = id[at(i, j, k)], b = id[at(i + 1, j, k)];
          int c = id[at(i + 1, j + 1, k)], d = id[at(i, j + 1, k)];
          if (full) {
            addElement(0, a, b, c, 0, a, d, c);
          } else {
            addElement(a, c, b, a, d, c);
          }
        }
      }
    }
    for (int j = 0; j < count[1]; j += Math.max(1, count[1] - 1)) {
      for (int i = 0; i < count[0] - 1; i++) {
        for (int k = 0; k < count[2] - 1; k++) {
          int from = full || j == 0 ? i : i + 1;
          int to = full || j == 0 ? i + 1 : i;
          addQuad(full, id, at(from, j, k), at(to, j, k), at(to, j, k + 1), at(from, j, k + 1));
        }
      }
    }
    for (int i = 0; i < count[0]; i += Math.max(1, count[0] - 1)) {
      for (int j = 0; j < count[1] - 1; j++) {
        for (int k = 0; k < count[2] - 1; k++) {
          int from = full || i != 0 ? j : j + 1;
          int to = full || i != 0 ? j + 1 : j;
          addQuad(full, id, at(i, from, k), at(i, to, k), at(i, to, k + 1), at(i, from, k + 1));
        }
      }
    }
  }

  private void addQuad(boolean full, int[] id, int a, int b, int c, int d) {
    if (full) {
      addElement(0, id[a], id[b], id[c], 0, id[a], id[d], id[c]);
    } else {
      addElement(id[a], id[b], id[c], id[a], id[c], id[d]);
    }
  }

  private int at(int i, int j, int k) {
    return (i * count[1] + j) * count[2] + k;
  }

  private void addSurfacePoint(int[] id, int i, int j, int k) {
    double[] p = {
      2.0 * i / (count[0] - 1) - 1, 2.0 * j / (count[1] - 1) - 1, 2.0 * k / (count[2] - 1) - 1
    };
    double[] half = new double[3];
    for (int a = 0; a < 3; a++) {
      half[a] = 0.5 * spacing[a] * (count[a] - 1);
    }
    if (shape == Shape.CYLINDER) {
      double reach = Math.max(Math.abs(p[0]), Math.abs(p[1]));
      Frames.normalize(p, 0, 2);
      half[0] *= reach;
      half[1] *= reach;
    } else if (shape == Shape.ELLIPSOID) {
      Frames.normalize(p, 0, 3);
    }
    id[at(i, j, k)] = points / 3;
    addPoint(p[0] * half[0], p[1] * half[1], p[2] * half[2]);
  }
}
