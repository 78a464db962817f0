package dev.dynamis.mjcf.internal.asset.hull;

/** Points that have no convex hull: what was found, and what to do about it. */
public final class HullException extends Exception {
  private static final long serialVersionUID = 1;

  private final String fix;

  HullException(String problem, String fix) {
    super(problem);
    this.fix = fix;
  }

  /** Returns what to do about it. */
  public String fix() {
    return fix;
  }
}
