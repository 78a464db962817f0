package dev.dynamis.mechanics.constant;

/**
 * States of a constraint row, the values of {@code efc.state}.
 *
 * @since 0.1.0
 */
public final class ConstraintState {
  /** Satisfied, no cost. */
  public static final int SATISFIED = 0;

  /** Quadratic cost. */
  public static final int QUADRATIC = 1;

  /** Linear cost on the negative side. */
  public static final int LINEARNEG = 2;

  /** Linear cost on the positive side. */
  public static final int LINEARPOS = 3;

  /** Squared distance to the friction cone. */
  public static final int CONE = 4;

  /** Number of values. */
  public static final int COUNT = 5;

  private static final Keywords KEYWORDS =
      new Keywords("ConstraintState")
          .add(SATISFIED, "satisfied")
          .add(QUADRATIC, "quadratic")
          .add(LINEARNEG, "linearneg")
          .add(LINEARPOS, "linearpos")
          .add(CONE, "cone");

  private ConstraintState() {}

  /** Returns the keyword of a value. */
  public static String name(int value) {
    return KEYWORDS.name(value);
  }

  /** Returns the value of a keyword, or -1 if there is none. */
  public static int of(String keyword) {
    return KEYWORDS.value(keyword);
  }
}
