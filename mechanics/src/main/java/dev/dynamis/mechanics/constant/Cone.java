package dev.dynamis.mechanics.constant;

/**
 * Friction cones, the values of {@code opt.cone}.
 *
 * @since 0.1.0
 */
public final class Cone {
  /** Pyramidal. */
  public static final int PYRAMIDAL = 0;

  /** Elliptic. */
  public static final int ELLIPTIC = 1;

  /** Number of values. */
  public static final int COUNT = 2;

  private static final Keywords KEYWORDS =
      new Keywords("Cone").add(PYRAMIDAL, "pyramidal").add(ELLIPTIC, "elliptic");

  private Cone() {}

  /** Returns the keyword of a value. */
  public static String name(int value) {
    return KEYWORDS.name(value);
  }

  /** Returns the value of a keyword, or -1 if there is none. */
  public static int of(String keyword) {
    return KEYWORDS.value(keyword);
  }
}
