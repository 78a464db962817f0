package dev.dynamis.render.internal;

import dev.dynamis.core.math.Trig;
import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.mechanics.constant.LightType;
import dev.dynamis.render.scene.SceneGeom;
import dev.dynamis.render.scene.SceneLight;
import java.util.Arrays;

/**
 * What a light sees: the nearest depth in each of its directions. The map covers just what can
 * throw a shadow; beyond it all is lit. Planes without end throw none.
 */
final class ShadowMap {
  /** Widest half angle of a spot light's map, degrees. */
  private static final double WIDEST = 80;

  /** Margin around what throws shadows, in pixels of the map. */
  private static final int MARGIN = 3;

  /** Pixels around the map from which a point may be moved onto it. */
  private static final int NEAR = 8;

  /** Pixels from which on it is worth finding where a triangle crosses a row. */
  private static final int WIDE = 8;

  /** Shift from pixels to blocks; tiles consist of whole ones. */
  private static final int BLOCK = 3;

  final TrianglePass pass;
  private final int size;
  private final float[] nearest;

  /** The nearest of all in each block of pixels: most of what is lit is behind no whole block. */
  private final float[] nearestOfBlock;

  private final int blocks;
  private final Surfaces surfaces;
  private boolean empty;

  /** Tiles of the map on which nothing is, from this frame or one before. */
  private final boolean[] blank;

  /** Size of a pixel of the map: in m, or in m for each m of depth. */
  private double texel;

  private double left;
  private double right;
  private double bottom;
  private double top;
  private double front;
  private double back;

  ShadowMap(Surfaces surfaces, int size) {
    this.surfaces = surfaces;
    this.size = size;
    nearest = new float[size * size];
    blocks = (size >> BLOCK) + 1;
    nearestOfBlock = new float[blocks * blocks];
    pass = new TrianglePass(surfaces, size, size);
    pass.fromLight = true;
    blank = new boolean[pass.tiles];
  }

  /** Looks from a light at all that throws shadows; returns whether there is anything. */
  boolean aim(SceneLight light) {
    Lens l = pass.lens;
    System.arraycopy(light.pos, 0, l.eye, 0, 3);
    System.arraycopy(light.dir, 0, l.forward, 0, 3);
    boolean point = light.type == LightType.POINT;
    if (point) {
      lookAtMiddle(l);
    }
    axes(l);
    l.orthographic = light.type == LightType.DIRECTIONAL;
    l.mirrored = false;
    double limit =
        l.orthographic
            ? Double.POSITIVE_INFINITY
            : Trig.tan(Math.PI / 180 * (point ? WIDEST : Math.min(light.cutoff, WIDEST)));
    measure(l, limit);
    empty = !(right >= left);
    if (empty) {
      return false;
    }
    double extent = Math.max(1e-9, Math.max(right - left, top - bottom));
    texel = extent / (size - 2 * MARGIN);
    double cx = (left + right) / 2;
    double cy = (bottom + top) / 2;
    double half = texel * size / 2;
    l.near = l.orthographic ? front - 1 : Math.max(front, 1e-4 * back);
    l.far = back + 1;
    l.frame(cx - half, cx + half, cy - half, cy + half, size, size);
    return true;
  }

  /**
   * A point light looks at the middle of what throws shadows. What is more than {@link #WIDEST} off
   * that direction throws none: one map can't look everywhere.
   */
  private void lookAtMiddle(Lens l) {
    double x = 0;
    double y = 0;
    double z = 0;
    long count = 0;
    float[] p = surfaces.pos;
    for (int i = 0; i < surfaces.itemCount; i++) {
      if (casts(surfaces.items[i])) {
        for (int v = surfaces.itemVertex[i]; v < surfaces.itemVertex[i + 1]; v++) {
          x += p[3 * v];
          y += p[3 * v + 1];
          z += p[3 * v + 2];
        }
        count += surfaces.itemVertex[i + 1] - surfaces.itemVertex[i];
      }
    }
    double n = Math.max(1, count);
    double dx = x / n - l.eye[0];
    double dy = y / n - l.eye[1];
    double dz = z / n - l.eye[2];
    double d = Math.sqrt(dx * dx + dy * dy + dz * dz);
    if (d > 0) {
      l.forward[0] = dx / d;
      l.forward[1] = dy / d;
      l.forward[2] = dz / d;
    }
  }

  private static void axes(Lens l) {
    double[] f = l.forward;
    int least = Math.abs(f[0]) < Math.abs(f[1]) ? 0 : 1;
    least = Math.abs(f[2]) < Math.abs(f[least]) ? 2 : least;
    double ax = least == 0 ? 1 : 0;
    double ay = least == 1 ? 1 : 0;
    double az = least == 2 ? 1 : 0;
    double x = f[1] * az - f[2] * ay;
    double y = f[2] * ax - f[0] * az;
    double z = f[0] * ay - f[1] * ax;
    double s = 1 / Math.sqrt(x * x + y * y + z * z);
    l.right[0] = x * s;
    l.right[1] = y * s;
    l.right[2] = z * s;
    l.up[0] = l.right[1] * f[2] - l.right[2] * f[1];
    l.up[1] = l.right[2] * f[0] - l.right[0] * f[2];
    l.up[2] = l.right[0] * f[1] - l.right[1] * f[0];
  }

  /** Finds the edges of all that throws shadows: in m, or as slopes within a limit. */
  private void measure(Lens l, double limit) {
    left = Double.POSITIVE_INFINITY;
    right = Double.NEGATIVE_INFINITY;
    bottom = Double.POSITIVE_INFINITY;
    top = Double.NEGATIVE_INFINITY;
    front = Double.POSITIVE_INFINITY;
    back = Double.NEGATIVE_INFINITY;
    float[] p = surfaces.pos;
    for (int i = 0; i < surfaces.itemCount; i++) {
      if (!casts(surfaces.items[i])) {
        continue;
      }
      for (int v = surfaces.itemVertex[i]; v < surfaces.itemVertex[i + 1]; v++) {
        double dx = p[3 * v] - l.eye[0];
        double dy = p[3 * v + 1] - l.eye[1];
        double dz = p[3 * v + 2] - l.eye[2];
        double x = dx * l.right[0] + dy * l.right[1] + dz * l.right[2];
        double y = dx * l.up[0] + dy * l.up[1] + dz * l.up[2];
        double z = dx * l.forward[0] + dy * l.forward[1] + dz * l.forward[2];
        if (!l.orthographic) {
          if (z <= 0) {
            continue;
          }
          x = Math.min(Math.max(x / z, -limit), limit);
          y = Math.min(Math.max(y / z, -limit), limit);
        }
        left = Math.min(left, x);
        right = Math.max(right, x);
        bottom = Math.min(bottom, y);
        top = Math.max(top, y);
        front = Math.min(front, z);
        back = Math.max(back, z);
      }
    }
  }

  /** Returns whether nothing throws a shadow. */
  boolean isEmpty() {
    return empty;
  }

  static boolean casts(SceneGeom g) {
    return g.type != GeomType.PLANE || (g.size[0] > 0 && g.size[1] > 0);
  }

  /** Draws one tile of the map. */
  void draw(int tile) {
    int x0 = tile % pass.columns * TrianglePass.TILE;
    int y0 = tile / pass.columns * TrianglePass.TILE;
    int x1 = Math.min(x0 + TrianglePass.TILE, size);
    int y1 = Math.min(y0 + TrianglePass.TILE, size);
    if (pass.isEmpty(tile) && blank[tile]) {
      return;
    }
    blank[tile] = pass.isEmpty(tile);
    for (int y = y0; y < y1; y++) {
      Arrays.fill(nearest, y * size + x0, y * size + x1, Float.NEGATIVE_INFINITY);
    }
    for (int i = pass.tileStart[tile]; i < pass.tileStart[tile + 1]; i++) {
      int t = pass.tileTriangles[i];
      if (casts(surfaces.items[surfaces.triItem[t]])) {
        triangle(t, x0, x1, y0, y1);
      }
    }
    for (int by = y0 >> BLOCK; by << BLOCK < y1; by++) {
      for (int bx = x0 >> BLOCK; bx << BLOCK < x1; bx++) {
        float most = Float.NEGATIVE_INFINITY;
        int right = Math.min(x1, bx + 1 << BLOCK);
        int last = Math.min(y1, by + 1 << BLOCK);
        for (int y = by << BLOCK; y < last; y++) {
          for (int x = bx << BLOCK; x < right; x++) {
            most = Math.max(most, nearest[y * size + x]);
          }
        }
        nearestOfBlock[by * blocks + bx] = most;
      }
    }
  }

  private void triangle(int t, int fromX, int toX, int fromY, int toY) {
    double[] e = pass.edges;
    int o = TrianglePass.STRIDE * t;
    long box = pass.box(t);
    int left = Math.max(fromX, TrianglePass.left(box));
    int right = Math.min(toX - 1, TrianglePass.right(box));
    int end = Math.min(toY - 1, TrianglePass.bottom(box));
    double a0 = e[o];
    double a1 = e[o + 3];
    double a2 = e[o + 6];
    double ak = e[o + TrianglePass.KEY];
    double nearKey = pass.lens.nearKey();
    boolean wide = right - left >= WIDE;
    double inverse0 = wide ? 1 / a0 : 0;
    double inverse1 = wide ? 1 / a1 : 0;
    double inverse2 = wide ? 1 / a2 : 0;
    for (int y = Math.max(fromY, TrianglePass.top(box)); y <= end; y++) {
      double cy = y + 0.5;
      double r0 = e[o + 1] * cy + e[o + 2];
      double r1 = e[o + 4] * cy + e[o + 5];
      double r2 = e[o + 7] * cy + e[o + 8];
      double rk = e[o + TrianglePass.KEY + 1] * cy + e[o + TrianglePass.KEY + 2];
      int from = left;
      int to = right;
      if (wide) {
        // most of the box of a long triangle is beside it: edges are crossed here, give or take 1
        double x0 = -r0 * inverse0;
        double x1 = -r1 * inverse1;
        double x2 = -r2 * inverse2;
        double least = Math.max(a0 > 0 ? x0 : left, a1 > 0 ? x1 : left);
        double most = Math.min(a0 < 0 ? x0 : right, a1 < 0 ? x1 : right);
        from = Math.max(from, (int) Math.max(least, a2 > 0 ? x2 : left) - 2);
        to = Math.min(to, (int) Math.min(most, a2 < 0 ? x2 : right) + 1);
      }
      // an edge has the pixels of a row on one side of it up to one of them, so what is inside of
      // all three is in one piece
      while (from <= to && !isInside(a0, r0, a1, r1, a2, r2, from + 0.5)) {
        from++;
      }
      while (from < to && !isInside(a0, r0, a1, r1, a2, r2, to + 0.5)) {
        to--;
      }
      int row = y * size;
      for (int x = from; x <= to; x++) {
        double key = ak * (x + 0.5) + rk;
        if (key > nearest[row + x] && key <= nearKey) {
          nearest[row + x] = (float) key;
        }
      }
    }
  }

  private static boolean isInside(
      double a0, double r0, double a1, double r1, double a2, double r2, double x) {
    return a0 * x + r0 >= 0 && a1 * x + r1 >= 0 && a2 * x + r2 >= 0;
  }

  /**
   * Tells which places may be in the shadow of something: none that is far from the map, whose way
   * off the surface is not worth its root.
   *
   * @param a places
   * @param res how far each is on the map; not positive for those that are far from it; written
   * @param x scratch, as are y and w
   */
  void reach(Fragments a, double[] res, double[] x, double[] y, double[] w) {
    int n = a.count;
    if (empty) {
      Arrays.fill(res, 0, n, 0);
      return;
    }
    double[] e = pass.lens.eye;
    double[] r = pass.lens.right;
    double[] u = pass.lens.up;
    double[] f = pass.lens.forward;
    ArrayMath.dot(x, 0, n, a.px, a.py, a.pz, e[0], e[1], e[2], r[0], r[1], r[2]);
    ArrayMath.dot(y, 0, n, a.px, a.py, a.pz, e[0], e[1], e[2], u[0], u[1], u[2]);
    if (pass.lens.orthographic) {
      Arrays.fill(w, 0, n, 1);
    } else {
      ArrayMath.dot(w, 0, n, a.px, a.py, a.pz, e[0], e[1], e[2], f[0], f[1], f[2]);
    }
    Arrays.fill(res, 0, n, Double.POSITIVE_INFINITY);
    limit(res, n, x, w, pass.lens.centerX, pass.lens.scaleX);
    limit(res, n, y, w, pass.lens.centerY, -pass.lens.scaleY);
  }

  /** Takes the distance to the edges of the map along one of its axes, if it is less. */
  private void limit(double[] res, int n, double[] x, double[] w, double center, double scale) {
    double end = size + NEAR;
    for (int i = 0; i < n; i++) {
      double at = center * w[i] + scale * x[i];
      res[i] = Math.min(res[i], Math.min(at + NEAR * w[i], end * w[i] - at));
    }
  }

  /**
   * Returns how much of the light reaches a point of a surface, from 0 to 1: the share of the
   * nearest pixels of the map that it is not behind, soft over one pixel. The point is moved off
   * its surface by a little more than a pixel, so that no surface shadows itself.
   */
  float lit(double px, double py, double pz, double nx, double ny, double nz) {
    Lens l = pass.lens;
    double dx = px - l.eye[0];
    double dy = py - l.eye[1];
    double dz = pz - l.eye[2];
    double z = dx * l.forward[0] + dy * l.forward[1] + dz * l.forward[2];
    double w = l.orthographic ? 1 : z;
    double pixel = texel * w;
    double facing = nx * l.forward[0] + ny * l.forward[1] + nz * l.forward[2];
    double off = 3 * pixel * Math.sqrt(Math.max(0, 1 - facing * facing));
    dx += off * nx;
    dy += off * ny;
    dz += off * nz;
    z = dx * l.forward[0] + dy * l.forward[1] + dz * l.forward[2];
    if (z <= 0 && !l.orthographic) {
      return 1;
    }
    double x = dx * l.right[0] + dy * l.right[1] + dz * l.right[2];
    double y = dx * l.up[0] + dy * l.up[1] + dz * l.up[2];
    double inverse = l.orthographic ? 1 : 1 / z;
    double u = l.centerX + l.scaleX * x * inverse - 0.5;
    double v = l.centerY - l.scaleY * y * inverse - 0.5;
    if (!(u >= 1 && v >= 1 && u < size - 2 && v < size - 2)) {
      return 1;
    }
    double nearer = z - pixel;
    float key = (float) (l.orthographic ? -nearer : 1 / nearer);
    return soft((int) u, (int) v, (float) (u - (int) u), (float) (v - (int) v), key);
  }

  /** Mean of the comparisons in a window of 3 by 3 pixels around a place between pixels. */
  private float soft(int x, int y, float fx, float fy, float key) {
    int left = x - 1 >> BLOCK;
    int right = x + 2 >> BLOCK;
    int up = (y - 1 >> BLOCK) * blocks;
    int down = (y + 2 >> BLOCK) * blocks;
    if (nearestOfBlock[up + left] <= key
        && nearestOfBlock[up + right] <= key
        && nearestOfBlock[down + left] <= key
        && nearestOfBlock[down + right] <= key) {
      return 1;
    }
    float sum = 0;
    for (int j = -1; j <= 2; j++) {
      float wy = j == -1 ? 1 - fy : j == 2 ? fy : 1;
      int o = (y + j) * size + x;
      float row = nearest[o - 1] > key ? 0 : 1 - fx;
      row += nearest[o] > key ? 0 : 1;
      row += nearest[o + 1] > key ? 0 : 1;
      row += nearest[o + 2] > key ? 0 : fx;
      sum += wy * row;
    }
    return sum / 9;
  }
}
