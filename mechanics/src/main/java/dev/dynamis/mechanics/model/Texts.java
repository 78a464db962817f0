package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.layout.Size.NTEXT;
import static dev.dynamis.mechanics.layout.Size.NTEXTDATA;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/** Custom texts. */
public final class Texts extends Group {
  public final int[] adr = ints("text_adr", NTEXT);
  public final int[] size = ints("text_size", NTEXT);
  public final byte[] data = bytes("text_data", NTEXTDATA);

  /** Declares the arrays in {@code layout}. */
  public Texts(Layout layout) {
    super(layout, "text");
  }
}
