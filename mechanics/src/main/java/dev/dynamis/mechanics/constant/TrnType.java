package dev.dynamis.mechanics.constant;

/**
 * Transmissions of actuators, the values of {@code actuator.trntype}.
 *
 * @since 0.1.0
 */
public final class TrnType {
  /** Force on a joint. */
  public static final int JOINT = 0;

  /** Force on a joint, expressed in the parent frame. */
  public static final int JOINTINPARENT = 1;

  /** Force through a slider-crank. */
  public static final int SLIDERCRANK = 2;

  /** Force on a tendon. */
  public static final int TENDON = 3;

  /** Force on a site. */
  public static final int SITE = 4;

  /** Adhesion on the contacts of a body. */
  public static final int BODY = 5;

  /** None given. */
  public static final int UNDEFINED = 1000;

  /** Number of values. */
  public static final int COUNT = 6;

  private static final Keywords KEYWORDS =
      new Keywords("TrnType")
          .add(JOINT, "joint")
          .add(JOINTINPARENT, "jointinparent")
          .add(SLIDERCRANK, "slidercrank")
          .add(TENDON, "tendon")
          .add(SITE, "site")
          .add(BODY, "body")
          .add(UNDEFINED, "undefined");

  private TrnType() {}

  /** Returns the keyword of a value. */
  public static String name(int value) {
    return KEYWORDS.name(value);
  }

  /** Returns the value of a keyword, or -1 if there is none. */
  public static int of(String keyword) {
    return KEYWORDS.value(keyword);
  }
}
