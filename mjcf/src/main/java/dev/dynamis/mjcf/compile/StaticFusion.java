package dev.dynamis.mjcf.compile;

import dev.dynamis.core.math.Frames;
import dev.dynamis.core.math.Quat;
import dev.dynamis.mechanics.Constants;

/** Merges bodies without joints into their parents, unless something refers to them. */
final class StaticFusion {
  private StaticFusion() {}

  static void run(Compilation c) {
    for (Body body : c.bodies.toArray(Body[]::new)) {
      if (!body.isWorld() && body.joints.isEmpty() && !body.mocap && !isReferenced(body, c)) {
        fuse(body, c);
      }
    }
    for (Body body : c.bodies) {
      body.weld = body.isWorld() || !body.joints.isEmpty() ? body : body.parent.weld;
    }
    BodyTree.list(c);
    c.number();
  }

  private static boolean isReferenced(Body body, Compilation c) {
    return c.cameras.stream().anyMatch(k -> k.refersTo(body))
        || c.lights.stream().anyMatch(l -> l.refersTo(body))
        || c.excludes.stream().anyMatch(x -> x.refersTo(body))
        || c.equalities.stream().anyMatch(q -> q.refersTo(body))
        || c.actuators.stream().anyMatch(a -> a.refersTo(body))
        || c.sensors.stream().anyMatch(s -> s.refersTo(body))
        || c.tuples.stream().anyMatch(t -> t.refersTo(body));
  }

  private static void fuse(Body body, Compilation c) {
    Body parent = body.parent;
    if (!parent.isWorld() && body.inertia.mass >= Constants.MINVAL) {
      if (!parent.inertia.add(body.inertia, body.pos, body.quat)) {
        c.problems.error(
            Rule.INERTIA_UNPHYSICAL,
            body.element,
            null,
            "its inertia can't be merged into that of its parent",
            "correct the inertia, or set compiler/@fusestatic=\"false\"");
      }
    }
    int at = parent.bodies.indexOf(body);
    parent.bodies.remove(at);
    for (Body child : body.bodies) {
      into(child.pos, child.quat, body);
      child.parent = parent;
    }
    parent.bodies.addAll(at, body.bodies);
    for (Geom g : body.geoms) {
      into(g.pos, g.quat, body);
      g.body = parent;
    }
    parent.geoms.addAll(body.geoms);
    for (Site s : body.sites) {
      into(s.pos, s.quat, body);
      s.body = parent;
    }
    parent.sites.addAll(body.sites);
    for (Camera k : body.cameras) {
      into(k.pos, k.quat, body);
      k.body = parent;
    }
    parent.cameras.addAll(body.cameras);
    for (Light l : body.lights) {
      into(l.pos, new double[] {1, 0, 0, 0}, body);
      Quat.rotate(l.dir, 0, l.dir, 0, body.quat, 0);
      l.body = parent;
    }
    parent.lights.addAll(body.lights);
    c.bodies.remove(body);
    parent.collect();
  }

  /** Takes a pose in the body to the pose in its parent. */
  private static void into(double[] pos, double[] quat, Body body) {
    Frames.mul(pos, 0, quat, 0, body.pos, 0, body.quat, 0, pos, 0, quat, 0);
  }
}
