/** Pictures, depth and segmentation of mechanisms, by a software rasteriser. */
module dev.dynamis.render {
  requires transitive dev.dynamis.core;
  requires transitive dev.dynamis.mechanics;

  exports dev.dynamis.render;
  exports dev.dynamis.render.image;
  exports dev.dynamis.render.scene;
}
