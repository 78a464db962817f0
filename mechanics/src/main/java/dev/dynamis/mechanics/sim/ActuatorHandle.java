package dev.dynamis.mechanics.sim;

import dev.dynamis.mechanics.constant.ObjType;

/**
 * An actuator of a mechanism.
 *
 * @since 0.1.0
 */
public final class ActuatorHandle {
  private final Mechanism mechanism;
  private final int id;

  ActuatorHandle(Mechanism mechanism, int id) {
    this.mechanism = mechanism;
    this.id = id;
  }

  /** Returns its number in the model. */
  public int id() {
    return id;
  }

  /**
   * Sets the control, which holds until it is set again.
   *
   * @throws IllegalArgumentException if it is not finite
   */
  public void set(double control) {
    if (!Double.isFinite(control)) {
      throw new IllegalArgumentException(
          "the control of actuator "
              + Labels.of(mechanism.model(), ObjType.ACTUATOR, id)
              + " shall be a finite number, found "
              + control);
    }
    mechanism.data().ctrl[id] = control;
    mechanism.invalidate();
  }

  /** Returns the control. */
  public double control() {
    return mechanism.data().ctrl[id];
  }

  /** Returns the force in the present state. */
  public double force() {
    return mechanism.refresh().data().actuator.force[id];
  }

  /** Returns the length in the present state. */
  public double length() {
    return mechanism.refresh().data().actuator.length[id];
  }
}
