package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.core.math.Frames;
import dev.dynamis.core.math.Quat;
import dev.dynamis.mechanics.constant.Constants;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** Merges bodies without joints into their parents, unless something refers to them. */
final class StaticFusion {
  private StaticFusion() {}

  static void run(Compilation c) {
    Set<Body> kept = referenced(c);
    List<Body> left = new ArrayList<>();
    for (Body body : c.bodies) {
      boolean fused = !body.isWorld() && body.joints.isEmpty() && !body.mocap;
      if (fused && !kept.contains(body)) {
        fuse(body, c);
      } else {
        left.add(body);
      }
    }
    c.bodies.clear();
    c.bodies.addAll(left);
    for (Body body : c.bodies) {
      body.weld = body.isWorld() || !body.joints.isEmpty() ? body : body.parent.weld;
    }
    BodyTree.list(c);
    c.number();
  }

  /** Returns the bodies that other objects refer to. */
  private static Set<Body> referenced(Compilation c) {
    Set<Body> found = Collections.newSetFromMap(new IdentityHashMap<>());
    c.cameras.forEach(k -> found.add(k.target));
    c.lights.forEach(l -> found.add(l.target));
    c.excludes.forEach(x -> x.references(found));
    c.equalities.forEach(q -> q.references(found));
    c.actuators.forEach(a -> a.references(found));
    c.sensors.forEach(s -> s.references(found));
    c.tuples.forEach(t -> t.references(found));
    c.flexes.forEach(f -> f.references(found));
    c.skins.forEach(s -> s.references(found));
    return found;
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
    parent.collect();
  }

  /** Takes a pose in the body to the pose in its parent. */
  private static void into(double[] pos, double[] quat, Body body) {
    Frames.mul(pos, 0, quat, 0, body.pos, 0, body.quat, 0, pos, 0, quat, 0);
  }
}
