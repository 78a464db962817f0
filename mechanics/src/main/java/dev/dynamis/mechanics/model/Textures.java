package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.layout.Size.NTEX;
import static dev.dynamis.mechanics.layout.Size.NTEXDATA;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/** Textures. */
public final class Textures extends Group {
  public final int[] type = ints("tex_type", NTEX);
  public final int[] colorspace = ints("tex_colorspace", NTEX);
  public final int[] height = ints("tex_height", NTEX);
  public final int[] width = ints("tex_width", NTEX);
  public final int[] nchannel = ints("tex_nchannel", NTEX);
  public final int[] adr = ints("tex_adr", NTEX);
  public final byte[] data = bytes("tex_data", NTEXDATA);
  public final int[] pathadr = ints("tex_pathadr", NTEX);

  /** Declares the arrays in {@code layout}. */
  public Textures(Layout layout) {
    super(layout, "tex");
  }
}
