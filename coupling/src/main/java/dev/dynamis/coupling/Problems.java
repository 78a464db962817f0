package dev.dynamis.coupling;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.ModelException;
import dev.dynamis.core.Nearest;
import dev.dynamis.core.Severity;
import dev.dynamis.equations.TomlNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;

/** Collects the problems of a coupling, so that all of them can be told at once. */
final class Problems {
  private final List<Diagnostic> all = new ArrayList<>();

  void error(Code code, TomlNode at, String element, String problem, String fix) {
    all.add(at.about(Severity.ERROR, code.id(), element, problem, fix));
  }

  void errorAtKey(Code code, TomlNode at, String element, String problem, String fix) {
    all.add(at.aboutKey(Severity.ERROR, code.id(), element, problem, fix));
  }

  void warning(Code code, TomlNode at, String element, String problem, String fix) {
    all.add(at.about(Severity.WARNING, code.id(), element, problem, fix));
  }

  /** Adds the problems of a part, which know their own places. */
  void addAll(List<Diagnostic> more) {
    all.addAll(more);
  }

  /** Returns all problems in the order of the files. */
  List<Diagnostic> sorted() {
    return all.stream()
        .sorted(
            Comparator.comparing(Diagnostic::source)
                .thenComparingInt(Diagnostic::line)
                .thenComparingInt(Diagnostic::column))
        .distinct()
        .toList();
  }

  boolean hasErrors() {
    return all.stream().anyMatch(d -> d.severity() == Severity.ERROR);
  }

  /** Throws all problems if one of them is an error. */
  void throwIfErrors() {
    if (hasErrors()) {
      throw new ModelException(sorted());
    }
  }

  /** Tells of keys that are not known. */
  void onlyKeys(TomlNode table, List<String> known, String element) {
    for (TomlNode e : table.children()) {
      if (!known.contains(e.key()) && !e.key().equals("meta") && !e.key().startsWith("x_")) {
        errorAtKey(
            Code.UNKNOWN_KEY,
            e,
            element,
            "unknown key '" + e.key() + "'; known are: " + String.join(", ", known),
            Nearest.to(e.key(), known)
                .map(n -> "did you mean '" + n + "'?")
                .orElse("remove it, or put notes in a table [meta]"));
      }
    }
  }

  /** Returns a text, or null if it is missing or, having told so, something else. */
  String text(TomlNode table, String key, String element) {
    TomlNode v = table.get(key);
    if (v == null || v.isString()) {
      return v == null ? null : v.text();
    }
    wrongType(v, element, "a string", "put it in quotes");
    return null;
  }

  /** Returns a number above a limit; nothing if it is missing or, having told so, no such one. */
  OptionalDouble number(TomlNode table, String key, String element, boolean zeroIsFine) {
    TomlNode v = table.get(key);
    if (v == null) {
      return OptionalDouble.empty();
    }
    OptionalDouble number = v.number();
    if (number.isEmpty()) {
      wrongType(v, element, "a number", "write a number or an expression such as \"1/200\"");
      return number;
    }
    double x = number.getAsDouble();
    if (!(zeroIsFine ? x >= 0 : x > 0) || x > Double.MAX_VALUE) {
      error(
          Code.BAD_VALUE,
          v,
          element,
          x + " where a number " + (zeroIsFine ? "of at least 0" : "above 0") + " was expected",
          "change it, or leave it out");
      return OptionalDouble.empty();
    }
    return number;
  }

  void wrongType(TomlNode v, String element, String expected, String fix) {
    error(Code.WRONG_TYPE, v, element, v.describe() + " where " + expected + " was expected", fix);
  }
}
