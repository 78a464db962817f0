package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.layout.Size.NEXCLUDE;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Body pairs whose geoms never touch, ordered by signature.
 *
 * @since 0.1.0
 */
public final class Excludes extends Group {
  /** The two bodies, the first in the upper 16 bits. */
  public final int[] signature = ints("exclude_signature", NEXCLUDE);

  /** Declares the arrays in {@code layout}. */
  public Excludes(Layout layout) {
    super(layout, "exclude");
  }
}
