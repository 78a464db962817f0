package dev.dynamis.core;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A model that can't be used, with everything that is wrong with it.
 *
 * @since 0.1.0
 */
public final class ModelException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** How many diagnostics the message shows; the rest is counted. */
  private static final int SHOWN = 50;

  // an array, because an exception may travel between machines and a list might not
  private final Diagnostic[] diagnostics;

  /**
   * Makes an exception that carries {@code diagnostics}.
   *
   * @throws IllegalArgumentException if none of them is an error
   */
  public ModelException(List<Diagnostic> diagnostics) {
    super(render(diagnostics));
    if (diagnostics.stream().noneMatch(d -> d.severity() == Severity.ERROR)) {
      throw new IllegalArgumentException("no error among " + diagnostics.size() + " diagnostics");
    }
    this.diagnostics = diagnostics.toArray(new Diagnostic[0]);
  }

  /** Makes an exception with one diagnostic. */
  public ModelException(Diagnostic diagnostic) {
    this(List.of(diagnostic));
  }

  /** Returns all problems, in the order of the file. */
  public List<Diagnostic> diagnostics() {
    return List.of(diagnostics);
  }

  /** Returns all as text, or the first of the worst where they are many. */
  private static String render(List<Diagnostic> all) {
    if (all.size() <= SHOWN) {
      return all.stream().map(Diagnostic::render).collect(Collectors.joining("\n"));
    }
    return all.stream()
            .sorted(Comparator.comparing(Diagnostic::severity))
            .limit(SHOWN)
            .map(Diagnostic::render)
            .collect(Collectors.joining("\n"))
        + "\n... and "
        + (all.size() - SHOWN)
        + " more";
  }
}
