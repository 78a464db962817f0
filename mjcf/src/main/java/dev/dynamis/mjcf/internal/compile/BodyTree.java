package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.mjcf.spec.Element;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;

/** Makes bodies and what is on them from the element tree; the depth of the tree is the user's. */
final class BodyTree {
  /** Children of a body or frame that are still to be read. */
  private record Pending(Iterator<Element> children, Frame frame) {}

  private final Compilation c;

  private BodyTree(Compilation c) {
    this.c = c;
  }

  /** Fills the lists of bodies, joints, geoms, sites, cameras and lights. */
  static void build(Compilation c) {
    BodyTree tree = new BodyTree(c);
    Body world = new Body(c.spec.world());
    Deque<Body> pending = new ArrayDeque<>();
    pending.push(world);
    while (!pending.isEmpty()) {
      Body body = pending.pop();
      tree.read(body);
      c.bodies.add(body);
      for (int i = body.bodies.size() - 1; i >= 0; i--) {
        pending.push(body.bodies.get(i));
      }
    }
    list(c);
  }

  /** Lists joints, geoms, sites, cameras and lights by the order of their bodies. */
  static void list(Compilation c) {
    c.joints.clear();
    c.geoms.clear();
    c.sites.clear();
    c.cameras.clear();
    c.lights.clear();
    for (Body b : c.bodies) {
      c.joints.addAll(b.joints);
      c.geoms.addAll(b.geoms);
      c.sites.addAll(b.sites);
      c.cameras.addAll(b.cameras);
      c.lights.addAll(b.lights);
    }
  }

  /** Reads what is directly on a body, frames opened in place. */
  private void read(Body body) {
    Deque<Pending> open = new ArrayDeque<>();
    open.push(new Pending(body.element.children().iterator(), null));
    while (!open.isEmpty()) {
      Pending top = open.peek();
      if (!top.children.hasNext()) {
        open.pop();
        continue;
      }
      Element e = top.children.next();
      if (e.tag().equals("frame")) {
        open.push(new Pending(e.children().iterator(), new Frame(e, top.frame, c)));
      } else {
        add(e, body, top.frame);
      }
    }
  }

  private void add(Element e, Body body, Frame frame) {
    switch (e.tag()) {
      case "body" -> body.bodies.add(new Body(e, body, frame));
      case "inertial" -> body.inertial = e;
      case "joint", "freejoint" -> body.joints.add(new Joint(e, body, frame));
      case "geom" -> body.geoms.add(new Geom(e, body, frame));
      case "site" -> body.sites.add(new Site(e, body, frame));
      case "camera" -> body.cameras.add(new Camera(e, body, frame));
      case "plugin" -> {} // PluginUse finds those
      case "light" -> body.lights.add(new Light(e, body, frame));
      default -> throw new IllegalStateException(e.path() + " was not expanded");
    }
  }
}
