package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.layout.Size.NBVH;
import static dev.dynamis.mechanics.layout.Size.NBVHSTATIC;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Bounding volume hierarchies of bodies, meshes and flexes.
 *
 * @since 0.1.0
 */
public final class BoundingVolumes extends Group {
  /** Depth in its hierarchy. */
  public final int[] depth = ints("bvh_depth", NBVH);

  /** Children, -1 for none. */
  public final int[] child = ints("bvh_child", NBVH, 2);

  /** Geom, face or element of a leaf, -1 for an inner volume. */
  public final int[] nodeid = ints("bvh_nodeid", NBVH);

  /** Boxes of static volumes: center, half sizes, m. */
  public final double[] aabb = reals("bvh_aabb", NBVHSTATIC, 6);

  /** Declares the arrays in {@code layout}. */
  public BoundingVolumes(Layout layout) {
    super(layout, "bvh");
  }
}
