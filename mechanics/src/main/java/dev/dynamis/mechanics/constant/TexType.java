package dev.dynamis.mechanics.constant;

/**
 * Types of texture, the values of {@code tex.type}.
 *
 * @since 0.1.0
 */
public final class TexType {
  /** Flat texture. */
  public static final int TWO_D = 0;

  /** Cube texture. */
  public static final int CUBE = 1;

  /** Cube texture shown as the sky. */
  public static final int SKYBOX = 2;

  /** Number of values. */
  public static final int COUNT = 3;

  private static final Keywords KEYWORDS =
      new Keywords("TexType").add(TWO_D, "2d").add(CUBE, "cube").add(SKYBOX, "skybox");

  private TexType() {}

  /** Returns the keyword of a value. */
  public static String name(int value) {
    return KEYWORDS.name(value);
  }

  /** Returns the value of a keyword, or -1 if there is none. */
  public static int of(String keyword) {
    return KEYWORDS.value(keyword);
  }
}
