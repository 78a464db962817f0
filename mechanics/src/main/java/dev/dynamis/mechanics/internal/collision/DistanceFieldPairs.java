package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Pose;
import dev.dynamis.core.math.Quat;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Constants;
import dev.dynamis.mechanics.data.PairContacts;
import dev.dynamis.mechanics.internal.sdf.ShapeDistance;

/**
 * Contacts of a signed distance field, the second geom, with any geom that has a distance.
 *
 * <p>From a number of points in the intersection of both bounding boxes, a gradient descent looks
 * for places inside both. Each that it finds is a contact of its own; margins don't count. With A
 * and B the distances from the second and the first geom, all in the frame of the second:
 *
 * <ul>
 *   <li>{@code A + B + |max(A, B)|} is what is minimized;
 *   <li>one step more on {@code max(A, B)}, whose value there is the distance of the contact;
 *   <li>the normal is that of the surface {@code A = B}.
 * </ul>
 *
 * Counterpart of {@code mjc_SDF}.
 */
final class DistanceFieldPairs {
  /** What part of the decrease that the gradient promises a step has to bring. */
  private static final double DECREASE = 0.1;

  /** Shortest step, in units of the gradient. */
  private static final double SHORTEST = 1e-4;

  /** A gradient beyond this, and a value that stands for no result. */
  private static final double HUGE = 1e10;

  /** Operations that one evaluation of both distances takes, about. */
  private static final int WORK = 50;

  private enum Objective {
    COLLISION,
    INTERSECTION,
    MIDSURFACE
  }

  private Model m;
  private Data d;

  /** The geom in whose frame points are, and the other. */
  private int own;

  private int other;

  /** Takes points from the frame of {@code own} to that of {@code other}. */
  private final double[] toOtherPos = new double[3];

  private final double[] toOtherMat = new double[9];
  private final double[] quat1 = new double[4];
  private final double[] quat2 = new double[4];
  private final double[] box = new double[6];
  private final double[] x = new double[3];
  private final double[] start = new double[3];
  private final double[] y = new double[3];
  private final double[] gradient = new double[3];
  private final double[] gradA = new double[3];
  private final double[] gradB = new double[3];
  private final double[] pos = new double[3];
  private final double[] quat = new double[4];
  private final double[] ownMat = new double[9];
  private final double[] ownPos = new double[3];
  private final double[] backMat = new double[9];
  private final double[] backPos = new double[3];

  /** Places of the contacts found, in the frame of {@code own}. */
  private final double[] known = new double[3 * PairContacts.MOST];

  private DistanceFieldPairs() {}

  static void collide(Model m, Data d, int g1, int g2, PairContacts found) {
    DistanceFieldPairs pair =
        d.scratch.workspace(DistanceFieldPairs.class, DistanceFieldPairs::new);
    pair.m = m;
    pair.d = d;
    pair.own = g2;
    pair.other = g1;
    pair.search(found);
    pair.m = null;
    pair.d = null;
  }

  private void search(PairContacts found) {
    double[] xpos = d.geom.xpos;
    Quat.fromMat(quat1, 0, d.geom.xmat, 9 * other);
    Quat.fromMat(quat2, 0, d.geom.xmat, 9 * own);
    relative(ownPos, ownMat, xpos, 3 * other, quat1, xpos, 3 * other, quat1);
    relative(toOtherPos, toOtherMat, xpos, 3 * own, quat2, xpos, 3 * other, quat1);
    relative(backPos, backMat, xpos, 3 * other, quat1, xpos, 3 * own, quat2);
    if (!intersectBoxes()) {
      return;
    }
    for (int i = 0; i < m.opt.sdfInitpoints; i++) {
      for (int k = 0; k < 3; k++) {
        x[k] = box[k] + (box[3 + k] - box[k]) * halton(i, k == 0 ? 2 : k == 1 ? 3 : 5);
      }
      Mat3.mulVec(y, 0, ownMat, 0, x, 0);
      Vec3.addTo(y, 0, ownPos, 0);
      Mat3.mulVec(x, 0, backMat, 0, y, 0);
      Vec3.addTo(x, 0, backPos, 0);
      descend(Objective.COLLISION, m.opt.sdfIterations);
      double dist = descend(Objective.INTERSECTION, 1);
      if (dist <= 0 && !isKnown(found.count)) {
        add(found, dist);
      }
    }
  }

  /** Pose of a first frame in a second one. */
  private void relative(
      double[] resPos,
      double[] resMat,
      double[] pos1,
      int p1,
      double[] q1,
      double[] pos2,
      int p2,
      double[] q2) {
    Pose.inverse(pos, 0, quat, 0, pos2, p2, q2, 0);
    Pose.mul(resPos, 0, quat, 0, pos, 0, quat, 0, pos1, p1, q1, 0);
    Mat3.fromQuat(resMat, 0, quat, 0);
  }

  /** Intersects the boxes of both geoms in the frame of the other; returns whether they meet. */
  private boolean intersectBoxes() {
    double[] aabb = m.geom.aabb;
    for (int k = 0; k < 3; k++) {
      double low1 = aabb[6 * other + k] - aabb[6 * other + 3 + k];
      double high1 = aabb[6 * other + k] + aabb[6 * other + 3 + k];
      double low2 = HUGE;
      double high2 = -HUGE;
      for (int corner = 0; corner < 8; corner++) {
        for (int j = 0; j < 3; j++) {
          double half = aabb[6 * own + 3 + j];
          y[j] = aabb[6 * own + j] + ((corner >> j & 1) != 0 ? half : -half);
        }
        double at =
            y[0] * toOtherMat[3 * k] + y[1] * toOtherMat[3 * k + 1] + y[2] * toOtherMat[3 * k + 2];
        at += toOtherPos[k];
        low2 = Math.min(low2, at);
        high2 = Math.max(high2, at);
      }
      box[k] = Math.max(low1, low2);
      box[3 + k] = Math.min(high1, high2);
    }
    return box[3] >= box[0] && box[4] >= box[1] && box[5] >= box[2];
  }

  /** Element of a sequence that fills the interval from 0 to 1 evenly. */
  private static double halton(int index, int base) {
    double f = 1.0 / base;
    double sum = 0;
    for (int n = index; n > 0; n /= base) {
      sum += f * (n % base);
      f /= base;
    }
    return sum;
  }

  /**
   * Moves {@code x} down an objective, each step halved until it brings a part of what the gradient
   * promises.
   *
   * @return the objective at the last place that was tried; {@link #HUGE} if it has no gradient
   */
  private double descend(Objective objective, int steps) {
    double value = HUGE;
    for (int step = 0; step < steps; step++) {
      gradient(objective);
      if (!isBounded(gradient)) {
        return HUGE;
      }
      Vec3.copy(start, 0, x, 0);
      double before = value(objective);
      double alpha = 2;
      double wanted = -DECREASE * alpha * Vec3.dot(gradient, 0, gradient, 0);
      do {
        alpha *= 0.5;
        wanted *= 0.5;
        Vec3.addScaled(x, 0, start, 0, gradient, 0, -alpha);
        value = value(objective);
      } while (alpha > SHORTEST && value - before > wanted);
      if (before < value) {
        return value;
      }
    }
    return value;
  }

  private static boolean isBounded(double[] v) {
    return Math.abs(v[0]) <= HUGE && Math.abs(v[1]) <= HUGE && Math.abs(v[2]) <= HUGE;
  }

  /** The objective at {@code x}; leaves the point in the frame of the other geom in {@code y}. */
  private double value(Objective objective) {
    double a = ownDistance();
    double b = otherDistance();
    return switch (objective) {
      case COLLISION -> a + b + Math.abs(Math.max(a, b));
      case INTERSECTION -> Math.max(a, b);
      case MIDSURFACE -> a - b;
    };
  }

  private double ownDistance() {
    d.work.spend(WORK);
    return ShapeDistance.distance(m, d, own, x, 0);
  }

  private double otherDistance() {
    Mat3.mulVec(y, 0, toOtherMat, 0, x, 0);
    Vec3.addTo(y, 0, toOtherPos, 0);
    return ShapeDistance.distance(m, d, other, y, 0);
  }

  /** Gradient of the first geom's distance at {@code x}, in the frame of the second. */
  private void otherGradient(double[] res) {
    ShapeDistance.gradient(res, 0, m, d, other, y, 0);
    Mat3.mulTVec(res, 0, toOtherMat, 0, res, 0);
  }

  private void gradient(Objective objective) {
    double a = ownDistance();
    double b = otherDistance();
    switch (objective) {
      case COLLISION -> {
        ShapeDistance.gradient(gradA, 0, m, d, own, x, 0);
        otherGradient(gradB);
        Vec3.add(gradient, 0, gradA, 0, gradB, 0);
        Vec3.addToScaled(gradient, 0, a > b ? gradA : gradB, 0, Math.max(a, b) > 0 ? 1 : -1);
      }
      case INTERSECTION -> {
        if (a > b) {
          ShapeDistance.gradient(gradient, 0, m, d, own, x, 0);
        } else {
          otherGradient(gradient);
        }
      }
      case MIDSURFACE -> {
        ShapeDistance.gradient(gradA, 0, m, d, own, x, 0);
        Vec3.normalize(gradA, 0);
        otherGradient(gradB);
        Vec3.normalize(gradB, 0);
        Vec3.sub(gradient, 0, gradA, 0, gradB, 0);
        Vec3.normalize(gradient, 0);
      }
    }
  }

  /** Whether a contact was found at this place before. */
  private boolean isKnown(int count) {
    for (int i = 0; i < count; i++) {
      if (Vec3.distance(x, 0, known, 3 * i) < Constants.MINVAL) {
        return true;
      }
    }
    return false;
  }

  private void add(PairContacts found, double dist) {
    gradient(Objective.MIDSURFACE);
    // in a center or on an axis a distance has no gradient
    if (!isBounded(gradient)) {
      return;
    }
    int c = found.add(dist);
    if (c < 0) {
      return;
    }
    Vec3.copy(known, 3 * c, x, 0);
    Vec3.scale(gradient, 0, gradient, 0, -1);
    Quat.rotate(found.normal, 3 * c, gradient, 0, quat2, 0);
    Vec3.normalize(found.normal, 3 * c);
    Quat.rotate(found.pos, 3 * c, x, 0, quat2, 0);
    Vec3.addTo(found.pos, 3 * c, d.geom.xpos, 3 * own);
    Vec3.addToScaled(found.pos, 3 * c, found.normal, 3 * c, -dist / 2);
  }
}
