package dev.dynamis.plot;

import dev.dynamis.core.Recording;
import dev.dynamis.core.RecordingLayout;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Which columns of a recording share a panel: those of one group and one unit, part after part,
 * until there are as many as can be told apart.
 */
final class Overview {
  /** Curves in a panel: as many as there are colors. */
  private static final int MOST_CURVES = 7;

  /** Panels that a page holds and eyes take in. */
  static final int MOST_PANELS = 10;

  private static final List<String> PREFIXES = List.of("v.", "act.", "input:", "output:");

  /**
   * A panel to be.
   *
   * @param label of its vertical axis: the unit
   */
  record Choice(String label, List<String> columns) {}

  private Overview() {}

  /** Returns the panels for some columns of a recording, in their order. */
  static List<Choice> of(Recording recording, List<String> columns) {
    RecordingLayout layout = recording.layout();
    Map<String, String> groupOf = new LinkedHashMap<>();
    layout.groups().forEach((name, members) -> members.forEach(c -> groupOf.put(c, name)));

    // by group and unit, then by part, all in the order of the columns
    Map<String, Map<String, List<String>>> kinds = new LinkedHashMap<>();
    for (String c : columns) {
      RecordingLayout.Note note = layout.note(c);
      String group = groupOf.getOrDefault(c, prefix(c));
      // parts of one kind, such as places of bodies, are compared with each other
      String kind = group.replaceAll(":.*", "") + "\n" + note.unit() + "\n" + quaternion(c, note);
      kinds
          .computeIfAbsent(kind, k -> new LinkedHashMap<>())
          .computeIfAbsent(note.part(), p -> new ArrayList<>())
          .add(c);
    }
    List<Choice> panels = new ArrayList<>();
    kinds.forEach(
        (kind, parts) -> {
          String[] words = kind.split("\n", -1);
          String label = words[1].isEmpty() ? words[2] : words[1];
          share(parts.values()).forEach(columnsOf -> panels.add(new Choice(label, columnsOf)));
        });
    return panels;
  }

  /** Shares parts out to as few panels as they need, about equally full. */
  private static List<List<String>> share(Collection<List<String>> all) {
    List<List<String>> parts = all.stream().flatMap(Overview::pieces).toList();
    int count = parts.stream().mapToInt(List::size).sum();
    int panels = (count + MOST_CURVES - 1) / MOST_CURVES;
    List<List<String>> shared = fill(parts, MOST_CURVES);
    for (int most = (count + panels - 1) / panels;
        shared.size() > panels && most <= MOST_CURVES + 2 || most < MOST_CURVES;
        most++) {
      List<List<String>> other = fill(parts, most);
      if (other.size() <= Math.min(panels, shared.size())) {
        return other;
      }
    }
    return shared;
  }

  /** Returns a part that no panel holds, such as a text file of many columns, as several. */
  private static Stream<List<String>> pieces(List<String> part) {
    if (part.size() <= MOST_CURVES + 2) {
      return Stream.of(part);
    }
    int pieces = (part.size() + MOST_CURVES - 1) / MOST_CURVES;
    return IntStream.range(0, pieces)
        .mapToObj(i -> part.subList(i * part.size() / pieces, (i + 1) * part.size() / pieces));
  }

  private static List<List<String>> fill(Collection<List<String>> parts, int most) {
    List<List<String>> shared = new ArrayList<>();
    List<String> open = new ArrayList<>();
    for (List<String> part : parts) {
      if (!open.isEmpty() && open.size() + part.size() > most) {
        shared.add(List.copyOf(open));
        open.clear();
      }
      open.addAll(part);
    }
    shared.add(List.copyOf(open));
    return shared;
  }

  /** Returns what a legend says: names without what tells them apart elsewhere, if they differ. */
  static List<String> names(List<String> columns) {
    List<String> brief =
        columns.stream().map(c -> c.replaceFirst("^(state|input|output|computed):", "")).toList();
    return brief.stream().distinct().count() == columns.size() ? brief : columns;
  }

  /**
   * Columns without notes, as from a text file, are told apart by what stands before their name.
   */
  private static String prefix(String column) {
    return PREFIXES.stream().filter(column::startsWith).findFirst().orElse("");
  }

  /** Components of a quaternion have no unit, as other pure numbers, but a panel of their own. */
  private static String quaternion(String column, RecordingLayout.Note note) {
    boolean is = column.matches(".*\\.q[wxyz]") && note.unit().isEmpty();
    return is ? "quaternion" : "";
  }
}
