package dev.dynamis.mechanics.constant;

/**
 * Default features, the bits of {@code opt.disableflags}.
 *
 * @since 0.1.0
 */
public final class DisableBit {
  /** The whole constraint solver. */
  public static final int CONSTRAINT = 1 << 0;

  /** Equality constraints. */
  public static final int EQUALITY = 1 << 1;

  /** Friction loss of joints and tendons. */
  public static final int FRICTIONLOSS = 1 << 2;

  /** Limits of joints and tendons. */
  public static final int LIMIT = 1 << 3;

  /** Contacts. */
  public static final int CONTACT = 1 << 4;

  /** Springs. */
  public static final int SPRING = 1 << 5;

  /** Dampers. */
  public static final int DAMPER = 1 << 6;

  /** Gravity. */
  public static final int GRAVITY = 1 << 7;

  /** Clamping of controls to their range. */
  public static final int CLAMPCTRL = 1 << 8;

  /** Warm start of the solver. */
  public static final int WARMSTART = 1 << 9;

  /** Removal of contacts between a body and its parent. */
  public static final int FILTERPARENT = 1 << 10;

  /** Actuation. */
  public static final int ACTUATION = 1 << 11;

  /** Safety of solver references against the time step. */
  public static final int REFSAFE = 1 << 12;

  /** Sensors. */
  public static final int SENSOR = 1 << 13;

  /** Middle phase of collision detection. */
  public static final int MIDPHASE = 1 << 14;

  /** Implicit damping in the Euler integrator. */
  public static final int EULERDAMP = 1 << 15;

  /** Reset after divergence. */
  public static final int AUTORESET = 1 << 16;

  /** Native convex collision detection. */
  public static final int NATIVECCD = 1 << 17;

  /** Constraint islands. */
  public static final int ISLAND = 1 << 18;

  /** Number of values. */
  public static final int COUNT = 19;

  private static final Keywords KEYWORDS =
      new Keywords("DisableBit")
          .add(CONSTRAINT, "constraint")
          .add(EQUALITY, "equality")
          .add(FRICTIONLOSS, "frictionloss")
          .add(LIMIT, "limit")
          .add(CONTACT, "contact")
          .add(SPRING, "spring")
          .add(DAMPER, "damper")
          .add(GRAVITY, "gravity")
          .add(CLAMPCTRL, "clampctrl")
          .add(WARMSTART, "warmstart")
          .add(FILTERPARENT, "filterparent")
          .add(ACTUATION, "actuation")
          .add(REFSAFE, "refsafe")
          .add(SENSOR, "sensor")
          .add(MIDPHASE, "midphase")
          .add(EULERDAMP, "eulerdamp")
          .add(AUTORESET, "autoreset")
          .add(NATIVECCD, "nativeccd")
          .add(ISLAND, "island");

  private DisableBit() {}

  /** Returns the keyword of a value. */
  public static String name(int value) {
    return KEYWORDS.name(value);
  }

  /** Returns the value of a keyword, or -1 if there is none. */
  public static int of(String keyword) {
    return KEYWORDS.value(keyword);
  }
}
