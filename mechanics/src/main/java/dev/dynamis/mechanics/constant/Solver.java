package dev.dynamis.mechanics.constant;

/**
 * Constraint solvers, the values of {@code opt.solver}.
 *
 * @since 0.1.0
 */
public final class Solver {
  /** Projected Gauss-Seidel, on the dual problem. */
  public static final int PGS = 0;

  /** Conjugate gradients, on the primal problem. */
  public static final int CG = 1;

  /** Newton, on the primal problem. */
  public static final int NEWTON = 2;

  /** Number of values. */
  public static final int COUNT = 3;

  private static final Keywords KEYWORDS =
      new Keywords("Solver").add(PGS, "PGS").add(CG, "CG").add(NEWTON, "Newton");

  private Solver() {}

  /** Returns the keyword of a value. */
  public static String name(int value) {
    return KEYWORDS.name(value);
  }

  /** Returns the value of a keyword, or -1 if there is none. */
  public static int of(String keyword) {
    return KEYWORDS.value(keyword);
  }
}
