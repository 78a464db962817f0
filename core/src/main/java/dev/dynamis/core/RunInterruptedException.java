package dev.dynamis.core;

/**
 * The thread was interrupted in the middle of long work, which was given up. The thread's interrupt
 * status is still set.
 *
 * @since 0.1.0
 */
public final class RunInterruptedException extends SimulationException {
  private static final long serialVersionUID = 1;

  /** Makes an exception whose message says what was given up. */
  public RunInterruptedException(String message) {
    super(message);
  }
}
