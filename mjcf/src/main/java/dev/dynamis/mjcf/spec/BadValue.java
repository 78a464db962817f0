package dev.dynamis.mjcf.spec;

/**
 * A value that an attribute can't hold; carries what a diagnostic needs.
 *
 * @since 0.1.0
 */
public final class BadValue extends Exception {
  private static final long serialVersionUID = 1;

  private final Code code;
  private final String fix;

  BadValue(Code code, String problem, String fix) {
    super(problem, null, false, false);
    this.code = code;
    this.fix = fix;
  }

  /** Returns what kind of problem it is. */
  public Code code() {
    return code;
  }

  /** Returns what to do. */
  public String fix() {
    return fix;
  }
}
