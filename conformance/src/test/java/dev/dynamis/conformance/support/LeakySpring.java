package dev.dynamis.conformance.support;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.Plugin;
import dev.dynamis.mechanics.PluginConfig;
import dev.dynamis.mechanics.PluginType;
import dev.dynamis.mechanics.constant.Stage;
import java.util.List;
import java.util.Set;

/**
 * A plugin of a user: a Maxwell element on the first degree of freedom of the bodies that carry it,
 * a spring in line with a damper. Its state is the elongation of the spring, which leaks away with
 * the time constant tau; a sensor reads the force.
 *
 * <p>The page docs/how-to/plugins.md shows it.
 */
public final class LeakySpring implements PluginType {
  /** Makes the type. */
  public LeakySpring() {}

  @Override
  public String name() {
    return "example.leakyspring";
  }

  @Override
  public Set<Capability> capabilities() {
    return Set.of(Capability.PASSIVE, Capability.SENSOR);
  }

  @Override
  public List<String> attributes() {
    return List.of("stiffness", "tau");
  }

  @Override
  public int stage() {
    return Stage.VEL;
  }

  @Override
  public int stateSize(PluginConfig config) {
    return 1;
  }

  @Override
  public int sensorSize(PluginConfig config) {
    return 1;
  }

  @Override
  public Plugin create(Model m, int instance, PluginConfig config) {
    double stiffness = config.real("stiffness", 1);
    double tau = config.real("tau", 1);
    if (!(tau > 0)) {
      config.error("tau", "is " + tau + ", expected a positive time", "give seconds");
    }
    int dof = -1;
    for (int b = 0; b < m.nbody; b++) {
      if (m.body.plugin[b] == instance && m.body.dofnum[b] > 0) {
        dof = m.body.dofadr[b];
      }
    }
    if (dof < 0) {
      config.error(
          "", "no body that can move has this instance", "put it into a body with a joint");
    }
    return new Element(m.pluginStateadr[instance], instance, dof, stiffness, tau);
  }

  private record Element(int state, int instance, int dof, double stiffness, double tau)
      implements Plugin {
    @Override
    public void passive(Model m, Data d) {
      d.qfrc.passive[dof] -= stiffness * d.pluginState[state];
    }

    @Override
    public void sense(Model m, Data d) {
      for (int i = 0; i < m.nsensor; i++) {
        if (m.sensor.plugin[i] == instance) {
          d.sensordata[m.sensor.adr[i]] = stiffness * d.pluginState[state];
        }
      }
    }

    @Override
    public void advance(Model m, Data d) {
      double x = d.pluginState[state];
      d.pluginState[state] = x + m.opt.timestep * (d.qvel[dof] - x / tau);
    }
  }
}
