package dev.dynamis.analysis.sweep;

/**
 * Which values of a run are taken.
 *
 * @since 0.1.0
 */
public enum Sampling {
  /** That after every step, or iteration of a map. */
  STEPS,
  /** The local maxima along the run, at the top of the parabola through three steps. */
  MAXIMA
}
