package dev.dynamis.mechanics.constant;

/**
 * Storage of the constraint Jacobian, the values of {@code opt.jacobian}.
 *
 * @since 0.1.0
 */
public final class Jacobian {
  /** Dense. */
  public static final int DENSE = 0;

  /** Sparse. */
  public static final int SPARSE = 1;

  /** Dense below 60 degrees of freedom, otherwise sparse. */
  public static final int AUTO = 2;

  /** Number of values. */
  public static final int COUNT = 3;

  private static final Keywords KEYWORDS =
      new Keywords("Jacobian").add(DENSE, "dense").add(SPARSE, "sparse").add(AUTO, "auto");

  private Jacobian() {}

  /** Returns the keyword of a value. */
  public static String name(int value) {
    return KEYWORDS.name(value);
  }

  /** Returns the value of a keyword, or -1 if there is none. */
  public static int of(String keyword) {
    return KEYWORDS.value(keyword);
  }
}
