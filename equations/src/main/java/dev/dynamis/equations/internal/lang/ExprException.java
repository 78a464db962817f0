package dev.dynamis.equations.internal.lang;

/** A problem at characters {@code [from, to)} of an expression. */
final class ExprException extends Exception {
  private static final long serialVersionUID = 1;

  private final Code code;
  private final int from;
  private final int to;
  private final String fix;

  ExprException(Code code, int from, int to, String problem, String fix) {
    super(problem, null, false, false);
    this.code = code;
    this.from = from;
    this.to = to;
    this.fix = fix;
  }

  /** Tells the problem to those who collect them. */
  void report(Problems problems, Text text, String element) {
    problems.error(code, text, from, to, element, getMessage(), fix);
  }
}
