package dev.dynamis.mechanics.constant;

/**
 * How cameras and lights move, the values of {@code cam.mode} and {@code light.mode}.
 *
 * @since 0.1.0
 */
public final class CamLightMode {
  /** Fixed to the body. */
  public static final int FIXED = 0;

  /** Position follows the body, orientation stays fixed in the world. */
  public static final int TRACK = 1;

  /** Position follows the center of mass of the subtree, orientation stays fixed in the world. */
  public static final int TRACKCOM = 2;

  /** Position fixed to the body, orientation towards another body. */
  public static final int TARGETBODY = 3;

  /** Position fixed to the body, orientation towards the center of mass of another subtree. */
  public static final int TARGETBODYCOM = 4;

  /** Number of values. */
  public static final int COUNT = 5;

  private static final Keywords KEYWORDS =
      new Keywords("CamLightMode")
          .add(FIXED, "fixed")
          .add(TRACK, "track")
          .add(TRACKCOM, "trackcom")
          .add(TARGETBODY, "targetbody")
          .add(TARGETBODYCOM, "targetbodycom");

  private CamLightMode() {}

  /** Returns whether an object in this mode looks at a body. */
  public static boolean hasTarget(int value) {
    return value == TARGETBODY || value == TARGETBODYCOM;
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
