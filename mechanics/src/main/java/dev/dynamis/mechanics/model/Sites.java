package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.layout.Size.NSITE;
import static dev.dynamis.mechanics.layout.Size.NUSER_SITE;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/** Sites, grouped by body. */
public final class Sites extends Group {
  public final int[] type = ints("site_type", NSITE);
  public final int[] bodyid = ints("site_bodyid", NSITE);
  public final int[] matid = ints("site_matid", NSITE);
  public final int[] group = ints("site_group", NSITE);
  public final int[] sameframe = ints("site_sameframe", NSITE);
  public final double[] size = reals("site_size", NSITE, 3);
  public final double[] pos = reals("site_pos", NSITE, 3);
  public final double[] quat = reals("site_quat", NSITE, 4);
  public final double[] user = reals("site_user", NSITE, NUSER_SITE);
  public final float[] rgba = singles("site_rgba", NSITE, 4);

  /** Declares the arrays in {@code layout}. */
  public Sites(Layout layout) {
    super(layout, "site");
  }
}
