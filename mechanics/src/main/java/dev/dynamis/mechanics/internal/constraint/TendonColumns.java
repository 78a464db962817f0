package dev.dynamis.mechanics.internal.constraint;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.internal.kinematics.Jacobians;

/** Rows that are multiples of the Jacobian of one tendon. */
final class TendonColumns {
  private TendonColumns() {}

  /** Opens a row {@code scale} times the Jacobian of tendon {@code t}; false if memory is full. */
  static boolean open(Model m, Data d, int t, double scale) {
    boolean sparse = Jacobians.isSparse(m);
    int n = sparse ? d.ten.JRownnz[t] : m.nv;
    int from = sparse ? d.ten.JRowadr[t] : t * m.nv;
    long mark = d.scratch.mark();
    int[] dofs = null;
    if (sparse) {
      dofs = d.scratch.ints(n);
      System.arraycopy(d.ten.JColind, from, dofs, 0, n);
    }
    boolean room = Rows.open(m, d, 1, dofs, n);
    if (room) {
      for (int k = 0; k < n; k++) {
        d.efc.J[d.nJ + k] = scale * d.ten.J[from + k];
      }
      Rows.narrow(m, d);
    }
    d.scratch.release(mark);
    return room;
  }

  /** Closes the row, the first of which the tendon remembers. */
  static void close(Model m, Data d, int t, int type, int row) {
    int n = Jacobians.isSparse(m) ? d.ten.JRownnz[t] : m.nv;
    Rows.close(m, d, 1, n, type, t);
    if (d.nefc > row && d.tendon.efcadr[t] < 0) {
      d.tendon.efcadr[t] = row;
    }
  }
}
