package dev.dynamis.analysis.section;

/**
 * Which crossings of a section count.
 *
 * @since 0.1.0
 */
public enum Direction {
  /** Those in which the quantity rises through its level. */
  UP,
  /** Those in which it falls. */
  DOWN,
  /** All. */
  BOTH
}
