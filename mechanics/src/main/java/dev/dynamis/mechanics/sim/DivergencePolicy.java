package dev.dynamis.mechanics.sim;

/**
 * What a mechanism does when a number of its state becomes NaN, infinite or huge.
 *
 * @since 0.1.0
 */
public enum DivergencePolicy {
  /**
   * Goes on from the initial state, as MuJoCo does; if automatic reset is disabled in the model,
   * goes on with the bad numbers.
   */
  RESET,
  /** Goes back to the last good state; further steps do nothing until the state is changed. */
  STOP,
  /** Goes back to the last good state and throws a {@code SimulationException}. */
  THROW
}
