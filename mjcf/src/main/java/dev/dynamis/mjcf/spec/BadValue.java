package dev.dynamis.mjcf.spec;

/** A value that an attribute can't hold; carries what a diagnostic needs. */
final class BadValue extends Exception {
  private static final long serialVersionUID = 1;

  final Code code;
  final String fix;

  BadValue(Code code, String problem, String fix) {
    super(problem, null, false, false);
    this.code = code;
    this.fix = fix;
  }
}
