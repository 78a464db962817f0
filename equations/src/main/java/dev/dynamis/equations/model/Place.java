package dev.dynamis.equations.model;

/**
 * A place in a user's text.
 *
 * @param source the file as the user named it, or a short description of an input without a file
 * @param line line from 1, or 0 where there is none
 * @param column column from 1, or 0 where there is none
 * @param element path of the table or key, such as {@code [equations.rhs.x]}
 * @since 0.1.0
 */
public record Place(String source, int line, int column, String element) {
  /** A place that is nowhere, for models made by code. */
  public static final Place NONE = new Place("code", 0, 0, "");

  @Override
  public String toString() {
    StringBuilder b = new StringBuilder(source);
    if (line > 0) {
      b.append(':').append(line).append(':').append(column);
    }
    return element.isEmpty() ? b.toString() : b.append(' ').append(element).toString();
  }
}
