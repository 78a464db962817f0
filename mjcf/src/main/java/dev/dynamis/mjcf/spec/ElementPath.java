package dev.dynamis.mjcf.spec;

/** What messages call an element: from the nearest ancestor that has a name, or the section. */
final class ElementPath {
  private ElementPath() {}

  static String of(Element element) {
    StringBuilder b = new StringBuilder(label(element));
    for (Element e = element.parent(); e != null && e.parent() != null; e = e.parent()) {
      b.insert(0, label(e) + "/");
      if (!e.name().isEmpty()) {
        break;
      }
    }
    return b.toString();
  }

  /** Returns the tag with the name, or with the number among elements of the same type. */
  private static String label(Element e) {
    ElementType type = e.type();
    Element parent = e.parent();
    String name = type.key.equals("default") && e.has("class") ? e.text("class") : e.name();
    if (!name.isEmpty()) {
      return type.tag + "[" + name + "]";
    }
    if (parent == null || type.times != ElementType.Times.MANY || parent.parent() == null) {
      return type.tag;
    }
    int number = 0;
    int all = 0;
    for (Element other : parent.children()) {
      all += other.type() == type ? 1 : 0;
      number = other == e ? all : number;
    }
    return all == 1 ? type.tag : type.tag + "(" + number + ")";
  }
}
