package dev.dynamis.mechanics.constant;

/**
 * Actuators whose length range is computed.
 *
 * @since 0.1.0
 */
public final class LengthRangeMode {
  /** None. */
  public static final int NONE = 0;

  /** Muscles. */
  public static final int MUSCLE = 1;

  /** Muscles and actuators with a user gain or bias. */
  public static final int MUSCLEUSER = 2;

  /** All. */
  public static final int ALL = 3;

  /** Number of values. */
  public static final int COUNT = 4;

  private static final Keywords KEYWORDS =
      new Keywords("LengthRangeMode")
          .add(NONE, "none")
          .add(MUSCLE, "muscle")
          .add(MUSCLEUSER, "muscleuser")
          .add(ALL, "all");

  private LengthRangeMode() {}

  /** Returns the keyword of a value. */
  public static String name(int value) {
    return KEYWORDS.name(value);
  }

  /** Returns the value of a keyword, or -1 if there is none. */
  public static int of(String keyword) {
    return KEYWORDS.value(keyword);
  }
}
