package dev.dynamis.mjcf.internal.compile;

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
  }
}
