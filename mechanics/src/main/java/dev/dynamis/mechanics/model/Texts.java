package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.layout.Size.NTEXT;
import static dev.dynamis.mechanics.layout.Size.NTEXTDATA;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Custom texts.
 *
 * @since 0.1.0
 */
public final class Texts extends Group {
  /** First byte. */
  public final int[] adr = ints("text_adr", NTEXT);

  /** Number of bytes, with the final zero. */
  public final int[] size = ints("text_size", NTEXT);

  /** All texts, UTF-8, each ended by a zero. */
  public final byte[] data = bytes("text_data", NTEXTDATA);

  /** Declares the arrays in {@code layout}. */
  public Texts(Layout layout) {
    super(layout, "text");
  }
}
