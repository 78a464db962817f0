/** Multi-body engine: models, data, stepping, inverse dynamics, derivatives. */
module dev.dynamis.mechanics {
  requires transitive dev.dynamis.core;

  exports dev.dynamis.mechanics;
  exports dev.dynamis.mechanics.constant;
  exports dev.dynamis.mechanics.data;
  exports dev.dynamis.mechanics.layout;
  exports dev.dynamis.mechanics.model;
  exports dev.dynamis.mechanics.sim;
}
