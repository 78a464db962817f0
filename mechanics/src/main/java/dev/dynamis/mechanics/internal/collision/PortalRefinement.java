package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.data.PairContacts;

/**
 * Minkowski portal refinement (Snethen, Game Programming Gems 7, 2008), what the flag nativeccd
 * disabled asks for: a portal is a triangle of support points that the ray from a point inside the
 * Minkowski difference through the origin passes; it is moved outward to the surface. The distance
 * of the origin from the portal approximates the depth. Counterpart of libccd's {@code
 * ccdMPRPenetration}.
 *
 * <p>The query's simplex holds the point inside and the portal.
 */
final class PortalRefinement {
  private static final int VERTEX = ConvexQuery.VERTEX;

  /** The numbers in vertices 0 to 3. */
  private static final int V0 = 0;

  private static final int V1 = VERTEX;
  private static final int V2 = 2 * VERTEX;
  private static final int V3 = 3 * VERTEX;

  /** Numbers nearer than this, absolutely or relative to the greater one, are equal. */
  private static final double EPS = Math.ulp(1.0);

  /** A portal that meets the ray is found in a few steps; rounding must not make it a cycle. */
  private static final int MOST_STEPS = 10_000;

  private static final int APART = -1;
  private static final int PORTAL = 0;
  private static final int ON_VERTEX = 1;
  private static final int ON_SEGMENT = 2;

  /** Scratch: candidate vertex, direction, two vectors, answers. */
  private static final int CANDIDATE = 0;

  private static final int DIR = 9;
  private static final int A = 12;
  private static final int B = 15;

  /** Direction of the least separating motion, unit length. */
  static final int NORMAL = 18;

  /** Midpoint of the contact. */
  static final int POS = 21;

  static final int SCRATCH = 30;

  private PortalRefinement() {}

  /** Appends the contact of the query's shapes, if there is one. */
  static boolean collide(ConvexQuery q, double margin, PairContacts found) {
    double depth = depth(q);
    if (depth < 0 || isZero(q.portal, NORMAL)) {
      return false;
    }
    int i = found.add(margin - depth);
    if (i < 0) {
      return false;
    }
    Vec3.copy(found.normal, 3 * i, q.portal, NORMAL);
    Vec3.copy(found.pos, 3 * i, q.portal, POS);
    return true;
  }

  /**
   * Returns the depth of penetration of the query's shapes, or -1 if there is none. Sets normal and
   * position in the query's portal scratch; the normal is zero if the shapes only touch.
   */
  static double depth(ConvexQuery q) {
    return switch (discover(q)) {
      case APART -> -1;
      case PORTAL -> refine(q) ? penetration(q) : -1;
      case ON_VERTEX -> {
        Vec3.zero(q.portal, NORMAL);
        middle(q);
        yield 0;
      }
      default -> {
        middle(q);
        Vec3.copy(q.portal, NORMAL, q.simplex, V1);
        double depth = Vec3.norm(q.portal, NORMAL);
        normalize(q.portal, NORMAL);
        yield depth;
      }
    };
  }

  private static void middle(ConvexQuery q) {
    Vec3.add(q.portal, POS, q.simplex, V1 + 3, q.simplex, V1 + 6);
    Vec3.scale(q.portal, POS, q.portal, POS, 0.5);
  }

  /** Finds a first portal. */
  private static int discover(ConvexQuery q) {
    double[] s = q.simplex;
    double[] w = q.portal;
    q.first.center(s, V0 + 3);
    q.second.center(s, V0 + 6);
    Vec3.sub(s, V0, s, V0 + 3, s, V0 + 6);
    if (isZero(s, V0)) {
      s[V0] += EPS * 10;
    }
    Vec3.scale(w, DIR, s, V0, -1);
    normalize(w, DIR);
    support(q, s, V1);
    if (isNotPositive(Vec3.dot(s, V1, w, DIR))) {
      return APART;
    }
    Vec3.cross(w, DIR, s, V0, s, V1);
    if (isZero(Vec3.dot(w, DIR, w, DIR))) {
      return isZero(s, V1) ? ON_VERTEX : ON_SEGMENT;
    }
    normalize(w, DIR);
    support(q, s, V2);
    if (isNotPositive(Vec3.dot(s, V2, w, DIR))) {
      return APART;
    }
    outward(s, w);

    // the portal faces away from the point inside
    if (Vec3.dot(w, DIR, s, V0) > 0) {
      System.arraycopy(s, V1, w, CANDIDATE, VERTEX);
      System.arraycopy(s, V2, s, V1, VERTEX);
      System.arraycopy(w, CANDIDATE, s, V2, VERTEX);
      Vec3.scale(w, DIR, w, DIR, -1);
    }
    for (int step = 0; step < MOST_STEPS; step++) {
      support(q, s, V3);
      if (isNotPositive(Vec3.dot(s, V3, w, DIR))) {
        return APART;
      }
      if (isBeyond(s, w, V1, V3)) {
        System.arraycopy(s, V3, s, V2, VERTEX);
      } else if (isBeyond(s, w, V3, V2)) {
        System.arraycopy(s, V3, s, V1, VERTEX);
      } else {
        return PORTAL;
      }
      outward(s, w);
    }
    return APART;
  }

  /** Direction = normal of the triangle of vertices 0, 1, 2. */
  private static void outward(double[] s, double[] w) {
    Vec3.sub(w, A, s, V1, s, V0);
    Vec3.sub(w, B, s, V2, s, V0);
    Vec3.cross(w, DIR, w, A, w, B);
    normalize(w, DIR);
  }

  /** Whether the origin is outside the plane of vertices 0, i, j. */
  private static boolean isBeyond(double[] s, double[] w, int i, int j) {
    Vec3.cross(w, A, s, i, s, j);
    double dot = Vec3.dot(w, A, s, V0);
    return dot < 0 && !isZero(dot);
  }

  /** Moves the portal until the origin is inside; returns false if it is outside for good. */
  private static boolean refine(ConvexQuery q) {
    double[] s = q.simplex;
    double[] w = q.portal;
    for (int step = 0; step < MOST_STEPS; step++) {
      portalDirection(s, w);
      if (isNotNegative(Vec3.dot(w, DIR, s, V1))) {
        return true;
      }
      support(q, w, CANDIDATE);
      if (!isNotNegative(Vec3.dot(w, CANDIDATE, w, DIR)) || isReached(q)) {
        return false;
      }
      expand(s, w);
    }
    return false;
  }

  /** Moves the portal to the surface; returns its distance from the origin. */
  private static double penetration(ConvexQuery q) {
    double[] s = q.simplex;
    double[] w = q.portal;
    for (int step = 0; ; step++) {
      portalDirection(s, w);
      support(q, w, CANDIDATE);
      if (isReached(q) || step > q.iterations) {
        break;
      }
      expand(s, w);
    }
    double depth = Math.sqrt(nearest(s, w));
    if (isZero(depth)) {
      Vec3.zero(w, NORMAL);
    } else {
      normalize(w, NORMAL);
    }
    position(s, w);
    return depth;
  }

  /** Position = midpoint between the shapes' points that the origin is the difference of. */
  private static void position(double[] s, double[] w) {
    portalDirection(s, w);
    double b0 = triple(s, w, V1, V2, s, V3);
    double b1 = triple(s, w, V3, V2, s, V0);
    double b2 = triple(s, w, V0, V1, s, V3);
    double b3 = triple(s, w, V2, V1, s, V0);
    double sum = b0 + b1 + b2 + b3;
    if (isNotPositive(sum)) {
      // no volume: coordinates in the portal
      b0 = 0;
      b1 = triple(s, w, V2, V3, w, DIR);
      b2 = triple(s, w, V3, V1, w, DIR);
      b3 = triple(s, w, V1, V2, w, DIR);
      sum = b1 + b2 + b3;
    }
    double inv = 1 / sum;
    for (int k = 0; k < 3; k++) {
      int i = 3 + k;
      int j = 6 + k;
      double p = s[V0 + i] * b0 + s[V1 + i] * b1 + s[V2 + i] * b2 + s[V3 + i] * b3;
      double r = s[V0 + j] * b0 + s[V1 + j] * b1 + s[V2 + j] * b2 + s[V3 + j] * b3;
      w[POS + k] = (p * inv + r * inv) * 0.5;
    }
  }

  /** Returns (s[i] x s[j]) . v[k]. */
  private static double triple(double[] s, double[] w, int i, int j, double[] v, int k) {
    Vec3.cross(w, A, s, i, s, j);
    return Vec3.dot(w, A, v, k);
  }

  /** Replaces the vertex that the ray allows to by the candidate. */
  private static void expand(double[] s, double[] w) {
    Vec3.cross(w, A, w, CANDIDATE, s, V0);
    int place;
    if (Vec3.dot(s, V1, w, A) > 0) {
      place = Vec3.dot(s, V2, w, A) > 0 ? V1 : V3;
    } else {
      place = Vec3.dot(s, V3, w, A) > 0 ? V2 : V1;
    }
    System.arraycopy(w, CANDIDATE, s, place, VERTEX);
  }

  private static void portalDirection(double[] s, double[] w) {
    Vec3.sub(w, A, s, V2, s, V1);
    Vec3.sub(w, B, s, V3, s, V1);
    Vec3.cross(w, DIR, w, A, w, B);
    normalize(w, DIR);
  }

  /** Whether the candidate is not farther out than the portal, within the tolerance. */
  private static boolean isReached(ConvexQuery q) {
    double[] s = q.simplex;
    double[] w = q.portal;
    double d1 = Vec3.dot(s, V1, w, DIR);
    double d2 = Vec3.dot(s, V2, w, DIR);
    double d3 = Vec3.dot(s, V3, w, DIR);
    double d4 = Vec3.dot(w, CANDIDATE, w, DIR);
    double least = Math.min(Math.min(d4 - d1, d4 - d2), d4 - d3);
    return isEqual(least, q.tolerance) || !(least >= q.tolerance);
  }

  private static void support(ConvexQuery q, double[] v, int o) {
    double[] w = q.portal;
    double x = w[DIR], y = w[DIR + 1], z = w[DIR + 2];
    q.first.portalSupport(v, o + 3, x, y, z);
    q.second.portalSupport(v, o + 6, -x, -y, -z);
    Vec3.sub(v, o, v, o + 3, v, o + 6);
  }

  /** Normal = point of the portal nearest to the origin; returns its squared distance. */
  private static double nearest(double[] s, double[] w) {
    double x = s[V2] - s[V1], y = s[V2 + 1] - s[V1 + 1], z = s[V2 + 2] - s[V1 + 2];
    double t = s[V3] - s[V1], u = s[V3 + 1] - s[V1 + 1], v = s[V3 + 2] - s[V1 + 2];
    double bb = x * x + y * y + z * z;
    double cc = t * t + u * u + v * v;
    double ab = s[V1] * x + s[V1 + 1] * y + s[V1 + 2] * z;
    double ac = s[V1] * t + s[V1 + 1] * u + s[V1 + 2] * v;
    double bc = x * t + y * u + z * v;
    double det = cc * bb - bc * bc;
    double p = -1;
    double r = -1;
    if (!isZero(det)) {
      p = (ac * bc - cc * ab) / det;
      r = (-p * bc - ac) / cc;
    }
    if (isNotNegative(p)
        && isAtMostOne(p)
        && isNotNegative(r)
        && isAtMostOne(r)
        && isAtMostOne(r + p)) {
      Vec3.set(
          w, NORMAL, s[V1] + x * p + t * r, s[V1 + 1] + y * p + u * r, s[V1 + 2] + z * p + v * r);
      return Vec3.dot(w, NORMAL, w, NORMAL);
    }
    double least = nearestOnEdge(s, V1, V2, w, NORMAL);
    double other = nearestOnEdge(s, V1, V3, w, A);
    if (other < least) {
      least = other;
      Vec3.copy(w, NORMAL, w, A);
    }
    other = nearestOnEdge(s, V2, V3, w, A);
    if (other < least) {
      least = other;
      Vec3.copy(w, NORMAL, w, A);
    }
    return least;
  }

  private static double nearestOnEdge(double[] s, int a, int b, double[] w, int o) {
    double x = s[b] - s[a], y = s[b + 1] - s[a + 1], z = s[b + 2] - s[a + 2];
    double t = -(s[a] * x + s[a + 1] * y + s[a + 2] * z);
    t /= x * x + y * y + z * z;
    if (isNotPositive(t)) {
      Vec3.copy(w, o, s, a);
    } else if (t > 1 || isEqual(t, 1)) {
      Vec3.copy(w, o, s, b);
    } else {
      Vec3.set(w, o, x * t + s[a], y * t + s[a + 1], z * t + s[a + 2]);
    }
    return Vec3.dot(w, o, w, o);
  }

  private static void normalize(double[] w, int o) {
    Vec3.scale(w, o, w, o, 1 / Math.sqrt(Vec3.dot(w, o, w, o)));
  }

  private static boolean isZero(double x) {
    return Math.abs(x) < EPS;
  }

  private static boolean isZero(double[] v, int i) {
    return isZero(v[i]) && isZero(v[i + 1]) && isZero(v[i + 2]);
  }

  private static boolean isNotPositive(double x) {
    return x < 0 || isZero(x);
  }

  private static boolean isNotNegative(double x) {
    return x > 0 || isZero(x);
  }

  private static boolean isAtMostOne(double x) {
    return x < 1 || isEqual(x, 1);
  }

  private static boolean isEqual(double a, double b) {
    double difference = Math.abs(a - b);
    return difference < EPS || difference < EPS * Math.max(Math.abs(a), Math.abs(b));
  }
}
