package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.ElementType;

/** What this profile reads but does not simulate, although the motion depends on it. */
final class Unsimulated {
  private Unsimulated() {}

  static void report(Compilation c) {
    for (Element e : c.spec.root().subtree()) {
      if (e.type().support == ElementType.Support.NONE) {
        c.problems.error(
            Rule.NOT_SIMULATED,
            e,
            null,
            "this profile reads " + e.tag() + " but does not simulate it",
            "remove it");
      }
    }
    for (Geom g : c.geoms) {
      if (g.type == GeomType.SDF) {
        c.problems.error(
            Rule.NOT_SIMULATED,
            g.element,
            "type",
            "this profile does not simulate signed distance functions",
            "use a mesh or primitive shapes");
      }
    }
  }
}
