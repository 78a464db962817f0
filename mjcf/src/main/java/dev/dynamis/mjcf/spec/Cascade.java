package dev.dynamis.mjcf.spec;

import java.util.ArrayList;
import java.util.List;

/** Where the values of an element come from: itself, its default class, the grammar. */
final class Cascade {
  private Cascade() {}

  /** Returns the class that applies, or {@code null} if classes do not apply to the type. */
  static DefaultClass defaultClass(Element element) {
    Spec spec = element.spec();
    if (!element.type().hasClass() || spec == null) {
      return null;
    }
    Value own = element.get(element.type().attribute("class"));
    if (own != null) {
      return spec.defaultClass(own.text());
    }
    for (Element e = element.parent(); e != null; e = e.parent()) {
      Attribute c = e.type().attribute("childclass");
      if (c != null && e.get(c) != null) {
        return spec.defaultClass(e.get(c).text());
      }
    }
    return spec.defaultClass("main");
  }

  /** Lays the own value upon that of the class, and that upon the grammar's. */
  static Value resolved(Element e, Attribute a) {
    Value own = e.get(a);
    if (own != null && !a.isPartial()) {
      return own;
    }
    DefaultClass c = a.own || a.index >= e.type().recordSize ? null : defaultClass(e);
    return a.lay(own, c == null ? a.fallback() : c.value(e.type(), a.index));
  }

  /** Returns what gives values, from the outermost class to the element itself. */
  static List<Element> of(Element e) {
    DefaultClass c = defaultClass(e);
    List<Element> all = new ArrayList<>(c == null ? List.of() : c.steps(e.type().record));
    all.add(e);
    return all;
  }

  /** Returns the value that is given last among attributes that exclude each other, or null. */
  static Value last(Element element, String... attributes) {
    List<Element> all = of(element);
    for (int i = all.size() - 1; i >= 0; i--) {
      Element e = all.get(i);
      for (String name : attributes) {
        Attribute a = e.type().attribute(name);
        if (a != null && e.get(a) != null) {
          return e.get(a);
        }
      }
    }
    return null;
  }
}
