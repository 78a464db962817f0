package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.core.LongWork;
import dev.dynamis.core.math.Buffers;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.data.PairContacts;

/**
 * Nearest or deepest points of two convex shapes: question, answer and workspace of {@link Gjk},
 * {@link Epa} and {@link MultiContact}. Counterpart of {@code mjc_ccd}.
 *
 * <p>A vertex of the Minkowski difference takes {@link #VERTEX} numbers: the difference, the point
 * of the first shape, the point of the second.
 */
final class ConvexQuery {
  /** Numbers per vertex. */
  static final int VERTEX = 9;

  final ConvexShape first = new ConvexShape();
  final ConvexShape second = new ConvexShape();

  /** Most iterations of GJK, and of EPA. */
  int iterations;

  /** What the step has cost. */
  LongWork work;

  /** Accuracy of distances, m. */
  double tolerance;

  /** Distances are wanted up to here, m; 0 if only penetration matters. */
  double cutoff;

  /** Most points of contact that are wanted. */
  int wanted;

  /** Distance, negative if the shapes penetrate, {@link Double#MAX_VALUE} if beyond the cutoff. */
  double distance;

  /** Number of pairs of points found. */
  int count;

  /** Points of the first shape. */
  final double[] onFirst = new double[3 * PairContacts.MOST];

  /** Points of the second shape. */
  final double[] onSecond = new double[3 * PairContacts.MOST];

  /** Unit direction in which GJK has found the shapes apart; without meaning if they are not. */
  final double[] axis = new double[3];

  /** Vertices of the simplex that GJK ended with. */
  final double[] simplex = new double[4 * VERTEX];

  /** Ids of the two vertices that each vertex of the simplex is the difference of. */
  final int[] simplexId = new int[8];

  /** Number of vertices of the simplex. */
  int simplexSize;

  /** Scratch of {@link PortalRefinement}. */
  final double[] portal = new double[PortalRefinement.SCRATCH];

  final Polytope polytope;
  final Gjk gjk = new Gjk();
  final MultiContact multi = new MultiContact();

  /** Makes room for a query, whose polytope grows in {@code memory}. */
  ConvexQuery(Buffers memory) {
    polytope = new Polytope(memory);
  }

  /** Takes accuracy and effort from the options of a model. */
  void configure(Model m, int points, double farthest) {
    iterations = m.opt.ccdIterations;
    tolerance = m.opt.ccdTolerance;
    wanted = points;
    cutoff = farthest;
  }

  /** Returns the query of a thread of simulation. */
  static ConvexQuery of(Data d) {
    ConvexQuery q = d.scratch.counted(ConvexQuery.class, ConvexQuery::new);
    q.work = d.work;
    return q;
  }

  /** Answers the question and returns the distance. */
  double run() {
    if (first.hasCore() || second.hasCore()) {
      if (cores()) {
        return distance;
      }
    }
    centers();
    gjk.run(this);
    if (distance <= tolerance && simplexSize > 1) {
      distance = 0; // touching, unless a depth is found
      if (polytope.enclose(this)) {
        int face = Epa.run(this);
        if (wanted > 1 && face >= 0) {
          multi.run(this, face);
        }
      }
    }
    return distance;
  }

  private void centers() {
    first.center(onFirst, 0);
    second.center(onSecond, 0);
  }

  /**
   * Tries whether the cores of spheres and capsules are apart, then the answer follows by growing
   * them along the line between the nearest points.
   */
  private boolean cores() {
    double margin1 = first.margin;
    double margin2 = second.margin;
    double radius1 = shrink(first);
    double radius2 = shrink(second);
    double farthest = cutoff;
    cutoff += radius1 + radius2;
    centers();
    gjk.run(this);
    cutoff = farthest;
    grow(first, margin1);
    grow(second, margin2);
    if (!(distance > tolerance)) {
      return false;
    }
    inflate(radius1, radius2);
    if (distance > cutoff) {
      distance = Double.MAX_VALUE;
    }
    return true;
  }

  private static double shrink(ConvexShape shape) {
    if (!shape.hasCore()) {
      return 0;
    }
    double radius = shape.size[0] + 0.5 * shape.margin;
    shape.shrinkToCore();
    shape.margin = 0;
    return radius;
  }

  private static void grow(ConvexShape shape, double margin) {
    if (shape.hasCore()) {
      shape.growFromCore();
      shape.margin = margin;
    }
  }

  private void inflate(double radius1, double radius2) {
    double[] p = onFirst;
    double[] q = onSecond;
    double x = q[0] - p[0], y = q[1] - p[1], z = q[2] - p[2];
    double norm = Math.sqrt(x * x + y * y + z * z);
    if (norm < Polytope.TINY) {
      x = 1;
      y = 0;
      z = 0;
    } else {
      double inv = 1 / norm;
      x *= inv;
      y *= inv;
      z *= inv;
    }
    Vec3.set(p, 0, p[0] + radius1 * x, p[1] + radius1 * y, p[2] + radius1 * z);
    Vec3.set(q, 0, q[0] - radius2 * x, q[1] - radius2 * y, q[2] - radius2 * z);
    distance -= radius1 + radius2;
  }

  /**
   * Vertex of the Minkowski difference that is farthest in a direction of unit length.
   *
   * @param v receives the vertex at {@code o}
   * @param id receives the ids of the two vertices at {@code 2k}
   */
  void support(double[] v, int o, int[] id, int k, double x, double y, double z) {
    first.support(v, o + 3, x, y, z);
    double half = first.margin;
    if (half > 0) {
      half *= 0.5;
      v[o + 3] += x * half;
      v[o + 4] += y * half;
      v[o + 5] += z * half;
    }
    second.support(v, o + 6, -x, -y, -z);
    half = second.margin;
    if (half > 0) {
      half *= 0.5;
      v[o + 6] += -x * half;
      v[o + 7] += -y * half;
      v[o + 8] += -z * half;
    }
    v[o] = v[o + 3] - v[o + 6];
    v[o + 1] = v[o + 4] - v[o + 7];
    v[o + 2] = v[o + 5] - v[o + 8];
    id[2 * k] = first.vertex;
    id[2 * k + 1] = second.vertex;
  }

  /** Whether both shapes are polyhedra. */
  boolean isDiscrete() {
    return first.isDiscrete() && second.isDiscrete();
  }
}
