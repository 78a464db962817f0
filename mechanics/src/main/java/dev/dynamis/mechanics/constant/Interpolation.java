package dev.dynamis.mechanics.constant;

/**
 * How a history buffer is read between samples.
 *
 * @since 0.1.0
 */
public final class Interpolation {
  /** The last sample. */
  public static final int ZOH = 0;

  /** Linear. */
  public static final int LINEAR = 1;

  /** Cubic. */
  public static final int CUBIC = 2;

  /** Number of values. */
  public static final int COUNT = 3;

  private static final Keywords KEYWORDS =
      new Keywords("Interpolation").add(ZOH, "zoh").add(LINEAR, "linear").add(CUBIC, "cubic");

  private Interpolation() {}

  /** Returns the keyword of a value. */
  public static String name(int value) {
    return KEYWORDS.name(value);
  }

  /** Returns the value of a keyword, or -1 if there is none. */
  public static int of(String keyword) {
    return KEYWORDS.value(keyword);
  }
}
