package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.layout.Size.NBVH;
import static dev.dynamis.mechanics.layout.Size.NBVHSTATIC;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/** Bounding volume hierarchies of bodies, meshes and flexes. */
public final class BoundingVolumes extends Group {
  public final int[] depth = ints("bvh_depth", NBVH);
  public final int[] child = ints("bvh_child", NBVH, 2);
  public final int[] nodeid = ints("bvh_nodeid", NBVH);
  public final double[] aabb = reals("bvh_aabb", NBVHSTATIC, 6);

  /** Declares the arrays in {@code layout}. */
  public BoundingVolumes(Layout layout) {
    super(layout, "bvh");
  }
}
