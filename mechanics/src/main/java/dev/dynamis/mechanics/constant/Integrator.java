package dev.dynamis.mechanics.constant;

/**
 * Integrators, the values of {@code opt.integrator}.
 *
 * @since 0.1.0
 */
public final class Integrator {
  /** Semi-implicit Euler. */
  public static final int EULER = 0;

  /** Runge-Kutta of order 4. */
  public static final int RK4 = 1;

  /** Implicit in velocity. */
  public static final int IMPLICIT = 2;

  /** Implicit in velocity, without the derivatives of bias forces. */
  public static final int IMPLICITFAST = 3;

  /** Number of values. */
  public static final int COUNT = 4;

  private static final Keywords KEYWORDS =
      new Keywords("Integrator")
          .add(EULER, "Euler")
          .add(RK4, "RK4")
          .add(IMPLICIT, "implicit")
          .add(IMPLICITFAST, "implicitfast");

  private Integrator() {}

  /** Returns the keyword of a value. */
  public static String name(int value) {
    return KEYWORDS.name(value);
  }

  /** Returns the value of a keyword, or -1 if there is none. */
  public static int of(String keyword) {
    return KEYWORDS.value(keyword);
  }
}
