package dev.dynamis.mechanics.internal.collision;

import static dev.dynamis.mechanics.constant.GeomType.BOX;
import static dev.dynamis.mechanics.constant.GeomType.CAPSULE;
import static dev.dynamis.mechanics.constant.GeomType.COUNT;
import static dev.dynamis.mechanics.constant.GeomType.CYLINDER;
import static dev.dynamis.mechanics.constant.GeomType.ELLIPSOID;
import static dev.dynamis.mechanics.constant.GeomType.HFIELD;
import static dev.dynamis.mechanics.constant.GeomType.MESH;
import static dev.dynamis.mechanics.constant.GeomType.PLANE;
import static dev.dynamis.mechanics.constant.GeomType.SDF;
import static dev.dynamis.mechanics.constant.GeomType.SPHERE;

import dev.dynamis.mechanics.Callbacks.CollisionFunction;
import dev.dynamis.mechanics.Callbacks.ContactFilter;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.EnableBit;
import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.mechanics.constant.SleepState;
import dev.dynamis.mechanics.data.PairContacts;

/**
 * Tests two geoms and appends their contacts to the list.
 *
 * <p>The geom whose type comes first is the first geom of the contact. Counterpart of {@code
 * mj_collideGeoms}.
 */
final class NarrowPhase {
  /** Operations that testing a pair takes, about. */
  private static final int PAIR_WORK = 100;

  private static final int NOT_LISTED = -1;

  /** More than the sweep may round ends of boxes by, which it sorts in single precision. */
  private static final double SWEEP_ROUNDING = 1e-6;

  private NarrowPhase() {}

  /** Tests two geoms that the model does not list as a pair, if filter or masks let them meet. */
  static void geoms(Model m, Data d, int geom1, int geom2) {
    boolean swap = m.geom.type[geom1] > m.geom.type[geom2];
    int g1 = swap ? geom2 : geom1;
    int g2 = swap ? geom1 : geom2;
    if (!isTestable(m, g1, g2)) {
      return;
    }
    ContactFilter filter = m.callbacks.contactFilter;
    boolean skip =
        filter != null
            ? filter.skips(m, d, g1, g2)
            : !BodyFilter.masksMatch(
                m.geom.contype[g1],
                m.geom.conaffinity[g1],
                m.geom.contype[g2],
                m.geom.conaffinity[g2]);
    if (!skip) {
      double margin = ContactParameters.margin(m, m.geom.margin[g1] + m.geom.margin[g2]);
      if (!spheresApart(m, d, g1, g2, margin) && isFound(m, d, g1, g2, margin)) {
        collide(m, d, g1, g2, NOT_LISTED, margin);
      }
    }
  }

  /**
   * Whether the sweep has found two bodies by these geoms, whose bounding spheres meet: rounding
   * may hide from it spheres that just touch.
   */
  private static boolean isFound(Model m, Data d, int g1, int g2, double margin) {
    if (m.geom.rbound[g1] == 0) {
      return true; // a plane is tested wherever it is
    }
    double[] xpos = d.geom.xpos;
    double ax = xpos[3 * g1], ay = xpos[3 * g1 + 1], az = xpos[3 * g1 + 2];
    double bx = xpos[3 * g2], by = xpos[3 * g2 + 1], bz = xpos[3 * g2 + 2];
    double bound = m.geom.rbound[g1] + m.geom.rbound[g2] + margin;
    double far =
        Math.abs(ax) + Math.abs(ay) + Math.abs(az) + Math.abs(bx) + Math.abs(by) + Math.abs(bz);
    double sure = bound - SWEEP_ROUNDING * (far + bound);
    double x = ax - bx, y = ay - by, z = az - bz;
    return (sure > 0 && x * x + y * y + z * z < sure * sure)
        || BroadPhase.of(d).confirms(m, d, m.geom.bodyid[g1], m.geom.bodyid[g2]);
  }

  /** Tests a pair that the model lists, unless both bodies sleep or can't move. */
  static void listed(Model m, Data d, int pair) {
    int geom1 = m.pair.geom1[pair];
    int geom2 = m.pair.geom2[pair];
    if (m.opt.enabled(EnableBit.SLEEP)
        && d.body.awake[m.geom.bodyid[geom1]] != SleepState.AWAKE
        && d.body.awake[m.geom.bodyid[geom2]] != SleepState.AWAKE) {
      return;
    }
    boolean swap = m.geom.type[geom1] > m.geom.type[geom2];
    int g1 = swap ? geom2 : geom1;
    int g2 = swap ? geom1 : geom2;
    double margin = ContactParameters.margin(m, m.pair.margin[pair]);
    if (isTestable(m, g1, g2) && !spheresApart(m, d, g1, g2, margin)) {
      collide(m, d, g1, g2, pair, margin);
    }
  }

  private static void collide(Model m, Data d, int g1, int g2, int pair, double margin) {
    ContactList.reserve(d, PairContacts.MOST);
    d.work.spend(PAIR_WORK);
    PairContacts found = d.pairContacts;
    found.count = 0;
    find(m, d, g1, g2, margin, found);
    if (found.count == 0) {
      return;
    }
    int first = d.ncon;
    if (pair == NOT_LISTED) {
      ContactParameters.mix(m, d, first, g1, g2, margin);
    } else {
      ContactParameters.copyListed(m, d.contact, first, pair, margin);
    }
    for (int i = 0; i < found.count; i++) {
      if (i > 0) {
        ContactParameters.copy(d.contact, first, first + i);
      }
      ContactList.place(d, first + i, g1, g2, found, i);
    }
    d.ncon += found.count;
  }

  /** Whether there is a collision function for the types of two geoms. */
  static boolean isTestable(Model m, int g1, int g2) {
    int t1 = m.geom.type[g1];
    int t2 = m.geom.type[g2];
    return hasFunction(t1, t2) || m.callbacks.collision(t1, t2) != null;
  }

  /** Planes and height fields don't meet each other, nor do height and distance fields. */
  private static boolean hasFunction(int t1, int t2) {
    return t2 > HFIELD && (t2 < SDF || t1 != HFIELD);
  }

  static void find(Model m, Data d, int g1, int g2, double margin, PairContacts found) {
    int t1 = m.geom.type[g1];
    int t2 = m.geom.type[g2];
    CollisionFunction own = m.callbacks.collision(t1, t2);
    if (own != null) {
      own.collide(m, d, g1, g2, margin, found);
      return;
    }
    switch (COUNT * t1 + t2) {
      case COUNT * PLANE + SPHERE -> PlanePairs.sphere(m, d, g1, g2, margin, found);
      case COUNT * PLANE + CAPSULE -> PlanePairs.capsule(m, d, g1, g2, margin, found);
      case COUNT * PLANE + CYLINDER -> PlanePairs.cylinder(m, d, g1, g2, margin, found);
      case COUNT * PLANE + BOX -> PlanePairs.box(m, d, g1, g2, margin, found);
      case COUNT * SPHERE + SPHERE -> SpherePairs.sphere(m, d, g1, g2, margin, found);
      case COUNT * SPHERE + CAPSULE -> SpherePairs.capsule(m, d, g1, g2, margin, found);
      case COUNT * SPHERE + CYLINDER -> SpherePairs.cylinder(m, d, g1, g2, margin, found);
      case COUNT * SPHERE + BOX -> SpherePairs.box(m, d, g1, g2, margin, found);
      case COUNT * CAPSULE + CAPSULE -> CapsuleCapsule.collide(m, d, g1, g2, margin, found);
      case COUNT * CAPSULE + BOX -> CapsuleBox.collide(m, d, g1, g2, margin, found);
      case COUNT * BOX + BOX -> BoxBox.collide(m, d, g1, g2, margin, found);
      case COUNT * PLANE + ELLIPSOID, COUNT * PLANE + MESH, COUNT * PLANE + SDF ->
          PlaneConvex.collide(m, d, g1, g2, margin, found);
      case COUNT * HFIELD + SPHERE,
          COUNT * HFIELD + CAPSULE,
          COUNT * HFIELD + ELLIPSOID,
          COUNT * HFIELD + CYLINDER,
          COUNT * HFIELD + BOX,
          COUNT * HFIELD + MESH ->
          HeightFieldPairs.collide(m, d, g1, g2, margin, found);
      case COUNT * SPHERE + ELLIPSOID,
          COUNT * SPHERE + MESH,
          COUNT * CAPSULE + ELLIPSOID,
          COUNT * CAPSULE + CYLINDER,
          COUNT * CAPSULE + MESH,
          COUNT * ELLIPSOID + ELLIPSOID,
          COUNT * ELLIPSOID + CYLINDER,
          COUNT * ELLIPSOID + BOX,
          COUNT * ELLIPSOID + MESH,
          COUNT * CYLINDER + CYLINDER,
          COUNT * CYLINDER + BOX,
          COUNT * CYLINDER + MESH,
          COUNT * BOX + MESH,
          COUNT * MESH + MESH ->
          ConvexPairs.collide(m, d, g1, g2, margin, found);
      case COUNT * SPHERE + SDF,
          COUNT * CAPSULE + SDF,
          COUNT * ELLIPSOID + SDF,
          COUNT * CYLINDER + SDF,
          COUNT * BOX + SDF,
          COUNT * MESH + SDF,
          COUNT * SDF + SDF ->
          DistanceFieldPairs.collide(m, d, g1, g2, found);
      default ->
          throw new IllegalStateException(
              "there is no collision function for geoms of types "
                  + GeomType.name(t1)
                  + " and "
                  + GeomType.name(t2));
    }
  }

  /** Whether the bounding spheres of two geoms, or one and a plane, are farther than the margin. */
  static boolean spheresApart(Model m, Data d, int g1, int g2, double margin) {
    double[] xpos = d.geom.xpos;
    double r1 = m.geom.rbound[g1];
    double r2 = m.geom.rbound[g2];
    if (r1 > 0 && r2 > 0) {
      double x = xpos[3 * g1] - xpos[3 * g2];
      double y = xpos[3 * g1 + 1] - xpos[3 * g2 + 1];
      double z = xpos[3 * g1 + 2] - xpos[3 * g2 + 2];
      double bound = r1 + r2 + margin;
      return x * x + y * y + z * z > bound * bound;
    }
    return (m.geom.type[g1] == PLANE && r2 > 0 && height(d, g1, g2) > margin + r2)
        || (m.geom.type[g2] == PLANE && r1 > 0 && height(d, g2, g1) > margin + r1);
  }

  /** Height of a geom's center over a plane. */
  private static double height(Data d, int plane, int g) {
    double[] xpos = d.geom.xpos;
    double[] mat = d.geom.xmat;
    double x = xpos[3 * g] - xpos[3 * plane];
    double y = xpos[3 * g + 1] - xpos[3 * plane + 1];
    double z = xpos[3 * g + 2] - xpos[3 * plane + 2];
    return x * mat[9 * plane + 2] + y * mat[9 * plane + 5] + z * mat[9 * plane + 8];
  }
}
