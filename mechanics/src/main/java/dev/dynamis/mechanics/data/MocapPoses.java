package dev.dynamis.mechanics.data;

import static dev.dynamis.mechanics.layout.Size.NMOCAP;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Poses of mocap bodies, which the user sets.
 *
 * @since 0.1.0
 */
public final class MocapPoses extends Group {
  /** Positions of mocap bodies, m. */
  public final double[] pos = reals("mocap_pos", NMOCAP, 3);

  /** Orientations of mocap bodies. */
  public final double[] quat = reals("mocap_quat", NMOCAP, 4);

  /** Declares the arrays in {@code layout}. */
  public MocapPoses(Layout layout) {
    super(layout, "mocap");
  }
}
