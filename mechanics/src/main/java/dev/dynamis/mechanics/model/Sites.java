package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.layout.Size.NSITE;
import static dev.dynamis.mechanics.layout.Size.NUSER_SITE;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Sites, grouped by body.
 *
 * @since 0.1.0
 */
public final class Sites extends Group {
  /** Shape, a {@code GeomType} value. */
  public final int[] type = ints("site_type", NSITE);

  /** Body. */
  public final int[] bodyid = ints("site_bodyid", NSITE);

  /** Material, -1 for none. */
  public final int[] matid = ints("site_matid", NSITE);

  /** Visibility group. */
  public final int[] group = ints("site_group", NSITE);

  /** How its frame relates to the body's frames, a {@code SameFrame} value. */
  public final int[] sameframe = ints("site_sameframe", NSITE);

  /** Sizes of the shape, m. */
  public final double[] size = reals("site_size", NSITE, 3);

  /** Position in the body frame, m. */
  public final double[] pos = reals("site_pos", NSITE, 3);

  /** Orientation in the body frame. */
  public final double[] quat = reals("site_quat", NSITE, 4);

  /** User numbers. */
  public final double[] user = reals("site_user", NSITE, NUSER_SITE);

  /** Color where there is no material. */
  public final float[] rgba = singles("site_rgba", NSITE, 4);

  /** Declares the arrays in {@code layout}. */
  public Sites(Layout layout) {
    super(layout, "site");
  }
}
