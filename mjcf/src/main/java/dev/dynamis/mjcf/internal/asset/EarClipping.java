package dev.dynamis.mjcf.internal.asset;

import java.util.Arrays;

/**
 * Cuts a polygon into triangles by ear clipping in the coordinate plane it is best seen in. The
 * search for the next ear goes on where the last was found, in single precision: so a convex
 * polygon gives the same fan, and a concave one the same ears, as the OBJ loader of MuJoCo engine.
 */
final class EarClipping {
  private static final float EPSILON = 0x1p-23f;

  /** Bound on the tests of points against ears, so that a hostile file can't take hours. */
  private static final long MAX_WORK = 200_000_000;

  private EarClipping() {}

  /**
   * Returns the corners of the triangles, as indices of the polygon's points. A polygon that has no
   * ear left keeps the triangles found until then.
   *
   * @param point the polygon {@code [3 n]}, n at least 3
   * @throws AssetException if the search takes more than a bounded time
   */
  static int[] triangulate(float[] point) throws AssetException {
    int count = point.length / 3;
    int plane = plane(point);
    int first = plane == 0 ? 1 : 0;
    int second = plane == 2 ? 1 : 2;
    float[] x = new float[count];
    float[] y = new float[count];
    for (int i = 0; i < count; i++) {
      x[i] = point[3 * i + first];
      y[i] = point[3 * i + second];
    }
    float area = 0;
    for (int i = 0; i < count; i++) {
      int j = (i + 1) % count;
      area += (x[i] * y[j] - y[i] * x[j]) * 0.5f;
    }

    int[] left = new int[count];
    Arrays.setAll(left, i -> i);
    int[] ears = new int[3 * (count - 2)];
    int found = 0;
    int start = 0;
    int tries = count;
    long work = 0;
    while (count > 3 && tries > 0) {
      work += count;
      if (work > MAX_WORK) {
        throw new AssetException(
            "a polygon with " + x.length + " corners is too large to be cut into triangles",
            "let the program that exports the mesh triangulate it");
      }
      start = start >= count ? start - count : start;
      int a = left[start], b = left[(start + 1) % count], c = left[(start + 2) % count];
      tries--;
      if (!isEar(x, y, a, b, c, area, left, start, count)) {
        start++;
        continue;
      }
      ears[found++] = a;
      ears[found++] = b;
      ears[found++] = c;
      int gone = (start + 1) % count;
      System.arraycopy(left, gone + 1, left, gone, count - gone - 1);
      count--;
      tries = count + 1;
    }
    if (count == 3) {
      ears[found++] = left[0];
      ears[found++] = left[1];
      ears[found++] = left[2];
    }
    return Arrays.copyOf(ears, found);
  }

  /** Returns the axis that the first proper corner's normal is closest to. */
  private static int plane(float[] p) {
    int n = p.length / 3;
    for (int k = 0; k < n; k++) {
      int a = 3 * k, b = 3 * ((k + 1) % n), c = 3 * ((k + 2) % n);
      float ux = p[b] - p[a], uy = p[b + 1] - p[a + 1], uz = p[b + 2] - p[a + 2];
      float vx = p[c] - p[b], vy = p[c + 1] - p[b + 1], vz = p[c + 2] - p[b + 2];
      float nx = Math.abs(uy * vz - uz * vy);
      float ny = Math.abs(uz * vx - ux * vz);
      float nz = Math.abs(ux * vy - uy * vx);
      if (nx > EPSILON || ny > EPSILON || nz > EPSILON) {
        if (nx > ny && nx > nz) {
          return 0;
        }
        return nz > nx && nz > ny ? 2 : 1;
      }
    }
    return 0;
  }

  private static boolean isEar(
      float[] x, float[] y, int a, int b, int c, float area, int[] left, int start, int count) {
    float cross = (x[b] - x[a]) * (y[c] - y[b]) - (y[b] - y[a]) * (x[c] - x[b]);
    if (cross * area < 0) {
      return false;
    }
    for (int k = 3; k < count; k++) {
      int other = left[(start + k) % count];
      boolean inside = crosses(x, y, a, c, other);
      inside ^= crosses(x, y, b, a, other);
      inside ^= crosses(x, y, c, b, other);
      if (inside) {
        return false;
      }
    }
    return true;
  }

  /** Whether a ray from the point to the right crosses the edge. */
  private static boolean crosses(float[] x, float[] y, int i, int j, int point) {
    float px = x[point], py = y[point];
    return (y[i] > py) != (y[j] > py) && px < (x[j] - x[i]) * (py - y[i]) / (y[j] - y[i]) + x[i];
  }
}
