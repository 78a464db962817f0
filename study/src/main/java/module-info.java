/** Thousands of runs from one text, on threads or on another engine. */
// the TOML parser names its module in its manifest only
@SuppressWarnings("requires-automatic")
module dev.dynamis.study {
  requires transitive dev.dynamis.core;
  requires dev.dynamis.analysis;
  requires dev.dynamis.coupling;
  requires dev.dynamis.equations;
  requires dev.dynamis.mechanics;
  requires transitive dev.dynamis.mjcf;
  requires jdk.management;
  requires org.tomlj;

  exports dev.dynamis.study;

  uses dev.dynamis.study.StudyEngineProvider;
}
