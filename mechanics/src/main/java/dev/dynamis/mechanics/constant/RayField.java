package dev.dynamis.mechanics.constant;

/**
 * What a range finder reports, bit numbers in its parameters.
 *
 * @since 0.1.0
 */
public final class RayField {
  /** Distance. */
  public static final int DIST = 0;

  /** Direction, 3 numbers. */
  public static final int DIR = 1;

  /** Origin, 3 numbers. */
  public static final int ORIGIN = 2;

  /** Point that was hit, 3 numbers. */
  public static final int POINT = 3;

  /** Normal at that point, 3 numbers. */
  public static final int NORMAL = 4;

  /** Depth along the axis of the camera. */
  public static final int DEPTH = 5;

  /** Number of values. */
  public static final int COUNT = 6;

  private static final Keywords KEYWORDS =
      new Keywords("RayField")
          .add(DIST, "dist")
          .add(DIR, "dir")
          .add(ORIGIN, "origin")
          .add(POINT, "point")
          .add(NORMAL, "normal")
          .add(DEPTH, "depth");

  /** How many numbers each has. */
  private static final int[] WIDTHS = {1, 3, 3, 3, 3, 1};

  private RayField() {}

  /** Returns how many numbers a value has. */
  public static int size(int value) {
    return WIDTHS[value];
  }

  /** Returns how many numbers a set has, bit k for value k. */
  public static int width(int set) {
    int width = 0;
    for (int k = 0; k < COUNT; k++) {
      width += (set >> k & 1) * WIDTHS[k];
    }
    return width;
  }

  /** Returns the keyword of a value. */
  public static String name(int value) {
    return KEYWORDS.name(value);
  }

  /** Returns the value of a keyword, or -1 if there is none. */
  public static int of(String keyword) {
    return KEYWORDS.value(keyword);
  }
}
