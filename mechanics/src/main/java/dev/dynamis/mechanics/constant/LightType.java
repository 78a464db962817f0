package dev.dynamis.mechanics.constant;

/**
 * Types of light, the values of {@code light.type}.
 *
 * @since 0.1.0
 */
public final class LightType {
  /** Spot light. */
  public static final int SPOT = 0;

  /** Directional light. */
  public static final int DIRECTIONAL = 1;

  /** Point light. */
  public static final int POINT = 2;

  /** Light from an image. */
  public static final int IMAGE = 3;

  /** Number of values. */
  public static final int COUNT = 4;

  private static final Keywords KEYWORDS =
      new Keywords("LightType")
          .add(SPOT, "spot")
          .add(DIRECTIONAL, "directional")
          .add(POINT, "point")
          .add(IMAGE, "image");

  private LightType() {}

  /** Returns the keyword of a value. */
  public static String name(int value) {
    return KEYWORDS.name(value);
  }

  /** Returns the value of a keyword, or -1 if there is none. */
  public static int of(String keyword) {
    return KEYWORDS.value(keyword);
  }
}
