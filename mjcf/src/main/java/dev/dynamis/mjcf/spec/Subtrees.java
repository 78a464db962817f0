package dev.dynamis.mjcf.spec;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/** What concerns an element and everything below it; never recursive, since depth is the user's. */
final class Subtrees {
  private Subtrees() {}

  /** Copies a subtree out of any spec, and notes which is the copy of which. */
  static Element copy(Element root, Map<Element, Element> copies) {
    Element made = root.copyWithoutChildren();
    copies.put(root, made);
    List<Element> from = new ArrayList<>(List.of(root));
    while (!from.isEmpty()) {
      Element f = from.removeLast();
      Element t = copies.get(f);
      for (Element c : f.children()) {
        Element child = c.copyWithoutChildren();
        t.append(child);
        copies.put(c, child);
        from.add(c);
      }
    }
    return made;
  }

  /** Returns whether both have the same types, own values and children. */
  static boolean same(Element one, Element other) {
    Iterator<Element> a = one.subtree().iterator();
    Iterator<Element> b = other.subtree().iterator();
    while (a.hasNext() && b.hasNext()) {
      Element x = a.next();
      Element y = b.next();
      if (x.type() != y.type() || x.children().size() != y.children().size() || !x.givesSame(y)) {
        return false;
      }
    }
    return a.hasNext() == b.hasNext();
  }

  /** Returns whether nothing gives a value, and nothing is there that may occur often. */
  static boolean isEmpty(Element root) {
    for (Element e : root.subtree()) {
      if (!e.givesNothing() || (e != root && e.type().times == ElementType.Times.MANY)) {
        return false;
      }
    }
    return true;
  }
}
