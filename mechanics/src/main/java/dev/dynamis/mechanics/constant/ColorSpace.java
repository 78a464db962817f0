package dev.dynamis.mechanics.constant;

/**
 * Color spaces of textures, the values of {@code tex.colorspace}.
 *
 * @since 0.1.0
 */
public final class ColorSpace {
  /** Found from the file, otherwise linear. */
  public static final int AUTO = 0;

  /** Linear. */
  public static final int LINEAR = 1;

  /** sRGB. */
  public static final int SRGB = 2;

  /** Number of values. */
  public static final int COUNT = 3;

  private static final Keywords KEYWORDS =
      new Keywords("ColorSpace").add(AUTO, "auto").add(LINEAR, "linear").add(SRGB, "sRGB");

  private ColorSpace() {}

  /** Returns the keyword of a value. */
  public static String name(int value) {
    return KEYWORDS.name(value);
  }

  /** Returns the value of a keyword, or -1 if there is none. */
  public static int of(String keyword) {
    return KEYWORDS.value(keyword);
  }
}
