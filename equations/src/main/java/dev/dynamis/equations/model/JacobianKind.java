package dev.dynamis.equations.model;

/**
 * Where the formulas of {@link Kernel#jacobian} come from.
 *
 * @since 0.1.0
 */
public enum JacobianKind {
  /** Differentiated from the equations; exact. */
  SYMBOLIC,
  /** Written by the model's author in {@code [equations.jacobian]}. */
  DECLARED,
  /** There is none: the model is of whole numbers. */
  NONE
}
