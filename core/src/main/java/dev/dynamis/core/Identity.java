package dev.dynamis.core;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SequencedMap;

/**
 * What a system was made from: a name for people, a hash of everything that decides its behaviour,
 * and the sizes that make up its state.
 *
 * @param name the model's name
 * @param hash 64 bits over the model's structure and numbers, the same on every platform
 * @param sizes the model's sizes by name, in the model's own order
 * @since 0.1.0
 */
public record Identity(String name, long hash, SequencedMap<String, Integer> sizes) {
  /** Copies the sizes, keeping their order. */
  public Identity {
    Objects.requireNonNull(name, "name");
    sizes = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(sizes));
  }

  /**
   * Returns how {@code other}, which has another hash, differs: its sizes, or else that numbers or
   * connections do.
   */
  public String difference(Identity other) {
    List<String> changes = sizeChanges(other);
    return changes.isEmpty()
        ? "all sizes are the same, so numbers or connections of the model changed"
        : "sizes changed: " + String.join(", ", changes);
  }

  /**
   * Returns one sentence part for every size in which {@code other} differs, such as {@code "nq 7
   * -> 8"}.
   */
  public List<String> sizeChanges(Identity other) {
    List<String> changes = new ArrayList<>();
    for (Map.Entry<String, Integer> e : sizes.entrySet()) {
      Integer theirs = other.sizes.get(e.getKey());
      if (!e.getValue().equals(theirs)) {
        changes.add(
            e.getKey() + " " + e.getValue() + " -> " + (theirs == null ? "absent" : theirs));
      }
    }
    for (Map.Entry<String, Integer> e : other.sizes.entrySet()) {
      if (!sizes.containsKey(e.getKey())) {
        changes.add(e.getKey() + " absent -> " + e.getValue());
      }
    }
    return changes;
  }
}
