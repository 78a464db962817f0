package dev.dynamis.core;

/**
 * Trouble at run time: a simulation that can't go on, or a request that its state can't answer.
 *
 * @since 0.1.0
 */
public class SimulationException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** Makes an exception whose message says what happened, where, and what to do. */
  public SimulationException(String message) {
    super(message);
  }

  /** Makes an exception caused by another. */
  public SimulationException(String message, Throwable cause) {
    super(message, cause);
  }
}
