package dev.dynamis.mechanics;

/**
 * User code that the engine calls while it computes. Each member may be null, which is the default.
 *
 * <p>Callbacks belong to a model and are called for all data of it, on the thread that computes. A
 * callback that keeps state of its own must be safe for as many threads as step the model at once.
 */
public final class Callbacks {
  /** A stage that may write to the data. */
  @FunctionalInterface
  public interface StageCallback {
    /** Runs on the data. */
    void run(Model m, Data d);
  }

  /** A number for an actuator. */
  @FunctionalInterface
  public interface ActuatorCallback {
    /** Returns the number for actuator {@code id}. */
    double value(Model m, Data d, int id);
  }

  /** Values of user sensors. */
  @FunctionalInterface
  public interface SensorCallback {
    /**
     * Writes the values of all user sensors of a stage to {@code d.sensordata}, where they are
     * zero.
     *
     * @param stage a {@link Stage} value
     */
    void run(Model m, Data d, int stage);
  }

  /** A clock for the timers. */
  @FunctionalInterface
  public interface Clock {
    /** Returns the time now, in any unit. */
    double now();
  }

  /**
   * Sets controls and applied forces, called between the velocity stage and actuation. In {@code
   * forward} it is called only if actuation is enabled, in {@code step1} always.
   */
  public StageCallback control;

  /** Adds to {@code qfrc.passive}, after all other passive forces. */
  public StageCallback passive;

  /**
   * Returns the time derivative of the activation of an actuator with user dynamics. An actuator
   * with several activations writes {@code actDot} itself, and what it returns is ignored.
   */
  public ActuatorCallback actDyn;

  /** Returns the gain of an actuator with user gain; without it the gain is 1. */
  public ActuatorCallback actGain;

  /** Returns the bias of an actuator with user bias; without it the bias is 0. */
  public ActuatorCallback actBias;

  /** Writes user sensors, called once for each stage that has some; without it they are 0. */
  public SensorCallback sensor;

  /** Clock for {@code d.timer}; without it no times are taken. */
  public Clock clock;

  /** Makes a set without callbacks. */
  public Callbacks() {}

  /** Takes over all callbacks of another set. */
  public void copyFrom(Callbacks other) {
    control = other.control;
    passive = other.passive;
    actDyn = other.actDyn;
    actGain = other.actGain;
    actBias = other.actBias;
    sensor = other.sensor;
    clock = other.clock;
  }
}
