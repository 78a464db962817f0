package dev.dynamis.mechanics;

import dev.dynamis.core.SimulationException;
import dev.dynamis.mechanics.PluginType.Capability;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.constant.Stage;
import java.util.List;

/** The plugin instances of one data. */
final class PluginInstances {
  final Plugin[] plugins;
  final PluginShape[] shapes;

  /** The stage in which an instance has sensors to compute; {@link Stage#NONE} if it has none. */
  final int[] stages;

  /** Makes the instances that a model asks for. */
  PluginInstances(Model m) {
    plugins = new Plugin[m.nplugin];
    shapes = new PluginShape[m.nplugin];
    stages = new int[m.nplugin];
    for (int i = 0; i < m.nplugin; i++) {
      PluginType type = m.pluginType(i);
      PluginConfig config = PluginConfig.of(m, i, type);
      plugins[i] = type.create(m, i, config);
      if (type.capabilities().contains(Capability.SENSOR)) {
        stages[i] = Math.max(Stage.POS, type.stage());
      }
      if (type.capabilities().contains(Capability.DISTANCE)) {
        shapes[i] = type.shape(config);
      }
      List<PluginConfig.Problem> problems = config.problems();
      if (!problems.isEmpty()) {
        throw new SimulationException(describe(m, i, problems.getFirst()));
      }
    }
  }

  /** One line about a problem of an instance. */
  static String describe(Model m, int instance, PluginConfig.Problem p) {
    String name = m.names.name(ObjType.PLUGIN, instance);
    return m.pluginType(instance).name()
        + (name.isEmpty() ? ", instance " + instance : "[" + name + "]")
        + (p.key().isEmpty() ? "" : ", " + p.key())
        + ": "
        + p.problem()
        + "; "
        + p.fix();
  }
}
