package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.core.math.Buffers;
import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Scalar;
import dev.dynamis.core.math.Vec3;

/**
 * A polyhedron inside a Minkowski difference, with triangles for faces: what {@link Epa} expands.
 * It begins as a tetrahedron or a double pyramid around the simplex that {@link Gjk} ended with.
 *
 * <p>Faces are never moved; a deleted face keeps its number. Those that may be nearest to the
 * origin are listed in {@link #candidates}.
 */
final class Polytope {
  static final double TINY = Scalar.MINVAL;
  static final double TINY2 = Scalar.MINVAL * Scalar.MINVAL;

  private static final int VERTEX = ConvexQuery.VERTEX;

  /** Place of a face that is no candidate. */
  private static final int UNLISTED = -1;

  /** Place of a face that is no longer part of the polyhedron. */
  private static final int DELETED = -2;

  /** Sine of 120 degrees, with the digits of MuJoCo. */
  private static final double SIN120 = 0.86602540378;

  private static final double COS120 = -0.5;

  /** Vertices, as in {@link ConvexQuery}. */
  double[] vert = new double[40 * VERTEX];

  /** Ids of the two vertices that each vertex is the difference of. */
  int[] vertId = new int[2 * 40];

  int vertCount;

  /** The three vertices of each face, counterclockwise from outside. */
  int[] corner = new int[3 * 128];

  /** The faces beyond the edges from each corner to the next. */
  int[] neighbor = new int[3 * 128];

  /** Foot of the origin on each face; it is a normal too. */
  double[] foot = new double[3 * 128];

  /** Squared distance of each face from the origin. */
  double[] dist2 = new double[128];

  int faceCount;

  /** Faces that may be nearest. */
  int[] candidates = new int[128];

  int candidateCount;

  /** Faces along the boundary of what is seen from a point, and which edge of each is on it. */
  int[] horizonFace = new int[64];

  int[] horizonEdge = new int[64];
  int horizonSize;

  /** Place of each face among the candidates. */
  private int[] place = new int[128];

  /** Faces being visited, their entry edges and how many of their edges were crossed. */
  private int[] stack = new int[3 * 32];

  private final Buffers memory;

  /** How many vertices and faces there is room for. */
  private int vertRoom = 40;

  private int faceRoom = 128;

  /** For intermediate vectors. */
  final double[] work = new double[18];

  Polytope(Buffers memory) {
    this.memory = memory;
  }

  /**
   * Builds a polyhedron around the query's simplex of 2 to 4 vertices. Returns false if there is
   * none with the origin inside, then the shapes touch.
   */
  boolean enclose(ConvexQuery q) {
    clear();
    return switch (q.simplexSize) {
      case 2 -> enclose2(q);
      case 3 -> enclose3(q);
      default -> enclose4(q);
    };
  }

  private void clear() {
    vertCount = 0;
    faceCount = 0;
    candidateCount = 0;
    horizonSize = 0;
  }

  /** Double pyramid with the segment for its axis and a triangle of support points around it. */
  private boolean enclose2(ConvexQuery q) {
    double[] s = q.simplex;
    double[] w = work;
    Vec3.sub(w, 0, s, VERTEX, s, 0);

    // a direction across: the axis that the segment has least of, times the segment
    int least = 0;
    for (int i = 1; i < 3; i++) {
      if (Math.abs(w[i]) < Math.abs(w[least])) {
        least = i;
      }
    }
    Vec3.zero(w, 3);
    w[3 + least] = 1;
    Vec3.cross(w, 6, w, 3, w, 0);
    turn120(w, 9, w, 0);
    int a = insert(q, 0);
    int b = insert(q, 1);
    int c = support(q, w[6], w[7], w[8], Vec3.norm(w, 6));
    Mat3.mulVec(w, 6, w, 9, w, 6);
    int d = support(q, w[6], w[7], w[8], Vec3.norm(w, 6));
    Mat3.mulVec(w, 6, w, 9, w, 6);
    int e = support(q, w[6], w[7], w[8], Vec3.norm(w, 6));

    // where the origin is on a face, that face will do
    if (attach(a, c, d, 1, 3, 2) < TINY2) {
      return restart3(q, a, c, d);
    }
    if (attach(a, e, c, 2, 4, 0) < TINY2) {
      return restart3(q, a, e, c);
    }
    if (attach(a, d, e, 0, 5, 1) < TINY2) {
      return restart3(q, a, d, e);
    }
    if (attach(b, d, c, 5, 0, 4) < TINY2) {
      return restart3(q, b, d, c);
    }
    if (attach(b, c, e, 3, 1, 5) < TINY2) {
      return restart3(q, b, c, e);
    }
    if (attach(b, e, d, 4, 2, 3) < TINY2) {
      return restart3(q, b, e, d);
    }
    if (!pierces(a, b, c, d, e)) {
      return false;
    }
    listAll(6);
    return true;
  }

  /** Double pyramid with the triangle for its base. */
  private boolean enclose3(ConvexQuery q) {
    double[] s = q.simplex;
    double[] w = work;
    Vec3.sub(w, 0, s, VERTEX, s, 0);
    Vec3.sub(w, 3, s, 2 * VERTEX, s, 0);
    Vec3.cross(w, 6, w, 0, w, 3);
    double x = w[6], y = w[7], z = w[8];
    double norm = Vec3.norm(w, 6);
    if (norm < TINY) {
      return false;
    }
    int a = insert(q, 0);
    int b = insert(q, 1);
    int c = insert(q, 2);
    int below = support(q, -x, -y, -z, norm);
    int above = support(q, x, y, z, norm);
    if (isOnTriangle(a, b, c, above) || isOnTriangle(a, b, c, below)) {
      return false;
    }
    if (q.distance > 10 * TINY
        && !tetrahedronHoldsOrigin(a, b, c, above)
        && !tetrahedronHoldsOrigin(a, b, c, below)) {
      return false;
    }
    if (attach(above, a, b, 1, 3, 2) < TINY2
        || attach(above, c, a, 2, 4, 0) < TINY2
        || attach(above, b, c, 0, 5, 1) < TINY2
        || attach(below, b, a, 5, 0, 4) < TINY2
        || attach(below, a, c, 3, 1, 5) < TINY2
        || attach(below, c, b, 4, 2, 3) < TINY2) {
      return false;
    }
    listAll(6);
    return true;
  }

  private boolean enclose4(ConvexQuery q) {
    int a = insert(q, 0);
    int b = insert(q, 1);
    int c = insert(q, 2);
    int d = insert(q, 3);
    if (attach(a, b, c, 1, 3, 2) < TINY2) {
      return restart3(q, a, b, c);
    }
    if (attach(a, d, b, 2, 3, 0) < TINY2) {
      return restart3(q, a, d, b);
    }
    if (attach(a, c, d, 0, 3, 1) < TINY2) {
      return restart3(q, a, c, d);
    }
    if (attach(d, c, b, 2, 0, 1) < TINY2) {
      return restart3(q, d, c, b);
    }
    if (!tetrahedronHoldsOrigin(a, b, c, d)) {
      return false;
    }
    listAll(4);
    return true;
  }

  /** Begins again with a triangle that the origin is on. */
  private boolean restart3(ConvexQuery q, int a, int b, int c) {
    keep(q, 0, a);
    keep(q, 1, b);
    keep(q, 2, c);
    q.simplexSize = 3;
    clear();
    return enclose3(q);
  }

  private void keep(ConvexQuery q, int k, int v) {
    System.arraycopy(vert, VERTEX * v, q.simplex, VERTEX * k, VERTEX);
    q.simplexId[2 * k] = vertId[2 * v];
    q.simplexId[2 * k + 1] = vertId[2 * v + 1];
  }

  private void listAll(int n) {
    for (int i = 0; i < n; i++) {
      candidates[i] = i;
      place[i] = i;
    }
    candidateCount = n;
  }

  /** Adds vertex {@code k} of the query's simplex. */
  private int insert(ConvexQuery q, int k) {
    int v = newVertex();
    System.arraycopy(q.simplex, VERTEX * k, vert, VERTEX * v, VERTEX);
    vertId[2 * v] = q.simplexId[2 * k];
    vertId[2 * v + 1] = q.simplexId[2 * k + 1];
    return v;
  }

  /** Adds the support point in the direction (x, y, z), of length {@code norm}. */
  int support(ConvexQuery q, double x, double y, double z, double norm) {
    int v = newVertex();
    if (norm > TINY) {
      q.support(vert, VERTEX * v, vertId, v, x / norm, y / norm, z / norm);
    } else {
      q.support(vert, VERTEX * v, vertId, v, 1, 0, 0);
    }
    return v;
  }

  private int newVertex() {
    if (vertCount == vertRoom) {
      int room = 2 * vertRoom;
      vertId = memory.more(vertId, 2L * room);
      vert = memory.more(vert, (long) VERTEX * room);
      vertRoom = room;
    }
    return vertCount++;
  }

  /**
   * Adds a face with the given corners and neighbors. Returns its squared distance from the origin,
   * 0 if it has no area.
   */
  double attach(int a, int b, int c, int ab, int bc, int ca) {
    int f = faceCount++;
    if (f == faceRoom) {
      grow(2 * f);
    }
    int i = 3 * f;
    corner[i] = a;
    corner[i + 1] = b;
    corner[i + 2] = c;
    neighbor[i] = ab;
    neighbor[i + 1] = bc;
    neighbor[i + 2] = ca;
    place[f] = UNLISTED;
    if (!SubDistance.projectOrigin(foot, i, vert, VERTEX * c, VERTEX * b, VERTEX * a)) {
      dist2[f] = 0;
      return 0;
    }
    dist2[f] = Vec3.dot(foot, i, foot, i);
    return dist2[f];
  }

  private void grow(int n) {
    corner = memory.more(corner, 3L * n);
    neighbor = memory.more(neighbor, 3L * n);
    foot = memory.more(foot, 3L * n);
    place = memory.more(place, n);
    candidates = memory.more(candidates, n);
    dist2 = memory.more(dist2, n);
    faceRoom = n;
  }

  /** Lists a face among those that may be nearest. */
  void list(int face) {
    place[face] = candidateCount;
    candidates[candidateCount++] = face;
  }

  private void delete(int face) {
    int at = place[face];
    if (at >= 0) {
      int last = candidates[--candidateCount];
      candidates[at] = last;
      place[last] = at;
    }
    place[face] = DELETED;
  }

  /**
   * Deletes the faces that vertex {@code w} sees, of which {@code face} is one, and collects the
   * edges around them in the order in which new faces follow one another.
   */
  void horizon(int face, int w) {
    horizonSize = 0;
    delete(face);
    for (int k = 0; k < 3; k++) {
      int next = neighbor[3 * face + k];
      if (k == 0 || place[next] != DELETED) {
        int edge = edgeFrom(next, corner[3 * face + (k + 1) % 3]);
        explore(next, edge, w);
      }
    }
  }

  /** Depth first search over the faces that are seen, entered by an edge. */
  private void explore(int start, int startEdge, int w) {
    if (!sees(w, start)) {
      addEdge(start, startEdge);
      return;
    }
    delete(start);
    int depth = 0;
    push(depth, start, startEdge);
    while (depth >= 0) {
      int face = stack[3 * depth];
      int crossed = stack[3 * depth + 2]++;
      if (crossed == 2) {
        depth--;
        continue;
      }
      int i = (stack[3 * depth + 1] + 1 + crossed) % 3;
      int next = neighbor[3 * face + i];
      if (place[next] == DELETED) {
        continue;
      }
      int edge = edgeFrom(next, corner[3 * face + (i + 1) % 3]);
      if (sees(w, next)) {
        delete(next);
        push(++depth, next, edge);
      } else {
        addEdge(next, edge);
      }
    }
  }

  private void push(int depth, int face, int edge) {
    if (3 * depth + 3 > stack.length) {
      stack = memory.more(stack, 3L * depth + 3);
    }
    stack[3 * depth] = face;
    stack[3 * depth + 1] = edge;
    stack[3 * depth + 2] = 0;
  }

  private boolean sees(int w, int face) {
    return Vec3.dot(foot, 3 * face, vert, VERTEX * w) - dist2[face] > TINY;
  }

  private void addEdge(int face, int edge) {
    horizonFace = memory.more(horizonFace, horizonSize + 1L);
    horizonEdge = memory.more(horizonEdge, horizonSize + 1L);
    horizonFace[horizonSize] = face;
    horizonEdge[horizonSize++] = edge;
  }

  private int edgeFrom(int face, int vertex) {
    if (corner[3 * face] == vertex) {
      return 0;
    }
    return corner[3 * face + 1] == vertex ? 1 : 2;
  }

  /** {@code res} = matrix of the rotation by 120 degrees about an axis. */
  private static void turn120(double[] res, int r, double[] axis, int i) {
    double n = Vec3.norm(axis, i);
    double x = axis[i] / n, y = axis[i + 1] / n, z = axis[i + 2] / n;
    double rest = 1 - COS120;
    res[r] = COS120 + x * x * rest;
    res[r + 1] = x * y * rest - z * SIN120;
    res[r + 2] = x * z * rest + y * SIN120;
    res[r + 3] = y * x * rest + z * SIN120;
    res[r + 4] = COS120 + y * y * rest;
    res[r + 5] = y * z * rest - x * SIN120;
    res[r + 6] = x * z * rest - y * SIN120;
    res[r + 7] = y * z * rest + x * SIN120;
    res[r + 8] = COS120 + z * z * rest;
  }

  /** Whether the line through vertices a and b meets the triangle c, d, e. */
  private boolean pierces(int a, int b, int c, int d, int e) {
    double[] v = vert;
    double[] w = work;
    Vec3.sub(w, 0, v, VERTEX * b, v, VERTEX * a);
    Vec3.sub(w, 3, v, VERTEX * c, v, VERTEX * a);
    Vec3.sub(w, 6, v, VERTEX * d, v, VERTEX * a);
    Vec3.sub(w, 9, v, VERTEX * e, v, VERTEX * a);
    double cd = determinant(w, 3, 6, 0);
    double de = determinant(w, 6, 9, 0);
    double ec = determinant(w, 9, 3, 0);
    return (cd >= 0 && de >= 0 && ec >= 0) || (cd <= 0 && de <= 0 && ec <= 0);
  }

  private static double determinant(double[] w, int a, int b, int c) {
    return w[a] * (w[b + 1] * w[c + 2] - w[b + 2] * w[c + 1])
        + w[a + 1] * (w[b + 2] * w[c] - w[b] * w[c + 2])
        + w[a + 2] * (w[b] * w[c + 1] - w[b + 1] * w[c]);
  }

  private boolean isOnTriangle(int a, int b, int c, int p) {
    double[] w = work;
    double[] v = vert;
    int i = VERTEX * a, j = VERTEX * b, k = VERTEX * c, o = VERTEX * p;
    SubDistance.coordinates(w, v, i, j, k, v, o);
    if (w[0] < 0 || w[1] < 0 || w[2] < 0) {
      return false;
    }
    double x = v[i] * w[0] + v[j] * w[1] + v[k] * w[2] - v[o];
    double y = v[i + 1] * w[0] + v[j + 1] * w[1] + v[k + 1] * w[2] - v[o + 1];
    double z = v[i + 2] * w[0] + v[j + 2] * w[1] + v[k + 2] * w[2] - v[o + 2];
    return Math.sqrt(x * x + y * y + z * z) < TINY;
  }

  private boolean tetrahedronHoldsOrigin(int a, int b, int c, int d) {
    return originIsOnSideOf(a, b, c, d)
        && originIsOnSideOf(b, c, d, a)
        && originIsOnSideOf(c, d, a, b)
        && originIsOnSideOf(d, a, b, c);
  }

  /** Whether the origin and vertex {@code d} are on the same side of the plane of the others. */
  private boolean originIsOnSideOf(int a, int b, int c, int d) {
    double[] v = vert;
    double[] w = work;
    Vec3.sub(w, 0, v, VERTEX * b, v, VERTEX * a);
    Vec3.sub(w, 3, v, VERTEX * c, v, VERTEX * a);
    Vec3.cross(w, 6, w, 0, w, 3);
    Vec3.sub(w, 9, v, VERTEX * d, v, VERTEX * a);
    double vertexSide = Vec3.dot(w, 6, w, 9);
    double originSide = -Vec3.dot(w, 6, v, VERTEX * a);
    return (vertexSide > 0 && originSide > 0) || (vertexSide < 0 && originSide < 0);
  }
}
