package dev.dynamis.mechanics.constant;

/** Warnings that a simulation counts. */
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

  private Warning() {}

  /** Returns the keyword of a value. */
  public static String name(int value) {
    return KEYWORDS.name(value);
  }

  /** Returns the value of a keyword, or -1 if there is none. */
  public static int of(String keyword) {
    return KEYWORDS.value(keyword);
  }
}
