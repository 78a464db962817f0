package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.core.math.Vec3;

/**
 * The expanding polytope algorithm: penetration depth of two shapes as the distance of the origin
 * from the boundary of their Minkowski difference. The face nearest to the origin bounds the depth
 * from below, the support point in its direction from above; that point is added to the polytope
 * until both agree.
 */
final class Epa {
  private static final int VERTEX = ConvexQuery.VERTEX;

  /** Storage of MuJoCo: so many faces per iteration, for at least so many iterations. */
  private static final int FACES_PER_ITERATION = 6;

  private static final int LEAST_ITERATIONS = 170;

  /** However many iterations a model asks for, memory is bounded. */
  private static final int MOST_ITERATIONS = 100_000;

  private Epa() {}

  /**
   * Expands the query's polytope; sets its distance and deepest points. Returns the face of the
   * polytope that they are on, or -1 if there is none.
   */
  static int run(ConvexQuery q) {
    Polytope p = q.polytope;
    boolean discrete = q.isDiscrete();
    double tolerance = discrete ? Polytope.TINY : q.tolerance;
    int mostFaces =
        FACES_PER_ITERATION * Math.min(MOST_ITERATIONS, Math.max(LEAST_ITERATIONS, q.iterations));
    double upper = Double.MAX_VALUE;
    double upper2 = Double.MAX_VALUE;
    int face = -1;
    for (int k = 0; k < q.iterations; k++) {
      q.work.spend(p.candidateCount);
      int before = face;
      double lower2 = Double.MAX_VALUE;
      for (int i = 0; i < p.candidateCount; i++) {
        int f = p.candidates[i];
        if (p.dist2[f] < lower2) {
          face = f;
          lower2 = p.dist2[f];
        }
      }
      if (lower2 > upper2 || face < 0) {
        face = before;
        break;
      }
      if (lower2 <= 0) {
        break;
      }
      double lower = Math.sqrt(lower2);
      int i = 3 * face;
      int w = p.support(q, p.foot[i], p.foot[i + 1], p.foot[i + 2], lower);
      double bound = Vec3.dot(p.foot, i, p.vert, VERTEX * w) / lower;
      if (bound < upper) {
        upper = bound;
        upper2 = upper * upper;
      }
      if (upper - lower < tolerance || (discrete && isRepeated(p, w))) {
        break;
      }
      p.horizon(face, w);
      if (p.horizonSize < 3) {
        face = -1;
        break;
      }
      if (p.horizonSize > mostFaces - p.faceCount) {
        break;
      }
      if (!cover(p, w, lower2, upper2)) {
        face = -1;
        break;
      }
      if (p.candidateCount == 0) {
        break;
      }
    }
    if (face < 0) {
      q.count = 0;
      q.distance = 0;
    } else {
      witness(q, face);
    }
    return face;
  }

  private static boolean isRepeated(Polytope p, int w) {
    int[] id = p.vertId;
    int id1 = id[2 * w];
    int id2 = id[2 * w + 1];
    for (int i = 0; i < w; i++) {
      if (id[2 * i] == id1 && id[2 * i + 1] == id2) {
        return true;
      }
    }
    return false;
  }

  /**
   * Joins vertex {@code w} to all edges of the horizon and lists the new faces whose distance is
   * within the bounds. Returns false if a face has no area or the origin is on it.
   */
  private static boolean cover(Polytope p, int w, double lower2, double upper2) {
    int start = p.faceCount;
    int n = p.horizonSize;
    for (int i = 0; i < n; i++) {
      int across = p.horizonFace[i];
      int edge = p.horizonEdge[i];
      int a = p.corner[3 * across + edge];
      int b = p.corner[3 * across + (edge + 1) % 3];
      int left = start + (i == 0 ? n - 1 : i - 1);
      int right = start + (i + 1 == n ? 0 : i + 1);
      p.neighbor[3 * across + edge] = start + i;
      double dist2 = p.attach(w, b, a, left, across, right);
      if (dist2 == 0) {
        return false;
      }
      if (dist2 >= lower2 && dist2 <= upper2) {
        p.list(start + i);
      }
    }
    return true;
  }

  /** Points of the shapes that the foot of the origin on a face is the difference of. */
  private static void witness(ConvexQuery q, int face) {
    Polytope p = q.polytope;
    double[] v = p.vert;
    int a = VERTEX * p.corner[3 * face];
    int b = VERTEX * p.corner[3 * face + 1];
    int c = VERTEX * p.corner[3 * face + 2];
    double[] w = p.work;
    SubDistance.coordinates(w, v, a, b, c, p.foot, 3 * face);
    for (int k = 0; k < 3; k++) {
      int i = 3 + k;
      int j = 6 + k;
      q.onFirst[k] = w[0] * v[a + i] + w[1] * v[b + i] + w[2] * v[c + i];
      q.onSecond[k] = w[0] * v[a + j] + w[1] * v[b + j] + w[2] * v[c + j];
    }
    q.distance = -Math.sqrt(p.dist2[face]);
    q.count = 1;
  }
}
