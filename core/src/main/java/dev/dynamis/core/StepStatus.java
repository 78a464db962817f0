package dev.dynamis.core;

/**
 * How a step ended.
 *
 * @since 0.1.0
 */
public enum StepStatus {
  /** The step was taken. */
  OK,
  /** An event of the model asked the run to stop; the step was taken. */
  STOPPED,
  /** A number became NaN, infinite or huge; {@link StepReport#cause()} names it. */
  DIVERGED,
  /** The state was bad and the system went back to its initial state. */
  RESET,
  /** The stepper could not meet its tolerance with any step size it may use. */
  FAILED
}
