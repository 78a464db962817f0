package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.mjcf.spec.Element;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Objects by name, for each kind of object. Names that are unknown or repeated were reported. */
final class PartNames {
  private final Map<Class<?>, Map<String, Part>> byKind = new HashMap<>();

  /** Enters the objects of a kind. */
  void enter(Class<?> kind, List<Part> parts) {
    Map<String, Part> map = byKind.computeIfAbsent(kind, k -> new HashMap<>());
    for (Part part : parts) {
      if (!part.name.isEmpty()) {
        map.putIfAbsent(part.name, part);
      }
    }
  }

  /** Returns the object that an attribute names; null if it is missing or unknown. */
  <T extends Part> T resolve(Class<T> kind, Element e, String attribute) {
    return kind.cast(find(kind, Attrs.text(e, attribute, "")));
  }

  /** Returns the object with a name; null if there is none. */
  Part find(Class<?> kind, String name) {
    return byKind.getOrDefault(kind, Map.of()).get(name);
  }
}
