package dev.dynamis.core;

/**
 * How a case of many runs ended.
 *
 * @since 0.1.0
 */
public enum CaseStatus {
  /** All steps were taken. */
  DONE,
  /** A condition, or an event of the model, ended it early. */
  STOPPED,
  /** A number became NaN, infinite or huge. */
  DIVERGED,
  /** All steps were taken, but the system was bad at least once and went back to its start. */
  RESET,
  /** The system, or a policy, could not go on; there is a cause, perhaps an exception. */
  FAILED,
  /** It was ended from outside, perhaps before its first step. */
  CANCELLED
}
