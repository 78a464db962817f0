package dev.dynamis.mechanics.constant;

/**
 * Stages of the pipeline, the values of {@code sensor.needstage}.
 *
 * @since 0.1.0
 */
public final class Stage {
  /** None. */
  public static final int NONE = 0;

  /** What depends on position. */
  public static final int POS = 1;

  /** What depends on position and velocity. */
  public static final int VEL = 2;

  /** What depends on position, velocity, control and acceleration. */
  public static final int ACC = 3;

  /** Number of values. */
  public static final int COUNT = 4;

  private static final Keywords KEYWORDS =
      new Keywords("Stage").add(NONE, "none").add(POS, "pos").add(VEL, "vel").add(ACC, "acc");

  private Stage() {}

  /** Returns the keyword of a value. */
  public static String name(int value) {
    return KEYWORDS.name(value);
  }

  /** Returns the value of a keyword, or -1 if there is none. */
  public static int of(String keyword) {
    return KEYWORDS.value(keyword);
  }
}
