package dev.dynamis.mjcf.compile;

import dev.dynamis.mjcf.spec.Element;

/** An object of the model while it is compiled: the element it comes from, its name and its id. */
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
}
