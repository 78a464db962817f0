package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.constant.Constants;

/**
 * The algorithm of Gilbert, Johnson and Keerthi: distance of two convex shapes as that of the
 * origin from their Minkowski difference, which a simplex of support points approaches.
 *
 * <p>If only penetration matters, the search goes on without distances once there is a tetrahedron:
 * the face that the origin is beyond is moved outward until the tetrahedron holds the origin or a
 * face separates it.
 */
final class Gjk {
  private static final int VERTEX = ConvexQuery.VERTEX;
  private static final double TINY = Polytope.TINY;
  private static final double TINY2 = Polytope.TINY2;
  private static final double HUGE2 = Constants.MAXVAL * Constants.MAXVAL;

  /** Operations of an iteration, about. */
  private static final int WORK = 50;

  private final double[] weights = new double[SubDistance.SCRATCH];

  /** Tetrahedron of the search without distances. */
  private final double[] tetra = new double[4 * VERTEX];

  private final int[] tetraId = new int[8];
  private final int[] order = new int[4];
  private final double[] normal = new double[12];

  /** Number of iterations so far. */
  private int iteration;

  /**
   * Sets distance, nearest points and simplex of a query. The points have to be centers of the
   * shapes before.
   */
  void run(ConvexQuery q) {
    boolean wantsDistance = q.cutoff > 0;
    boolean mayLeap = !wantsDistance;
    double cutoff2 = q.cutoff * q.cutoff;
    double[] s = q.simplex;
    int[] id = q.simplexId;
    double[] w = weights;
    w[0] = 1;
    w[1] = 0;
    w[2] = 0;
    w[3] = 0;

    // polyhedra are done after finitely many steps
    double gap = q.isDiscrete() ? 0 : 0.5 * q.tolerance * q.tolerance;
    double x = q.onFirst[0] - q.onSecond[0];
    double y = q.onFirst[1] - q.onSecond[1];
    double z = q.onFirst[2] - q.onSecond[2];
    double norm = 0;
    int n = 0;
    for (iteration = 0; iteration < q.iterations; iteration++) {
      q.work.spend(WORK);
      double xx = x * x + y * y + z * z;
      norm = xx;
      if (xx < TINY2) {
        break;
      }
      norm = Math.sqrt(xx);
      double inv = 1 / norm;
      int o = VERTEX * n;
      q.support(s, o, id, n, -(inv * x), -(inv * y), -(inv * z));
      double sx = s[o], sy = s[o + 1], sz = s[o + 2];

      // duality gap of Frank and Wolfe
      if (x * (x - sx) + y * (y - sy) + z * (z - sz) < gap) {
        if (iteration == 0) {
          n = 1;
        }
        break;
      }
      double xs = x * sx + y * sy + z * sz;
      if (xs > 0 && (!wantsDistance || (q.cutoff < Double.MAX_VALUE && xs * xs / xx >= cutoff2))) {
        Vec3.set(q.axis, 0, -(inv * x), -(inv * y), -(inv * z));
        separate(q);
        return;
      }
      if (n == 3 && mayLeap) {
        int verdict = intersect(q);
        if (verdict >= 0) {
          q.count = 0;
          q.distance = verdict > 0 ? 0 : Double.MAX_VALUE;
          return;
        }
        mayLeap = false;
      }
      SubDistance.simplex(w, n + 1, s);
      n = prune(s, id);
      if (n == 0) {
        Vec3.set(q.axis, 0, -(inv * x), -(inv * y), -(inv * z));
        separate(q);
        return;
      }
      double px = combine(s, n, 0);
      double py = combine(s, n, 1);
      double pz = combine(s, n, 2);
      if (Math.abs(px - x) < TINY && Math.abs(py - y) < TINY && Math.abs(pz - z) < TINY) {
        break;
      }
      x = px;
      y = py;
      z = pz;
      if (n == 4) {
        norm = 0;
        break;
      }
    }
    if (n > 0) {
      for (int k = 0; k < 3; k++) {
        q.onFirst[k] = combine(s, n, 3 + k);
        q.onSecond[k] = combine(s, n, 6 + k);
      }
    }
    q.count = 1;
    q.simplexSize = n;
    q.distance = norm;
    if (norm > q.tolerance) {
      double inv = 1 / Math.sqrt(x * x + y * y + z * z);
      Vec3.set(q.axis, 0, -(inv * x), -(inv * y), -(inv * z));
    }
  }

  private static void separate(ConvexQuery q) {
    q.simplexSize = 0;
    q.count = 0;
    q.distance = Double.MAX_VALUE;
  }

  /** Drops the vertices without weight and returns the number of the others. */
  private int prune(double[] s, int[] id) {
    double[] w = weights;
    int n = 0;
    for (int i = 0; i < 4; i++) {
      if (w[i] != 0) {
        if (n < i) {
          System.arraycopy(s, VERTEX * i, s, VERTEX * n, VERTEX);
          id[2 * n] = id[2 * i];
          id[2 * n + 1] = id[2 * i + 1];
          w[n] = w[i];
        }
        n++;
      }
    }
    return n;
  }

  /** Weighted sum of component {@code k} of the first {@code n} vertices. */
  private double combine(double[] s, int n, int k) {
    double[] w = weights;
    double sum = w[0] * s[k];
    for (int i = 1; i < n; i++) {
      sum += w[i] * s[VERTEX * i + k];
    }
    return sum;
  }

  /**
   * Moves a tetrahedron towards the origin. Returns 1 if the shapes intersect, then the simplex
   * holds the origin; 0 if not; -1 if it can't be told.
   */
  private int intersect(ConvexQuery q) {
    double[] s = tetra;
    System.arraycopy(q.simplex, 0, s, 0, 4 * VERTEX);
    System.arraycopy(q.simplexId, 0, tetraId, 0, 8);
    int[] t = order;
    for (int i = 0; i < 4; i++) {
      t[i] = i;
    }
    for (; iteration < q.iterations; iteration++) {
      q.work.spend(WORK);
      double d0 = plane(0, t[2], t[1], t[3]);
      double d1 = plane(1, t[0], t[2], t[3]);
      double d2 = plane(2, t[1], t[0], t[3]);
      double d3 = plane(3, t[0], t[1], t[2]);
      if (d0 == 0 || d1 == 0 || d2 == 0 || d3 == 0) {
        return -1;
      }

      // the face that the origin is farthest beyond is opposite to the worst vertex
      int i = d0 < d1 ? 0 : 1;
      int j = d2 < d3 ? 2 : 3;
      double di = d0 < d1 ? d0 : d1;
      double dj = d2 < d3 ? d2 : d3;
      int worst = di < dj ? i : j;
      double least = di < dj ? di : dj;
      if (least > 0) {
        for (int k = 0; k < 4; k++) {
          System.arraycopy(s, VERTEX * t[k], q.simplex, VERTEX * k, VERTEX);
          q.simplexId[2 * k] = tetraId[2 * t[k]];
          q.simplexId[2 * k + 1] = tetraId[2 * t[k] + 1];
        }
        q.simplexSize = 4;
        return 1;
      }
      int v = t[worst];
      double nx = normal[3 * worst], ny = normal[3 * worst + 1], nz = normal[3 * worst + 2];
      q.support(s, VERTEX * v, tetraId, v, nx, ny, nz);
      if (nx * s[VERTEX * v] + ny * s[VERTEX * v + 1] + nz * s[VERTEX * v + 2] < 0) {
        Vec3.set(q.axis, 0, nx, ny, nz);
        q.simplexSize = 0;
        return 0;
      }

      // keep the orientation
      i = (worst + 1) & 3;
      j = (worst + 2) & 3;
      int swap = t[i];
      t[i] = t[j];
      t[j] = swap;
    }
    return -1;
  }

  /** Signed distance of the origin from a face of the tetrahedron, and normal {@code f}. */
  private double plane(int f, int a, int b, int c) {
    double[] s = tetra;
    int i = VERTEX * a, j = VERTEX * b, k = VERTEX * c;
    double ux = s[k] - s[i], uy = s[k + 1] - s[i + 1], uz = s[k + 2] - s[i + 2];
    double vx = s[j] - s[i], vy = s[j + 1] - s[i + 1], vz = s[j + 2] - s[i + 2];
    double x = uy * vz - uz * vy, y = uz * vx - ux * vz, z = ux * vy - uy * vx;
    double norm2 = x * x + y * y + z * z;
    if (!(norm2 > TINY2 && norm2 < HUGE2)) {
      Vec3.set(normal, 3 * f, x, y, z);
      return Double.MAX_VALUE;
    }
    double inv = 1 / Math.sqrt(norm2);
    x *= inv;
    y *= inv;
    z *= inv;
    Vec3.set(normal, 3 * f, x, y, z);
    return x * s[i] + y * s[i + 1] + z * s[i + 2];
  }
}
