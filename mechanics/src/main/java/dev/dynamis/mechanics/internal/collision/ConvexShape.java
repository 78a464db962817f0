package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Scalar;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.mechanics.constant.Kinds;
import dev.dynamis.mechanics.model.Meshes;

/**
 * One of the two bodies of a convex query: a geom at a pose of its own, a prism of a height field
 * or an element of a flex. The {@link #support} function is all that the iterative methods know
 * about it.
 *
 * <p>Meshes stand for their convex hulls. The vertex found last is where the next search starts,
 * unless the one that was found last for such a direction is the answer again.
 */
final class ConvexShape {
  private static final int NONE = -1;

  /** Kinds of support function. */
  private static final int POINT = 0;

  private static final int LINE = 1;
  private static final int SPHERE = 2;
  private static final int CAPSULE = 3;
  private static final int ELLIPSOID = 4;
  private static final int CYLINDER = 5;
  private static final int BOX = 6;
  private static final int VERTICES = 7;
  private static final int HULL = 8;
  private static final int PRISM = 9;
  private static final int ELEMENT = 10;

  /** What {@code type} is for an element of a flex. */
  static final int FLEX = -1;

  /** Hulls of fewer vertices are searched whole. */
  private static final int CLIMB_FROM = 10;

  /** Vertices whose heights differ by less, relative to the radius, may be on a flat part. */
  private static final double FLAT = 1e-6;

  /** Components of a direction are told apart by so many parts of their range. */
  private static final int CELLS = 16;

  private static final double TINY2 = Scalar.MINVAL * Scalar.MINVAL;

  /** Geom id. */
  int geom;

  /** A {@link GeomType} value; HFIELD stands for a prism. */
  int type;

  /** The shape is inflated by half of this, m. */
  double margin;

  /** Center, m. */
  final double[] pos = new double[3];

  /** Axes in columns. */
  final double[] mat = new double[9];

  /** Sizes of the geom, m. */
  final double[] size = new double[3];

  /** Corners of a prism: three at the bottom, three on top of them. */
  final double[] prism = new double[18];

  /** Vertices of an element of a flex, and how many; the element is all within a radius of them. */
  final double[] corner = new double[12];

  int corners;
  private double radius;

  /** Vertex that the last support point is, counted from the mesh's first; of a box, its octant. */
  int vertex;

  /** Where climbing on the hull stopped last, -1 if it did not begin. */
  int climber;

  /** Meshes of the model, of which this is one. */
  Meshes meshes;

  /** First vertex of the mesh. */
  int firstVertex;

  /** First polygon of the mesh's hull. */
  int firstPolygon;

  private int kind;
  private float[] vert;

  /**
   * Where climbing ended last for directions like this one: nothing but a guess, which is taken
   * only if no other vertex can be meant.
   */
  private final char[] starts = new char[CELLS * CELLS * CELLS];

  /** Lets meshes use different places for the same direction. */
  private int salt;

  /** Least difference of heights that is not nearly flat, m. */
  private double flat;

  /** Place of the first vertex. */
  private int firstVert;

  private int vertCount;
  private int[] graph;

  /** Start of the hull graph, -1 for none. */
  private int graphStart;

  private HullRings rings;

  /** Where the rings of the mesh begin. */
  private int ringStart;

  /** Takes the shape and pose of a geom. */
  void set(Model m, Data d, int g, double inflation) {
    geom = g;
    type = m.geom.type[g];
    margin = inflation;
    restart();
    Vec3.copy(pos, 0, d.geom.xpos, 3 * g);
    Mat3.copy(mat, 0, d.geom.xmat, 9 * g);
    Vec3.copy(size, 0, m.geom.size, 3 * g);
    kind =
        switch (type) {
          case GeomType.SPHERE -> SPHERE;
          case GeomType.CAPSULE -> CAPSULE;
          case GeomType.ELLIPSOID -> ELLIPSOID;
          case GeomType.CYLINDER -> CYLINDER;
          case GeomType.BOX -> BOX;
          case GeomType.HFIELD -> PRISM;
          case GeomType.MESH, GeomType.SDF -> mesh(m, m.geom.dataid[g]);
          case GeomType.PLANE ->
              throw new IllegalArgumentException(
                  "geom " + g + " of type " + GeomType.name(type) + " is not convex");
          default -> throw Kinds.unknown("geom type", type);
        };
  }

  /** Lets the next search for a support point start anew. */
  void restart() {
    vertex = NONE;
    climber = NONE;
  }

  /** Takes an element of a flex. */
  void setElement(Model m, Data d, int f, int e, double inflation) {
    geom = NONE;
    type = FLEX;
    kind = ELEMENT;
    margin = inflation;
    vertex = NONE;
    climber = NONE;
    radius = m.flex.radius[f];
    corners = m.flex.dim[f] + 1;
    int from = m.flex.elemdataadr[f] + e * corners;
    for (int i = 0; i < corners; i++) {
      int v = m.flex.vertadr[f] + m.flex.elem[from + i];
      Vec3.copy(corner, 3 * i, d.flexvert.xpos, 3 * v);
    }
    Vec3.copy(pos, 0, d.flexelem.aabb, 6 * (m.flex.elemadr[f] + e));
  }

  private int mesh(Model m, int id) {
    if (meshes != m.mesh) {
      meshes = m.mesh;
      rings = HullRings.of(m);
    }
    firstVertex = m.mesh.vertadr[id];
    firstPolygon = m.mesh.polyadr[id];
    vert = m.mesh.vert;
    firstVert = 3 * firstVertex;
    vertCount = m.mesh.vertnum[id];
    graph = m.mesh.graph;
    graphStart = m.mesh.graphadr[id];
    ringStart = rings.start[id];
    salt = id * 0x9E3779B1 >>> 7;
    flat = FLAT * m.geom.rbound[geom];
    return graphStart < 0 || vertCount < CLIMB_FROM ? VERTICES : HULL;
  }

  /** Whether the shape is a polyhedron, so that iterations end after finitely many vertices. */
  boolean isDiscrete() {
    return margin == 0
        && (type == GeomType.MESH || type == GeomType.BOX || type == GeomType.HFIELD);
  }

  /** Whether the surface tells its own normals. */
  boolean isRound() {
    if (type == FLEX) {
      return false;
    }
    return switch (type) {
      case GeomType.SPHERE, GeomType.CAPSULE, GeomType.ELLIPSOID, GeomType.CYLINDER -> true;
      case GeomType.PLANE, GeomType.HFIELD, GeomType.BOX, GeomType.MESH, GeomType.SDF -> false;
      default -> throw Kinds.unknown("geom type", type);
    };
  }

  /** Whether the shape is the set of points near a point or a segment. */
  boolean hasCore() {
    return type == GeomType.SPHERE || type == GeomType.CAPSULE;
  }

  /** Takes only the center of a sphere or the axis of a capsule for the shape. */
  void shrinkToCore() {
    kind = type == GeomType.SPHERE ? POINT : LINE;
  }

  /** Undoes {@link #shrinkToCore}. */
  void growFromCore() {
    kind = type == GeomType.SPHERE ? SPHERE : CAPSULE;
  }

  /** {@code res} = a point inside. */
  void center(double[] res, int r) {
    if (kind != PRISM) {
      Vec3.copy(res, r, pos, 0);
      return;
    }
    Vec3.zero(res, r);
    for (int i = 0; i < 6; i++) {
      Vec3.addTo(res, r, prism, 3 * i);
    }
    Vec3.scale(res, r, res, r, 1.0 / 6.0);
  }

  /**
   * {@code res} = point of the shape, not inflated, that is farthest in the direction (x, y, z),
   * which has unit length.
   */
  void support(double[] res, int r, double x, double y, double z) {
    switch (kind) {
      case POINT -> Vec3.copy(res, r, pos, 0);
      case LINE -> line(res, r, x, y, z);
      case SPHERE -> {
        double s = size[0];
        Vec3.set(res, r, s * x + pos[0], s * y + pos[1], s * z + pos[2]);
      }
      case PRISM -> prism(res, r, x, y, z);
      case ELEMENT -> element(res, r, x, y, z, radius);
      default -> {
        double[] a = mat;
        double u = a[0] * x + a[3] * y + a[6] * z;
        double v = a[1] * x + a[4] * y + a[7] * z;
        double w = a[2] * x + a[5] * y + a[8] * z;
        switch (kind) {
          case CAPSULE -> {
            double s = size[0];
            double end = w >= 0 ? size[1] : -size[1];
            world(res, r, u * s, v * s, w * s + end);
          }
          case ELLIPSOID -> ellipsoid(res, r, u, v, w);
          case CYLINDER -> {
            double n2 = u * u + v * v;
            double scale = n2 >= TINY2 ? size[0] / Math.sqrt(n2) : 0;
            world(res, r, scale * u, scale * v, w >= 0 ? size[1] : -size[1]);
          }
          case BOX -> box(res, r, u, v, w);
          case VERTICES -> {
            vertex = searchAll(u, v, w);
            worldVertex(res, r);
          }
          default -> {
            climb(u, v, w);
            worldVertex(res, r);
          }
        }
      }
    }
  }

  private void line(double[] res, int r, double x, double y, double z) {
    double[] a = mat;
    double along = a[2] * x + a[5] * y + a[8] * z;
    double half = along >= 0 ? size[1] : -size[1];
    Vec3.set(res, r, a[2] * half + pos[0], a[5] * half + pos[1], a[8] * half + pos[2]);
  }

  private void ellipsoid(double[] res, int r, double u, double v, double w) {
    double a = size[0], b = size[1], c = size[2];
    double x = u * a, y = v * b, z = w * c;
    double norm2 = x * x + y * y + z * z;
    if (norm2 < TINY2) {
      world(res, r, a, 0, 0);
      return;
    }
    double inv = 1 / Math.sqrt(norm2);
    world(res, r, x * (inv * a), y * (inv * b), z * (inv * c));
  }

  private void box(double[] res, int r, double u, double v, double w) {
    double x = u >= 0 ? size[0] : -size[0];
    double y = v >= 0 ? size[1] : -size[1];
    double z = w >= 0 ? size[2] : -size[2];
    vertex = (x > 0 ? 1 : 0) | (y > 0 ? 2 : 0) | (z > 0 ? 4 : 0);
    world(res, r, x, y, z);
  }

  private void prism(double[] res, int r, double x, double y, double z) {
    // a prism's sides are upright, so the sign of z tells bottom from top
    int start = z < 0 ? 0 : 9;
    double[] p = prism;
    int best = start;
    double most = p[start] * x + p[start + 1] * y + p[start + 2] * z;
    for (int i = start + 3; i < start + 9; i += 3) {
      double dot = p[i] * x + p[i + 1] * y + p[i + 2] * z;
      if (dot > most) {
        best = i;
        most = dot;
      }
    }
    Vec3.copy(res, r, p, best);
  }

  private void element(double[] res, int r, double x, double y, double z, double inflation) {
    double[] p = corner;
    int best = 0;
    double most = p[0] * x + p[1] * y + p[2] * z;
    for (int i = 3; i < 3 * corners; i += 3) {
      double dot = p[i] * x + p[i + 1] * y + p[i + 2] * z;
      if (dot > most) {
        best = i;
        most = dot;
      }
    }
    Vec3.set(
        res, r, p[best] + x * inflation, p[best + 1] + y * inflation, p[best + 2] + z * inflation);
  }

  private int searchAll(double u, double v, double w) {
    float[] p = vert;
    int first = firstVert;
    int best = 0;
    double most = -Float.MAX_VALUE;
    if (vertex >= 0) {
      best = vertex;
      int i = first + 3 * best;
      most = u * p[i] + v * p[i + 1] + w * p[i + 2];
    }
    for (int k = 0, i = first; k < vertCount; k++, i += 3) {
      double dot = u * p[i] + v * p[i + 1] + w * p[i + 2];
      if (dot > most) {
        most = dot;
        best = k;
      }
    }
    return best;
  }

  /** Finds the vertex of the hull that is farthest in a direction of unit length. */
  private void climb(double u, double v, double w) {
    int cell = cell(u, v, w);
    if (!climbToSummit(u, v, w, starts[cell])) {
      climb(u, v, w, -Float.MAX_VALUE, climber >= 0 ? climber : 0);
    }
    starts[cell] = (char) climber;
  }

  /** Where the answer to a question for a direction is kept. */
  private int cell(double u, double v, double w) {
    double half = 0.5 * CELLS;
    double scale = half - 0.5;
    int i = (int) (scale * u + half);
    int j = (int) (scale * v + half);
    int k = (int) (scale * w + half);
    return (i * CELLS * CELLS + j * CELLS + k ^ salt) & starts.length - 1;
  }

  /**
   * Walks from vertex {@code start} of the hull to better neighbors. Returns whether this has led
   * to a vertex that is clearly higher than its neighbors: since the hull is convex, no other one
   * is as high then, and every walk ends there.
   */
  private boolean climbToSummit(double u, double v, double w, int start) {
    int[] g = graph;
    float[] p = vert;
    int count = g[graphStart];
    if (start >= count) {
      return false; // of another mesh
    }
    if (isSummit(u, v, w, start)) {
      climber = start;
      vertex = g[graphStart + 2 + count + start];
      return true;
    }
    int edgeStart = graphStart + 2;
    int ids = edgeStart + count;
    int edges = ids + count;
    int at = start;
    int i = firstVert + 3 * g[ids + at];
    double height = u * p[i] + v * p[i + 1] + w * p[i + 2];
    while (true) {
      double most = height - flat;
      int best = at;
      int e = edges + g[edgeStart + at];
      for (int neighbor = g[e]; neighbor >= 0; neighbor = g[++e]) {
        i = firstVert + 3 * g[ids + neighbor];
        double dot = u * p[i] + v * p[i + 1] + w * p[i + 2];
        if (dot >= most) {
          most = dot;
          best = neighbor;
        }
      }
      if (best == at) {
        climber = at;
        vertex = g[ids + at];
        return true;
      }
      if (!(most > height)) {
        return false;
      }
      at = best;
      height = most;
    }
  }

  /**
   * Whether a vertex is clearly higher than its neighbors; not known, so false, if they are many.
   */
  private boolean isSummit(double u, double v, double w, int which) {
    int[] ring = rings.place;
    int r = ringStart + HullRings.STRIDE * which;
    int i = ring[r];
    if (i == HullRings.NO_RING) {
      return false;
    }
    float[] p = vert;
    int o = firstVert;
    double most = dot(p, o + i, u, v, w) - flat;
    return !(dot(p, o + ring[r + 1], u, v, w) >= most)
        && !(dot(p, o + ring[r + 2], u, v, w) >= most)
        && !(dot(p, o + ring[r + 3], u, v, w) >= most)
        && !(dot(p, o + ring[r + 4], u, v, w) >= most)
        && !(dot(p, o + ring[r + 5], u, v, w) >= most)
        && !(dot(p, o + ring[r + 6], u, v, w) >= most)
        && !(dot(p, o + ring[r + 7], u, v, w) >= most)
        && !(dot(p, o + ring[r + 8], u, v, w) >= most);
  }

  private static double dot(float[] p, int i, double u, double v, double w) {
    return u * p[i] + v * p[i + 1] + w * p[i + 2];
  }

  /**
   * Walks from vertex {@code start} of the hull to better neighbors while there are any. The first
   * step is to the best neighbor even if the start is better: where the hull is nearly flat, the
   * walk may go on from there, else it comes back.
   *
   * @param most what a neighbor has to exceed
   */
  private void climb(double u, double v, double w, double most, int start) {
    int[] g = graph;
    float[] p = vert;
    int count = g[graphStart];
    int edgeStart = graphStart + 2;
    int ids = edgeStart + count;
    int edges = ids + count;
    int best = start;
    int before;
    do {
      before = best;
      int e = edges + g[edgeStart + best];
      int neighbor = g[e];
      while (neighbor >= 0) {
        // the next one is on its way while this one is compared
        int next = g[++e];
        int i = firstVert + 3 * g[ids + neighbor];
        double dot = u * p[i] + v * p[i + 1] + w * p[i + 2];
        if (dot > most) {
          most = dot;
          best = neighbor;
        }
        neighbor = next;
      }
    } while (best != before);
    climber = best;
    vertex = g[ids + best];
  }

  private void worldVertex(double[] res, int r) {
    worldVertex(res, r, vertex);
  }

  /** {@code res} = vertex {@code v} of the mesh in the frame that the pose is given in. */
  void worldVertex(double[] res, int r, int v) {
    int i = firstVert + 3 * v;
    world(res, r, vert[i], vert[i + 1], vert[i + 2]);
  }

  /** {@code res} = local point (x, y, z) in the frame that the pose is given in. */
  void world(double[] res, int r, double x, double y, double z) {
    double[] a = mat;
    res[r] = a[0] * x + a[1] * y + a[2] * z + pos[0];
    res[r + 1] = a[3] * x + a[4] * y + a[5] * z + pos[1];
    res[r + 2] = a[6] * x + a[7] * y + a[8] * z + pos[2];
  }

  /**
   * As {@link #support} for the inflated shape, with the rules of portal refinement: a direction
   * that is orthogonal to an axis of a box, a capsule or a cylinder leads to the middle of it, not
   * to an end.
   */
  void portalSupport(double[] res, int r, double x, double y, double z) {
    if (kind == PRISM) {
      // sides are upright, but a prism has no frame: inflate in the frame of the directions
      prism(res, r, x, y, z);
      double half = margin / 2;
      Vec3.set(res, r, res[r] + x * half, res[r + 1] + y * half, res[r + 2] + z * half);
      return;
    }
    if (kind == ELEMENT) {
      element(res, r, x, y, z, radius + 0.5 * margin);
      return;
    }
    double[] a = mat;
    double u = a[0] * x + a[3] * y + a[6] * z;
    double v = a[1] * x + a[4] * y + a[7] * z;
    double w = a[2] * x + a[5] * y + a[8] * z;
    switch (kind) {
      case SPHERE -> Vec3.set(res, r, u * size[0], v * size[0], w * size[0]);
      case CAPSULE ->
          Vec3.set(res, r, u * size[0], v * size[0], w * size[0] + Math.signum(w) * size[1]);
      case ELLIPSOID -> {
        Vec3.set(res, r, u * size[0], v * size[1], w * size[2]);
        Vec3.normalize(res, r);
        Vec3.set(res, r, res[r] * size[0], res[r + 1] * size[1], res[r + 2] * size[2]);
      }
      case CYLINDER -> {
        double n = Math.sqrt(u * u + v * v);
        boolean slanted = n > Scalar.MINVAL;
        res[r] = slanted ? u / n * size[0] : 0;
        res[r + 1] = slanted ? v / n * size[0] : 0;
        res[r + 2] = Math.signum(w) * size[1];
      }
      case BOX ->
          Vec3.set(
              res, r, Math.signum(u) * size[0], Math.signum(v) * size[1], Math.signum(w) * size[2]);
      default -> {
        portalVertex(u, v, w);
        int i = firstVert + 3 * vertex;
        Vec3.set(res, r, vert[i], vert[i + 1], vert[i + 2]);
      }
    }
    double p = res[r] + u * margin / 2;
    double q = res[r + 1] + v * margin / 2;
    double t = res[r + 2] + w * margin / 2;
    world(res, r, p, q, t);
  }

  private void portalVertex(double u, double v, double w) {
    if (graphStart < 0) {
      vertex = NONE;
      vertex = searchAll(u, v, w);
      return;
    }
    int start = climber < 0 ? 0 : climber;
    int i = firstVert + 3 * graph[graphStart + 2 + graph[graphStart] + start];
    climb(u, v, w, u * vert[i] + v * vert[i + 1] + w * vert[i + 2], start);
  }
}
