package dev.dynamis.mechanics.constant;

/**
 * Warnings that a simulation counts.
 *
 * @since 0.1.0
 */
public final class Warning {
  /** The inertia matrix is close to singular. */
  public static final int INERTIA = 0;

  /** There is no room for more contacts. */
  public static final int CONTACTFULL = 1;

  /** There is no room for more constraints. */
  public static final int CNSTRFULL = 2;

  /** There is no room for more visual geoms. */
  public static final int VGEOMFULL = 3;

  /** A position is not finite or too large. */
  public static final int BADQPOS = 4;

  /** A velocity is not finite or too large. */
  public static final int BADQVEL = 5;

  /** An acceleration is not finite or too large. */
  public static final int BADQACC = 6;

  /** A control is not finite or too large. */
  public static final int BADCTRL = 7;

  /** Number of values. */
  public static final int COUNT = 8;

  private static final Keywords KEYWORDS =
      new Keywords("Warning")
          .add(INERTIA, "inertia")
          .add(CONTACTFULL, "contactfull")
          .add(CNSTRFULL, "cnstrfull")
          .add(VGEOMFULL, "vgeomfull")
          .add(BADQPOS, "badqpos")
          .add(BADQVEL, "badqvel")
          .add(BADQACC, "badqacc")
          .add(BADCTRL, "badctrl");

  private static final String UNSTABLE =
      " is not finite or too large, the simulation is unstable; a smaller time step may help";

  private Warning() {}

  /**
   * Returns a sentence for people.
   *
   * @param value the warning
   * @param info what it is about: a number of the state or a count, as the warning says
   */
  public static String text(int value, int info) {
    return switch (value) {
      case INERTIA ->
          "the inertia matrix is close to singular at degree of freedom "
              + info
              + "; look for small masses and inertias, or add armature";
      case CONTACTFULL ->
          "the memory for contacts is full, "
              + info
              + " were kept; raise size/@memory, or exclude pairs of bodies";
      case CNSTRFULL ->
          "the constraints do not fit into the memory of "
              + info
              + " bytes and are left out; raise size/@memory";
      case VGEOMFULL -> "there is no room for more than " + info + " visual geoms";
      case BADQPOS -> "position " + info + UNSTABLE;
      case BADQVEL -> "velocity " + info + UNSTABLE;
      case BADQACC -> "acceleration " + info + UNSTABLE;
      case BADCTRL ->
          "control "
              + info
              + " is not finite or too large; all controls count as zero in this step";
      default -> throw new IllegalArgumentException("there is no warning " + value);
    };
  }

  /** Returns the keyword of a value. */
  public static String name(int value) {
    return KEYWORDS.name(value);
  }

  /** Returns the value of a keyword, or -1 if there is none. */
  public static int of(String keyword) {
    return KEYWORDS.value(keyword);
  }
}
