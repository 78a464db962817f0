/** Charts of recordings, as PNG and SVG. */
// both drawing libraries are modules by the name of their files only
@SuppressWarnings("requires-automatic")
module dev.dynamis.plot {
  requires transitive dev.dynamis.core;
  requires java.desktop;
  requires xchart;
  requires VectorGraphics2D;

  exports dev.dynamis.plot;
}
