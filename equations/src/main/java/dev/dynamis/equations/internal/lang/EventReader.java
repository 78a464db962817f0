package dev.dynamis.equations.internal.lang;

import dev.dynamis.equations.model.EventInfo.Direction;
import dev.dynamis.equations.model.EventInfo.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** Reads events. */
final class EventReader {
  private static final List<String> KEYS =
      List.of("cond", "phase", "action", "log", "tags", "locate", "direction", "terminal");

  private static final Pattern TAG = Pattern.compile("[A-Za-z_][A-Za-z0-9_-]*");

  private final TableReader read;
  private final Problems problems;

  EventReader(TableReader read) {
    this.read = read;
    this.problems = read.problems();
  }

  List<EventSpec> readAll(Toml.Table doc) {
    List<EventSpec> events = new ArrayList<>();
    Toml.Table t = read.table(doc, "events", "[events]");
    if (t != null) {
      for (Toml.Entry e : t.entries().values()) {
        read(e, "[events." + e.key() + "]").ifPresent(events::add);
      }
    }
    return events;
  }

  Optional<EventSpec> read(Toml.Entry e, String element) {
    Toml.Table t = read.table(e, element);
    if (t == null) {
      return Optional.empty();
    }
    for (Toml.Entry key : t.entries().values()) {
      if (key.key().equals("record")) {
        problems.error(
            Code.NO_LONGER,
            key,
            element + ".record",
            "'record' is no longer used",
            "write log = [\"t\"] to log the time");
      } else if (!KEYS.contains(key.key())) {
        read.unknown(key, KEYS, element);
      }
    }
    if (!t.entries().containsKey("cond")) {
      problems.error(Code.MISSING, e, element, "the key cond is missing", "add cond = \"x > 1\"");
    }
    boolean locate = read.bool(t, "locate", element + ".locate").orElse(false);
    Direction direction = direction(t, element);
    if (t.entries().containsKey("direction") && !locate) {
      problems.error(
          Code.LOCATE,
          t.entries().get("direction"),
          element + ".direction",
          "a direction without locate = true, which alone looks at crossings",
          "add locate = true, or use cross_up and cross_down in cond");
    }
    EventSpec spec =
        new EventSpec(
            e.key(),
            t,
            phase(t, element),
            read.string(t, "cond", element + ".cond")
                .map(c -> new Definition(e.key(), c, element + ".cond"))
                .orElse(null),
            actions(t, element),
            read.strings(t, "log", element + ".log"),
            tags(t, element),
            locate,
            t.get("locate"),
            direction,
            read.bool(t, "terminal", element + ".terminal").orElse(false));
    return spec.cond() == null ? Optional.empty() : Optional.of(spec);
  }

  private Phase phase(Toml.Table t, String element) {
    Optional<Text> s = read.string(t, "phase", element + ".phase");
    switch (s.map(Text::value).orElse("end")) {
      case "start":
        return Phase.START;
      case "end":
        return Phase.END;
      case "both":
        return Phase.BOTH;
      case "pre", "post":
        problems.error(
            Code.NO_LONGER,
            s.get(),
            element + ".phase",
            "the phase '" + s.get() + "' is no longer used",
            "write \"" + (s.get().value().equals("pre") ? "start" : "end") + "\"");
        return Phase.END;
      default:
        List<String> known = List.of("start", "end", "both");
        problems.error(
            Code.BAD_VALUE,
            s.get(),
            element + ".phase",
            "'" + s.get() + "' is not a phase; known are: " + Problems.list(known),
            Problems.nearest(s.get().value(), known, "use one of them"));
        return Phase.END;
    }
  }

  private Direction direction(Toml.Table t, String element) {
    Optional<Text> s = read.string(t, "direction", element + ".direction");
    switch (s.map(Text::value).orElse("up")) {
      case "up":
        return Direction.UP;
      case "down":
        return Direction.DOWN;
      case "either":
        return Direction.EITHER;
      default:
        List<String> known = List.of("up", "down", "either");
        problems.error(
            Code.BAD_VALUE,
            s.get(),
            element + ".direction",
            "'" + s.get() + "' is not a direction; known are: " + Problems.list(known),
            Problems.nearest(s.get().value(), known, "use one of them"));
        return Direction.UP;
    }
  }

  private List<Assignment> actions(Toml.Table t, String element) {
    String at = element + ".action";
    List<Assignment> actions = new ArrayList<>();
    switch (t.get("action")) {
      case null -> {}
      case Toml.Str s -> actions.addAll(EquationReader.assignments(s.text(), at, problems));
      case Toml.Table keyed -> {
        for (Toml.Entry e : keyed.entries().values()) {
          ModelReader.expression(read, e, at + "." + e.key())
              .ifPresent(d -> actions.add(Assignment.of(e, d)));
        }
      }
      case Toml.Value v ->
          read.wrongType(v, at, "assignments", "write action = \"x = 0\" or action.x = \"0\"");
    }
    return actions;
  }

  private List<String> tags(Toml.Table t, String element) {
    TreeSet<String> tags = new TreeSet<>();
    for (Text tag : read.strings(t, "tags", element + ".tags")) {
      if (TAG.matcher(tag.value()).matches()) {
        tags.add(tag.value());
      } else {
        problems.error(
            Code.TAG,
            tag,
            element + ".tags",
            tag.length() == 0 ? "an empty tag" : "'" + tag + "' is not a tag",
            "use letters, digits, _ and -, beginning with a letter or _");
      }
    }
    return List.copyOf(tags);
  }
}
