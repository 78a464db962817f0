package dev.dynamis.mechanics.constant;

import java.util.HashMap;
import java.util.Map;

/** The keywords of an enumerated type, both ways. */
final class Keywords {
  private final String type;
  private final Map<String, Integer> values = new HashMap<>();
  private final Map<Integer, String> names = new HashMap<>();

  Keywords(String type) {
    this.type = type;
  }

  Keywords add(int value, String keyword) {
    values.put(keyword, value);
    names.put(value, keyword);
    return this;
  }

  int value(String keyword) {
    return values.getOrDefault(keyword, -1);
  }

  String name(int value) {
    String name = names.get(value);
    if (name == null) {
      throw new IllegalArgumentException(type + " has no value " + value);
    }
    return name;
  }
}
