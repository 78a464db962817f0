package dev.dynamis.mechanics.constant;

/**
 * Self-collision of flexes, the values of {@code flex.selfcollide}.
 *
 * @since 0.1.0
 */
public final class FlexSelf {
  /** None. */
  public static final int NONE = 0;

  /** All pairs, without a middle phase. */
  public static final int NARROW = 1;

  /** By bounding volumes. */
  public static final int BVH = 2;

  /** By sweep and prune. */
  public static final int SAP = 3;

  /** Chosen by dimension. */
  public static final int AUTO = 4;

  /** Number of values. */
  public static final int COUNT = 5;

  private static final Keywords KEYWORDS =
      new Keywords("FlexSelf")
          .add(NONE, "none")
          .add(NARROW, "narrow")
          .add(BVH, "bvh")
          .add(SAP, "sap")
          .add(AUTO, "auto");

  private FlexSelf() {}

  /** Returns the keyword of a value. */
  public static String name(int value) {
    return KEYWORDS.name(value);
  }

  /** Returns the value of a keyword, or -1 if there is none. */
  public static int of(String keyword) {
    return KEYWORDS.value(keyword);
  }
}
