package dev.dynamis.mechanics.data;

import static dev.dynamis.mechanics.layout.Count.NIDOF;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Generalized forces ordered by islands.
 *
 * @since 0.1.0
 */
public final class IslandForces extends Group {
  /** All forces but those of constraints, dofs ordered by islands. */
  public final double[] smooth = reals("ifrc_smooth", NIDOF);

  /** Forces of constraints, dofs ordered by islands. */
  public final double[] constraint = reals("ifrc_constraint", NIDOF);

  /** Declares the arrays in {@code layout}. */
  public IslandForces(Layout layout) {
    super(layout, "ifrc");
  }
}
