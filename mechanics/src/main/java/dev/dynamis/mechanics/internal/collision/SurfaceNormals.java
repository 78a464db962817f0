package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Scalar;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.mechanics.constant.Kinds;
import dev.dynamis.mechanics.data.PairContacts;

/**
 * Normals of contacts that {@link PortalRefinement} found, taken from the surfaces of curved geoms
 * at the contact, which are exact where those of a portal are not. Counterpart of {@code
 * mjc_fixNormal}.
 */
final class SurfaceNormals {
  /** Effort and accuracy of the projection onto an ellipsoid. */
  private static final int ITERATIONS = 30;

  private static final double TOLERANCE = 1e-6;

  private static final int POS = 0;
  private static final int NORMAL = 3;
  private static final int NEXT = 6;

  /** First and second normal. */
  private static final int RESULT = 9;

  /** Length of the scratch array. */
  static final int SCRATCH = 15;

  private SurfaceNormals() {}

  /** Replaces the normal of contact {@code i} of two shapes. */
  static void fix(ConvexShape first, ConvexShape second, double[] w, PairContacts found, int i) {
    double[] normal = found.normal;
    Vec3.copy(w, RESULT, normal, 3 * i);
    Vec3.scale(w, RESULT + 3, normal, 3 * i, -1);
    boolean one = surface(first, w, RESULT, found.pos, 3 * i);
    boolean two = surface(second, w, RESULT + 3, found.pos, 3 * i);
    if (one && two) {
      Vec3.sub(normal, 3 * i, w, RESULT, w, RESULT + 3);
      Vec3.normalize(normal, 3 * i);
    } else if (one) {
      Vec3.copy(normal, 3 * i, w, RESULT);
    } else if (two) {
      Vec3.scale(normal, 3 * i, w, RESULT + 3, -1);
    }
  }

  /** Replaces the outward normal at {@code w[r]} if the shape's surface tells a better one. */
  private static boolean surface(ConvexShape shape, double[] w, int r, double[] point, int p) {
    if (!shape.isRound()) {
      return false;
    }
    Vec3.sub(w, POS, point, p, shape.pos, 0);
    Mat3.mulTVec(w, POS, shape.mat, 0, w, POS);
    Mat3.mulTVec(w, NORMAL, shape.mat, 0, w, r);
    double[] size = shape.size;
    double z = w[POS + 2];
    switch (shape.type) {
      case GeomType.SPHERE -> Vec3.copy(w, NORMAL, w, POS);
      case GeomType.CAPSULE -> {
        double half = size[1];
        double along = z < -half ? z + half : z > half ? z - half : 0;
        Vec3.set(w, NORMAL, w[POS], w[POS + 1], along);
      }
      case GeomType.ELLIPSOID -> {
        if (size[0] < Scalar.MINVAL || size[1] < Scalar.MINVAL || size[2] < Scalar.MINVAL) {
          return false;
        }
        double a = size[0] * size[0], b = size[1] * size[1], c = size[2] * size[2];
        double x = w[POS], y = w[POS + 1];
        if (x * x / a + y * y / b + z * z / c <= 1) {
          if (!fromInside(w, a, b, c)) {
            return false;
          }
        } else {
          fromOutside(w, a, b, c);
        }
      }
      case GeomType.CYLINDER -> {
        // the round wall, unless the flat one is near
        double round = Math.abs(size[0] - Math.sqrt(w[POS] * w[POS] + w[POS + 1] * w[POS + 1]));
        double flat = Math.abs(size[1] - Math.abs(z));
        if (Math.abs(z) > 0.95 * size[1] || flat < 0.25 * round) {
          return false;
        }
        Vec3.set(w, NORMAL, w[POS], w[POS + 1], 0);
      }
      case GeomType.PLANE, GeomType.HFIELD, GeomType.BOX, GeomType.MESH, GeomType.SDF ->
          throw new IllegalStateException("a shape of type " + shape.type + " is not round");
      default -> throw Kinds.unknown("geom type", shape.type);
    }
    Vec3.normalize(w, NORMAL);
    Mat3.mulVec(w, r, shape.mat, 0, w, NORMAL);
    return true;
  }

  /** Follows the normal to the surface and takes the normal there, until it stays. */
  private static boolean fromInside(double[] w, double a, double b, double c) {
    double ia = 1 / a, ib = 1 / b, ic = 1 / c;
    double x = w[POS], y = w[POS + 1], z = w[POS + 2];
    double rest = x * x * ia + y * y * ib + z * z * ic - 1;
    if (rest > 0) {
      return false;
    }
    Vec3.normalize(w, NORMAL);
    for (int k = 0; k < ITERATIONS; k++) {
      double u = w[NORMAL], v = w[NORMAL + 1], t = w[NORMAL + 2];
      double square = u * u * ia + v * v * ib + t * t * ic;
      double linear = x * u * ia + y * v * ib + z * t * ic;
      double det = linear * linear - square * rest;
      if (det < Scalar.MINVAL || square < Scalar.MINVAL) {
        return k > 0;
      }
      double way = (-linear + Math.sqrt(det)) / square;
      if (way < 0) {
        return k > 0;
      }
      Vec3.set(w, NEXT, (x + u * way) * ia, (y + v * way) * ib, (z + t * way) * ic);
      Vec3.normalize(w, NEXT);
      double change = Vec3.distance(w, NORMAL, w, NEXT);
      Vec3.copy(w, NORMAL, w, NEXT);
      if (change < TOLERANCE) {
        break;
      }
    }
    return true;
  }

  /** Nearest point of the surface, by Newton's method for the multiplier of its equation. */
  private static void fromOutside(double[] w, double a, double b, double c) {
    double x = w[POS], y = w[POS + 1], z = w[POS + 2];
    double pa = x * x * a, pb = y * y * b, pc = z * z * c;
    double multiplier = 0;
    for (int k = 0; k < ITERATIONS; k++) {
      double ra = 1 / (a + multiplier), rb = 1 / (b + multiplier), rc = 1 / (c + multiplier);
      double value = pa * ra * ra + pb * rb * rb + pc * rc * rc - 1;
      if (value < TOLERANCE) {
        break;
      }
      double slope = -2 * (pa * ra * ra * ra + pb * rb * rb * rb + pc * rc * rc * rc);
      if (slope > -Scalar.MINVAL) {
        break;
      }
      double delta = -value / slope;
      if (delta < TOLERANCE) {
        break;
      }
      multiplier += delta;
    }
    Vec3.set(w, NORMAL, x / (a + multiplier), y / (b + multiplier), z / (c + multiplier));
  }
}
