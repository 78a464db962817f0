package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.Severity;
import dev.dynamis.mjcf.internal.read.Problems;
import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.Place;
import java.util.HashSet;
import java.util.Set;

/** What compilation finds wrong or remarkable, with the places. */
final class Report {
  private final Problems problems;

  /** Each problem once, also if several objects of a default class run into it. */
  private final Set<Diagnostic> known = new HashSet<>();

  private int errors;

  Report(Problems problems) {
    this.problems = problems;
  }

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

  private void add(
      Severity severity, Rule rule, Element e, String attribute, String problem, String fix) {
    Place place = attribute == null ? e.place() : e.place(attribute);
    String path = attribute == null ? e.path() : e.path() + "/@" + attribute;
    Diagnostic d =
        new Diagnostic(
            severity, rule.code, place.source(), place.line(), place.column(), path, problem, fix);
    if (known.add(d)) {
      problems.add(d);
    }
  }
}
