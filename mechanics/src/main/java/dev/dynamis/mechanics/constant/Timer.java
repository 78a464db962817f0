package dev.dynamis.mechanics.constant;

/**
 * Stages whose time is taken when a clock is given.
 *
 * @since 0.1.0
 */
public final class Timer {
  /** A whole step. */
  public static final int STEP = 0;

  /** Forward dynamics. */
  public static final int FORWARD = 1;

  /** Inverse dynamics. */
  public static final int INVERSE = 2;

  /** Position stage. */
  public static final int POSITION = 3;

  /** Velocity stage. */
  public static final int VELOCITY = 4;

  /** Actuation. */
  public static final int ACTUATION = 5;

  /** Constraint solver. */
  public static final int CONSTRAINT = 6;

  /** Integration. */
  public static final int ADVANCE = 7;

  /** Kinematics, centers of mass, tendons and transmissions. */
  public static final int POS_KINEMATICS = 8;

  /** Inertia matrix. */
  public static final int POS_INERTIA = 9;

  /** Collision detection. */
  public static final int POS_COLLISION = 10;

  /** Construction of constraints. */
  public static final int POS_MAKE = 11;

  /** Projection of constraints. */
  public static final int POS_PROJECT = 12;

  /** Broad phase of collision detection. */
  public static final int COL_BROAD = 13;

  /** Narrow phase of collision detection. */
  public static final int COL_NARROW = 14;

  /** Number of values. */
  public static final int COUNT = 15;

  private static final Keywords KEYWORDS =
      new Keywords("Timer")
          .add(STEP, "step")
          .add(FORWARD, "forward")
          .add(INVERSE, "inverse")
          .add(POSITION, "position")
          .add(VELOCITY, "velocity")
          .add(ACTUATION, "actuation")
          .add(CONSTRAINT, "constraint")
          .add(ADVANCE, "advance")
          .add(POS_KINEMATICS, "pos_kinematics")
          .add(POS_INERTIA, "pos_inertia")
          .add(POS_COLLISION, "pos_collision")
          .add(POS_MAKE, "pos_make")
          .add(POS_PROJECT, "pos_project")
          .add(COL_BROAD, "col_broad")
          .add(COL_NARROW, "col_narrow");

  private Timer() {}

  /** Returns the keyword of a value. */
  public static String name(int value) {
    return KEYWORDS.name(value);
  }

  /** Returns the value of a keyword, or -1 if there is none. */
  public static int of(String keyword) {
    return KEYWORDS.value(keyword);
  }
}
