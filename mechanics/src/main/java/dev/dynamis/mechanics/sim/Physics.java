package dev.dynamis.mechanics.sim;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.internal.smooth.SetConst;

/** The top-level functions of the engine, over a model and its data. */
public final class Physics {
  private Physics() {}

  /**
   * Recomputes all fields of a model that follow from its other fields, after parameters were
   * edited: masses of subtrees, inverse weights, reference lengths, statistics, offsets of cameras
   * and lights.
   */
  public static void setConst(Model m) {
    SetConst.run(m, new Data(m));
  }
}
