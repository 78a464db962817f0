package dev.dynamis.equations.kernel;

/** Where the formulas of {@link Kernel#jacobian} come from. */
public enum JacobianKind {
  /** Differentiated from the equations; exact. */
  SYMBOLIC,
  /** Written by the model's author in {@code [equations.jacobian]}. */
  DECLARED,
  /**
   * Differentiated from the equations, with a central difference in place of the derivative of
   * functions that have no formula; the model's notes name them.
   */
  PARTLY_NUMERIC
}
