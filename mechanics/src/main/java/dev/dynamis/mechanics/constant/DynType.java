package dev.dynamis.mechanics.constant;

/**
 * Activation dynamics of actuators, the values of {@code actuator.dyntype}.
 *
 * @since 0.1.0
 */
public final class DynType {
  /** No activation; the control acts directly. */
  public static final int NONE = 0;

  /** The activation integrates the control. */
  public static final int INTEGRATOR = 1;

  /** First-order filter of the control. */
  public static final int FILTER = 2;

  /** First-order filter of the control, integrated exactly. */
  public static final int FILTEREXACT = 3;

  /** Muscle activation with two time constants. */
  public static final int MUSCLE = 4;

  /** Given by a callback. */
  public static final int USER = 5;

  /** Number of values. */
  public static final int COUNT = 6;

  private static final Keywords KEYWORDS =
      new Keywords("DynType")
          .add(NONE, "none")
          .add(INTEGRATOR, "integrator")
          .add(FILTER, "filter")
          .add(FILTEREXACT, "filterexact")
          .add(MUSCLE, "muscle")
          .add(USER, "user");

  private DynType() {}

  /** Returns the keyword of a value. */
  public static String name(int value) {
    return KEYWORDS.name(value);
  }

  /** Returns the value of a keyword, or -1 if there is none. */
  public static int of(String keyword) {
    return KEYWORDS.value(keyword);
  }
}
