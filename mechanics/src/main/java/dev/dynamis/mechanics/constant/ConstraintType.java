package dev.dynamis.mechanics.constant;

/**
 * Types of constraint row, the values of {@code efc.type}.
 *
 * @since 0.1.0
 */
public final class ConstraintType {
  /** Equality constraint. */
  public static final int EQUALITY = 0;

  /** Friction loss of a degree of freedom. */
  public static final int FRICTION_DOF = 1;

  /** Friction loss of a tendon. */
  public static final int FRICTION_TENDON = 2;

  /** Limit of a joint. */
  public static final int LIMIT_JOINT = 3;

  /** Limit of a tendon. */
  public static final int LIMIT_TENDON = 4;

  /** Contact without friction. */
  public static final int CONTACT_FRICTIONLESS = 5;

  /** Contact with a pyramidal friction cone. */
  public static final int CONTACT_PYRAMIDAL = 6;

  /** Contact with an elliptic friction cone. */
  public static final int CONTACT_ELLIPTIC = 7;

  /** Number of values. */
  public static final int COUNT = 8;

  private static final Keywords KEYWORDS =
      new Keywords("ConstraintType")
          .add(EQUALITY, "equality")
          .add(FRICTION_DOF, "friction_dof")
          .add(FRICTION_TENDON, "friction_tendon")
          .add(LIMIT_JOINT, "limit_joint")
          .add(LIMIT_TENDON, "limit_tendon")
          .add(CONTACT_FRICTIONLESS, "contact_frictionless")
          .add(CONTACT_PYRAMIDAL, "contact_pyramidal")
          .add(CONTACT_ELLIPTIC, "contact_elliptic");

  private ConstraintType() {}

  /** Returns the keyword of a value. */
  public static String name(int value) {
    return KEYWORDS.name(value);
  }

  /** Returns the value of a keyword, or -1 if there is none. */
  public static int of(String keyword) {
    return KEYWORDS.value(keyword);
  }
}
