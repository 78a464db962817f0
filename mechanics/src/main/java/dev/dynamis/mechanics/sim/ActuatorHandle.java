package dev.dynamis.mechanics.sim;

/** An actuator of a mechanism. */
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

  /** Sets the control, which holds until it is set again. */
  public void set(double control) {
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
