package dev.dynamis.render.internal;

import dev.dynamis.core.math.Trig;
import dev.dynamis.render.scene.Shape;
import dev.dynamis.render.scene.ShapeBuilder;

/**
 * Sphere, cylinder, cone, box and square of half size 1, the round ones in several finenesses. How
 * fine a shape must be follows from its size in the picture: with n slices, a circle of r pixels is
 * off by r (1 - cos(pi / n)) pixels at most.
 */
final class UnitShapes {
  /** Slices around the axis, level by level. */
  private static final int[] SLICES = {8, 12, 16, 24, 32, 48, 64, 96, 128};

  /** Greatest distance between a circle and its polygon, pixels. */
  private static final double ERROR = 0.25;

  private final Shape[] sphere = new Shape[SLICES.length];
  private final Shape[] top = new Shape[SLICES.length];
  private final Shape[] bottom = new Shape[SLICES.length];
  private final Shape[] cylinder = new Shape[SLICES.length];
  private final Shape[] tube = new Shape[SLICES.length];
  private final Shape[] cone = new Shape[SLICES.length];
  private final Shape box = makeBox();
  private final Shape square = makeSquare();

  /** Returns the level of a shape whose outline has a radius of so many pixels. */
  static int level(double pixels) {
    // 1 - cos x is nearly x^2 / 2
    double slices = Math.PI * Math.sqrt(Math.max(pixels, 0) / (2 * ERROR));
    int level = 0;
    while (level < SLICES.length - 1 && SLICES[level] < slices) {
      level++;
    }
    return level;
  }

  Shape sphere(int level) {
    if (sphere[level] == null) {
      sphere[level] = dome(SLICES[level], -SLICES[level] / 4, SLICES[level] / 4);
    }
    return sphere[level];
  }

  /** Returns the half of a sphere where z is positive. */
  Shape top(int level) {
    if (top[level] == null) {
      top[level] = dome(SLICES[level], 0, SLICES[level] / 4);
    }
    return top[level];
  }

  /** Returns the half of a sphere where z is negative. */
  Shape bottom(int level) {
    if (bottom[level] == null) {
      bottom[level] = dome(SLICES[level], -SLICES[level] / 4, 0);
    }
    return bottom[level];
  }

  /** Returns a cylinder with its two disks. */
  Shape cylinder(int level) {
    if (cylinder[level] == null) {
      cylinder[level] = makeCylinder(SLICES[level], true);
    }
    return cylinder[level];
  }

  /** Returns a cone from its disk at z = -1 to its tip at z = 1. */
  Shape cone(int level) {
    if (cone[level] == null) {
      cone[level] = makeCone(SLICES[level]);
    }
    return cone[level];
  }

  /** Returns a cylinder without disks. */
  Shape tube(int level) {
    if (tube[level] == null) {
      tube[level] = makeCylinder(SLICES[level], false);
    }
    return tube[level];
  }

  /** Returns a box; the two triangles of its upper side are the last. */
  Shape box() {
    return box;
  }

  Shape square() {
    return square;
  }

  /** The part of a sphere between two stacks; a quarter of the slices goes from equator to pole. */
  private static Shape dome(int slices, int from, int to) {
    ShapeBuilder b = new ShapeBuilder(false);
    for (int i = from; i <= to; i++) {
      double el = 2 * Math.PI * i / slices;
      double z = Trig.sin(el);
      double r = 4 * Math.abs(i) == slices ? 0 : Trig.cos(el);
      for (int j = 0; j < slices; j++) {
        double x = r * Trig.cos(2 * Math.PI * j / slices);
        double y = r * Trig.sin(2 * Math.PI * j / slices);
        b.vertex(x, y, z, x, y, z);
      }
    }
    for (int i = 0; i < to - from; i++) {
      for (int j = 0; j < slices; j++) {
        int next = (j + 1) % slices;
        int low = i * slices;
        int high = low + slices;
        if (4 * (i + from) != -slices) {
          b.triangle(low + j, low + next, high + next);
        }
        if (4 * (i + 1 + from) != slices) {
          b.triangle(low + j, high + next, high + j);
        }
      }
    }
    return b.build();
  }

  private static Shape makeCylinder(int slices, boolean closed) {
    ShapeBuilder b = new ShapeBuilder(false);
    ring(b, slices, -1, 0);
    ring(b, slices, 1, 0);
    for (int j = 0; j < slices; j++) {
      int next = (j + 1) % slices;
      b.quad(j, next, slices + next, slices + j);
    }
    if (closed) {
      int low = ring(b, slices, -1, -1);
      int high = ring(b, slices, 1, 1);
      for (int j = 1; j < slices - 1; j++) {
        b.triangle(low, low + j + 1, low + j);
        b.triangle(high, high + j, high + j + 1);
      }
    }
    return b.build();
  }

  /** Each side has its own tip, whose normal is that in the middle of the side. */
  private static Shape makeCone(int slices) {
    ShapeBuilder b = new ShapeBuilder(false);
    for (int j = 0; j < slices; j++) {
      double x = Trig.cos(2 * Math.PI * j / slices);
      double y = Trig.sin(2 * Math.PI * j / slices);
      b.vertex(x, y, -1, x, y, 0.5);
    }
    for (int j = 0; j < slices; j++) {
      double x = Trig.cos(2 * Math.PI * (j + 0.5) / slices);
      double y = Trig.sin(2 * Math.PI * (j + 0.5) / slices);
      b.triangle(j, (j + 1) % slices, b.vertex(0, 0, 1, x, y, 0.5));
    }
    int low = ring(b, slices, -1, -1);
    for (int j = 1; j < slices - 1; j++) {
      b.triangle(low, low + j + 1, low + j);
    }
    return b.build();
  }

  /** Adds a circle at a height, with normals up or down, or outwards if {@code up} is 0. */
  private static int ring(ShapeBuilder b, int slices, double z, int up) {
    int first = -1;
    for (int j = 0; j < slices; j++) {
      double x = Trig.cos(2 * Math.PI * j / slices);
      double y = Trig.sin(2 * Math.PI * j / slices);
      int v = up == 0 ? b.vertex(x, y, z, x, y, 0) : b.vertex(x, y, z, 0, 0, up);
      first = j == 0 ? v : first;
    }
    return first;
  }

  private static Shape makeBox() {
    ShapeBuilder b = new ShapeBuilder(false);
    for (int axis = 0; axis < 3; axis++) {
      for (int sign = -1; sign <= 1; sign += 2) {
        int[] v = new int[4];
        for (int k = 0; k < 4; k++) {
          double[] p = new double[3];
          double[] n = new double[3];
          p[axis] = sign;
          n[axis] = sign;
          p[(axis + 1) % 3] = k == 1 || k == 2 ? sign : -sign;
          p[(axis + 2) % 3] = k >= 2 ? 1 : -1;
          v[k] = b.vertex(p[0], p[1], p[2], n[0], n[1], n[2]);
        }
        b.quad(v[0], v[1], v[2], v[3]);
      }
    }
    return b.build();
  }

  private static Shape makeSquare() {
    ShapeBuilder b = new ShapeBuilder(false);
    b.vertex(-1, -1, 0, 0, 0, 1);
    b.vertex(1, -1, 0, 0, 0, 1);
    b.vertex(1, 1, 0, 0, 0, 1);
    b.vertex(-1, 1, 0, 0, 0, 1);
    b.quad(0, 1, 2, 3);
    return b.build();
  }
}
