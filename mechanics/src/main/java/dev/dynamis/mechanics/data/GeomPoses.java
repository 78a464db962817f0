package dev.dynamis.mechanics.data;

import static dev.dynamis.mechanics.layout.Size.NGEOM;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Poses of geoms.
 *
 * @since 0.1.0
 */
public final class GeomPoses extends Group {
  /** Positions, world, m. */
  public final double[] xpos = reals("geom_xpos", NGEOM, 3);

  /** Orientations, world, as matrices. */
  public final double[] xmat = reals("geom_xmat", NGEOM, 9);

  /** Declares the arrays in {@code layout}. */
  public GeomPoses(Layout layout) {
    super(layout, "geom");
  }
}
