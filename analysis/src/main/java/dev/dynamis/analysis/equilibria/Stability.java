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
  /** Deviations in some directions grow, in others they die out. */
  SADDLE,
  /** In some direction, deviations neither grow nor die out to first order. */
  NEUTRAL
}
