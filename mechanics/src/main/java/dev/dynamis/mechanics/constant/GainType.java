package dev.dynamis.mechanics.constant;

/**
 * Gains of actuators, the values of {@code actuator.gaintype}.
 *
 * @since 0.1.0
 */
public final class GainType {
  /** Constant. */
  public static final int FIXED = 0;

  /** Affine in length and velocity. */
  public static final int AFFINE = 1;

  /** Force-length-velocity curve of a muscle. */
  public static final int MUSCLE = 2;

  /** Given by a callback. */
  public static final int USER = 3;

  /** Number of values. */
  public static final int COUNT = 4;

  private static final Keywords KEYWORDS =
      new Keywords("GainType")
          .add(FIXED, "fixed")
          .add(AFFINE, "affine")
          .add(MUSCLE, "muscle")
          .add(USER, "user");

  private GainType() {}

  /** Returns the keyword of a value. */
  public static String name(int value) {
    return KEYWORDS.name(value);
  }

  /** Returns the value of a keyword, or -1 if there is none. */
  public static int of(String keyword) {
    return KEYWORDS.value(keyword);
  }
}
