package dev.dynamis.mechanics.constant;

/**
 * Camera projections, the values of {@code cam.projection}.
 *
 * @since 0.1.0
 */
public final class Projection {
  /** Perspective. */
  public static final int PERSPECTIVE = 0;

  /** Orthographic. */
  public static final int ORTHOGRAPHIC = 1;

  /** Number of values. */
  public static final int COUNT = 2;

  private static final Keywords KEYWORDS =
      new Keywords("Projection").add(PERSPECTIVE, "perspective").add(ORTHOGRAPHIC, "orthographic");

  private Projection() {}

  /** Returns the keyword of a value. */
  public static String name(int value) {
    return KEYWORDS.name(value);
  }

  /** Returns the value of a keyword, or -1 if there is none. */
  public static int of(String keyword) {
    return KEYWORDS.value(keyword);
  }
}
