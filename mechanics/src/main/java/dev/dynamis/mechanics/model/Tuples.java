package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.layout.Size.NTUPLE;
import static dev.dynamis.mechanics.layout.Size.NTUPLEDATA;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/** Custom tuples of objects. */
public final class Tuples extends Group {
  public final int[] adr = ints("tuple_adr", NTUPLE);
  public final int[] size = ints("tuple_size", NTUPLE);
  public final int[] objtype = ints("tuple_objtype", NTUPLEDATA);
  public final int[] objid = ints("tuple_objid", NTUPLEDATA);
  public final double[] objprm = reals("tuple_objprm", NTUPLEDATA);

  /** Declares the arrays in {@code layout}. */
  public Tuples(Layout layout) {
    super(layout, "tuple");
  }
}
