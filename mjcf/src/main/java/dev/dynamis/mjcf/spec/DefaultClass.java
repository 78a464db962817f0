package dev.dynamis.mjcf.spec;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A default class: the values that its elements, and those of its parents, give to elements that
 * belong to it.
 *
 * @since 0.1.0
 */
public final class DefaultClass {
  private final String name;
  private final DefaultClass parent;
  private final List<Element> steps;
  private final Map<String, Value[]> folded = new HashMap<>();

  DefaultClass(String name, DefaultClass parent) {
    this.name = name;
    this.parent = parent;
    this.steps = new ArrayList<>(parent == null ? List.of() : parent.steps);
  }

  /** Makes a class that applies the given elements to the grammar's defaults, in order. */
  public static DefaultClass of(String name, List<Element> steps) {
    DefaultClass made = new DefaultClass(name, null);
    steps.forEach(made::step);
    return made;
  }

  void step(Element values) {
    steps.add(values);
    folded.clear();
  }

  /** Returns the name; {@code main} at the top. */
  public String name() {
    return name;
  }

  /** Returns the class that this one started from, or {@code null} for {@code main}. */
  public DefaultClass parent() {
    return parent;
  }

  /** Returns all elements that give values, in the order in which they apply. */
  public List<Element> steps() {
    return List.copyOf(steps);
  }

  /**
   * Returns the elements that apply to those with this record, in the order in which they apply.
   * Actuators need it: all shortcuts of a class write to one record, in the order of the file.
   */
  public List<Element> steps(String record) {
    return steps.stream().filter(e -> e.type().record.equals(record)).toList();
  }

  /** Returns what the class gives to an attribute of a record; the grammar's default at last. */
  Value value(ElementType type, int index) {
    Value[] all = folded.get(type.record);
    if (all == null) {
      all = fold(type);
      folded.put(type.record, all);
    }
    return all[index];
  }

  private Value[] fold(ElementType type) {
    Value[] all = new Value[type.recordSize];
    for (int i = 0; i < all.length; i++) {
      all[i] = type.attributes.get(i).fallback();
    }
    for (Element step : steps) {
      if (step.type().record.equals(type.record)) {
        for (int i = 0; i < all.length; i++) {
          all[i] = type.attributes.get(i).lay(step.own(i), all[i]);
        }
      }
    }
    return all;
  }

  @Override
  public String toString() {
    return "class " + name;
  }
}
