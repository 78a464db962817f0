package dev.dynamis.mechanics.data;

import static dev.dynamis.mechanics.layout.Size.NFLEXEDGE;
import static dev.dynamis.mechanics.layout.Size.NJFE;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * States of flex edges.
 *
 * @since 0.1.0
 */
public final class FlexEdgeStates extends Group {
  /** Jacobian of edge lengths. */
  public final double[] J = reals("flexedge_J", NJFE);

  /** Lengths, m. */
  public final double[] length = reals("flexedge_length", NFLEXEDGE);

  /** Velocities, m/s. */
  public final double[] velocity = reals("flexedge_velocity", NFLEXEDGE);

  /** Declares the arrays in {@code layout}. */
  public FlexEdgeStates(Layout layout) {
    super(layout, "flexedge");
  }
}
