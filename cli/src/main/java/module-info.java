/** The {@code dynamis} command. */
module dev.dynamis.cli {
  requires com.fasterxml.jackson.core;
  requires dev.dynamis.analysis;
  requires dev.dynamis.core;
  requires dev.dynamis.coupling;
  requires dev.dynamis.equations;
  requires dev.dynamis.mechanics;
  requires dev.dynamis.mjcf;
  requires dev.dynamis.plot;
  requires dev.dynamis.render;
  requires dev.dynamis.studio;
  requires dev.dynamis.study;
  requires info.picocli;
  requires java.management;
  requires jdk.management;

  uses dev.dynamis.study.StudyEngineProvider;

  // picocli fills annotated fields by reflection
  opens dev.dynamis.cli to
      info.picocli;
}
