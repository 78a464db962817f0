package dev.dynamis.mjcf.spec;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/**
 * Walks a subtree in file order, without recursion: depth is the user's, the Java stack is ours.
 */
final class SubtreeWalk implements Iterator<Element> {
  private final List<Element> stack = new ArrayList<>();

  SubtreeWalk(Element root) {
    stack.add(root);
  }

  @Override
  public boolean hasNext() {
    return !stack.isEmpty();
  }

  @Override
  public Element next() {
    Element e = stack.removeLast();
    for (int i = e.children().size() - 1; i >= 0; i--) {
      stack.add(e.children().get(i));
    }
    return e;
  }
}
