package dev.dynamis.core;

import java.util.List;
import java.util.stream.Collectors;

/** A model that can't be used, with everything that is wrong with it. */
public final class ModelException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** How many diagnostics the message shows; the rest is counted. */
  private static final int SHOWN = 50;

  private final transient List<Diagnostic> diagnostics;

  /** Makes an exception that carries {@code diagnostics}, of which at least one is an error. */
  public ModelException(List<Diagnostic> diagnostics) {
    super(render(diagnostics));
    this.diagnostics = List.copyOf(diagnostics);
  }

  /** Makes an exception with one diagnostic. */
  public ModelException(Diagnostic diagnostic) {
    this(List.of(diagnostic));
  }

  /** Returns all problems, in the order of the file. */
  public List<Diagnostic> diagnostics() {
    return diagnostics;
  }

  private static String render(List<Diagnostic> all) {
    String text =
        all.stream().limit(SHOWN).map(Diagnostic::render).collect(Collectors.joining("\n"));
    return all.size() <= SHOWN ? text : text + "\n... and " + (all.size() - SHOWN) + " more";
  }
}
