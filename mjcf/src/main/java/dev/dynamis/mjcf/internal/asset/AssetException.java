package dev.dynamis.mjcf.internal.asset;

/** An asset whose content can't be used: what was found, and what to do about it. */
public final class AssetException extends Exception {
  private static final long serialVersionUID = 1;

  private final String fix;

  /**
   * Makes an exception.
   *
   * @param problem what was found and what was expected, without a capital or a full stop
   * @param fix what to do about it; may be empty
   */
  public AssetException(String problem, String fix) {
    super(problem);
    this.fix = fix;
  }

  /** Returns what to do about it; may be empty. */
  public String fix() {
    return fix;
  }
}
