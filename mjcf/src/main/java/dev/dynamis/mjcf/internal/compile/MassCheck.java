package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.core.math.Frames;
import dev.dynamis.mechanics.constant.Constants;
import java.util.ArrayDeque;
import java.util.Deque;

/** Bodies that move need mass and inertia. */
final class MassCheck {
  private MassCheck() {}

  static void run(Compilation c) {
    for (Body b : c.bodies) {
      if (!b.joints.isEmpty() && !b.isWorld() && !isHeavy(b)) {
        report(b, c);
      }
    }
  }

  /** Bodies without joints move with the one above, and count for it. */
  private static boolean isHeavy(Body moving) {
    Deque<Body> pending = new ArrayDeque<>();
    pending.push(moving);
    while (!pending.isEmpty()) {
      Body b = pending.pop();
      double[] i = b.inertia.diagonal;
      double least = Math.min(Math.min(i[0], i[1]), i[2]);
      // an error inside says more than that mass is missing
      if (b.broken || (b.inertia.mass >= Constants.MINVAL && least >= Constants.MINVAL)) {
        return true;
      }
      for (Body child : b.bodies) {
        if (child.joints.isEmpty()) {
          pending.push(child);
        }
      }
    }
    return false;
  }

  private static void report(Body b, Compilation c) {
    Settings s = c.settings(b.element);
    StringBuilder what = new StringBuilder("can move, but has ");
    what.append(b.inertia.mass < Constants.MINVAL ? "no mass" : "an inertia of zero");
    if (b.inertial != null && s.inertiafromgeom != Settings.ALWAYS) {
      what.append(" in its inertial element");
    } else {
      long outside = b.geoms.stream().filter(g -> !s.countsForMass(g.group)).count();
      long massless =
          b.geoms.stream().filter(g -> s.countsForMass(g.group) && g.mass <= Frames.EPS).count();
      what.append(": it has ").append(b.geoms.size()).append(" geoms, of which ").append(massless);
      what.append(" have no mass and ").append(outside);
      what.append(" are in groups outside of compiler/@inertiagrouprange");
      if (s.inertiafromgeom == Settings.NEVER) {
        what.append("; compiler/@inertiafromgeom is false");
      }
    }
    c.problems.error(
        Rule.MASS_MISSING,
        b.inertial != null ? b.inertial : b.element,
        null,
        what.toString(),
        "give it a geom with mass, or an inertial element with mass and inertia");
  }
}
