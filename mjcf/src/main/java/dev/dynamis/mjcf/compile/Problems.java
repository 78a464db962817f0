package dev.dynamis.mjcf.compile;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.ModelException;
import dev.dynamis.core.Severity;
import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.Place;
import java.util.ArrayList;
import java.util.List;

/** What compilation finds wrong or remarkable, with the places. */
final class Problems {
  private final List<Diagnostic> all = new ArrayList<>();
  private boolean errors;

  /** Adds an error about an attribute, or about the element if {@code attribute} is null. */
  void error(Rule rule, Element e, String attribute, String problem, String fix) {
    errors = true;
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

  /** Says whether there is an error. */
  boolean hasErrors() {
    return errors;
  }

  /** Throws everything at once if there is an error. */
  void throwIfAny() {
    if (errors) {
      throw new ModelException(all);
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
            severity,
            rule.code,
            place.source(),
            place.line(),
            place.column(),
            path,
            problem,
            fix));
  }
}
