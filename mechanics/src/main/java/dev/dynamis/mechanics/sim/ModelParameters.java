package dev.dynamis.mechanics.sim;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.layout.Field;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Real numbers of a model that are parameters of one mechanism, each by a name or all by the text
 * that chose them.
 */
final class ModelParameters {
  private record Parameter(Field field, int index) {}

  private final Model model;
  private final List<String> names;
  private final List<Parameter> list = new ArrayList<>();
  private final boolean followed;
  private final boolean tied;

  /**
   * Finds the numbers.
   *
   * @param tied whether all numbers of the only text are one parameter
   * @throws IllegalArgumentException if a text names nothing, no real number, or one twice
   */
  ModelParameters(Model model, List<String> texts, boolean tied) {
    this.model = model;
    this.tied = tied;
    List<String> found = new ArrayList<>();
    Set<String> known = new HashSet<>();
    boolean follows = false;
    for (String text : texts) {
      for (ModelNumbers.Place place : ModelNumbers.find(model, text, text)) {
        Field field = model.field(place.field()).orElseThrow();
        for (int k = 0; k < place.count(); k++) {
          int column = place.column() < 0 ? k : place.column();
          String name = ModelNumbers.label(model, place, column);
          if (!known.add(name)) {
            throw new IllegalArgumentException("'" + text + "': " + name + " was named before");
          }
          found.add(name);
          list.add(new Parameter(field, place.first() + k));
        }
        follows |= ModelNumbers.isFollowed(model, place.field());
      }
    }
    names = List.copyOf(tied ? texts : found);
    followed = follows;
  }

  /** Returns whether all numbers are one parameter. */
  boolean isTied() {
    return tied;
  }

  List<String> names() {
    return names;
  }

  void read(double[] p) {
    DynamicalSystem.requireLength("parameters of the mechanism", p, names.size());
    for (int i = 0; i < names.size(); i++) {
      Parameter each = list.get(i);
      p[i] = ((double[]) each.field.array())[each.index];
    }
  }

  /** Writes numbers to the model and computes what follows from them, if they are others. */
  void write(double[] p) {
    DynamicalSystem.requireLength("parameters of the mechanism", p, names.size());
    for (int i = 0; i < names.size(); i++) {
      if (!Double.isFinite(p[i])) {
        throw new IllegalArgumentException(
            "parameter " + names.get(i) + " shall be a finite number, found " + p[i]);
      }
    }
    boolean changed = false;
    for (int i = 0; i < list.size(); i++) {
      Parameter each = list.get(i);
      double[] values = (double[]) each.field.array();
      double value = p[tied ? 0 : i];
      if (values[each.index] != value) {
        values[each.index] = value;
        each.field.set(values);
        changed = true;
      }
    }
    if (changed && followed) {
      Physics.setConst(model);
    }
  }
}
