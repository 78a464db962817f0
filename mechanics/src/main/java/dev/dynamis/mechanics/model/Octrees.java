package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.layout.Size.NOCT;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Octrees of meshes with a signed distance field.
 *
 * @since 0.1.0
 */
public final class Octrees extends Group {
  /** Depth in its octree. */
  public final int[] depth = ints("oct_depth", NOCT);

  /** Children, -1 for none. */
  public final int[] child = ints("oct_child", NOCT, 8);

  /** Boxes: center, half sizes, m. */
  public final double[] aabb = reals("oct_aabb", NOCT, 6);

  /** Distances at the corners, m. */
  public final double[] coeff = reals("oct_coeff", NOCT, 8);

  /** Declares the arrays in {@code layout}. */
  public Octrees(Layout layout) {
    super(layout, "oct");
  }
}
