package dev.dynamis.mechanics.internal.sensor;

import dev.dynamis.mechanics.Data;

/** Constraint rows of limits. */
final class LimitRows {
  private LimitRows() {}

  /** Returns the first row of a type that belongs to {@code id}, or -1. */
  static int find(Data d, int type, int id) {
    for (int row = d.ne + d.nf; row < d.nefc; row++) {
      if (d.efc.type[row] == type && d.efc.id[row] == id) {
        return row;
      }
    }
    return -1;
  }
}
