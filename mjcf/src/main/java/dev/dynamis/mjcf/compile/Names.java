package dev.dynamis.mjcf.compile;

import dev.dynamis.mjcf.spec.Element;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Objects by name, for each kind of object. */
final class Names {
  private final Map<Class<?>, Map<String, Part>> byKind = new HashMap<>();
  private final Problems problems;

  Names(Problems problems) {
    this.problems = problems;
  }

  /** Enters the objects of a kind and reports names that occur twice. */
  <T extends Part> void enter(Class<T> kind, List<T> parts) {
    Map<String, Part> map = byKind.computeIfAbsent(kind, k -> new HashMap<>());
    for (T part : parts) {
      if (part.name.isEmpty()) {
        continue;
      }
      Part first = map.putIfAbsent(part.name, part);
      if (first != null && first != part) {
        problems.error(
            Rule.NAME_REPEATED,
            part.element,
            part.element.has("name") ? "name" : null,
            "the name \"" + part.name + "\" is already used by " + place(first.element),
            "choose another name");
      }
    }
  }

  private static String place(Element e) {
    return e.path() + (e.place().line() > 0 ? " in line " + e.place().line() : "");
  }

  /** Returns the object with a name, or null. */
  <T extends Part> T find(Class<T> kind, String name) {
    return kind.cast(byKind.getOrDefault(kind, Map.of()).get(name));
  }

  /**
   * Returns the object that an attribute names; null if the attribute is missing, or if there is no
   * such object, which is reported.
   */
  <T extends Part> T resolve(Class<T> kind, Element e, String attribute) {
    String name = Attrs.text(e, attribute, "");
    if (name.isEmpty()) {
      return null;
    }
    T found = find(kind, name);
    if (found == null) {
      unknown(e, attribute, noun(kind), name, byKind.getOrDefault(kind, Map.of()).keySet());
    }
    return found;
  }

  private void unknown(
      Element e, String attribute, String noun, String name, Iterable<String> known) {
    String near = Nearest.of(name, known);
    problems.error(
        Rule.REFERENCE_UNKNOWN,
        e,
        attribute,
        "there is no " + noun + " \"" + name + "\"",
        near == null ? "check the name" : "did you mean \"" + near + "\"?");
  }

  private static String noun(Class<?> kind) {
    String s = kind.getSimpleName();
    return switch (s) {
      case "MeshAsset" -> "mesh";
      case "HeightFieldAsset" -> "height field";
      case "TextureAsset" -> "texture";
      default -> s.toLowerCase(Locale.ROOT);
    };
  }
}
