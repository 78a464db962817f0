package dev.dynamis.core;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Function;

/**
 * What a recording is, without its numbers, as one line of JSON: format, names of the columns,
 * groups, units and parts of columns, kinds of events, and the model.
 */
final class RecordingHeader {
  private static final int FORMAT = 1;

  private RecordingHeader() {}

  static String write(RecordingLayout r) {
    StringBuilder b = new StringBuilder("{\"recording\":").append(FORMAT);
    Json.append(b.append(",\"time\":"), r.timeName());
    Json.append(b.append(",\"columns\":"), r.columns());
    writeLists(b.append(",\"events\":"), r.events());
    if (!r.groups().isEmpty()) {
      b.append(",\"groups\":");
      writeLists(b, r.groups());
    }
    writeNotes(b, "units", r, RecordingLayout.Note::unit);
    writeNotes(b, "parts", r, RecordingLayout.Note::part);
    r.identity().ifPresent(identity -> write(b, identity));
    return b.append('}').toString();
  }

  private static void writeLists(StringBuilder b, Map<String, List<String>> lists) {
    b.append('{');
    String separator = "";
    for (Map.Entry<String, List<String>> list : lists.entrySet()) {
      Json.append(b.append(separator), list.getKey()).append(':');
      Json.append(b, list.getValue());
      separator = ",";
    }
    b.append('}');
  }

  /** Writes what is known about columns: the columns of every unit, or of every part. */
  private static void writeNotes(
      StringBuilder b, String key, RecordingLayout r, Function<RecordingLayout.Note, String> of) {
    Map<String, List<String>> columns = new LinkedHashMap<>();
    r.notes()
        .forEach(
            (column, note) -> {
              if (!of.apply(note).isEmpty()) {
                columns.computeIfAbsent(of.apply(note), k -> new ArrayList<>()).add(column);
              }
            });
    if (!columns.isEmpty()) {
      Json.append(b.append(','), key).append(':');
      writeLists(b, columns);
    }
  }

  private static void write(StringBuilder b, Identity identity) {
    Json.append(b.append(",\"model\":{\"name\":"), identity.name());
    // a hash has more bits than the numbers of most JSON readers
    Json.append(b.append(",\"hash\":"), Long.toHexString(identity.hash()));
    b.append(",\"sizes\":{");
    String separator = "";
    for (Map.Entry<String, Integer> e : identity.sizes().entrySet()) {
      Json.append(b.append(separator), e.getKey()).append(':').append(e.getValue());
      separator = ",";
    }
    b.append("}}");
  }

  /** Reads a header. */
  static RecordingLayout read(JsonText in) {
    String time = Recording.TIME;
    List<String> columns = null;
    SequencedMap<String, List<String>> events = new LinkedHashMap<>();
    SequencedMap<String, List<String>> groups = new LinkedHashMap<>();
    SequencedMap<String, List<String>> units = new LinkedHashMap<>();
    SequencedMap<String, List<String>> parts = new LinkedHashMap<>();
    Identity identity = null;
    boolean format = false;

    in.expect('{');
    do {
      String key = in.key();
      switch (key) {
        case "recording" -> {
          double found = in.number();
          if (found != FORMAT) {
            throw in.problem("recording format " + found + " is unknown, expected " + FORMAT);
          }
          format = true;
        }
        case "time" -> time = in.string();
        case "columns" -> columns = in.strings();
        case "events" -> events = readLists(in);
        case "groups" -> groups = readLists(in);
        case "units" -> units = readLists(in);
        case "parts" -> parts = readLists(in);
        case "model" -> identity = readModel(in);
        default ->
            throw in.keyProblem("the header has an unknown key " + RecordingFormat.quote(key));
      }
    } while (in.take(','));
    in.expect('}');
    in.expectEnd();
    if (!format || columns == null) {
      throw in.problem("the header has no key \"" + (format ? "columns" : "recording") + "\"");
    }

    try {
      return new RecordingLayout(
          time,
          columns,
          events,
          Optional.ofNullable(identity),
          groups,
          notes(time, columns, byColumn(units), byColumn(parts)));
    } catch (IllegalArgumentException e) {
      throw in.problem(e.getMessage());
    }
  }

  private static Map<String, String> byColumn(Map<String, List<String>> columns) {
    Map<String, String> all = new HashMap<>();
    columns.forEach((text, names) -> names.forEach(name -> all.put(name, text)));
    return all;
  }

  private static SequencedMap<String, RecordingLayout.Note> notes(
      String time, List<String> columns, Map<String, String> units, Map<String, String> parts) {
    SequencedMap<String, RecordingLayout.Note> notes = new LinkedHashMap<>();
    List<String> all = new ArrayList<>(columns);
    all.addFirst(time);
    for (String c : all) {
      if (units.containsKey(c) || parts.containsKey(c)) {
        notes.put(
            c, new RecordingLayout.Note(units.getOrDefault(c, ""), parts.getOrDefault(c, "")));
      }
    }
    return notes;
  }

  private static SequencedMap<String, List<String>> readLists(JsonText in) {
    SequencedMap<String, List<String>> lists = new LinkedHashMap<>();
    in.expect('{');
    if (!in.take('}')) {
      do {
        String name = in.key();
        lists.put(name, in.strings());
      } while (in.take(','));
      in.expect('}');
    }
    return lists;
  }

  private static Identity readModel(JsonText in) {
    String name = "";
    long hash = 0;
    SequencedMap<String, Integer> sizes = new LinkedHashMap<>();
    in.expect('{');
    do {
      String key = in.key();
      switch (key) {
        case "name" -> name = in.string();
        case "hash" -> hash = readHash(in);
        case "sizes" -> {
          in.expect('{');
          if (!in.take('}')) {
            do {
              String size = in.key();
              sizes.put(size, (int) in.number());
            } while (in.take(','));
            in.expect('}');
          }
        }
        default ->
            throw in.keyProblem("the model has an unknown key " + RecordingFormat.quote(key));
      }
    } while (in.take(','));
    in.expect('}');
    return new Identity(name, hash, sizes);
  }

  private static long readHash(JsonText in) {
    String text = in.string();
    try {
      return Long.parseUnsignedLong(text, 16);
    } catch (NumberFormatException e) {
      throw in.problem(
          "expected a hash of up to 16 hexadecimal digits, found " + RecordingFormat.quote(text));
    }
  }
}
