package dev.dynamis.mechanics;

/**
 * One instance of a plugin, of one {@link Data}: what the engine calls while it computes. A plugin
 * implements what its {@link PluginType#capabilities()} say; the rest does nothing.
 *
 * <p>What decides the next step belongs into the plugin's part of {@code d.pluginState}, from
 * {@code m.pluginStateadr[instance]} on, so that it is saved, restored and copied with the state.
 * The same state must give the same numbers, and a call must not allocate. Like a callback, a
 * plugin that throws ends the step with its exception.
 *
 * @since 0.1.0
 */
public interface Plugin {
  /** Sets the initial state; the plugin's part of {@code d.pluginState} is zero before. */
  default void reset(Model m, Data d) {}

  /** Takes over what another instance of the same type keeps outside of the data. */
  default void copyFrom(Plugin other) {}

  /**
   * Writes the time derivatives of the activations that are the plugin's own into {@code d.actDot},
   * where they are zero; those of the actuator's {@code dyntype} are there already.
   */
  default void actDot(Model m, Data d) {}

  /** Writes {@code d.actuator.force} of the plugin's actuators. */
  default void actuate(Model m, Data d) {}

  /**
   * Writes the readings of the plugin's sensors into {@code d.sensordata}, in the stage that the
   * type asks for; what that stage computes on demand is computed. Cutoffs are applied later.
   */
  default void sense(Model m, Data d) {}

  /** Adds forces to {@code d.qfrc.passive}, after all other passive forces. */
  default void passive(Model m, Data d) {}

  /** Advances the plugin's state at the end of a step, when the time is the new one. */
  default void advance(Model m, Data d) {}
}
