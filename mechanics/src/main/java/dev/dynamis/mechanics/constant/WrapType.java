package dev.dynamis.mechanics.constant;

/**
 * Elements of a tendon path, the values of {@code wrap.type}.
 *
 * @since 0.1.0
 */
public final class WrapType {
  /** Nothing. */
  public static final int NONE = 0;

  /** A joint with a coefficient, in a fixed tendon. */
  public static final int JOINT = 1;

  /** A pulley that divides the path. */
  public static final int PULLEY = 2;

  /** A site that the path goes through. */
  public static final int SITE = 3;

  /** A sphere that the path wraps around. */
  public static final int SPHERE = 4;

  /** A cylinder that the path wraps around. */
  public static final int CYLINDER = 5;

  /** Number of values. */
  public static final int COUNT = 6;

  private static final Keywords KEYWORDS =
      new Keywords("WrapType")
          .add(NONE, "none")
          .add(JOINT, "joint")
          .add(PULLEY, "pulley")
          .add(SITE, "site")
          .add(SPHERE, "sphere")
          .add(CYLINDER, "cylinder");

  private WrapType() {}

  /** Returns the keyword of a value. */
  public static String name(int value) {
    return KEYWORDS.name(value);
  }

  /** Returns the value of a keyword, or -1 if there is none. */
  public static int of(String keyword) {
    return KEYWORDS.value(keyword);
  }
}
