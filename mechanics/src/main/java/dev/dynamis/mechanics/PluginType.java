package dev.dynamis.mechanics;

import dev.dynamis.mechanics.constant.Stage;
import java.util.List;
import java.util.Set;

/**
 * A kind of plugin, such as {@code mujoco.pid}. Whoever writes one gives it as a service: {@code
 * provides dev.dynamis.mechanics.PluginType with ...} in the module descriptor, or its class name
 * in {@code META-INF/services/dev.dynamis.mechanics.PluginType}. It needs a public constructor
 * without arguments, and must be safe for several threads.
 *
 * @since 0.1.0
 */
public interface PluginType {
  /** What a plugin can be used for. */
  enum Capability {
    /** Forces of actuators: {@code actuator/plugin}. */
    ACTUATOR("actuators"),
    /** Readings: {@code sensor/plugin}. */
    SENSOR("sensors"),
    /** Passive forces: {@code body/plugin}, {@code composite/plugin}, {@code flexcomp/plugin}. */
    PASSIVE("passive forces"),
    /** Signed distances: {@code geom/plugin} and {@code mesh/plugin}. */
    DISTANCE("signed distance fields");

    private final String text;

    Capability(String text) {
      this.text = text;
    }

    @Override
    public String toString() {
      return text;
    }
  }

  /** Returns the name by which models ask for it, by convention {@code organization.name}. */
  String name();

  /** Returns what it can be used for, at least one. */
  Set<Capability> capabilities();

  /** Returns the keys that {@code config} may have, in a fixed order. */
  default List<String> attributes() {
    return List.of();
  }

  /** Returns the stage after which its sensors can be computed, a {@link Stage} value. */
  default int stage() {
    return Stage.ACC;
  }

  /** Returns how many numbers of state an instance has. */
  default int stateSize(PluginConfig config) {
    return 0;
  }

  /** Returns how many numbers a sensor of an instance has. */
  default int sensorSize(PluginConfig config) {
    return 0;
  }

  /**
   * Makes an instance.
   *
   * @param m the model, complete. Not modified.
   * @param instance number of the instance in the model
   * @param config its settings, which also take what is wrong with them or the model
   * @return the instance; ignored if a problem was noted
   */
  Plugin create(Model m, int instance, PluginConfig config);

  /**
   * Makes the shape of an instance that is a signed distance field.
   *
   * @param config its settings, which also take what is wrong with them
   */
  default PluginShape shape(PluginConfig config) {
    throw new UnsupportedOperationException(
        name() + " gives no shape; a signed distance field overrides shape(PluginConfig)");
  }
}
