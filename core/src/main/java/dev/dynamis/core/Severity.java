package dev.dynamis.core;

/**
 * How much a {@link Diagnostic} matters.
 *
 * @since 0.1.0
 */
public enum Severity {
  /** The model can't be used. */
  ERROR,
  /** The model can be used, but probably does not do what its author wanted. */
  WARNING,
  /** Something worth knowing. */
  NOTE
}
