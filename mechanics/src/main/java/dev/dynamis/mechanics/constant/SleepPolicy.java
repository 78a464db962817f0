package dev.dynamis.mechanics.constant;

/**
 * Whether a tree may sleep, the values of {@code tree.sleepPolicy}.
 *
 * @since 0.1.0
 */
public final class SleepPolicy {
  /** The compiler chooses. */
  public static final int AUTO = 0;

  /** The compiler chose never. */
  public static final int AUTO_NEVER = 1;

  /** The compiler chose allowed. */
  public static final int AUTO_ALLOWED = 2;

  /** Never. */
  public static final int NEVER = 3;

  /** Allowed. */
  public static final int ALLOWED = 4;

  /** Asleep at the start. */
  public static final int INIT = 5;

  /** Number of values. */
  public static final int COUNT = 6;

  private static final Keywords KEYWORDS =
      new Keywords("SleepPolicy")
          .add(AUTO, "auto")
          .add(AUTO_NEVER, "auto_never")
          .add(AUTO_ALLOWED, "auto_allowed")
          .add(NEVER, "never")
          .add(ALLOWED, "allowed")
          .add(INIT, "init");

  private SleepPolicy() {}

  /** Returns the keyword of a value. */
  public static String name(int value) {
    return KEYWORDS.name(value);
  }

  /** Returns the value of a keyword, or -1 if there is none. */
  public static int of(String keyword) {
    return KEYWORDS.value(keyword);
  }
}
