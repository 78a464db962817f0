package dev.dynamis.mjcf.compile;

import dev.dynamis.core.Nearest;
import dev.dynamis.mjcf.spec.Element;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Objects by name, for each kind of object. */
final class Names {
  private final Map<Class<?>, Map<String, Part>> byKind = new HashMap<>();
  private final Report problems;

  Names(Report problems) {
    this.problems = problems;
  }

  /** Enters the objects of a kind. */
  <T extends Part> void enter(Class<T> kind, List<T> parts) {
    Map<String, Part> map = byKind.computeIfAbsent(kind, k -> new HashMap<>());
    for (T part : parts) {
      if (!part.name.isEmpty()) {
        map.putIfAbsent(part.name, part);
      }
    }
  }

  /**
   * Returns the object that an attribute names; null if it is missing or unknown. Unknown names
   * that elements give themselves were reported before; here, those that come from a class are.
   */
  <T extends Part> T resolve(Class<T> kind, Element e, String attribute) {
    String name = Attrs.text(e, attribute, "");
    Map<String, Part> known = byKind.getOrDefault(kind, Map.of());
    Part found = known.get(name);
    if (found == null && !name.isEmpty() && !e.has(attribute)) {
      problems.error(
          Rule.REFERENCE_UNKNOWN,
          e,
          attribute,
          "its default class names \"" + name + "\", which does not exist",
          Nearest.to(name, known.keySet())
              .map(n -> "did you mean \"" + n + "\"?")
              .orElse("correct the class, or give the element its own " + attribute));
    }
    return kind.cast(found);
  }
}
