package dev.dynamis.mjcf.compile;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.ModelException;
import dev.dynamis.core.Severity;
import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.Place;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What compilation finds wrong or remarkable, with the places. */
final class Problems {
  /** Each problem once, also if several objects of a default class run into it. */
  private final Set<Diagnostic> all = new LinkedHashSet<>();

  private int errors;

  /** Adds an error about an attribute, or about the element if {@code attribute} is null. */
  void error(Rule rule, Element e, String attribute, String problem, String fix) {
    errors++;
    add(Severity.ERROR, rule, e, attribute, problem, fix);
  }

  /** Adds a warning. */
  void warning(Rule rule, Element e, String attribute, String problem, String fix) {
    add(Severity.WARNING, rule, e, attribute, problem, fix);
  }

  /** Adds a note. */
  void note(Rule rule, Element e, String attribute, String problem, String fix) {
    add(Severity.NOTE, rule, e, attribute, problem, fix);
  }

  /** Returns the number of errors so far. */
  int count() {
    return errors;
  }

  /** Throws everything at once if there is an error. */
  void throwIfAny() {
    if (errors > 0) {
      throw new ModelException(all());
    }
  }

  /** Returns everything that was found, in the order in which it was found. */
  List<Diagnostic> all() {
    return List.copyOf(all);
  }

  private void add(
      Severity severity, Rule rule, Element e, String attribute, String problem, String fix) {
    Place place = attribute == null ? e.place() : e.place(attribute);
    String path = attribute == null ? e.path() : e.path() + "/@" + attribute;
    all.add(
        new Diagnostic(
            severity, rule.code, place.source(), place.line(), place.column(), path, problem, fix));
  }
}
