/** Programs that measure speed; never released. */
module dev.dynamis.bench {
  requires dev.dynamis.equations;
  requires jdk.management;
}
