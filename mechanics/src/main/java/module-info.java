/** Multi-body engine: models, data, stepping, inverse dynamics, derivatives. */
module dev.dynamis.mechanics {
  requires transitive dev.dynamis.core;
}
