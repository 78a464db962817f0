package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mjcf.spec.Element;

/**
 * An object of the model while it is compiled: the element it comes from, its name and its id.
 *
 * <p>All objects go through the same steps, each for all kinds before the next: {@link
 * #linkAssets}, {@link #compile}, {@link #link}, {@link #store}.
 */
abstract class Part {
  /** Where it comes from; null for what no file contains, such as padding keyframes. */
  final Element element;

  /** Name, empty if it has none. */
  final String name;

  /** Index among the objects of its type. */
  int id = -1;

  Part(Element element, String name) {
    this.element = element;
    this.name = name;
  }

  Part(Element element) {
    this(element, element.name());
  }

  /** Says whether it is of no use without a name. */
  boolean needsName() {
    return false;
  }

  /** Finds the assets and geoms that it names, before anything is loaded. */
  void linkAssets(Compilation c) {}

  /** Computes what follows from the element and its assets. What bodies hold, they compile. */
  void compile(Compilation c) {}

  /** Finds the other objects that it names, when all are compiled. */
  void link(Compilation c) {}

  /** Writes it into the model, when all ids and addresses are given out. */
  abstract void store(Model m, Compilation c);
}
