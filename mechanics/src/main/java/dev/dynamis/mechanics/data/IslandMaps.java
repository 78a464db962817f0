package dev.dynamis.mechanics.data;

import static dev.dynamis.mechanics.layout.Count.NEFC;
import static dev.dynamis.mechanics.layout.Size.NTREE;
import static dev.dynamis.mechanics.layout.Size.NV;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Maps between the order of the model and the order by islands.
 *
 * @since 0.1.0
 */
public final class IslandMaps extends Group {
  /** Tree at each place in the order by islands. */
  public final int[] itree2tree = ints("map_itree2tree", NTREE);

  /** Place of each dof in the order by islands. */
  public final int[] dof2idof = ints("map_dof2idof", NV);

  /** Dof at each place in the order by islands; those without constraints come last. */
  public final int[] idof2dof = ints("map_idof2dof", NV);

  /** Place of each constraint row in the order by islands. */
  public int[] efc2iefc = ints("map_efc2iefc", NEFC, 1, a -> this.efc2iefc = a);

  /** Constraint row at each place in the order by islands. */
  public int[] iefc2efc = ints("map_iefc2efc", NEFC, 1, a -> this.iefc2efc = a);

  /** Declares the arrays in {@code layout}. */
  public IslandMaps(Layout layout) {
    super(layout, "map");
  }
}
