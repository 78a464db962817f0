package dev.dynamis.mechanics.constant;

/**
 * Biases of actuators, the values of {@code actuator.biastype}.
 *
 * @since 0.1.0
 */
public final class BiasType {
  /** None. */
  public static final int NONE = 0;

  /** Affine in length and velocity. */
  public static final int AFFINE = 1;

  /** Passive force of a muscle. */
  public static final int MUSCLE = 2;

  /** Given by a callback. */
  public static final int USER = 3;

  /** Number of values. */
  public static final int COUNT = 4;

  private static final Keywords KEYWORDS =
      new Keywords("BiasType")
          .add(NONE, "none")
          .add(AFFINE, "affine")
          .add(MUSCLE, "muscle")
          .add(USER, "user");

  private BiasType() {}

  /** Returns the keyword of a value. */
  public static String name(int value) {
    return KEYWORDS.name(value);
  }

  /** Returns the value of a keyword, or -1 if there is none. */
  public static int of(String keyword) {
    return KEYWORDS.value(keyword);
  }
}
