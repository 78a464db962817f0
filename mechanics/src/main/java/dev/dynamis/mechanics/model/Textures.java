package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.layout.Size.NTEX;
import static dev.dynamis.mechanics.layout.Size.NTEXDATA;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Textures.
 *
 * @since 0.1.0
 */
public final class Textures extends Group {
  /** Type, a {@code TexType} value. */
  public final int[] type = ints("tex_type", NTEX);

  /** Color space, a {@code ColorSpace} value. */
  public final int[] colorspace = ints("tex_colorspace", NTEX);

  /** Height, pixels. */
  public final int[] height = ints("tex_height", NTEX);

  /** Width, pixels. */
  public final int[] width = ints("tex_width", NTEX);

  /** Number of channels. */
  public final int[] nchannel = ints("tex_nchannel", NTEX);

  /** First byte. */
  public final int[] adr = ints("tex_adr", NTEX);

  /** Pixels, unsigned bytes. */
  public final byte[] data = bytes("tex_data", NTEXDATA);

  /** Start of the file's path, -1 for none. */
  public final int[] pathadr = ints("tex_pathadr", NTEX);

  /** Declares the arrays in {@code layout}. */
  public Textures(Layout layout) {
    super(layout, "tex");
  }
}
