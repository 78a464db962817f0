package dev.dynamis.core;

/**
 * More memory was asked for than the limit allows. Nothing was allocated.
 *
 * @since 0.1.0
 */
public final class MemoryLimitException extends SimulationException {
  private static final long serialVersionUID = 1;

  /** Makes an exception whose message says what was needed, the limit, and what to do. */
  public MemoryLimitException(String message) {
    super(message);
  }
}
