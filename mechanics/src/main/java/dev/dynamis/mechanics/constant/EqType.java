package dev.dynamis.mechanics.constant;

/**
 * Types of equality constraint, the values of {@code eq.type}.
 *
 * @since 0.1.0
 */
public final class EqType {
  /** Two bodies share a point. */
  public static final int CONNECT = 0;

  /** Two bodies keep their relative pose. */
  public static final int WELD = 1;

  /** A polynomial between two joints. */
  public static final int JOINT = 2;

  /** A polynomial between two tendons. */
  public static final int TENDON = 3;

  /** The edges of a flex keep their lengths. */
  public static final int FLEX = 4;

  /** The vertices of a flex keep their shape. */
  public static final int FLEXVERT = 5;

  /** Reserved; no model has it. */
  public static final int DISTANCE = 6;

  /** Number of values. */
  public static final int COUNT = 7;

  private static final Keywords KEYWORDS =
      new Keywords("EqType")
          .add(CONNECT, "connect")
          .add(WELD, "weld")
          .add(JOINT, "joint")
          .add(TENDON, "tendon")
          .add(FLEX, "flex")
          .add(FLEXVERT, "flexvert")
          .add(DISTANCE, "distance");

  private EqType() {}

  /** Returns the keyword of a value. */
  public static String name(int value) {
    return KEYWORDS.name(value);
  }

  /** Returns the value of a keyword, or -1 if there is none. */
  public static int of(String keyword) {
    return KEYWORDS.value(keyword);
  }
}
