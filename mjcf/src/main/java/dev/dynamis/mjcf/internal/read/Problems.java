package dev.dynamis.mjcf.internal.read;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.ModelException;
import dev.dynamis.core.Severity;
import dev.dynamis.mjcf.spec.Code;
import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.Place;
import java.util.ArrayList;
import java.util.List;

/** Collects what is wrong with a model, so that everything is reported at once. */
public final class Problems {
  /**
   * A model with this many errors is not looked at further; so many warnings and notes are kept.
   */
  private static final int KEPT = 1000;

  private final List<Diagnostic> all = new ArrayList<>();
  private int errors;

  /** Makes an empty collection. */
  public Problems() {}

  /** Notes an error at an element. */
  public void error(Code code, Element at, String problem, String fix) {
    if (!isFull()) {
      add(Severity.ERROR, code, at.place(), at.path(), problem, fix);
    }
  }

  /** Notes an error at an attribute of an element. */
  public void error(Code code, Element at, String attribute, String problem, String fix) {
    if (!isFull()) {
      String path = at.path() + "/@" + attribute;
      add(Severity.ERROR, code, at.place(attribute), path, problem, fix);
    }
  }

  /** Notes a warning at an element. */
  public void warning(Code code, Element at, String problem, String fix) {
    if (others() < KEPT) {
      add(Severity.WARNING, code, at.place(), at.path(), problem, fix);
    }
  }

  /** Notes something about a place. */
  public void add(
      Severity severity, Code code, Place place, String path, String problem, String fix) {
    add(
        new Diagnostic(
            severity,
            code.code(),
            place.source(),
            place.line(),
            place.column(),
            path,
            problem,
            fix));
  }

  /** Notes a diagnostic. */
  public void add(Diagnostic d) {
    boolean error = d.severity() == Severity.ERROR;
    if ((error ? errors : others()) < KEPT) {
      all.add(d);
      errors += error ? 1 : 0;
    }
  }

  /** Returns how many warnings and notes there are. */
  private int others() {
    return all.size() - errors;
  }

  /** Returns whether there are so many errors that looking for more is pointless. */
  public boolean isFull() {
    return errors >= KEPT;
  }

  /** Returns whether there is an error, rather than warnings and notes only. */
  public boolean hasErrors() {
    return errors > 0;
  }

  /** Returns everything that was noted, in order. */
  public List<Diagnostic> all() {
    return List.copyOf(all);
  }

  /** Throws everything if there is an error. */
  public void throwIfErrors() {
    if (errors > 0) {
      throw new ModelException(all());
    }
  }
}
