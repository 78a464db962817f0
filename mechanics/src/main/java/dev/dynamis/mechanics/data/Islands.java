package dev.dynamis.mechanics.data;

import static dev.dynamis.mechanics.layout.Count.NISLAND;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Constraint islands.
 *
 * @since 0.1.0
 */
public final class Islands extends Group {
  /** Number of trees. */
  public final int[] ntree = ints("island_ntree", NISLAND);

  /** First tree in the order by islands. */
  public final int[] itreeadr = ints("island_itreeadr", NISLAND);

  /** Number of dofs. */
  public final int[] nv = ints("island_nv", NISLAND);

  /** First dof in the order by islands. */
  public final int[] idofadr = ints("island_idofadr", NISLAND);

  /** First dof in the order of the model. */
  public final int[] dofadr = ints("island_dofadr", NISLAND);

  /** Number of rows of equality constraints. */
  public final int[] ne = ints("island_ne", NISLAND);

  /** Number of rows of friction loss. */
  public final int[] nf = ints("island_nf", NISLAND);

  /** Number of rows. */
  public final int[] nefc = ints("island_nefc", NISLAND);

  /** First row in the order by islands. */
  public final int[] iefcadr = ints("island_iefcadr", NISLAND);

  /** Declares the arrays in {@code layout}. */
  public Islands(Layout layout) {
    super(layout, "island");
  }
}
