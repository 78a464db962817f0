package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mjcf.spec.Element;
import java.util.Set;

/** Two bodies that do not collide. */
final class Exclude extends Part {
  private Body body1;
  private Body body2;

  Exclude(Element e) {
    super(e);
  }

  @Override
  void link(Compilation c) {
    body1 = c.names.resolve(Body.class, element, "body1");
    body2 = c.names.resolve(Body.class, element, "body2");
    if (body1 != null && body1 == body2) {
      c.problems.warning(
          Rule.PAIR_OBJECTS,
          element,
          "body2",
          "is the same as body1; geoms of one body never collide",
          "name two bodies");
    }
  }

  /** By which excludes are sorted. */
  int signature() {
    int a = Math.min(body1.id, body2.id);
    int b = Math.max(body1.id, body2.id);
    return (a << 16) + b;
  }

  /** Adds the bodies that it refers to. */
  void references(Set<Body> into) {
    into.add(body1);
    into.add(body2);
  }

  @Override
  void store(Model m, Compilation c) {
    m.exclude.signature[id] = signature();
  }
}
