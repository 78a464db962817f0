package dev.dynamis.core;

import java.io.Serializable;
import java.util.HexFormat;
import java.util.Objects;

/**
 * One problem in a user's file: where, in what, what is wrong, what to do.
 *
 * @param severity how much it matters
 * @param code a stable short code such as {@code MJ104}, with a page in the documentation
 * @param source the file, as the user named it, or a short description of an input without a file
 * @param line line in the source from 1, or 0 where there is none
 * @param column column in the line from 1, in characters, or 0 where there is none
 * @param element path of the element or table, such as {@code body[forearm]/joint[elbow]/@range};
 *     may be empty
 * @param problem what was found and what was expected, without a capital or a full stop
 * @param fix what to do about it; may be empty
 * @since 0.1.0
 */
public record Diagnostic(
    Severity severity,
    String code,
    String source,
    int line,
    int column,
    String element,
    String problem,
    String fix)
    implements Serializable {

  /** Checks that nothing is missing; what does not apply is empty or 0. */
  public Diagnostic {
    Objects.requireNonNull(severity, "severity");
    Objects.requireNonNull(code, "code");
    Objects.requireNonNull(source, "source");
    Objects.requireNonNull(element, "element");
    Objects.requireNonNull(problem, "problem");
    Objects.requireNonNull(fix, "fix");
    if (line < 0 || column < 0) {
      throw new IllegalArgumentException("line " + line + " or column " + column + " is negative");
    }
  }

  /** Makes an error. */
  public static Diagnostic error(
      String code,
      String source,
      int line,
      int column,
      String element,
      String problem,
      String fix) {
    return new Diagnostic(Severity.ERROR, code, source, line, column, element, problem, fix);
  }

  /** Makes a warning. */
  public static Diagnostic warning(
      String code,
      String source,
      int line,
      int column,
      String element,
      String problem,
      String fix) {
    return new Diagnostic(Severity.WARNING, code, source, line, column, element, problem, fix);
  }

  /** Makes a note. */
  public static Diagnostic note(
      String code,
      String source,
      int line,
      int column,
      String element,
      String problem,
      String fix) {
    return new Diagnostic(Severity.NOTE, code, source, line, column, element, problem, fix);
  }

  /**
   * Returns the problem as text: {@code file:line:column: [CODE] element: problem}, and a second
   * line with the fix. Warnings and notes say so before the code.
   */
  public String render() {
    StringBuilder b = new StringBuilder(source);
    if (line > 0) {
      b.append(':').append(line);
      if (column > 0) {
        b.append(':').append(column);
      }
    }
    b.append(": ");
    switch (severity) {
      case WARNING -> b.append("warning ");
      case NOTE -> b.append("note ");
      case ERROR -> {}
    }
    b.append('[').append(code).append("] ");
    if (!element.isEmpty()) {
      b.append(element).append(": ");
    }
    b.append(problem);
    if (!fix.isEmpty()) {
      b.append("\n    fix: ").append(fix);
    }
    return printable(b);
  }

  /**
   * Returns whether a character of a file could tell a terminal anything: control characters, and
   * those that change the direction of writing.
   *
   * @since 0.1.0
   */
  public static boolean directsTerminals(int character) {
    return Character.isISOControl(character)
        || character >= 0x202A && character <= 0x202E
        || character >= 0x2066 && character <= 0x2069;
  }

  /** Replaces characters that direct terminals by their numbers. */
  private static String printable(CharSequence text) {
    StringBuilder b = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c != '\n' && directsTerminals(c)) {
        b.append("\\u").append(HexFormat.of().toHexDigits(c));
      } else {
        b.append(c);
      }
    }
    return b.toString();
  }

  @Override
  public String toString() {
    return render();
  }
}
