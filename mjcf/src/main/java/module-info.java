/** MJCF and URDF files to compiled models and back. */
module dev.dynamis.mjcf {
  requires transitive dev.dynamis.core;
  requires transitive dev.dynamis.mechanics;

  exports dev.dynamis.mjcf;
  exports dev.dynamis.mjcf.spec;
}
