package dev.dynamis.mjcf.spec;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * All default classes of a spec. A class starts as a copy of its parent after the parent's own
 * values, and before what a later section adds to the parent.
 */
final class Defaults {
  private record Pending(Element element, DefaultClass parent) {}

  private final Map<String, DefaultClass> classes = new LinkedHashMap<>();

  Defaults(Element root, Collection<DefaultClass> added) {
    DefaultClass main = new DefaultClass("main", null);
    classes.put("main", main);
    Deque<Pending> pending = new ArrayDeque<>();
    for (Element section : root.children()) {
      if (!section.tag().equals("default")) {
        continue;
      }
      values(section, main);
      pushNested(section, main, pending);
      while (!pending.isEmpty()) {
        Pending next = pending.pop();
        String name = next.element.has("class") ? next.element.text("class") : "";
        DefaultClass made = new DefaultClass(name, next.parent);
        classes.putIfAbsent(name, made);
        values(next.element, made);
        pushNested(next.element, made, pending);
      }
    }
    for (DefaultClass c : added) {
      classes.putIfAbsent(c.name(), c);
    }
  }

  private static void values(Element section, DefaultClass to) {
    for (Element e : section.children()) {
      if (!e.tag().equals("default")) {
        to.step(e);
      }
    }
  }

  private static void pushNested(Element section, DefaultClass parent, Deque<Pending> pending) {
    for (int i = section.children().size() - 1; i >= 0; i--) {
      Element e = section.children().get(i);
      if (e.tag().equals("default")) {
        pending.push(new Pending(e, parent));
      }
    }
  }

  DefaultClass get(String name) {
    return classes.get(name);
  }

  Collection<DefaultClass> all() {
    return classes.values();
  }
}
