/** Charts of recordings, as PNG and SVG. */
// the drawing library is a module by the name of its file only
@SuppressWarnings("requires-automatic")
module dev.dynamis.plot {
  requires transitive dev.dynamis.core;
  requires java.desktop;
  requires xchart;

  exports dev.dynamis.plot;
}
