/** Controllers and other equations attached to mechanisms by text. */
module dev.dynamis.coupling {
  requires transitive dev.dynamis.core;
  requires transitive dev.dynamis.mechanics;
  requires transitive dev.dynamis.equations;

  exports dev.dynamis.coupling;
}
