package dev.dynamis.mjcf.internal.read;

import dev.dynamis.mjcf.internal.text.NearestName;
import dev.dynamis.mjcf.spec.Attribute;
import dev.dynamis.mjcf.spec.Code;
import dev.dynamis.mjcf.spec.DefaultClass;
import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.Kind;
import dev.dynamis.mjcf.spec.Place;
import dev.dynamis.mjcf.spec.Spec;
import dev.dynamis.mjcf.spec.Value;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Checks of the whole tree: names, references, default classes, and what the world can't have. Run
 * them on a tree without macros, since macros make and change names.
 */
public final class SpecChecks {
  private final Spec spec;
  private final Problems problems;

  private SpecChecks(Spec spec, Problems problems) {
    this.spec = spec;
    this.problems = problems;
  }

  /** Notes everything that is wrong with the tree as a whole. */
  public static void run(Spec spec, Problems problems) {
    SpecChecks c = new SpecChecks(spec, problems);
    c.classes();
    c.names();
    c.elements();
  }

  private void classes() {
    Set<String> known = new HashSet<>(List.of("main"));
    for (Element section : spec.root().children("default")) {
      if (section.has("class") && !Set.of("", "main").contains(section.text("class"))) {
        problems.error(
            Code.CLASS_NAME,
            section,
            "class",
            "the class at the top is called \"" + section.text("class") + "\"",
            "call it main, or nest it in another default element");
      }
      for (Element e : section.subtree()) {
        if (e == section || !e.type().key.equals("default")) {
          continue;
        }
        String name = e.text("class");
        if (name.isEmpty()) {
          problems.error(
              Code.CLASS_NAME, e, "a nested default class has no name", "add class=\"...\"");
        } else if (!known.add(name)) {
          problems.error(
              Code.REPEATED_CLASS,
              e,
              "class",
              "there is already a class \"" + name + "\"",
              "rename one of them, or merge them");
        }
      }
    }
  }

  private void names() {
    Map<String, Map<String, Element>> seen = new HashMap<>();
    seen.computeIfAbsent("body", s -> new HashMap<>()).put("world", spec.world());
    for (Element e : spec.root().subtree()) {
      String name = e.type().space.isEmpty() ? "" : e.name();
      if (name.isEmpty() || e.type().space.equals("model")) {
        continue;
      }
      Element first =
          seen.computeIfAbsent(e.type().space, s -> new HashMap<>()).putIfAbsent(name, e);
      if (first != null) {
        Place p = first.place("name");
        String where = p.line() > 0 ? p.source() + ":" + p.line() : "elsewhere";
        problems.error(
            Code.REPEATED_NAME,
            e,
            "name",
            first == spec.world()
                ? "\"world\" is the name of the world body"
                : "the name \"" + name + "\" is already taken, at " + where,
            "rename one of them");
      }
    }
  }

  private void elements() {
    for (Element e : spec.root().subtree()) {
      for (Attribute a : e.type().attributes) {
        boolean inherited = a.isReference() && e.type().hasClass();
        Value v = inherited ? e.resolved(a) : e.get(a);
        if (v == null || e.type().isDefault()) {
          continue;
        }
        if (a.kind == Kind.CLASS && !spec.hasDefaultClass(v.text())) {
          problems.error(
              Code.UNKNOWN_CLASS,
              e,
              a.name,
              "there is no default class \"" + v.text() + "\"",
              NearestName.oneOf(
                  v.text(),
                  spec.defaultClasses().stream().map(DefaultClass::name).toList(),
                  "define it with <default class=\"" + v.text() + "\">"));
        } else if (a.isReference()) {
          reference(e, a, v);
        }
      }
      world(e);
    }
  }

  private void reference(Element e, Attribute a, Value v) {
    String space = Spec.target(e, a);
    if (space.isEmpty() || space.equals("model")) {
      return;
    }
    for (String name : v.list()) {
      if (spec.find(space, name) == null) {
        problems.error(
            Code.UNKNOWN_NAME,
            e,
            a.name,
            "there is no " + space + " \"" + name + "\"",
            NearestName.oneOf(
                name,
                spec.names(space),
                spec.names(space).isEmpty()
                    ? "the model has no " + space + " with a name"
                    : "name one of the model's " + space + " elements"));
      }
    }
  }

  private void world(Element e) {
    switch (e.type().key) {
      case "joint", "freejoint", "inertial" -> {
        Element body = e.parent();
        while (body.tag().equals("frame") || body.tag().equals("replicate")) {
          body = body.parent();
        }
        if (body.tag().equals("worldbody")) {
          problems.error(
              Code.WORLD_BODY,
              e,
              "the world cannot have " + (e.tag().equals("inertial") ? "mass" : "joints"),
              "put it into a body");
        }
      }
      default -> {}
    }
  }
}
