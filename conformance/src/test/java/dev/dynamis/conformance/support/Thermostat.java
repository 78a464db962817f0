package dev.dynamis.conformance.support;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.Plugin;
import dev.dynamis.mechanics.PluginConfig;
import dev.dynamis.mechanics.PluginType;
import java.util.List;
import java.util.Set;

/** A plugin for tests: an actuator whose force counts its calls, and which may throw. */
public final class Thermostat implements PluginType {
  /** Makes the type. */
  public Thermostat() {}

  @Override
  public String name() {
    return "example.thermostat";
  }

  @Override
  public Set<Capability> capabilities() {
    return Set.of(Capability.ACTUATOR);
  }

  @Override
  public List<String> attributes() {
    return List.of("throwat");
  }

  @Override
  public Plugin create(Model m, int instance, PluginConfig config) {
    return new Counter(config.integer("throwat", Integer.MAX_VALUE));
  }

  private static final class Counter implements Plugin {
    private final int limit;
    private int calls;

    Counter(int limit) {
      this.limit = limit;
    }

    @Override
    public void reset(Model m, Data d) {
      calls = 0;
    }

    @Override
    public void copyFrom(Plugin other) {
      calls = ((Counter) other).calls;
    }

    @Override
    public void actuate(Model m, Data d) {
      if (++calls > limit) {
        throw new IllegalStateException("too hot");
      }
      d.actuator.force[0] = calls;
    }
  }
}
