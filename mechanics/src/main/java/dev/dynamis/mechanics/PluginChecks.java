package dev.dynamis.mechanics;

import dev.dynamis.core.ModelException;
import dev.dynamis.mechanics.PluginType.Capability;
import dev.dynamis.mechanics.constant.SensorType;

/** Checks of plugin instances: that their types are there, and that sizes and uses fit them. */
final class PluginChecks {
  private final CheckReport report;
  private final Model m;

  PluginChecks(CheckReport report) {
    this.report = report;
    m = report.m;
  }

  void run() {
    try {
      for (int i = 0; i < m.nplugin; i++) {
        texts(i, m.pluginType(i));
      }
    } catch (ModelException e) {
      report.problem("plugin", 0, e.diagnostics().getFirst().problem());
    }
    if (report.isEmpty()) {
      uses();
    }
    for (int i = 0; report.isEmpty() && i < m.nplugin; i++) {
      instance(i, m.pluginType(i));
    }
  }

  private void texts(int i, PluginType type) {
    int missing = Math.max(1, type.attributes().size());
    for (int k = m.pluginAttradr[i]; k < m.npluginattr && missing > 0; k++) {
      missing -= m.pluginAttr[k] == 0 ? 1 : 0;
    }
    if (missing > 0) {
      report.problem("plugin_attradr", i, missing + " texts of " + type.name() + " are missing");
    }
  }

  private void uses() {
    for (int b = 0; b < m.nbody; b++) {
      capable("body_plugin", b, m.body.plugin[b], Capability.PASSIVE);
    }
    for (int g = 0; g < m.ngeom; g++) {
      capable("geom_plugin", g, m.geom.plugin[g], Capability.DISTANCE);
    }
    for (int a = 0; a < m.nu; a++) {
      capable("actuator_plugin", a, m.actuator.plugin[a], Capability.ACTUATOR);
    }
    for (int s = 0; s < m.nsensor; s++) {
      boolean own = m.sensor.type[s] == SensorType.PLUGIN;
      if (own != m.sensor.plugin[s] >= 0) {
        report.problem("sensor_plugin", s, m.sensor.plugin[s] + " does not fit the sensor's type");
      } else if (own && capable("sensor_plugin", s, m.sensor.plugin[s], Capability.SENSOR)) {
        PluginType type = m.pluginType(m.sensor.plugin[s]);
        PluginConfig config = PluginConfig.of(m, m.sensor.plugin[s], type);
        report.expect("sensor_dim", s, m.sensor.dim[s], type.sensorSize(config));
        report.expect("sensor_needstage", s, m.sensor.needstage[s], type.stage());
      }
    }
  }

  private boolean capable(String field, int i, int instance, Capability needed) {
    if (instance < 0 || m.pluginType(instance).capabilities().contains(needed)) {
      return true;
    }
    report.problem(field, i, m.pluginType(instance).name() + " is not for " + needed);
    return false;
  }

  private void instance(int i, PluginType type) {
    PluginConfig config = PluginConfig.of(m, i, type);
    report.expect("plugin_statenum", i, m.pluginStatenum[i], type.stateSize(config));
    try {
      type.create(m, i, config);
      if (type.capabilities().contains(Capability.DISTANCE)) {
        type.shape(config);
      }
    } catch (RuntimeException e) {
      report.problem("plugin", i, type.name() + " fails with " + e);
      return;
    }
    if (!config.problems().isEmpty()) {
      report.problem("plugin", i, PluginInstances.describe(m, i, config.problems().getFirst()));
    }
  }
}
