package dev.dynamis.mechanics.data;

import static dev.dynamis.mechanics.layout.Size.NSITE;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Poses of sites.
 *
 * @since 0.1.0
 */
public final class SitePoses extends Group {
  /** Positions, world, m. */
  public final double[] xpos = reals("site_xpos", NSITE, 3);

  /** Orientations, world, as matrices. */
  public final double[] xmat = reals("site_xmat", NSITE, 9);

  /** Declares the arrays in {@code layout}. */
  public SitePoses(Layout layout) {
    super(layout, "site");
  }
}
