package dev.dynamis.core;

/**
 * What a step did. One report belongs to one system and is overwritten by every step, so that
 * stepping makes no garbage.
 *
 * @since 0.1.0
 */
public final class StepReport {
  private StepStatus status = StepStatus.OK;
  private double dt;
  private String cause = "";

  /** Makes the report of an ordinary step of length 0. */
  public StepReport() {}

  /** Returns how the step ended. */
  public StepStatus status() {
    return status;
  }

  /** Returns by how much time advanced. */
  public double dt() {
    return dt;
  }

  /** Returns what was wrong, naming the component, or an empty string after an ordinary step. */
  public String cause() {
    return cause;
  }

  /** Returns whether a further step makes sense. */
  public boolean canContinue() {
    return status == StepStatus.OK || status == StepStatus.RESET;
  }

  /** Records a step that was taken; for implementations of {@link DynamicalSystem}. */
  public StepReport ok(double dt) {
    return set(StepStatus.OK, dt, "");
  }

  /** Records how a step ended; for implementations of {@link DynamicalSystem}. */
  public StepReport set(StepStatus status, double dt, String cause) {
    this.status = status;
    this.dt = dt;
    this.cause = cause;
    return this;
  }

  @Override
  public String toString() {
    return status + (cause.isEmpty() ? "" : ": " + cause) + " (dt " + dt + ")";
  }
}
