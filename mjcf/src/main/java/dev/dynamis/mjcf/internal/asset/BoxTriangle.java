package dev.dynamis.mjcf.internal.asset;

/**
 * Whether a triangle and a box with sides along the axes have a point in common: their boxes, the
 * plane of the triangle, and the projections of its edges on the three coordinate planes (Schwarz
 * and Seidel, Fast Parallel Surface and Solid Voxelization on GPUs, 2010).
 */
final class BoxTriangle {
  private BoxTriangle() {}

  /**
   * Tests a triangle and a box.
   *
   * @param v coordinates, those of the corners from {@code a}, {@code b} and {@code c} on
   * @param box lower and upper corner {@code [6]}
   */
  static boolean touch(double[] v, int a, int b, int c, double[] box) {
    for (int k = 0; k < 3; k++) {
      if ((v[a + k] < box[k] && v[b + k] < box[k] && v[c + k] < box[k])
          || (v[a + k] > box[3 + k] && v[b + k] > box[3 + k] && v[c + k] > box[3 + k])) {
        return false;
      }
    }
    double nx = cross(v, a, b, c, 1, 2);
    double ny = cross(v, a, b, c, 2, 0);
    double nz = cross(v, a, b, c, 0, 1);
    return crossesPlane(v, a, box, nx, ny, nz)
        && projectionsMeet(v, a, b, c, box, 0, nx)
        && projectionsMeet(v, a, b, c, box, 1, ny)
        && projectionsMeet(v, a, b, c, box, 2, nz);
  }

  /** One element of the product of the edges from the first and from the second corner. */
  private static double cross(double[] v, int a, int b, int c, int j, int k) {
    return (v[b + j] - v[a + j]) * (v[c + k] - v[b + k])
        - (v[b + k] - v[a + k]) * (v[c + j] - v[b + j]);
  }

  /** Whether the corners of the box that are extreme along the normal are on different sides. */
  private static boolean crossesPlane(
      double[] v, int a, double[] box, double nx, double ny, double nz) {
    double sx = box[3] - box[0], sy = box[4] - box[1], sz = box[5] - box[2];
    double cx = nx > 0 ? sx : 0, cy = ny > 0 ? sy : 0, cz = nz > 0 ? sz : 0;
    double low = nx * box[0] + ny * box[1] + nz * box[2];
    double first = low + (nx * (cx - v[a]) + ny * (cy - v[a + 1]) + nz * (cz - v[a + 2]));
    double second =
        low + (nx * (sx - cx - v[a]) + ny * (sy - cy - v[a + 1]) + nz * (sz - cz - v[a + 2]));
    return first * second <= 0;
  }

  /** Whether box and triangle overlap seen along an axis, by the normals of the edges. */
  private static boolean projectionsMeet(
      double[] v, int a, int b, int c, double[] box, int axis, double normal) {
    int j = (axis + 1) % 3;
    int k = (axis + 2) % 3;
    double sign = normal >= 0 ? 1 : -1;
    return inside(v, a, b, box, j, k, sign)
        && inside(v, b, c, box, j, k, sign)
        && inside(v, c, a, box, j, k, sign);
  }

  private static boolean inside(
      double[] v, int from, int to, double[] box, int j, int k, double sign) {
    double ej = -(v[to + k] - v[from + k]) * sign;
    double ek = (v[to + j] - v[from + j]) * sign;
    double reach =
        -(ej * v[from + j] + ek * v[from + k])
            + Math.max(0, (box[3 + j] - box[j]) * ej)
            + Math.max(0, (box[3 + k] - box[k]) * ek);
    return !(ej * box[j] + ek * box[k] + reach < 0);
  }
}
