package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.layout.Size.NTUPLE;
import static dev.dynamis.mechanics.layout.Size.NTUPLEDATA;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Custom tuples of objects.
 *
 * @since 0.1.0
 */
public final class Tuples extends Group {
  /** First object. */
  public final int[] adr = ints("tuple_adr", NTUPLE);

  /** Number of objects. */
  public final int[] size = ints("tuple_size", NTUPLE);

  /** Types of all objects, {@code ObjType} values. */
  public final int[] objtype = ints("tuple_objtype", NTUPLEDATA);

  /** All objects. */
  public final int[] objid = ints("tuple_objid", NTUPLEDATA);

  /** Parameters of all objects. */
  public final double[] objprm = reals("tuple_objprm", NTUPLEDATA);

  /** Declares the arrays in {@code layout}. */
  public Tuples(Layout layout) {
    super(layout, "tuple");
  }
}
