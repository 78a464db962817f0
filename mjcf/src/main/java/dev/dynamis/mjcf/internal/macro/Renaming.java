package dev.dynamis.mjcf.internal.macro;

import dev.dynamis.mjcf.spec.Attribute;
import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.Kind;
import dev.dynamis.mjcf.spec.Spec;
import dev.dynamis.mjcf.spec.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A set of names by space, and what stands before and after them in a copy. */
final class Renaming {
  private final Map<String, Set<String>> names = new HashMap<>();
  private String prefix = "";
  private String suffix = "";
  private boolean everything;

  /** Notes the names of an element and of everything below. */
  void note(Element e) {
    for (Element x : e.subtree()) {
      if (!x.type().space.isEmpty() && !x.name().isEmpty()) {
        names.computeIfAbsent(x.type().space, s -> new HashSet<>()).add(x.name());
      }
    }
  }

  boolean contains(String space, String name) {
    return names.getOrDefault(space, Set.of()).contains(name);
  }

  Renaming withSuffix(String after) {
    suffix = after;
    return this;
  }

  /** Puts a prefix before all names and classes, not only those that were noted. */
  Renaming withPrefixOfEverything(String before) {
    prefix = before;
    everything = true;
    return this;
  }

  String apply(String name) {
    return prefix + name + suffix;
  }

  /** Renames an element and everything below it: names, references and classes. */
  void apply(Element e) {
    for (Element x : e.subtree()) {
      String implied = x.name();
      for (Attribute a : x.type().attributes) {
        Value v = x.type().permits(a) ? x.get(a.name) : null;
        if (v != null) {
          apply(x, a, v);
        }
      }
      Attribute name = x.type().attribute("name");
      if (name != null && !implied.isEmpty() && x.get("name") == null) {
        x.set("name", apply(implied));
      }
    }
  }

  private void apply(Element x, Attribute a, Value v) {
    if (a.kind == Kind.NAME) {
      if (!v.text().isEmpty()) {
        x.set(v.renamed(this::apply));
      }
    } else if (a.kind == Kind.CLASS) {
      if (everything) {
        x.set(v.renamed(this::apply));
      }
    } else if (a.isReference()) {
      String space = Spec.target(x, a);
      boolean world = space.equals("body");
      x.set(
          v.renamed(
              n ->
                  (everything && !(world && n.equals("world"))) || contains(space, n)
                      ? apply(n)
                      : n));
    }
  }

  /** The references of an element: which are to noted names, and which to others. */
  record Hits(List<String> inside, List<String> outside) {}

  /** Sections whose elements may refer to the world, which every model has. */
  private static final Set<String> WITH_WORLD =
      Set.of("contact", "tendon", "sensor", "asset", "deformable");

  /** Finds references; those to the world count only for elements that can't be split. */
  Hits hits(Element e) {
    boolean splits = WITH_WORLD.contains(e.parent().tag());
    Hits h = new Hits(new ArrayList<>(), new ArrayList<>());
    for (Element x : e.subtree()) {
      for (Attribute a : x.type().attributes) {
        // materials and the like are assets, not parts of the mechanism
        boolean asset =
            Set.of("material", "texture", "mesh", "hfield", "plugin").contains(a.target);
        Value v = a.isReference() && !asset && x.type().permits(a) ? x.get(a.name) : null;
        if (v != null) {
          String space = Spec.target(x, a);
          for (String n : v.list()) {
            if (splits && space.equals("body") && n.equals("world")) {
              continue;
            }
            (contains(space, n) ? h.inside : h.outside).add(space + " \"" + n + "\"");
          }
        }
      }
    }
    return h;
  }
}
