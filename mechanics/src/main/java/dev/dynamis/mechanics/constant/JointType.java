package dev.dynamis.mechanics.constant;

/**
 * Types of joint, the values of {@code jnt.type}.
 *
 * @since 0.1.0
 */
public final class JointType {
  /** Position and orientation in the world, 7 coordinates and 6 degrees of freedom. */
  public static final int FREE = 0;

  /** Orientation relative to the parent, 4 coordinates and 3 degrees of freedom. */
  public static final int BALL = 1;

  /** Distance along an axis. */
  public static final int SLIDE = 2;

  /** Angle about an axis, rad. */
  public static final int HINGE = 3;

  /** Number of values. */
  public static final int COUNT = 4;

  private static final Keywords KEYWORDS =
      new Keywords("JointType")
          .add(FREE, "free")
          .add(BALL, "ball")
          .add(SLIDE, "slide")
          .add(HINGE, "hinge");

  private JointType() {}

  /** Returns the keyword of a value. */
  public static String name(int value) {
    return KEYWORDS.name(value);
  }

  /** Returns the value of a keyword, or -1 if there is none. */
  public static int of(String keyword) {
    return KEYWORDS.value(keyword);
  }

  /** Returns the number of position coordinates of a joint type. */
  public static int qposSize(int type) {
    return switch (type) {
      case FREE -> 7;
      case BALL -> 4;
      case SLIDE, HINGE -> 1;
      default -> throw Kinds.unknown("joint type", type);
    };
  }

  /** Returns the number of degrees of freedom of a joint type. */
  public static int dofSize(int type) {
    return switch (type) {
      case FREE -> 6;
      case BALL -> 3;
      case SLIDE, HINGE -> 1;
      default -> throw Kinds.unknown("joint type", type);
    };
  }
}
