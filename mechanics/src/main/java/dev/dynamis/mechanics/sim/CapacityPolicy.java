package dev.dynamis.mechanics.sim;

/**
 * What a mechanism does when its contacts and constraints need more than the model's memory, which
 * {@code size/@memory} sets.
 *
 * @since 0.1.0
 */
public enum CapacityPolicy {
  /**
   * Goes on as MuJoCo does: contacts that found no room don't act, and if the rows found none, no
   * constraint does in that step. It is counted in {@code data.warning}.
   */
  WARN,
  /** Goes back to the state before the step and throws a {@code SimulationException}. */
  THROW
}
