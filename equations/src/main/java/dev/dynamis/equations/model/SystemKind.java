package dev.dynamis.equations.model;

/**
 * What the right-hand sides of a model mean.
 *
 * @since 0.1.0
 */
public enum SystemKind {
  /** Derivatives with respect to time. */
  ODE,
  /** The next state. */
  MAP
}
