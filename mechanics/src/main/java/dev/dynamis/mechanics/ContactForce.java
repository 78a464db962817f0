package dev.dynamis.mechanics;

import java.util.Arrays;

/** Forces of contacts, from the forces of their constraint rows. */
public final class ContactForce {
  private ContactForce() {}

  /**
   * Writes the force (3, N) and torque (3, N m) of a contact in its frame to {@code res[r .. r +
   * 6)}: along the normal, then along the two tangents. Zero if the contact has no constraint rows.
   *
   * @param contact number of the contact, from 0 to {@code ncon - 1}
   */
  public static void read(Model m, Data d, double[] res, int r, int contact) {
    Arrays.fill(res, r, r + 6, 0);
    int row = d.contact.efcAddress[contact];
    if (row < 0) {
      return;
    }
    int dim = d.contact.dim[contact];
    double[] force = d.efc.force;
    if (m.opt.cone == Cone.ELLIPTIC || dim == 1) {
      System.arraycopy(force, row, res, r, dim);
      return;
    }
    // each tangential direction has two edges of the pyramid, normal plus and minus friction
    for (int k = 1; k < dim; k++) {
      double plus = force[row + 2 * k - 2];
      double minus = force[row + 2 * k - 1];
      res[r] += plus + minus;
      res[r + k] = d.contact.friction[5 * contact + k - 1] * (plus - minus);
    }
  }
}
