package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.layout.Size.NHFIELD;
import static dev.dynamis.mechanics.layout.Size.NHFIELDDATA;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Height fields.
 *
 * @since 0.1.0
 */
public final class HeightFields extends Group {
  /** Half sizes in x and y, greatest elevation, depth below zero, m. */
  public final double[] size = reals("hfield_size", NHFIELD, 4);

  /** Number of rows. */
  public final int[] nrow = ints("hfield_nrow", NHFIELD);

  /** Number of columns. */
  public final int[] ncol = ints("hfield_ncol", NHFIELD);

  /** First elevation. */
  public final int[] adr = ints("hfield_adr", NHFIELD);

  /** Elevations, from 0 to 1. */
  public final float[] data = singles("hfield_data", NHFIELDDATA);

  /** Start of the file's path, -1 for none. */
  public final int[] pathadr = ints("hfield_pathadr", NHFIELD);

  /** Declares the arrays in {@code layout}. */
  public HeightFields(Layout layout) {
    super(layout, "hfield");
  }
}
