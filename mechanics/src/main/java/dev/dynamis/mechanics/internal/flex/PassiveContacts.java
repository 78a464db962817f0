package dev.dynamis.mechanics.internal.flex;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.internal.kinematics.Jacobians;

/**
 * Contacts of flexes that act as springs along the normal instead of constraints. Adds to {@code
 * qfrc.spring}.
 */
public final class PassiveContacts {
  /** Stiffness of these springs, N/m. */
  private static final double STIFFNESS = 1e4;

  /** Why such a contact has no constraint rows, and why one has none that nothing can move. */
  private static final int PASSIVE = 4;

  private static final int NO_DOFS = 3;

  private PassiveContacts() {}

  /** Adds the forces of all contacts that are marked as passive. */
  public static void run(Model m, Data d) {
    if (m.nflex == 0 || m.opt.disabled(DisableBit.CONTACT)) {
      return;
    }
    ContactWeights bodies = ContactWeights.of(d);
    WeightedColumns columns = WeightedColumns.of(d);
    double[] frame = d.contact.frame;
    for (int c = 0; c < d.ncon; c++) {
      if (d.contact.exclude[c] != PASSIVE) {
        continue;
      }
      bodies.set(m, d, c, true);
      columns.set(m, d, bodies, d.contact.pos, 3 * c);
      if (columns.n == 0 && Jacobians.isSparse(m)) {
        // rows of dense Jacobians are never without columns
        d.contact.exclude[c] = NO_DOFS;
      }
      double force = -STIFFNESS * d.contact.dist[c];
      double x = frame[9 * c];
      double y = frame[9 * c + 1];
      double z = frame[9 * c + 2];
      for (int k = 0; k < columns.n; k++) {
        columns.column(d, k, false);
        double[] col = columns.col;
        d.qfrc.spring[columns.dofs[k]] += (col[0] * x + col[1] * y + col[2] * z) * force;
      }
    }
  }
}
