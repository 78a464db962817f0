package dev.dynamis.mechanics.data;

import static dev.dynamis.mechanics.layout.Size.NBVH;
import static dev.dynamis.mechanics.layout.Size.NBVHDYNAMIC;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * States of bounding volumes.
 *
 * @since 0.1.0
 */
public final class BoundingVolumeStates extends Group {
  /**
   * Bounding boxes of dynamic volumes: center, half sizes. Those of a flex are computed when a
   * collision needs them, and stay as they are until the next one does.
   */
  public final double[] aabbDyn = reals("bvh_aabb_dyn", NBVHDYNAMIC, 6);

  /** Whether a volume was tested. */
  public final boolean[] active = flags("bvh_active", NBVH);

  /** Declares the arrays in {@code layout}. */
  public BoundingVolumeStates(Layout layout) {
    super(layout, "bvh");
  }
}
