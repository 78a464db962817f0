/** Environments to learn control in: reset, step, reward, one or many at once. */
module dev.dynamis.learn {
  requires transitive dev.dynamis.core;
  requires transitive dev.dynamis.mechanics;
  requires dev.dynamis.mjcf;

  exports dev.dynamis.learn;
}
