package dev.dynamis.mechanics.data;

import static dev.dynamis.mechanics.layout.Size.NCAM;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Poses of cameras.
 *
 * @since 0.1.0
 */
public final class CameraPoses extends Group {
  /** Positions, world, m. */
  public final double[] xpos = reals("cam_xpos", NCAM, 3);

  /** Orientations, world, as matrices. */
  public final double[] xmat = reals("cam_xmat", NCAM, 9);

  /** Declares the arrays in {@code layout}. */
  public CameraPoses(Layout layout) {
    super(layout, "cam");
  }
}
