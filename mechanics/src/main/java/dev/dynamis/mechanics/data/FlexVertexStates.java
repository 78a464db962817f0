package dev.dynamis.mechanics.data;

import static dev.dynamis.mechanics.layout.Size.NFLEXVERT;
import static dev.dynamis.mechanics.layout.Size.NJFV;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * States of flex vertices.
 *
 * @since 0.1.0
 */
public final class FlexVertexStates extends Group {
  /** Positions, world, m. */
  public final double[] xpos = reals("flexvert_xpos", NFLEXVERT, 3);

  /** Jacobian of vertex lengths. */
  public final double[] J = reals("flexvert_J", NJFV, 2);

  /** Lengths of the two strain constraints of each vertex. */
  public final double[] length = reals("flexvert_length", NFLEXVERT, 2);

  /** Declares the arrays in {@code layout}. */
  public FlexVertexStates(Layout layout) {
    super(layout, "flexvert");
  }
}
