package dev.dynamis.mechanics.constant;

/** What a range finder reports, bit numbers in its parameters. */
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

  private RayField() {}

  /** Returns the keyword of a value. */
  public static String name(int value) {
    return KEYWORDS.name(value);
  }

  /** Returns the value of a keyword, or -1 if there is none. */
  public static int of(String keyword) {
    return KEYWORDS.value(keyword);
  }
}
