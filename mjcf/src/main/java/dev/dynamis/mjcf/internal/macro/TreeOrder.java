package dev.dynamis.mjcf.internal.macro;

import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.Spec;
import java.util.ArrayList;
import java.util.List;

/**
 * The order of bodies and of what they hold in the compiled model: parents before children, in file
 * order, with everything in frames counted where the frame stands.
 */
public final class TreeOrder {
  private TreeOrder() {}

  /** Returns all bodies, the world first. */
  public static List<Element> bodies(Spec spec) {
    List<Element> all = new ArrayList<>();
    List<Element> stack = new ArrayList<>(List.of(spec.world()));
    while (!stack.isEmpty()) {
      Element body = stack.removeLast();
      all.add(body);
      List<Element> inner = of(body, "body");
      for (int i = inner.size() - 1; i >= 0; i--) {
        stack.add(inner.get(i));
      }
    }
    return all;
  }

  /**
   * Returns the elements of a space that belong to a body, such as {@code joint} or {@code geom},
   * also those in its frames, but not those of bodies in it.
   */
  public static List<Element> of(Element body, String space) {
    List<Element> found = new ArrayList<>();
    List<Element> stack = new ArrayList<>();
    push(body, stack);
    while (!stack.isEmpty()) {
      Element e = stack.removeLast();
      if (e.type().space.equals(space)) {
        found.add(e);
      } else if (e.type().key.equals("frame")) {
        push(e, stack);
      }
    }
    return found;
  }

  private static void push(Element parent, List<Element> stack) {
    for (int i = parent.children().size() - 1; i >= 0; i--) {
      stack.add(parent.children().get(i));
    }
  }
}
