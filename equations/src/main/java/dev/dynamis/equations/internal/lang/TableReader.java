package dev.dynamis.equations.internal.lang;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads values of the types that models use, telling where a value is of another type. */
final class TableReader {
  private final Problems problems;

  TableReader(Problems problems) {
    this.problems = problems;
  }

  Problems problems() {
    return problems;
  }

  /** Returns a sub-table, or null if it is missing or, having told so, something else. */
  Toml.Table table(Toml.Table parent, String key, String element) {
    Toml.Value v = parent.get(key);
    if (v == null || v instanceof Toml.Table) {
      return (Toml.Table) v;
    }
    wrongType(parent.entries().get(key), element, "a table", v);
    return null;
  }

  /** Returns an entry as a table, or null after having told that it is something else. */
  Toml.Table table(Toml.Entry e, String element) {
    if (e.value() instanceof Toml.Table t) {
      return t;
    }
    wrongType(e, element, "a table", e.value());
    return null;
  }

  Optional<Text> string(Toml.Table t, String key, String element) {
    return switch (t.get(key)) {
      case null -> Optional.empty();
      case Toml.Str s -> Optional.of(s.text());
      case Toml.Value v -> {
        wrongType(v, element, "a string", "put it in quotes");
        yield Optional.empty();
      }
    };
  }

  Optional<Boolean> bool(Toml.Table t, String key, String element) {
    return switch (t.get(key)) {
      case null -> Optional.empty();
      case Toml.Bool b -> Optional.of(b.value());
      case Toml.Value v -> {
        wrongType(v, element, "true or false", "write true or false without quotes");
        yield Optional.empty();
      }
    };
  }

  /** Returns the strings of a list. */
  List<Text> strings(Toml.Table t, String key, String element) {
    List<Text> texts = new ArrayList<>();
    switch (t.get(key)) {
      case null -> {}
      case Toml.Array a -> {
        for (Toml.Value item : a.items()) {
          if (item instanceof Toml.Str s) {
            texts.add(s.text());
          } else {
            wrongType(item, element, "a list of strings", "put each item in quotes");
          }
        }
      }
      case Toml.Value v -> wrongType(v, element, "a list of strings", "write it as [\"a\", \"b\"]");
    }
    return texts;
  }

  /** Returns a number, or the value of a numeric expression in quotes. */
  Optional<Double> number(Toml.Value v, String element, Map<String, Double> constants) {
    switch (v) {
      case Toml.Int i:
        return Optional.of((double) i.value());
      case Toml.Real r:
        if (Double.isNaN(r.value()) || Double.isInfinite(r.value())) {
          problems.error(
              Code.NOT_A_NUMBER, v, element, "the value is not finite", "write a finite number");
          return Optional.empty();
        }
        return Optional.of(r.value());
      case Toml.Bool b:
        return Optional.of(b.value() ? 1.0 : 0.0);
      case Toml.Str s:
        try {
          return Optional.of(NumberExpr.evaluate(s.text(), constants));
        } catch (ExprException e) {
          e.report(problems, s.text(), element);
          return Optional.empty();
        }
      default:
        wrongType(v, element, "a number", "write a number or an expression such as \"8/3\"");
        return Optional.empty();
    }
  }

  /** Tells of keys that are not known. */
  void onlyKeys(Toml.Table t, Collection<String> known, String element) {
    for (Toml.Entry e : t.entries().values()) {
      if (!known.contains(e.key())) {
        unknown(e, known, element);
      }
    }
  }

  void unknown(Toml.Entry e, Collection<String> known, String element) {
    problems.error(
        Code.UNKNOWN_KEY,
        e,
        element,
        "unknown key '" + e.key() + "'; known are: " + Problems.list(known),
        Problems.nearest(e.key(), known, "remove it, or put notes in a table [meta]"));
  }

  void wrongType(Toml.Value v, String element, String expected, String fix) {
    problems.error(
        Code.WRONG_TYPE, v, element, v.describe() + " where " + expected + " was expected", fix);
  }

  private void wrongType(Toml.Entry e, String element, String expected, Toml.Value found) {
    problems.error(
        Code.WRONG_TYPE,
        e,
        element,
        found.describe() + " where " + expected + " was expected",
        "write it as " + element + " with keys below it");
  }
}
