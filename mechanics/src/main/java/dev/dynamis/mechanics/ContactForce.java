package dev.dynamis.mechanics;

import dev.dynamis.core.math.Dense;
import dev.dynamis.mechanics.constant.Cone;

/**
 * Forces of contacts in their own frames. Counterpart of {@code mj_contactForce}.
 *
 * @since 0.1.0
 */
public final class ContactForce {
  private ContactForce() {}

  /**
   * {@code res[6]} = force and torque of a contact on the body of its second geom, along and about
   * the axes of the contact frame, N and N m; zero for a contact without constraint rows.
   *
   * @param contact number of the contact, from 0 to {@code ncon - 1}
   */
  public static void of(Model m, Data d, int contact, double[] res, int r) {
    Dense.zero(res, r, 6);
    int row = d.contact.efcAddress[contact];
    if (row < 0) {
      return;
    }
    double[] force = d.efc.force;
    int dim = d.contact.dim[contact];
    if (dim == 1 || m.opt.cone == Cone.ELLIPTIC) {
      Dense.copy(res, r, force, row, dim);
      return;
    }
    // each tangential direction has two edges of the pyramid, normal plus and minus friction
    double normal = 0;
    for (int i = 0; i < 2 * (dim - 1); i++) {
      normal += force[row + i];
    }
    res[r] = normal;
    for (int i = 0; i < dim - 1; i++) {
      double mu = d.contact.friction[5 * contact + i];
      res[r + i + 1] = (force[row + 2 * i] - force[row + 2 * i + 1]) * mu;
    }
  }
}
