package dev.dynamis.mjcf.internal.asset;

import java.util.Arrays;
import java.util.PriorityQueue;

/**
 * Quickhull in three dimensions with exact decisions: a point is added only if it lies strictly
 * outside of a face, so that coplanar, collinear and repeated points need no tolerances and the
 * surface is a closed convex triangulation at every moment. Which points are not corners although
 * they are used by the triangulation is found by {@link ConvexHull}.
 */
final class QuickHull {
  private static final double EPS = 0x1p-53;

  /** Thickness relative to the largest coordinate below which a mesh counts as flat. */
  private static final double FLAT = 2e-15;

  /** Points {@code [3 n]}, all different. */
  final double[] point;

  private final int npoint;
  private final Orientation orientation = new Orientation();
  private final double[] extent = new double[3];

  /** Number of face slots in use, dead faces included. */
  int nface;

  /** Corners of a face as point numbers {@code [3 nface]}, counterclockwise from outside. */
  int[] corner = new int[3 * 64];

  /** The face across the edge from corner i to corner i + 1 {@code [3 nface]}. */
  int[] neighbor = new int[3 * 64];

  boolean[] alive = new boolean[64];

  /** Normals, not of unit length, and the bound below which a side is decided exactly. */
  private double[] normal = new double[3 * 64];

  private double[] slack = new double[64];

  /** Points strictly outside of a face: a list through {@link #next}, and the furthest of them. */
  private int[] outside = new int[64];

  private int[] furthest = new int[64];
  private double[] furthestHeight = new double[64];
  private final int[] next;

  private final IntList visible = new IntList();
  private final IntList horizon = new IntList();
  private final IntList created = new IntList();

  /** The new face that starts at a point of the horizon. */
  private final int[] faceFrom;

  /** Marks of the search for visible faces. */
  private int[] mark = new int[64];

  private int round;
  private double side;

  private QuickHull(double[] point) {
    this.point = point;
    npoint = point.length / 3;
    next = new int[npoint];
    faceFrom = new int[npoint];
  }

  /**
   * Builds the hull.
   *
   * @param point coordinates {@code [3 n]}, finite and all different
   * @param maxVertices after how many points to stop, at least 4
   */
  static QuickHull build(double[] point, int maxVertices) throws AssetException {
    QuickHull hull = new QuickHull(point);
    hull.initialSimplex();
    if (maxVertices >= hull.npoint) {
      // faces are handled in the order of their creation
      for (int f = 0; f < hull.nface; f++) {
        if (hull.alive[f] && hull.outside[f] >= 0) {
          hull.addPoint(f);
        }
      }
    } else {
      hull.addFurthestPoints(maxVertices - 4);
    }
    return hull;
  }

  /** A face in the queue; it may have died since. */
  private record Candidate(double height, int face, int point) implements Comparable<Candidate> {
    @Override
    public int compareTo(Candidate o) {
      int c = Double.compare(o.height, height);
      return c != 0 ? c : Integer.compare(point, o.point);
    }
  }

  /** Adds the points that are furthest outside, so that few vertices approximate the hull well. */
  private void addFurthestPoints(int count) {
    PriorityQueue<Candidate> queue = new PriorityQueue<>();
    for (int f = 0; f < nface; f++) {
      offer(queue, f);
    }
    int added = 0;
    while (added < count && !queue.isEmpty()) {
      Candidate c = queue.remove();
      int f = c.face;
      if (alive[f]) {
        addPoint(f);
        added++;
        for (int i = 0; i < created.size(); i++) {
          offer(queue, created.get(i));
        }
      }
    }
  }

  private void offer(PriorityQueue<Candidate> queue, int f) {
    if (outside[f] >= 0) {
      double x = normal[3 * f], y = normal[3 * f + 1], z = normal[3 * f + 2];
      double height = furthestHeight[f] / Math.sqrt(x * x + y * y + z * z);
      queue.add(new Candidate(height, f, furthest[f]));
    }
  }

  private void initialSimplex() throws AssetException {
    double scale = 0;
    int[] extreme = new int[6];
    for (int j = 0; j < 3; j++) {
      for (int i = 0; i < npoint; i++) {
        double c = point[3 * i + j];
        scale = Math.max(scale, Math.abs(c));
        if (c < point[3 * extreme[2 * j] + j]) {
          extreme[2 * j] = i;
        }
        if (c > point[3 * extreme[2 * j + 1] + j]) {
          extreme[2 * j + 1] = i;
        }
      }
      extent[j] = point[3 * extreme[2 * j + 1] + j] - point[3 * extreme[2 * j] + j];
    }

    // the longest of the segments between extreme points, the point furthest from its line, and the
    // point furthest from the plane of the three
    int widest = extent[0] >= extent[1] ? 0 : 1;
    widest = extent[widest] >= extent[2] ? widest : 2;
    int a = extreme[2 * widest], b = extreme[2 * widest + 1];
    int c = furthestFromLine(a, b);
    double[] n = new double[3];
    cross(n, 0, 3 * a, 3 * b, 3 * c);
    double length = Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
    int d = a;
    double best = 0;
    for (int i = 0; i < npoint; i++) {
      double h = Math.abs(height(n, 0, 3 * a, 3 * i));
      if (h > best) {
        best = h;
        d = i;
      }
    }
    double thickness = length > 0 ? best / length : 0;
    int sign = thickness > FLAT * scale ? orientation.sign(point, 3 * a, 3 * b, 3 * c, 3 * d) : 0;
    if (sign == 0) {
      throw new AssetException(
          npoint < 4
              ? "mesh has only " + npoint + " different vertices, a convex hull needs 4"
              : "mesh is flat: all " + npoint + " different vertices lie in a plane or on a line",
          "give the mesh some thickness, or turn its collisions off with contype and conaffinity 0");
    }
    if (sign > 0) {
      int swap = b;
      b = c;
      c = swap;
    }
    // d is now behind a, b, c
    int f0 = newFace(a, b, c);
    int f1 = newFace(a, d, b);
    int f2 = newFace(b, d, c);
    int f3 = newFace(c, d, a);
    neighbors(f0, f1, f2, f3);
    neighbors(f1, f3, f2, f0);
    neighbors(f2, f1, f3, f0);
    neighbors(f3, f2, f1, f0);
    for (int f = 0; f < 4; f++) {
      created.add(f);
    }
    for (int i = 0; i < npoint; i++) {
      if (i != a && i != b && i != c && i != d) {
        assign(i);
      }
    }
  }

  private int furthestFromLine(int a, int b) {
    double[] n = new double[3];
    double best = 0;
    int found = a;
    for (int i = 0; i < npoint; i++) {
      cross(n, 0, 3 * a, 3 * b, 3 * i);
      double area = n[0] * n[0] + n[1] * n[1] + n[2] * n[2];
      if (area > best) {
        best = area;
        found = i;
      }
    }
    return found;
  }

  /** Adds the point that is furthest outside of face f. */
  private void addPoint(int f) {
    int p = furthest[f];
    findVisible(f, p);

    created.clear();
    for (int i = 0; i < horizon.size(); i++) {
      int across = horizon.get(i) / 3;
      int edge = horizon.get(i) % 3;
      // the edge seen from inside of the hole
      int from = corner[3 * across + (edge + 1) % 3];
      int to = corner[3 * across + edge];
      int n = newFace(from, to, p);
      neighbor[3 * n] = across;
      neighbor[3 * across + edge] = n;
      faceFrom[from] = n;
      created.add(n);
    }
    for (int i = 0; i < created.size(); i++) {
      int n = created.get(i);
      int after = faceFrom[corner[3 * n + 1]];
      neighbor[3 * n + 1] = after;
      neighbor[3 * after + 2] = n;
    }

    for (int i = 0; i < visible.size(); i++) {
      int dead = visible.get(i);
      int q = outside[dead];
      while (q >= 0) {
        int following = next[q];
        if (q != p) {
          assign(q);
        }
        q = following;
      }
      alive[dead] = false;
      outside[dead] = -1;
    }
  }

  /** Finds the faces that p is strictly outside of, and the edges around them. */
  private void findVisible(int first, int p) {
    round++;
    visible.clear();
    horizon.clear();
    mark[first] = round;
    visible.add(first);
    for (int i = 0; i < visible.size(); i++) {
      int f = visible.get(i);
      for (int e = 0; e < 3; e++) {
        int n = neighbor[3 * f + e];
        if (mark[n] == round) {
          continue;
        }
        if (isOutside(n, p)) {
          mark[n] = round;
          visible.add(n);
        } else {
          int back = 0;
          while (neighbor[3 * n + back] != f
              || corner[3 * n + back] != corner[3 * f + (e + 1) % 3]) {
            back++;
          }
          horizon.add(3 * n + back);
        }
      }
    }
  }

  /** Gives a point to the first of the new faces that it is outside of, or drops it. */
  private void assign(int p) {
    for (int i = 0; i < created.size(); i++) {
      int f = created.get(i);
      if (isOutside(f, p)) {
        next[p] = outside[f];
        outside[f] = p;
        if (side > furthestHeight[f]) {
          furthestHeight[f] = side;
          furthest[f] = p;
        }
        return;
      }
    }
  }

  /** Whether p is strictly outside; leaves its height times the normal's length in side. */
  private boolean isOutside(int f, int p) {
    int a = 3 * corner[3 * f];
    side = height(normal, 3 * f, a, 3 * p);
    if (side > slack[f]) {
      return true;
    }
    if (side < -slack[f]) {
      return false;
    }
    if (orientation.sign(point, a, 3 * corner[3 * f + 1], 3 * corner[3 * f + 2], 3 * p) <= 0) {
      return false;
    }
    side = Math.max(side, Double.MIN_NORMAL);
    return true;
  }

  /** Whether point p lies in the plane of face f. */
  boolean coplanar(int f, int p) {
    int a = 3 * corner[3 * f];
    return Math.abs(height(normal, 3 * f, a, 3 * p)) <= slack[f]
        && orientation.sign(point, a, 3 * corner[3 * f + 1], 3 * corner[3 * f + 2], 3 * p) == 0;
  }

  private double height(double[] n, int f, int a, int p) {
    return n[f] * (point[p] - point[a])
        + n[f + 1] * (point[p + 1] - point[a + 1])
        + n[f + 2] * (point[p + 2] - point[a + 2]);
  }

  private void cross(double[] n, int f, int a, int b, int c) {
    double ux = point[b] - point[a], uy = point[b + 1] - point[a + 1];
    double uz = point[b + 2] - point[a + 2];
    double vx = point[c] - point[a], vy = point[c + 1] - point[a + 1];
    double vz = point[c + 2] - point[a + 2];
    n[f] = uy * vz - uz * vy;
    n[f + 1] = uz * vx - ux * vz;
    n[f + 2] = ux * vy - uy * vx;
  }

  private void neighbors(int f, int n0, int n1, int n2) {
    neighbor[3 * f] = n0;
    neighbor[3 * f + 1] = n1;
    neighbor[3 * f + 2] = n2;
  }

  private int newFace(int a, int b, int c) {
    if (nface == alive.length) {
      grow();
    }
    int f = nface++;
    corner[3 * f] = a;
    corner[3 * f + 1] = b;
    corner[3 * f + 2] = c;
    alive[f] = true;
    outside[f] = -1;
    furthestHeight[f] = 0;
    cross(normal, 3 * f, 3 * a, 3 * b, 3 * c);

    // rounding errors of the height of any point in the bounding box
    double ux = Math.abs(point[3 * b] - point[3 * a]);
    double uy = Math.abs(point[3 * b + 1] - point[3 * a + 1]);
    double uz = Math.abs(point[3 * b + 2] - point[3 * a + 2]);
    double vx = Math.abs(point[3 * c] - point[3 * a]);
    double vy = Math.abs(point[3 * c + 1] - point[3 * a + 1]);
    double vz = Math.abs(point[3 * c + 2] - point[3 * a + 2]);
    slack[f] =
        16
            * EPS
            * ((uy * vz + uz * vy) * extent[0]
                + (uz * vx + ux * vz) * extent[1]
                + (ux * vy + uy * vx) * extent[2]);
    return f;
  }

  private void grow() {
    int n = 2 * alive.length;
    corner = Arrays.copyOf(corner, 3 * n);
    neighbor = Arrays.copyOf(neighbor, 3 * n);
    alive = Arrays.copyOf(alive, n);
    normal = Arrays.copyOf(normal, 3 * n);
    slack = Arrays.copyOf(slack, n);
    outside = Arrays.copyOf(outside, n);
    furthest = Arrays.copyOf(furthest, n);
    furthestHeight = Arrays.copyOf(furthestHeight, n);
    mark = Arrays.copyOf(mark, n);
  }
}
