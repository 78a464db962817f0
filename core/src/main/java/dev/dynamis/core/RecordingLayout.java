package dev.dynamis.core;

import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;

/**
 * What a recording holds, without its numbers.
 *
 * @param timeName name of the time column
 * @param columns names of the other columns
 * @param events for every kind of event the names of its values; {@link Recording#SAMPLE} comes
 *     before them and is not named here
 * @param identity what the rows came from, if that is known
 * @since 0.1.0
 */
public record RecordingLayout(
    String timeName,
    List<String> columns,
    SequencedMap<String, List<String>> events,
    Optional<Identity> identity) {
  /**
   * Copies the lists and checks the names.
   *
   * @throws IllegalArgumentException if two names are the same, or a name is empty, {@code event},
   *     or begins with {@code event/}; or if an event's name is empty or has a slash
   */
  public RecordingLayout {
    columns = List.copyOf(columns);
    SequencedMap<String, List<String>> copy = new LinkedHashMap<>();
    events.forEach((kind, values) -> copy.put(kind, List.copyOf(values)));
    events = Collections.unmodifiableSequencedMap(copy);
    check(timeName, columns);
    for (var event : events.entrySet()) {
      checkEvent(event.getKey());
      check(timeName, eventColumns(event.getValue()));
    }
  }

  /** Makes the layout of a recording with a column {@code time}, without events. */
  public static RecordingLayout of(List<String> columns) {
    return of(Recording.TIME, columns);
  }

  /** Makes the layout of a recording without events. */
  public static RecordingLayout of(String timeName, List<String> columns) {
    return new RecordingLayout(
        timeName, columns, Collections.emptyNavigableMap(), Optional.empty());
  }

  /** Returns the number of columns of an event of a kind, without its time. */
  int eventWidth(int kind) {
    return 1 + values(kind).size();
  }

  /** Returns the layout of the events of a kind, as a recording of their own. */
  RecordingLayout ofEvent(int kind) {
    return of(timeName, eventColumns(values(kind)));
  }

  private List<String> values(int kind) {
    return List.copyOf(events.values()).get(kind);
  }

  static List<String> eventColumns(List<String> valueNames) {
    List<String> all = new java.util.ArrayList<>();
    all.add(Recording.SAMPLE);
    all.addAll(valueNames);
    return all;
  }

  static void checkEvent(String name) {
    if (name.isEmpty() || name.contains("/")) {
      throw new IllegalArgumentException(
          "an event can't be named \"" + name + "\": the name is empty or has a slash");
    }
  }

  private static void check(String timeName, List<String> columns) {
    Set<String> known = new HashSet<>();
    check(timeName, known);
    columns.forEach(name -> check(name, known));
  }

  private static void check(String name, Set<String> known) {
    if (name.isEmpty() || name.equals(Recording.EVENT) || name.startsWith(Recording.EVENT + "/")) {
      throw new IllegalArgumentException(
          "a column can't be named \""
              + name
              + "\": empty names, \"event\" and \"event/...\" are reserved");
    }
    if (!known.add(name)) {
      throw new IllegalArgumentException("two columns are named \"" + name + "\"");
    }
  }
}
