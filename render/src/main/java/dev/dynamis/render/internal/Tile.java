package dev.dynamis.render.internal;

import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.render.scene.SceneGeom;
import java.util.Arrays;

/**
 * Draws one tile after the other: finds the nearest triangle of every sample, then shades every
 * pixel once for each triangle that it shows. One for each worker.
 */
final class Tile {
  private static final int SIZE = TrianglePass.TILE;

  /** Places of four samples in a pixel, around its center: a rotated square. */
  private static final double[] X4 = {-0.125, 0.375, -0.375, 0.125};

  private static final double[] Y4 = {-0.375, -0.125, 0.125, 0.375};
  private static final double[] X1 = {0};
  private static final double[] Y1 = {0};

  private final Frame f;
  private final Shader shader;
  private final float[] key;
  private final int[] id;
  private final float[] mirrorKey;
  private final int[] mirrorId;
  private final float[] colors = new float[3 * SIZE * SIZE];
  private final float[] layer = new float[4 * SIZE * SIZE];

  // of one triangle: values of its edges and its key at the samples, less those at the center of
  // the pixel, and whether a sample on an edge is left to another triangle
  private final double[] shift = new double[12];
  private final float[] slope = new float[4];
  private final long[] open = new long[3];

  private int samples;
  private double[] offsetX;
  private double[] offsetY;
  private int x0;
  private int y0;
  private int x1;
  private int y1;

  Tile(Frame frame, int samples) {
    f = frame;
    shader = new Shader(frame);
    key = new float[SIZE * SIZE * samples];
    id = new int[key.length];
    mirrorKey = new float[key.length];
    mirrorId = new int[key.length];
  }

  private void enter(int tile, int count) {
    TrianglePass pass = f.view;
    samples = count;
    offsetX = count == 4 ? X4 : X1;
    offsetY = count == 4 ? Y4 : Y1;
    x0 = tile % pass.columns * SIZE;
    y0 = tile / pass.columns * SIZE;
    x1 = Math.min(x0 + SIZE, pass.width);
    y1 = Math.min(y0 + SIZE, pass.height);
  }

  /** Draws the colors of a tile. */
  void colors(int tile, int[] argb) {
    enter(tile, f.options.samples());
    TrianglePass view = f.view;
    int opaque = find(view, tile, key, id, f.surfaces.opaqueCount);
    // most of a mirror shows nothing: only where triangles of the mirror image are is it looked at
    boolean mirrored = f.reflector >= 0 && !f.mirror.isEmpty(tile) && showsMirror();
    if (mirrored) {
      find(f.mirror, tile, mirrorKey, mirrorId, f.surfaces.opaqueCount);
    }
    Arrays.fill(colors, 0);
    shader.begin(view, true, true, colors, 3);
    for (int y = y0; y < y1; y++) {
      for (int x = x0; x < x1; x++) {
        resolve(id, (y - y0) * SIZE + x - x0, x, y);
      }
    }
    shader.flush();
    if (mirrored) {
      reflect();
    }
    blend(tile, opaque);
    for (int y = y0; y < y1; y++) {
      for (int x = x0; x < x1; x++) {
        int p = 3 * ((y - y0) * SIZE + x - x0);
        argb[y * view.width + x] =
            0xff000000 | level(colors[p]) << 16 | level(colors[p + 1]) << 8 | level(colors[p + 2]);
      }
    }
  }

  private static int level(float c) {
    return c >= 1 ? 255 : c > 0 ? (int) (255 * c + 0.5f) : 0;
  }

  /** Measures the depth of a tile's pixels, or names what they show. */
  void measure(int tile, float[] depth, int[] objects) {
    enter(tile, 1);
    TrianglePass view = f.view;
    find(view, tile, key, id, f.surfaces.itemCount);
    for (int y = y0; y < y1; y++) {
      for (int x = x0; x < x1; x++) {
        int p = (y - y0) * SIZE + x - x0;
        int out = y * view.width + x;
        if (depth != null) {
          depth[out] = (float) view.lens.depth(key[p]);
        }
        if (objects != null) {
          SceneGeom g = id[p] < 0 ? null : f.surfaces.items[f.surfaces.triItem[id[p]]];
          objects[2 * out] = g == null ? -1 : g.objId;
          objects[2 * out + 1] = g == null ? -1 : g.objType;
        }
      }
    }
  }

  /** Finds the nearest triangle of each sample; returns where those of further shapes begin. */
  private int find(TrianglePass pass, int tile, float[] nearest, int[] which, int items) {
    Arrays.fill(nearest, 0, SIZE * SIZE * samples, (float) pass.lens.farKey());
    Arrays.fill(which, 0, SIZE * SIZE * samples, -1);
    int[] owner = f.surfaces.triItem;
    for (int i = pass.tileStart[tile]; i < pass.tileStart[tile + 1]; i++) {
      int t = pass.tileTriangles[i];
      if (owner[t] >= items) {
        return i;
      }
      if (i == pass.tileStart[tile] && fills(pass, t)) {
        fill(pass, t, nearest, which);
      } else if (samples == 4) {
        cover4(pass, t, nearest, which);
      } else {
        cover1(pass, t, nearest, which);
      }
    }
    return pass.tileStart[tile + 1];
  }

  /** Returns whether a triangle is seen, if nothing else is, at all samples of the tile. */
  private boolean fills(TrianglePass pass, int t) {
    if (pass.partial[t]) {
      return false;
    }
    double[] e = pass.edges;
    int o = TrianglePass.STRIDE * t;
    // all are linear, so the least values are at corners
    for (int i = 0; i < 3; i++) {
      if (!(least(e, o + 3 * i) > 0)) {
        return false;
      }
    }
    return (float) least(e, o + TrianglePass.KEY) > (float) pass.lens.farKey();
  }

  private double least(double[] e, int o) {
    return e[o] * (e[o] > 0 ? x0 : x1) + (e[o + 1] * (e[o + 1] > 0 ? y0 : y1) + e[o + 2]);
  }

  /** Draws a triangle at all samples of the tile. */
  private void fill(TrianglePass pass, int t, float[] nearest, int[] which) {
    prepare(pass, t);
    double[] e = pass.edges;
    int o = TrianglePass.STRIDE * t + TrianglePass.KEY;
    for (int y = y0; y < y1; y++) {
      double rk = e[o + 1] * (y + 0.5) + e[o + 2];
      int p = samples * (y - y0) * SIZE;
      Arrays.fill(which, p, p + samples * (x1 - x0), t);
      for (int x = x0; x < x1; x++) {
        float k = (float) (e[o] * (x + 0.5) + rk);
        for (int i = 0; i < samples; i++) {
          nearest[p++] = k + slope[i];
        }
      }
    }
  }

  private void cover1(TrianglePass pass, int t, float[] nearest, int[] which) {
    double[] e = pass.edges;
    int o = TrianglePass.STRIDE * t;
    long box = pass.box(t);
    int left = Math.max(x0, TrianglePass.left(box));
    int right = Math.min(x1 - 1, TrianglePass.right(box));
    int end = Math.min(y1 - 1, TrianglePass.bottom(box));
    double a0 = e[o];
    double a1 = e[o + 3];
    double a2 = e[o + 6];
    double t0 = threshold(a0, e[o + 1]);
    double t1 = threshold(a1, e[o + 4]);
    double t2 = threshold(a2, e[o + 7]);
    double ak = e[o + TrianglePass.KEY];
    boolean partial = pass.partial[t];
    double nearKey = pass.lens.nearKey();
    for (int y = Math.max(y0, TrianglePass.top(box)); y <= end; y++) {
      double cy = y + 0.5;
      double r0 = e[o + 1] * cy + e[o + 2];
      double r1 = e[o + 4] * cy + e[o + 5];
      double r2 = e[o + 7] * cy + e[o + 8];
      double rk = e[o + TrianglePass.KEY + 1] * cy + e[o + TrianglePass.KEY + 2];
      int row = (y - y0) * SIZE - x0;
      for (int x = left; x <= right; x++) {
        double cx = x + 0.5;
        if (a0 * cx + r0 >= t0 && a1 * cx + r1 >= t1 && a2 * cx + r2 >= t2) {
          float k = (float) (ak * cx + rk);
          if (k > nearest[row + x] && (!partial || remains(e, o, cx, cy, k, nearKey))) {
            nearest[row + x] = k;
            which[row + x] = t;
          }
        }
      }
    }
  }

  /** A sample on an edge belongs to the triangle on one side of it only. */
  private static double threshold(double a, double b) {
    return a > 0 || (a == 0 && b > 0) ? 0 : Double.MIN_VALUE;
  }

  /** Returns whether a sample is before the near plane and not cut off. */
  private static boolean remains(double[] e, int o, double x, double y, float k, double nearKey) {
    int c = o + TrianglePass.CUT;
    return k <= nearKey && e[c] * x + (e[c + 1] * y + e[c + 2]) >= 0;
  }

  private void cover4(TrianglePass pass, int t, float[] nearest, int[] which) {
    double[] e = pass.edges;
    int o = TrianglePass.STRIDE * t;
    long box = pass.box(t);
    int left = Math.max(x0, TrianglePass.left(box));
    int right = Math.min(x1 - 1, TrianglePass.right(box));
    int end = Math.min(y1 - 1, TrianglePass.bottom(box));
    double a0 = e[o];
    double b0 = e[o + 1];
    double a1 = e[o + 3];
    double b1 = e[o + 4];
    double a2 = e[o + 6];
    double b2 = e[o + 7];
    double ak = e[o + TrianglePass.KEY];
    double bk = e[o + TrianglePass.KEY + 1];
    // no sample is farther from the center than this, measured by an edge
    double m0 = 0.375 * (Math.abs(a0) + Math.abs(b0));
    double m1 = 0.375 * (Math.abs(a1) + Math.abs(b1));
    double m2 = 0.375 * (Math.abs(a2) + Math.abs(b2));
    prepare(pass, t);
    float k0 = slope[0];
    float k1 = slope[1];
    float k2 = slope[2];
    float k3 = slope[3];
    boolean partial = pass.partial[t];
    // a pixel before the near plane is whole, unless the triangle is cut
    double reach = Math.abs(ak) + Math.abs(bk);
    double whole = !partial ? Double.MAX_VALUE : pass.hasCut ? -1e30 : pass.lens.nearKey() - reach;
    for (int y = Math.max(y0, TrianglePass.top(box)); y <= end; y++) {
      double cy = y + 0.5;
      double r0 = b0 * cy + e[o + 2];
      double r1 = b1 * cy + e[o + 5];
      double r2 = b2 * cy + e[o + 8];
      double rk = bk * cy + e[o + TrianglePass.KEY + 2];
      int p = 4 * ((y - y0) * SIZE + left - x0);
      for (int x = left; x <= right; x++, p += 4) {
        double cx = x + 0.5;
        double e0 = a0 * cx + r0;
        double e1 = a1 * cx + r1;
        double e2 = a2 * cx + r2;
        if (e0 < -m0 || e1 < -m1 || e2 < -m2) {
          continue;
        }
        float k = (float) (ak * cx + rk);
        if (e0 > m0 && e1 > m1 && e2 > m2 && k < whole) {
          if (k + k0 > nearest[p]) {
            nearest[p] = k + k0;
            which[p] = t;
          }
          if (k + k1 > nearest[p + 1]) {
            nearest[p + 1] = k + k1;
            which[p + 1] = t;
          }
          if (k + k2 > nearest[p + 2]) {
            nearest[p + 2] = k + k2;
            which[p + 2] = t;
          }
          if (k + k3 > nearest[p + 3]) {
            nearest[p + 3] = k + k3;
            which[p + 3] = t;
          }
        } else {
          int mask = mask(pass, t, e0, e1, e2, cx, cy, k, nearest, p);
          for (int i = 0; mask != 0; i++, mask >>= 1) {
            if ((mask & 1) != 0) {
              nearest[p + i] = k + slope[i];
              which[p + i] = t;
            }
          }
        }
      }
    }
  }

  /** Prepares {@link #mask} for a triangle. */
  private void prepare(TrianglePass pass, int t) {
    double[] e = pass.edges;
    int o = TrianglePass.STRIDE * t;
    for (int edge = 0; edge < 3; edge++) {
      double a = e[o + 3 * edge];
      double b = e[o + 3 * edge + 1];
      open[edge] = threshold(a, b) == 0 ? 0 : 1;
      for (int i = 0; i < samples; i++) {
        shift[4 * edge + i] = a * offsetX[i] + b * offsetY[i];
      }
    }
    for (int i = 0; i < samples; i++) {
      slope[i] =
          (float) (e[o + TrianglePass.KEY] * offsetX[i] + e[o + TrianglePass.KEY + 1] * offsetY[i]);
    }
  }

  /** Returns which samples of a pixel the prepared triangle covers and is the nearest at. */
  private int mask(
      TrianglePass pass,
      int t,
      double e0,
      double e1,
      double e2,
      double cx,
      double cy,
      float k,
      float[] nearest,
      int p) {
    int found = 0;
    for (int i = 0; i < samples; i++) {
      // negative outside; on an edge 0, less 1 if the edge is another triangle's
      long side =
          Double.doubleToRawLongBits(e0 + shift[i] + 0.0) - open[0]
              | Double.doubleToRawLongBits(e1 + shift[4 + i] + 0.0) - open[1]
              | Double.doubleToRawLongBits(e2 + shift[8 + i] + 0.0) - open[2];
      found |= (int) (~side >>> 63) << i;
    }
    for (int i = 0, left = found; left != 0; i++, left >>= 1) {
      if ((left & 1) != 0) {
        float ki = k + slope[i];
        if (!(ki > nearest[p + i]
            && (!pass.partial[t]
                || remains(
                    pass.edges,
                    TrianglePass.STRIDE * t,
                    cx + offsetX[i],
                    cy + offsetY[i],
                    ki,
                    pass.lens.nearKey())))) {
          found &= ~(1 << i);
        }
      }
    }
    return found;
  }

  private boolean showsMirror() {
    for (int i = 0; i < (y1 - y0) * SIZE * samples; i++) {
      if (isMirror(id[i])) {
        return true;
      }
    }
    return false;
  }

  private boolean isMirror(int t) {
    return t >= f.mirrorFrom && t < f.mirrorTo;
  }

  /** Shades all triangles that a pixel shows, each amid its samples. */
  private void resolve(int[] which, int pixel, int x, int y) {
    int p = samples * pixel;
    int first = which[p];
    if (samples == 1 || (first == which[p + 1] && first == which[p + 2] && first == which[p + 3])) {
      shader.add(first, x + 0.5, y + 0.5, 1, pixel);
    } else {
      mix(which, p, pixel, x, y);
    }
  }

  private void mix(int[] which, int p, int pixel, int x, int y) {
    int done = 0;
    for (int i = 0; i < samples; i++) {
      if ((done >> i & 1) != 0) {
        continue;
      }
      double dx = 0;
      double dy = 0;
      int n = 0;
      for (int j = i; j < samples; j++) {
        if (which[p + j] == which[p + i] || continues(which[p + j], which[p + i])) {
          done |= 1 << j;
          dx += offsetX[j];
          dy += offsetY[j];
          n++;
        }
      }
      float weight = (float) n / samples;
      shader.add(which[p + i], x + 0.5 + dx / n, y + 0.5 + dy / n, weight, pixel);
    }
  }

  /** Returns whether two triangles are of one surface without edges, which is shaded once. */
  private boolean continues(int s, int t) {
    if (s < 0 || t < 0) {
      return false;
    }
    int item = f.surfaces.triItem[s];
    if (item != f.surfaces.triItem[t]) {
      return false;
    }
    int type = f.surfaces.items[item].type;
    return type == GeomType.SPHERE || type == GeomType.CAPSULE || type == GeomType.ELLIPSOID;
  }

  /** Adds what the mirror shows, by its strength and by how many samples it has in a pixel. */
  private void reflect() {
    Arrays.fill(layer, 0, 3 * SIZE * SIZE, 0);
    shader.begin(f.mirror, false, true, layer, 3);
    for (int y = y0; y < y1; y++) {
      for (int x = x0; x < x1; x++) {
        int pixel = (y - y0) * SIZE + x - x0;
        if (reflects(pixel)) {
          resolve(mirrorId, pixel, x, y);
        }
      }
    }
    shader.flush();
    for (int pixel = 0; pixel < SIZE * (y1 - y0); pixel++) {
      if (reflects(pixel)) {
        int n = 0;
        for (int i = samples * pixel; i < samples * (pixel + 1); i++) {
          n += isMirror(id[i]) ? 1 : 0;
        }
        float share = f.surfaces.items[f.reflector].reflectance * n / samples;
        for (int i = 3 * pixel; i < 3 * pixel + 3; i++) {
          colors[i] = Math.min(1, colors[i] + share * layer[i]);
        }
      }
    }
  }

  /** Returns whether a pixel shows both a part of the mirror and something in it. */
  private boolean reflects(int pixel) {
    boolean seen = false;
    boolean shown = false;
    for (int i = samples * pixel; i < samples * (pixel + 1); i++) {
      seen |= mirrorId[i] >= 0;
      shown |= isMirror(id[i]);
    }
    return seen && shown;
  }

  /** Draws transparent triangles over what is there, one shape after the other. */
  private void blend(int tile, int first) {
    TrianglePass pass = f.view;
    int last = pass.tileStart[tile + 1];
    for (int i = first; i < last; i++) {
      int t = pass.tileTriangles[i];
      int item = f.surfaces.triItem[t];
      if (i == first || item != f.surfaces.triItem[pass.tileTriangles[i - 1]]) {
        Arrays.fill(layer, 0);
        shader.begin(pass, false, false, layer, 4);
      }
      gather(t);
      if (i + 1 == last || item != f.surfaces.triItem[pass.tileTriangles[i + 1]]) {
        shader.flush();
        compose(f.surfaces.items[item]);
      }
    }
  }

  /**
   * Adds the colors of one triangle of a transparent shape, and how much of each pixel it covers.
   */
  private void gather(int t) {
    TrianglePass pass = f.view;
    double[] e = pass.edges;
    int o = TrianglePass.STRIDE * t;
    long box = pass.box(t);
    int left = Math.max(x0, TrianglePass.left(box));
    int right = Math.min(x1 - 1, TrianglePass.right(box));
    int end = Math.min(y1 - 1, TrianglePass.bottom(box));
    prepare(pass, t);
    for (int y = Math.max(y0, TrianglePass.top(box)); y <= end; y++) {
      double cy = y + 0.5;
      for (int x = left; x <= right; x++) {
        double cx = x + 0.5;
        int p = (y - y0) * SIZE + x - x0;
        double e0 = e[o] * cx + (e[o + 1] * cy + e[o + 2]);
        double e1 = e[o + 3] * cx + (e[o + 4] * cy + e[o + 5]);
        double e2 = e[o + 6] * cx + (e[o + 7] * cy + e[o + 8]);
        float k =
            (float)
                (e[o + TrianglePass.KEY] * cx
                    + (e[o + TrianglePass.KEY + 1] * cy + e[o + TrianglePass.KEY + 2]));
        int mask = mask(pass, t, e0, e1, e2, cx, cy, k, key, samples * p);
        if (mask != 0) {
          double dx = 0;
          double dy = 0;
          int n = Integer.bitCount(mask);
          for (int i = 0; i < samples; i++) {
            dx += (mask >> i & 1) * offsetX[i];
            dy += (mask >> i & 1) * offsetY[i];
          }
          float cover = (float) n / samples;
          shader.add(t, cx + dx / n, cy + dy / n, cover, p);
          layer[4 * p + 3] += cover;
        }
      }
    }
  }

  /** Mixes a gathered shape into the picture, by its opacity. */
  private void compose(SceneGeom g) {
    boolean behind = g.type == GeomType.PLANE && f.surfaces.isBehind(g);
    float through = 1 - g.rgba[3] * (behind ? 0.3f : 1);
    // MuJoCo's renderer draws what is transparent twice
    float opacity = 1 - through * through;
    for (int p = 0; p < SIZE * SIZE; p++) {
      float cover = layer[4 * p + 3];
      if (cover > 0) {
        float a = opacity * Math.min(1, cover);
        for (int i = 0; i < 3; i++) {
          colors[3 * p + i] += a * (layer[4 * p + i] / cover - colors[3 * p + i]);
        }
      }
    }
  }
}
