package dev.dynamis.mjcf.internal.asset;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Signed distance of points from the surface of triangles, negative inside.
 *
 * <p>The sign is that of the side of the nearest triangle's pseudonormal: of its face, or where the
 * nearest point is on an edge or in a corner, the sum of the unit normals of the faces there,
 * weighted by their angles in a corner (Baerentzen and Aanaes, 2005). It is right where triangles
 * close and face outwards.
 */
final class MeshDistance {
  /** Parts of a triangle: corners, edges from a corner to the next, inside. */
  private static final int CORNER = 0;

  private static final int EDGE = 3;
  private static final int INSIDE = 6;

  private static final double SLACK = 1 + 1e-12;

  /** How many boxes are looked at before giving up. */
  private static final long MOST_VISITS = 200_000_000;

  private final double[] vert;
  private final int[] face;
  private final BoundingVolumeTree tree;
  private final double[] faceNormal;

  /** Edge k of a face goes from its corner k to the next. */
  private final double[] edgeNormal;

  private final double[] cornerNormal;
  private final int[] stack;

  /** Whether a triangle has an area; without one there is no inside. */
  private boolean surface;

  private long visits;
  private final double[] point = new double[3];
  private final double[] normal = new double[3];
  private final double[] nearest = new double[3];
  private final double[] best = new double[3];

  MeshDistance(double[] vert, int[] face, BoundingVolumeTree tree) {
    this.vert = vert;
    this.face = face;
    this.tree = tree;
    faceNormal = new double[face.length];
    edgeNormal = new double[3 * face.length];
    cornerNormal = new double[vert.length];
    stack = new int[2 + 2 * Arrays.stream(tree.depth).max().orElse(0)];
    normals();
  }

  private void normals() {
    Map<Long, double[]> edges = new HashMap<>();
    double[] a = new double[3];
    double[] b = new double[3];
    for (int f = 0; f < face.length / 3; f++) {
      difference(a, face[3 * f + 1], face[3 * f]);
      difference(b, face[3 * f + 2], face[3 * f]);
      double nx = a[1] * b[2] - a[2] * b[1];
      double ny = a[2] * b[0] - a[0] * b[2];
      double nz = a[0] * b[1] - a[1] * b[0];
      double n = Math.sqrt(nx * nx + ny * ny + nz * nz);
      if (n > 0) {
        surface = true;
        faceNormal[3 * f] = nx / n;
        faceNormal[3 * f + 1] = ny / n;
        faceNormal[3 * f + 2] = nz / n;
      }
      for (int k = 0; k < 3; k++) {
        int v = face[3 * f + k];
        int next = face[3 * f + (k + 1) % 3];
        add(edges.computeIfAbsent(key(v, next), e -> new double[3]), 0, f, 1);
        difference(a, next, v);
        difference(b, face[3 * f + (k + 2) % 3], v);
        add(cornerNormal, 3 * v, f, angle(a, b));
      }
    }
    for (int e = 0; e < face.length; e++) {
      int f = e / 3;
      double[] normal = edges.get(key(face[e], face[3 * f + (e + 1) % 3]));
      System.arraycopy(normal, 0, edgeNormal, 3 * e, 3);
    }
  }

  private static long key(int a, int b) {
    return (long) Math.min(a, b) << 32 | Math.max(a, b);
  }

  private void difference(double[] res, int a, int b) {
    for (int k = 0; k < 3; k++) {
      res[k] = vert[3 * a + k] - vert[3 * b + k];
    }
  }

  private void add(double[] sum, int at, int f, double weight) {
    for (int k = 0; k < 3; k++) {
      sum[at + k] += weight * faceNormal[3 * f + k];
    }
  }

  /** Angle between two vectors; 0 if one of them is zero. */
  private static double angle(double[] a, double[] b) {
    double lengths = Math.sqrt(dot(a, a) * dot(b, b));
    return lengths > 0 ? StrictMath.acos(Math.clamp(dot(a, b) / lengths, -1, 1)) : 0;
  }

  private static double dot(double[] a, double[] b) {
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  }

  /**
   * Returns the signed distance of a point.
   *
   * @throws AssetException if no triangle has an area, or if it takes too long, together with all
   *     points before it
   */
  double signed(double x, double y, double z) throws AssetException {
    if (!surface) {
      throw noDistance();
    }
    point[0] = x;
    point[1] = y;
    point[2] = z;
    double least = Double.POSITIVE_INFINITY;
    int bestFace = -1;
    int bestPart = 0;
    int top = 0;
    stack[top++] = 0;
    while (top > 0) {
      int node = stack[--top];
      if (++visits > MOST_VISITS) {
        throw Octree.tooLong();
      }
      // of triangles that share the nearest point, the one whose rounding is least counts
      if (boxDistance(node) > least * SLACK) {
        continue;
      }
      int f = tree.nodeid[node];
      if (f >= 0) {
        int part = nearest(f);
        double square = square(nearest);
        if (square < least) {
          least = square;
          bestFace = f;
          bestPart = part;
          System.arraycopy(nearest, 0, best, 0, 3);
        }
        continue;
      }
      int left = tree.child[2 * node];
      int right = tree.child[2 * node + 1];
      boolean leftFirst = boxDistance(left) <= boxDistance(right);
      stack[top++] = leftFirst ? right : left;
      stack[top++] = leftFirst ? left : right;
    }
    // distances that overflow are less than none
    if (bestFace < 0) {
      throw noDistance();
    }
    return side(bestFace, bestPart) * Math.sqrt(least);
  }

  private static AssetException noDistance() {
    return new AssetException(
        "has no triangle with an area, so that there is no distance from it", "give it a surface");
  }

  /** Squared distance from the point to the box of a node, 0 inside. */
  private double boxDistance(int node) {
    double sum = 0;
    for (int k = 0; k < 3; k++) {
      double out = Math.abs(point[k] - tree.aabb[6 * node + k]) - tree.aabb[6 * node + 3 + k];
      sum += out > 0 ? out * out : 0;
    }
    return sum;
  }

  private double square(double[] q) {
    double x = point[0] - q[0], y = point[1] - q[1], z = point[2] - q[2];
    return x * x + y * y + z * z;
  }

  /** 1 if the point is outside by the pseudonormal at the nearest point, else -1. */
  private int side(int f, int part) {
    double[] normal = part == INSIDE ? faceNormal : part >= EDGE ? edgeNormal : cornerNormal;
    int at =
        part == INSIDE
            ? 3 * f
            : part >= EDGE ? 3 * (3 * f + part - EDGE) : 3 * face[3 * f + part - CORNER];
    double sum = 0;
    for (int k = 0; k < 3; k++) {
      sum += (point[k] - best[k]) * normal[at + k];
    }
    return sum >= 0 ? 1 : -1;
  }

  /**
   * Finds the nearest point of a triangle by its regions (Ericson, Real-Time Collision Detection,
   * 2005, section 5.1.5) and says which part it is on.
   */
  private int nearest(int f) {
    int a = 3 * face[3 * f], b = 3 * face[3 * f + 1], c = 3 * face[3 * f + 2];
    double fromA = along(a, b, a), toB = along(b, a, b);
    double fromAc = along(a, c, a), toC = along(c, a, c);
    if (fromA <= 0 && fromAc <= 0) {
      return corner(a, 0);
    }
    double fromB = along(b, c, b), toCb = along(c, b, c);
    if (toB <= 0 && fromB <= 0) {
      return corner(b, 1);
    }
    if (toC <= 0 && toCb <= 0) {
      return corner(c, 2);
    }
    normal(a, b, c);
    double weightC = area(a, b);
    if (weightC <= 0 && fromA >= 0 && toB >= 0) {
      return edge(a, b, fromA / (fromA + toB), 0);
    }
    double weightA = area(b, c);
    if (weightA <= 0 && fromB >= 0 && toCb >= 0) {
      return edge(b, c, fromB / (fromB + toCb), 1);
    }
    double weightB = area(c, a);
    if (weightB <= 0 && fromAc >= 0 && toC >= 0) {
      return edge(a, c, fromAc / (fromAc + toC), 2);
    }
    double sum = weightA + weightB + weightC;
    double u = weightA / sum;
    double v = weightB / sum;
    double w = 1 - u - v;
    for (int k = 0; k < 3; k++) {
      nearest[k] = u * vert[a + k] + v * vert[b + k] + w * vert[c + k];
    }
    return INSIDE;
  }

  /** Product of the vectors from one corner to another, and from a corner to the point. */
  private double along(int from, int to, int corner) {
    double sum = 0;
    for (int k = 0; k < 3; k++) {
      sum += (vert[to + k] - vert[from + k]) * (point[k] - vert[corner + k]);
    }
    return sum;
  }

  private void normal(int a, int b, int c) {
    double x = vert[b] - vert[a], y = vert[b + 1] - vert[a + 1], z = vert[b + 2] - vert[a + 2];
    double p = vert[c] - vert[a], q = vert[c + 1] - vert[a + 1], r = vert[c + 2] - vert[a + 2];
    normal[0] = y * r - z * q;
    normal[1] = z * p - x * r;
    normal[2] = x * q - y * p;
  }

  /** Area between two corners and the projected point, times that of the triangle, by sign. */
  private double area(int a, int b) {
    double x = vert[a] - point[0], y = vert[a + 1] - point[1], z = vert[a + 2] - point[2];
    double p = vert[b] - point[0], q = vert[b + 1] - point[1], r = vert[b + 2] - point[2];
    return normal[0] * (y * r - z * q) + normal[1] * (z * p - x * r) + normal[2] * (x * q - y * p);
  }

  private int corner(int v, int number) {
    System.arraycopy(vert, v, nearest, 0, 3);
    return CORNER + number;
  }

  private int edge(int from, int to, double t, int number) {
    for (int k = 0; k < 3; k++) {
      nearest[k] = (1 - t) * vert[from + k] + t * vert[to + k];
    }
    return EDGE + number;
  }
}
