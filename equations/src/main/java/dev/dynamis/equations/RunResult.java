package dev.dynamis.equations;

import dev.dynamis.core.Recording;
import dev.dynamis.core.SimulationException;

/**
 * What a run did.
 *
 * @param status how it ended
 * @param message why it ended early or failed, naming step, state and equation; empty otherwise
 * @param t the system's time at the end
 * @param steps all steps since the start, transient included
 * @param finalStates the states at the end
 * @param finalParameters the parameters at the end, which events may have changed
 * @param recording everything recorded since the last start, this run included; {@code null} if it
 *     went to sinks
 * @since 0.1.0
 */
public record RunResult(
    RunStatus status,
    String message,
    double t,
    long steps,
    double[] finalStates,
    double[] finalParameters,
    Recording recording) {

  /**
   * Returns everything recorded since the last start.
   *
   * @throws IllegalStateException if it went to sinks
   */
  @Override
  public Recording recording() {
    if (recording == null) {
      throw new IllegalStateException("what was recorded went to sinks, nothing is in memory");
    }
    return recording;
  }

  /** Returns whether the results are what was asked for. */
  public boolean ok() {
    return status.ok();
  }

  /** Returns whether the stop condition or a terminal event ended the run. */
  public boolean exitedEarly() {
    return status == RunStatus.EARLY_EXIT;
  }

  /**
   * Returns this result.
   *
   * @throws SimulationException if the run failed
   */
  public RunResult orThrow() {
    if (!ok()) {
      throw new SimulationException(status + ": " + message);
    }
    return this;
  }
}
