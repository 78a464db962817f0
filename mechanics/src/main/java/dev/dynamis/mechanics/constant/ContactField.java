package dev.dynamis.mechanics.constant;

/**
 * What a contact sensor reports, bit numbers in its parameters.
 *
 * @since 0.1.0
 */
public final class ContactField {
  /** Number of contacts. */
  public static final int FOUND = 0;

  /** Force, 3 numbers. */
  public static final int FORCE = 1;

  /** Torque, 3 numbers. */
  public static final int TORQUE = 2;

  /** Distance. */
  public static final int DIST = 3;

  /** Position, 3 numbers. */
  public static final int POS = 4;

  /** Normal, 3 numbers. */
  public static final int NORMAL = 5;

  /** First tangent, 3 numbers. */
  public static final int TANGENT = 6;

  /** Number of values. */
  public static final int COUNT = 7;

  private static final Keywords KEYWORDS =
      new Keywords("ContactField")
          .add(FOUND, "found")
          .add(FORCE, "force")
          .add(TORQUE, "torque")
          .add(DIST, "dist")
          .add(POS, "pos")
          .add(NORMAL, "normal")
          .add(TANGENT, "tangent");

  /** How many numbers each has. */
  private static final int[] WIDTHS = {1, 3, 3, 1, 3, 3, 3};

  private ContactField() {}

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
