package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.layout.Size.NHFIELD;
import static dev.dynamis.mechanics.layout.Size.NHFIELDDATA;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/** Height fields. */
public final class HeightFields extends Group {
  public final double[] size = reals("hfield_size", NHFIELD, 4);
  public final int[] nrow = ints("hfield_nrow", NHFIELD);
  public final int[] ncol = ints("hfield_ncol", NHFIELD);
  public final int[] adr = ints("hfield_adr", NHFIELD);
  public final float[] data = singles("hfield_data", NHFIELDDATA);
  public final int[] pathadr = ints("hfield_pathadr", NHFIELD);

  /** Declares the arrays in {@code layout}. */
  public HeightFields(Layout layout) {
    super(layout, "hfield");
  }
}
