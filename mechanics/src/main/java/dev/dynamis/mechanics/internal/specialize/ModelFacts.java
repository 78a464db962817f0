package dev.dynamis.mechanics.internal.specialize;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What a trace takes for granted of a model: integers, and reals that are zero or one. Every such
 * fact is noted when it is used, so that an edit of the model that changes one is found.
 */
final class ModelFacts {
  private record Place(Enum<?> array, int index) {}

  /**
   * A number of the model.
   *
   * @param array one of {@link Ints} or {@link Reals}
   * @param index where it is there
   * @param bits the integer, or the bits of the real
   */
  record Fact(Enum<?> array, int index, long bits) {}

  private final Data data;
  private final Model model;
  private final Map<Place, Long> facts = new HashMap<>();

  ModelFacts(Data data) {
    this.data = data;
    model = data.model;
  }

  Model model() {
    return model;
  }

  /** Returns an integer of the model, which is taken for granted. */
  int get(Ints array, int index) {
    int value = array.of(model)[index];
    facts.put(new Place(array, index), (long) value);
    return value;
  }

  /** Returns a real of the model: a constant if it is 0, 1 or -1, otherwise what is loaded. */
  int real(Trace t, Reals array, int index) {
    double value = array.of(data)[index];
    long bits = Double.doubleToRawLongBits(value);
    if (bits == 0 || Math.abs(value) == 1) {
      facts.put(new Place(array, index), bits);
      return t.constant(value);
    }
    return t.load(array, index);
  }

  /** Returns whether no tendon has an armature; if so, that is a fact from now on. */
  boolean noTendonHasArmature() {
    double[] armature = model.tendon.armature;
    for (double a : armature) {
      if (Double.doubleToRawLongBits(a) != 0) {
        return false;
      }
    }
    for (int t = 0; t < armature.length; t++) {
      facts.put(new Place(Reals.TENDON_ARMATURE, t), 0L);
    }
    return true;
  }

  /** Returns the facts about integers, see {@link #reals}. */
  List<Fact> integers() {
    return list(Ints.class);
  }

  /** Returns the facts about reals, by array, the one with the largest index first. */
  List<Fact> reals() {
    return list(Reals.class);
  }

  private List<Fact> list(Class<?> type) {
    List<Fact> list = new ArrayList<>();
    facts.forEach(
        (place, bits) -> {
          if (type.isInstance(place.array)) {
            list.add(new Fact(place.array, place.index, bits));
          }
        });
    list.sort(Comparator.comparing((Fact f) -> f.array.ordinal()).thenComparing(f -> -f.index));
    return list;
  }
}
