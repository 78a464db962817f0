package dev.dynamis.core;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * One array of an archive: a column, or a group of columns beside each other.
 *
 * @param first its first column, counted with the time, which is 0
 * @param width how many columns it has
 * @param single whether it has one dimension, as a column that is in no group
 */
record NpzArray(String name, int first, int width, boolean single) {
  /** Returns the arrays of a layout, the time first. */
  static List<NpzArray> of(RecordingLayout layout) {
    Map<String, String> groupsByFirst = new HashMap<>();
    layout.groups().forEach((name, members) -> groupsByFirst.put(members.getFirst(), name));
    List<NpzArray> arrays = new ArrayList<>();
    arrays.add(new NpzArray(layout.timeName(), 0, 1, true));
    for (int c = 0; c < layout.columns().size(); ) {
      String column = layout.columns().get(c);
      String group = groupsByFirst.get(column);
      int width = group == null ? 1 : layout.groups().get(group).size();
      arrays.add(new NpzArray(group == null ? column : group, 1 + c, width, group == null));
      c += width;
    }
    return arrays;
  }

  /** Returns how many bytes its numbers take. */
  long bytes(long rows) {
    return Double.BYTES * rows * width;
  }
}
