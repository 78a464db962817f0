package dev.dynamis.equations;

import dev.dynamis.core.Nearest;
import java.util.ArrayList;
import java.util.List;

/** The segments of a recording, each with a name of its own. */
final class Segments {
  private final List<Segment> list = new ArrayList<>();

  List<Segment> all() {
    return List.copyOf(list);
  }

  void clear() {
    list.clear();
  }

  /**
   * Adds what a run recorded, if it recorded anything.
   *
   * @param tag its name, empty for a number
   * @param firstStep the step of its first row
   * @param interval steps between two rows, 0 for rows at equal times
   */
  void add(String tag, long firstRow, long rows, long firstStep, int interval, boolean resumed) {
    if (rows > 0) {
      int id = list.size();
      String name = unique(tag.isEmpty() ? "run#" + id : tag, -1);
      list.add(new Segment(id, name, firstRow, rows, firstStep, interval, resumed));
    }
  }

  Segment get(String name) {
    return list.get(index(name));
  }

  /** Gives a segment another name; a name that is taken gets a number. */
  void rename(String name, String to) {
    int i = index(name);
    Segment s = list.get(i);
    list.set(
        i,
        new Segment(
            s.id(),
            unique(to, i),
            s.firstRow(),
            s.rows(),
            s.firstStep(),
            s.interval(),
            s.resumed()));
  }

  private int index(String name) {
    for (int i = 0; i < list.size(); i++) {
      if (list.get(i).name().equals(name)) {
        return i;
      }
    }
    List<String> names = list.stream().map(Segment::name).toList();
    throw new IllegalArgumentException(
        "no segment '" + name + "'; " + Nearest.suggestion(name, names));
  }

  private String unique(String name, int self) {
    String candidate = name;
    for (int k = 2; taken(candidate, self); k++) {
      candidate = name + "-" + k;
    }
    return candidate;
  }

  private boolean taken(String name, int self) {
    for (int i = 0; i < list.size(); i++) {
      if (i != self && list.get(i).name().equals(name)) {
        return true;
      }
    }
    return false;
  }
}
