/** Ordinary differential equations, maps and delay systems from TOML. */
// the TOML parser names its module in its manifest only
@SuppressWarnings("requires-automatic")
module dev.dynamis.equations {
  requires transitive dev.dynamis.core;
  requires org.tomlj;

  exports dev.dynamis.equations;
  exports dev.dynamis.equations.model;
}
