package dev.dynamis.study;

import dev.dynamis.core.Nearest;
import dev.dynamis.equations.model.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.tomlj.TomlArray;
import org.tomlj.TomlPosition;
import org.tomlj.TomlTable;

/** A table of a TOML text, whose values are read by type; what is wrong is told with its place. */
final class TomlSection {
  private final String source;
  private final TomlTable table;
  private final String element;
  private final Place begin;
  private final Problems problems;

  TomlSection(String source, TomlTable table, String element, Place begin, Problems problems) {
    this.source = source;
    this.table = table;
    this.element = element;
    this.begin = begin;
    this.problems = problems;
  }

  /** Returns where this table begins. */
  Place place() {
    return begin;
  }

  Place place(String key) {
    return place(key, element + "." + key);
  }

  private Place place(String key, String name) {
    TomlPosition p = table.inputPositionOf(List.of(key));
    return new Place(source, p == null ? 0 : p.line(), p == null ? 0 : p.column(), name);
  }

  Set<String> keys() {
    return table.keySet();
  }

  boolean has(String key) {
    return table.contains(List.of(key));
  }

  Object get(String key) {
    return table.get(List.of(key));
  }

  /** Returns a table within this one, an empty one if it is missing or something else. */
  TomlSection section(String key, String name) {
    Object found = get(key);
    if (found instanceof TomlTable t) {
      return new TomlSection(source, t, name, place(key, name), problems);
    }
    if (found != null) {
      wrong(place(key, name), found, "a table", "write it as " + name + " with keys below it");
    }
    return new TomlSection(
        source, org.tomlj.Toml.parse(""), name, found == null ? begin : place(key, name), problems);
  }

  /** Returns a table that is an item of a list or a value, as a section of its own. */
  TomlSection section(TomlTable item, String key) {
    return new TomlSection(source, item, element + "." + key, place(key), problems);
  }

  void onlyKeys(Set<String> known) {
    for (String key : keys()) {
      if (!known.contains(key)) {
        problems.error(
            Problems.UNKNOWN_KEY,
            place(key),
            "unknown key '" + key + "'",
            Nearest.suggestion(key, known));
      }
    }
  }

  String text(String key, String otherwise) {
    Object v = get(key);
    if (v == null || v instanceof String) {
      return v == null ? otherwise : (String) v;
    }
    wrong(place(key), v, "a text", "put it in quotes");
    return otherwise;
  }

  boolean flag(String key, boolean otherwise) {
    Object v = get(key);
    if (v == null || v instanceof Boolean) {
      return v == null ? otherwise : (Boolean) v;
    }
    wrong(place(key), v, "true or false", "write true or false without quotes");
    return otherwise;
  }

  double number(String key, double otherwise) {
    Object v = get(key);
    return v == null ? otherwise : number(place(key), v, otherwise);
  }

  private double number(Place at, Object v, double otherwise) {
    if (v instanceof Long i) {
      return i;
    }
    if (v instanceof Double d && Double.isFinite(d)) {
      return d;
    }
    wrong(at, v, "a finite number", "write a number without quotes");
    return otherwise;
  }

  long whole(String key, long otherwise, long least, long most) {
    Object v = get(key);
    if (v == null) {
      return otherwise;
    }
    if (!(v instanceof Long i)) {
      // 1e6 is a whole number to people
      if (v instanceof Double d && d == Math.rint(d) && Math.abs(d) < 0x1p53) {
        return inside(key, d.longValue(), least, most, otherwise);
      }
      wrong(place(key), v, "a whole number", "write digits without a point");
      return otherwise;
    }
    return inside(key, i, least, most, otherwise);
  }

  private long inside(String key, long i, long least, long most, long otherwise) {
    if (i >= least && i <= most) {
      return i;
    }
    problems.error(
        Problems.OUT_OF_RANGE,
        place(key),
        i + " is not between " + least + " and " + most,
        "choose a number between them");
    return otherwise;
  }

  /** Returns a list of texts; one text alone is a list of one. */
  List<String> texts(String key) {
    List<String> all = new ArrayList<>();
    switch (get(key)) {
      case null -> {}
      case String s -> all.add(s);
      case TomlArray a -> {
        for (int i = 0; i < a.size(); i++) {
          if (a.get(i) instanceof String s) {
            all.add(s);
          } else {
            wrong(place(key), a.get(i), "a list of texts", "put each item in quotes");
          }
        }
      }
      case Object v -> wrong(place(key), v, "a list of texts", "write it as [\"a\", \"b\"]");
    }
    return all;
  }

  /** Returns a list of numbers, or null after having told that it is none. */
  double[] numbers(String key) {
    if (!(get(key) instanceof TomlArray a)) {
      wrong(place(key), get(key), "a list of numbers", "write it as [1, 2, 3]");
      return null;
    }
    double[] all = new double[a.size()];
    for (int i = 0; i < all.length; i++) {
      all[i] = number(place(key), a.get(i), Double.NaN);
    }
    return all;
  }

  /** Returns the tables of a list, or one table alone. */
  List<TomlSection> sections(String key) {
    List<TomlSection> all = new ArrayList<>();
    switch (get(key)) {
      case null -> {}
      case TomlTable t -> all.add(section(t, key));
      case TomlArray a -> {
        for (int i = 0; i < a.size(); i++) {
          if (a.get(i) instanceof TomlTable t) {
            all.add(section(t, key));
          } else {
            wrong(place(key), a.get(i), "a table", "write it as { of = \"x\" }");
          }
        }
      }
      case Object v -> wrong(place(key), v, "a table", "write it as { of = \"x\" }");
    }
    return all;
  }

  void wrong(Place at, Object found, String expected, String fix) {
    problems.error(
        Problems.WRONG_TYPE, at, describe(found) + " where " + expected + " was expected", fix);
  }

  private static String describe(Object v) {
    return switch (v) {
      case null -> "nothing";
      case String s -> "a text";
      case Long l -> "a whole number";
      case Double d -> Double.isFinite(d) ? "a number" : "a number that is not finite";
      case Boolean b -> "true or false";
      case TomlArray a -> "a list";
      case TomlTable t -> "a table";
      default -> "a date or time";
    };
  }
}
