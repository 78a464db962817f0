package dev.dynamis.render.internal;

import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.render.scene.SceneGeom;
import java.util.Arrays;

/**
 * The triangles of a scene, projected through a lens and sorted into tiles.
 *
 * <p>Edges are kept as linear functions of the pixel that come from homogeneous coordinates (Olano
 * and Greer, "Triangle scan conversion using 2D homogeneous coordinates", 1997), so nothing has to
 * be clipped at the near plane: edge i is p . (v[i+1] x v[i+2]), and the three divided by their sum
 * weigh the corners with perspective. Two triangles get the same numbers with opposite signs for an
 * edge that they share, so no sample is lost or drawn twice between them.
 */
final class TrianglePass {
  /** Width and height of tiles, pixels. */
  static final int TILE = 32;

  /**
   * Numbers of a triangle: three edges, key, cut; for each its slopes in x and y and its value at
   * 0.
   */
  static final int STRIDE = 15;

  /** Where the key begins. */
  static final int KEY = 9;

  /** Where the cut begins: negative where the triangle is below the mirror. */
  static final int CUT = 12;

  /** Triangles for each job of {@link #setUp}. */
  static final int CHUNK = 512;

  private static final long EMPTY = -1;

  final Lens lens = new Lens();
  final int width;
  final int height;
  final int columns;
  final int tiles;
  double[] edges = new double[0];
  int[] tileStart;
  int[] tileTriangles = new int[0];

  /** Whether the triangle of an index crosses the near plane or the cut. */
  boolean[] partial = new boolean[0];

  /** Whether this is the view of a light, which sees both sides of all that is not closed. */
  boolean fromLight;

  /** Shape that is left out, -1 for none. */
  int leftOut = -1;

  /** First triangle that is not in this pass. */
  int end;

  /** Plane below which nothing is drawn: normal and offset; all 0 for none. */
  final double[] cut = new double[4];

  boolean hasCut;

  private final Surfaces surfaces;
  private double[] projected = new double[0];
  private long[] box = new long[0];
  private int[] fill;

  TrianglePass(Surfaces surfaces, int width, int height) {
    this.surfaces = surfaces;
    this.width = width;
    this.height = height;
    columns = (width + TILE - 1) / TILE;
    tiles = columns * ((height + TILE - 1) / TILE);
    tileStart = new int[tiles + 1];
    fill = new int[tiles];
  }

  /** Makes room for the triangles of a scene up to {@code last}. */
  void begin(int last) {
    end = last;
    if (projected.length < 4 * surfaces.vertices) {
      projected = new double[4 * (surfaces.vertices + surfaces.vertices / 4)];
    }
    if (box.length < end) {
      int n = end + end / 4;
      box = new long[n];
      partial = new boolean[n];
      edges = new double[STRIDE * n];
    }
  }

  int vertexJobs() {
    return (surfaces.vertices + CHUNK - 1) / CHUNK;
  }

  int triangleJobs() {
    return (end + CHUNK - 1) / CHUNK;
  }

  /** Projects a chunk of vertices to X, Y, W and key. */
  void project(int job) {
    Lens l = lens;
    double cx = l.centerX;
    double cy = l.centerY;
    double sx = l.scaleX;
    double sy = l.scaleY;
    float[] pos = surfaces.pos;
    int last = Math.min((job + 1) * CHUNK, surfaces.vertices);
    for (int v = job * CHUNK; v < last; v++) {
      double dx = pos[3 * v] - l.eye[0];
      double dy = pos[3 * v + 1] - l.eye[1];
      double dz = pos[3 * v + 2] - l.eye[2];
      double x = dx * l.right[0] + dy * l.right[1] + dz * l.right[2];
      double y = dx * l.up[0] + dy * l.up[1] + dz * l.up[2];
      double z = dx * l.forward[0] + dy * l.forward[1] + dz * l.forward[2];
      double w = l.orthographic ? 1 : z;
      projected[4 * v] = cx * w + sx * x;
      projected[4 * v + 1] = cy * w - sy * y;
      projected[4 * v + 2] = w;
      projected[4 * v + 3] = l.orthographic ? -z : 1;
    }
  }

  /** Computes edges, key and place of a chunk of triangles. */
  void setUp(int job) {
    int last = Math.min((job + 1) * CHUNK, end);
    for (int t = job * CHUNK; t < last; t++) {
      box[t] = surfaces.triItem[t] == leftOut ? EMPTY : setUpOne(t);
    }
  }

  private long setUpOne(int t) {
    double[] p = projected;
    int i = 4 * surfaces.tri[3 * t];
    int j = 4 * surfaces.tri[3 * t + 1];
    int k = 4 * surfaces.tri[3 * t + 2];
    double x0 = p[i];
    double y0 = p[i + 1];
    double w0 = p[i + 2];
    double x1 = p[j];
    double y1 = p[j + 1];
    double w1 = p[j + 2];
    double x2 = p[k];
    double y2 = p[k + 1];
    double w2 = p[k + 2];
    // pixels count downwards, so triangles that face the eye have a negative determinant
    double a0 = y1 * w2 - y2 * w1;
    double b0 = w1 * x2 - w2 * x1;
    double c0 = x1 * y2 - x2 * y1;
    double a1 = y2 * w0 - y0 * w2;
    double b1 = w2 * x0 - w0 * x2;
    double c1 = x2 * y0 - x0 * y2;
    double a2 = y0 * w1 - y1 * w0;
    double b2 = w0 * x1 - w1 * x0;
    double c2 = x0 * y1 - x1 * y0;
    double det = a0 * x0 + b0 * y0 + c0 * w0;
    if ((lens.mirrored ? det <= 0 : det >= 0)
        && !(fromLight && isOpen(surfaces.items[surfaces.triItem[t]].type))) {
      return EMPTY;
    }
    if (!(Math.abs(det) > 1e-300)) {
      return EMPTY;
    }
    long where = bounds(t, x0, y0, w0, x1, y1, w1, x2, y2, w2, p[i + 3], p[j + 3], p[k + 3]);
    if (where == EMPTY) {
      return EMPTY;
    }
    double sign = det < 0 ? -1 : 1;
    double[] e = edges;
    int o = STRIDE * t;
    e[o] = sign * a0;
    e[o + 1] = sign * b0;
    e[o + 2] = sign * c0;
    e[o + 3] = sign * a1;
    e[o + 4] = sign * b1;
    e[o + 5] = sign * c1;
    e[o + 6] = sign * a2;
    e[o + 7] = sign * b2;
    e[o + 8] = sign * c2;
    double k0 = p[i + 3] / det;
    double k1 = p[j + 3] / det;
    double k2 = p[k + 3] / det;
    e[o + KEY] = a0 * k0 + a1 * k1 + a2 * k2;
    e[o + KEY + 1] = b0 * k0 + b1 * k1 + b2 * k2;
    e[o + KEY + 2] = c0 * k0 + c1 * k1 + c2 * k2;
    if (hasCut) {
      return cut(t, o) ? where : EMPTY;
    }
    e[o + CUT] = 0;
    e[o + CUT + 1] = 0;
    e[o + CUT + 2] = 1;
    return where;
  }

  private static boolean isOpen(int type) {
    return switch (type) {
      case GeomType.SPHERE,
          GeomType.CAPSULE,
          GeomType.ELLIPSOID,
          GeomType.CYLINDER,
          GeomType.BOX,
          SceneGeom.CONE ->
          false;
      case GeomType.PLANE,
          GeomType.HFIELD,
          GeomType.MESH,
          GeomType.SDF,
          SceneGeom.FLEX,
          SceneGeom.SKIN ->
          true;
      default -> throw new IllegalStateException("geom type " + type);
    };
  }

  /** Computes the cut of a triangle; returns whether anything is left. */
  private boolean cut(int t, int o) {
    double h0 = above(surfaces.tri[3 * t]);
    double h1 = above(surfaces.tri[3 * t + 1]);
    double h2 = above(surfaces.tri[3 * t + 2]);
    if (h0 <= 0 && h1 <= 0 && h2 <= 0) {
      return false;
    }
    double[] e = edges;
    boolean crosses = h0 < 0 || h1 < 0 || h2 < 0;
    partial[t] |= crosses;
    for (int i = 0; i < 3; i++) {
      e[o + CUT + i] =
          crosses ? e[o + i] * h0 + e[o + 3 + i] * h1 + e[o + 6 + i] * h2 : i == 2 ? 1 : 0;
    }
    return true;
  }

  private double above(int v) {
    float[] x = surfaces.pos;
    return x[3 * v] * cut[0] + x[3 * v + 1] * cut[1] + x[3 * v + 2] * cut[2] - cut[3];
  }

  /** Returns the pixels that a triangle may touch: left, right, top, bottom, 16 bits each. */
  private long bounds(
      int t,
      double x0,
      double y0,
      double w0,
      double x1,
      double y1,
      double w1,
      double x2,
      double y2,
      double w2,
      double k0,
      double k1,
      double k2) {
    double near = lens.near;
    double z0 = lens.orthographic ? -k0 : w0;
    double z1 = lens.orthographic ? -k1 : w1;
    double z2 = lens.orthographic ? -k2 : w2;
    boolean crosses = z0 < near || z1 < near || z2 < near;
    partial[t] = crosses;
    double left;
    double right;
    double top;
    double bottom;
    if (!crosses || lens.orthographic) {
      if (z0 < near && z1 < near && z2 < near) {
        return EMPTY;
      }
      double px0 = x0 / w0;
      double px1 = x1 / w1;
      double px2 = x2 / w2;
      double py0 = y0 / w0;
      double py1 = y1 / w1;
      double py2 = y2 / w2;
      left = Math.min(px0, Math.min(px1, px2));
      right = Math.max(px0, Math.max(px1, px2));
      top = Math.min(py0, Math.min(py1, py2));
      bottom = Math.max(py0, Math.max(py1, py2));
    } else {
      if (w0 < near && w1 < near && w2 < near) {
        return EMPTY;
      }
      left = minimum(x0, w0, x1, w1, x2, w2, near);
      right = -minimum(-x0, w0, -x1, w1, -x2, w2, near);
      top = minimum(y0, w0, y1, w1, y2, w2, near);
      bottom = -minimum(-y0, w0, -y1, w1, -y2, w2, near);
    }
    if (!(right > 0 && left < width && bottom > 0 && top < height)) {
      return EMPTY;
    }
    long l = left <= 0 ? 0 : (long) left;
    long r = right >= width ? width - 1 : (long) right;
    long u = top <= 0 ? 0 : (long) top;
    long d = bottom >= height ? height - 1 : (long) bottom;
    return l << 48 | r << 32 | u << 16 | d;
  }

  /** Least x / w of the part of a triangle that is before the near plane. */
  private static double minimum(
      double x0, double w0, double x1, double w1, double x2, double w2, double near) {
    double least = Double.POSITIVE_INFINITY;
    least = w0 >= near ? Math.min(least, x0 / w0) : least;
    least = w1 >= near ? Math.min(least, x1 / w1) : least;
    least = w2 >= near ? Math.min(least, x2 / w2) : least;
    least = Math.min(least, crossing(x0, w0, x1, w1, near));
    least = Math.min(least, crossing(x1, w1, x2, w2, near));
    return Math.min(least, crossing(x2, w2, x0, w0, near));
  }

  private static double crossing(double x0, double w0, double x1, double w1, double near) {
    if (w0 < near == w1 < near) {
      return Double.POSITIVE_INFINITY;
    }
    double s = (near - w0) / (w1 - w0);
    return (x0 + s * (x1 - x0)) / near;
  }

  /** Lists the triangles of each tile, in order. */
  void sort() {
    Arrays.fill(fill, 0);
    for (int t = 0; t < end; t++) {
      long b = box[t];
      if (b != EMPTY) {
        int r = right(b) / TILE;
        int d = bottom(b) / TILE;
        for (int y = top(b) / TILE; y <= d; y++) {
          for (int x = left(b) / TILE; x <= r; x++) {
            fill[y * columns + x]++;
          }
        }
      }
    }
    int total = 0;
    for (int i = 0; i < tiles; i++) {
      tileStart[i] = total;
      total += fill[i];
      fill[i] = tileStart[i];
    }
    tileStart[tiles] = total;
    if (tileTriangles.length < total) {
      tileTriangles = new int[total + total / 4];
    }
    for (int t = 0; t < end; t++) {
      long b = box[t];
      if (b != EMPTY) {
        int r = right(b) / TILE;
        int d = bottom(b) / TILE;
        for (int y = top(b) / TILE; y <= d; y++) {
          for (int x = left(b) / TILE; x <= r; x++) {
            tileTriangles[fill[y * columns + x]++] = t;
          }
        }
      }
    }
  }

  /** Returns whether a tile has no triangles. */
  boolean isEmpty(int tile) {
    return tileStart[tile] == tileStart[tile + 1];
  }

  long box(int t) {
    return box[t];
  }

  static int left(long box) {
    return (int) (box >>> 48);
  }

  static int right(long box) {
    return (int) (box >>> 32) & 0xffff;
  }

  static int top(long box) {
    return (int) (box >>> 16) & 0xffff;
  }

  static int bottom(long box) {
    return (int) box & 0xffff;
  }
}
