package dev.dynamis.analysis.equilibria;

/**
 * What becomes of small deviations from a state of rest or a periodic orbit.
 *
 * @since 0.1.0
 */
public enum Stability {
  /** All deviations die out. */
  STABLE,
  /** Deviations in all directions grow. */
  UNSTABLE,
  /** Deviations in some directions grow, in others they don't. */
  SADDLE,
  /** Deviations grow in no direction, and in some they don't die out either to first order. */
  NEUTRAL
}
