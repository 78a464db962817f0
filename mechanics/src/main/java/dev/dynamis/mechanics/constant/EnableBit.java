package dev.dynamis.mechanics.constant;

/**
 * Optional features, the bits of {@code opt.enableflags}.
 *
 * @since 0.1.0
 */
public final class EnableBit {
  /** Contact parameters taken from the options. */
  public static final int OVERRIDE = 1 << 0;

  /** Energy. */
  public static final int ENERGY = 1 << 1;

  /** Comparison of forward and inverse dynamics. */
  public static final int FWDINV = 1 << 2;

  /** Inverse dynamics in discrete time. */
  public static final int INVDISCRETE = 1 << 3;

  /** Several points for each convex contact. */
  public static final int MULTICCD = 1 << 4;

  /** Sleeping. */
  public static final int SLEEP = 1 << 5;

  /** Number of values. */
  public static final int COUNT = 6;

  private static final Keywords KEYWORDS =
      new Keywords("EnableBit")
          .add(OVERRIDE, "override")
          .add(ENERGY, "energy")
          .add(FWDINV, "fwdinv")
          .add(INVDISCRETE, "invdiscrete")
          .add(MULTICCD, "multiccd")
          .add(SLEEP, "sleep");

  private EnableBit() {}

  /** Returns the keyword of a value. */
  public static String name(int value) {
    return KEYWORDS.name(value);
  }

  /** Returns the value of a keyword, or -1 if there is none. */
  public static int of(String keyword) {
    return KEYWORDS.value(keyword);
  }
}
