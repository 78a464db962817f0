package dev.dynamis.mechanics.constant;

/**
 * How the frame of a body, geom or site relates to a body, the values of {@code sameframe}.
 *
 * @since 0.1.0
 */
public final class SameFrame {
  /** Not at all. */
  public static final int NONE = 0;

  /** Same as the body frame. */
  public static final int BODY = 1;

  /** Same as the inertial frame. */
  public static final int INERTIA = 2;

  /** Same orientation as the body frame. */
  public static final int BODYROT = 3;

  /** Same orientation as the inertial frame. */
  public static final int INERTIAROT = 4;

  /** Number of values. */
  public static final int COUNT = 5;

  private static final Keywords KEYWORDS =
      new Keywords("SameFrame")
          .add(NONE, "none")
          .add(BODY, "body")
          .add(INERTIA, "inertia")
          .add(BODYROT, "bodyrot")
          .add(INERTIAROT, "inertiarot");

  private SameFrame() {}

  /** Returns the keyword of a value. */
  public static String name(int value) {
    return KEYWORDS.name(value);
  }

  /** Returns the value of a keyword, or -1 if there is none. */
  public static int of(String keyword) {
    return KEYWORDS.value(keyword);
  }
}
