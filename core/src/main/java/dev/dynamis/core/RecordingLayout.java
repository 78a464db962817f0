package dev.dynamis.core;

import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
 * @param groups columns that belong together, by the name of the group; they stand beside each
 *     other, and no column is in two groups
 * @param notes what is known about columns and the time, by their names
 * @since 0.1.0
 */
public record RecordingLayout(
    String timeName,
    List<String> columns,
    SequencedMap<String, List<String>> events,
    Optional<Identity> identity,
    SequencedMap<String, List<String>> groups,
    SequencedMap<String, Note> notes) {
  /**
   * What is known about a column.
   *
   * @param unit unit of its numbers; empty for pure numbers and where it is not known
   * @param part what it belongs to, such as the name of a body; may be empty
   */
  public record Note(String unit, String part) {}

  /**
   * Copies the lists and checks the names.
   *
   * @throws IllegalArgumentException if two names are the same, or a name is empty, {@code event},
   *     or begins with {@code event/}; or if an event's name is empty or has a slash; or if the
   *     columns of a group are not beside each other
   */
  public RecordingLayout {
    columns = List.copyOf(columns);
    events = copy(events);
    groups = copy(groups);
    notes = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(notes));
    check(timeName, columns);
    checkGroups(timeName, columns, groups);
    for (var event : events.entrySet()) {
      checkEvent(event.getKey());
      check(timeName, eventColumns(event.getValue()));
    }
  }

  /** Makes a layout without groups and notes. */
  public RecordingLayout(
      String timeName,
      List<String> columns,
      SequencedMap<String, List<String>> events,
      Optional<Identity> identity) {
    this(
        timeName,
        columns,
        events,
        identity,
        Collections.emptyNavigableMap(),
        Collections.emptyNavigableMap());
  }

  private static SequencedMap<String, List<String>> copy(SequencedMap<String, List<String>> of) {
    SequencedMap<String, List<String>> copy = new LinkedHashMap<>();
    of.forEach((name, values) -> copy.put(name, List.copyOf(values)));
    return Collections.unmodifiableSequencedMap(copy);
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

  /**
   * Returns the layout with other columns: groups that are there as a whole stay, and so do the
   * notes.
   */
  RecordingLayout withColumns(List<String> chosen) {
    SequencedMap<String, List<String>> whole = new LinkedHashMap<>();
    Map<String, Integer> at = places(chosen);
    groups.forEach(
        (name, members) -> {
          if (isTogether(members, chosen, at)) {
            whole.put(name, members);
          }
        });
    SequencedMap<String, Note> kept = new LinkedHashMap<>(notes);
    Set<String> names = new HashSet<>(chosen);
    names.add(timeName);
    kept.keySet().retainAll(names);
    return new RecordingLayout(timeName, chosen, events, identity, whole, kept);
  }

  /**
   * Returns what is known about a column or the time: its unit and its part, both empty if nothing
   * is.
   */
  public Note note(String column) {
    return notes.getOrDefault(column, new Note("", ""));
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

  static Map<String, Integer> places(List<String> columns) {
    Map<String, Integer> at = new HashMap<>();
    for (int c = 0; c < columns.size(); c++) {
      at.put(columns.get(c), c);
    }
    return at;
  }

  /** Says whether some columns stand beside each other, in their order. */
  static boolean isTogether(List<String> some, List<String> columns, Map<String, Integer> at) {
    Integer first = some.isEmpty() ? null : at.get(some.getFirst());
    return first != null
        && first + some.size() <= columns.size()
        && columns.subList(first, first + some.size()).equals(some);
  }

  private static void checkGroups(
      String timeName, List<String> columns, SequencedMap<String, List<String>> groups) {
    if (groups.isEmpty()) {
      return;
    }
    Map<String, Integer> at = places(columns);
    Set<String> single = new HashSet<>(columns);
    for (var group : groups.entrySet()) {
      List<String> members = group.getValue();
      if (!isTogether(members, columns, at) || !single.containsAll(members)) {
        throw new IllegalArgumentException(
            "the columns of group \""
                + group.getKey()
                + "\" are not beside each other, or one is in another group too");
      }
      members.forEach(single::remove);
    }
    // a group and what is in none have names of their own in an archive
    single.add(timeName);
    groups.keySet().forEach(name -> check(name, single));
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
