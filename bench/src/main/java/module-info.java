/** Programs that measure speed; never released. */
module dev.dynamis.bench {
  requires dev.dynamis.analysis;
  requires dev.dynamis.equations;
  requires dev.dynamis.mechanics;
  requires dev.dynamis.mjcf;
  requires jdk.management;
}
