/** Multi-body engine: models, data, stepping, inverse dynamics, derivatives. */
module dev.dynamis.mechanics {
  requires transitive dev.dynamis.core;

  exports dev.dynamis.mechanics;
  exports dev.dynamis.mechanics.constant;
  exports dev.dynamis.mechanics.data;
  exports dev.dynamis.mechanics.layout;
  exports dev.dynamis.mechanics.model;
  exports dev.dynamis.mechanics.sim;

  uses dev.dynamis.mechanics.PluginType;

  provides dev.dynamis.mechanics.PluginType with
      dev.dynamis.mechanics.internal.plugin.Pid,
      dev.dynamis.mechanics.internal.plugin.CableElasticity,
      dev.dynamis.mechanics.internal.plugin.TouchGrid,
      dev.dynamis.mechanics.internal.plugin.DistanceShapes.Bolt,
      dev.dynamis.mechanics.internal.plugin.DistanceShapes.Bowl,
      dev.dynamis.mechanics.internal.plugin.DistanceShapes.Gear,
      dev.dynamis.mechanics.internal.plugin.DistanceShapes.Nut,
      dev.dynamis.mechanics.internal.plugin.DistanceShapes.Torus;
}
