package dev.dynamis.mechanics.constant;

/** What a contact sensor reports, bit numbers in its parameters. */
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

  private ContactField() {}

  /** Returns the keyword of a value. */
  public static String name(int value) {
    return KEYWORDS.name(value);
  }

  /** Returns the value of a keyword, or -1 if there is none. */
  public static int of(String keyword) {
    return KEYWORDS.value(keyword);
  }
}
