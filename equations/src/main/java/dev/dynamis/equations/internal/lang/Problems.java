package dev.dynamis.equations.internal.lang;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.ModelException;
import dev.dynamis.core.Severity;
import dev.dynamis.equations.model.Place;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Collects the problems of a model, so that all of them can be told at once. */
final class Problems {
  private final List<Diagnostic> all = new ArrayList<>();

  /** Returns the same problems, to which others can be added. */
  Problems copy() {
    Problems copy = new Problems();
    copy.all.addAll(all);
    return copy;
  }

  /** Adds an error at characters {@code [from, to)} of a text. */
  void error(Code code, Text text, int from, int to, String element, String problem, String fix) {
    add(Severity.ERROR, code, text, from, to, element, problem, fix);
  }

  /** Adds an error about a whole text. */
  void error(Code code, Text text, String element, String problem, String fix) {
    error(code, text, 0, text.length(), element, problem, fix);
  }

  /** Adds an error at an offset of a source. */
  void error(
      Code code,
      SourceText source,
      int offset,
      int length,
      String element,
      String problem,
      String fix) {
    add(Severity.ERROR, code, source, offset, length, element, problem, fix);
  }

  /** Adds an error at a value of a TOML file. */
  void error(Code code, Toml.Value value, String element, String problem, String fix) {
    error(code, value.source(), value.offset(), value.length(), element, problem, fix);
  }

  /** Adds an error at a key of a TOML file. */
  void error(Code code, Toml.Entry entry, String element, String problem, String fix) {
    error(
        code,
        entry.value().source(),
        entry.keyOffset(),
        entry.key().length(),
        element,
        problem,
        fix);
  }

  /** Adds an error that has no place in a text. */
  void error(Code code, String source, String problem, String fix) {
    all.add(Diagnostic.error(code.id(), source, 0, 0, "", problem, fix));
  }

  /** Adds an error at a place, without an excerpt. */
  void error(Code code, Place place, String problem, String fix) {
    all.add(
        Diagnostic.error(
            code.id(),
            place.source(),
            place.line(),
            place.column(),
            place.element(),
            problem,
            fix));
  }

  /** Adds a warning at a value of a TOML file. */
  void warning(Code code, Toml.Value v, String element, String problem, String fix) {
    add(Severity.WARNING, code, v.source(), v.offset(), v.length(), element, problem, fix);
  }

  /** Adds a warning at a place, without an excerpt. */
  void warning(Code code, Place place, String problem, String fix) {
    all.add(
        Diagnostic.warning(
            code.id(),
            place.source(),
            place.line(),
            place.column(),
            place.element(),
            problem,
            fix));
  }

  void add(
      Severity severity,
      Code code,
      Text text,
      int from,
      int to,
      String element,
      String problem,
      String fix) {
    int offset = text.offset(Math.min(from, text.length()));
    int length = text.offset(Math.min(to, text.length())) - offset;
    add(severity, code, text.source(), offset, length, element, problem, fix);
  }

  private void add(
      Severity severity,
      Code code,
      SourceText source,
      int offset,
      int length,
      String element,
      String problem,
      String fix) {
    all.add(
        new Diagnostic(
            severity,
            code.id(),
            source.name(),
            source.line(offset),
            source.column(offset),
            element,
            problem + source.excerpt(offset, length),
            fix));
  }

  boolean hasErrors() {
    return all.stream().anyMatch(d -> d.severity() == Severity.ERROR);
  }

  int errorCount() {
    return (int) all.stream().filter(d -> d.severity() == Severity.ERROR).count();
  }

  /** Returns all problems in the order of the file. */
  List<Diagnostic> sorted() {
    return all.stream()
        .sorted(
            Comparator.comparing(Diagnostic::source)
                .thenComparingInt(Diagnostic::line)
                .thenComparingInt(Diagnostic::column))
        .distinct()
        .toList();
  }

  /** Throws all problems if one of them is an error. */
  void throwIfErrors() {
    if (hasErrors()) {
      throw new ModelException(sorted());
    }
  }

  /** Returns {@code "did you mean 'name'?"} for the nearest name, or the given text. */
  static String nearest(String name, Collection<String> names, String otherwise) {
    String best = null;
    int bestDistance = Math.min(3, name.length() / 2) + 1;
    String lower = name.toLowerCase(Locale.ROOT);
    for (String n : names) {
      int d = distance(lower, n.toLowerCase(Locale.ROOT), bestDistance);
      if (d < bestDistance) {
        bestDistance = d;
        best = n;
      }
    }
    return best == null ? otherwise : "did you mean '" + best + "'?";
  }

  /** Returns names as a list for people, at most a dozen. */
  static String list(Collection<String> names) {
    if (names.isEmpty()) {
      return "none";
    }
    List<String> some = names.stream().limit(12).toList();
    return String.join(", ", some) + (names.size() > 12 ? ", ..." : "");
  }

  /** Counts the edits from one word to another, up to {@code limit}. */
  private static int distance(String a, String b, int limit) {
    if (Math.abs(a.length() - b.length()) >= limit || a.length() > 64 || b.length() > 64) {
      return limit;
    }
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int change = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(change, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[b.length()];
  }
}
