package dev.dynamis.mjcf.compile;

import dev.dynamis.mechanics.GeomType;
import dev.dynamis.mjcf.spec.Element;

/** Elements that this profile reads but does not simulate. */
final class Unsimulated {
  private Unsimulated() {}

  /** Reports them: as errors if the motion depends on them, else as warnings. */
  static void report(Compilation c) {
    for (Element e : c.spec.root().subtree()) {
      if (!e.type().unsimulated) {
        continue;
      }
      if (e.tag().equals("skin")) {
        c.problems.warning(
            Rule.NOT_SIMULATED, e, null, "skins are not supported; it is left out", "");
      } else if (!e.tag().equals("instance") && !e.tag().equals("config")) {
        c.problems.error(
            Rule.NOT_SIMULATED,
            e,
            null,
            e.type().key.contains("plugin") || e.type().key.startsWith("extension")
                ? "engine plugins are not simulated"
                : "is not simulated",
            "remove it");
      }
    }
    for (Geom g : c.geoms) {
      if (g.type == GeomType.SDF) {
        c.problems.error(
            Rule.NOT_SIMULATED,
            g.element,
            "type",
            "signed distance fields are not simulated",
            "use type=\"mesh\"");
      }
    }
  }
}
