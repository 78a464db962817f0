package dev.dynamis.equations;

/**
 * How a run ended.
 *
 * @since 0.1.0
 */
public enum RunStatus {
  /** The end was reached. */
  DONE(9),
  /** The greatest number of steps was reached before the end. */
  MAX_STEPS(9),
  /** The stop condition or a terminal event ended the run. */
  EARLY_EXIT(7),
  /** The stepper found no step. */
  STEP_FAILED(2),
  /** A state became infinite or NaN, or a whole number left its range. */
  NOT_FINITE(3),
  /** The listener of the run's progress stopped it, or the thread was interrupted. */
  CANCELLED(12);

  private final int code;

  RunStatus(int code) {
    this.code = code;
  }

  /** Returns the number that dynlib has for this status. */
  public int code() {
    return code;
  }

  /** Returns whether the results are what was asked for. */
  public boolean ok() {
    return code == 9 || this == EARLY_EXIT;
  }

  static RunStatus of(int loopCode) {
    return switch (loopCode) {
      case Loop.STOPPED -> EARLY_EXIT;
      case Loop.DIVERGED -> NOT_FINITE;
      case Loop.FAILED -> STEP_FAILED;
      case Loop.INTERRUPTED, Loop.CUT -> CANCELLED;
      default -> DONE;
    };
  }
}
