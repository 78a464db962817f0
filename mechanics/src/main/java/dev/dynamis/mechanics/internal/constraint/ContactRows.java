package dev.dynamis.mechanics.internal.constraint;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Cone;
import dev.dynamis.mechanics.constant.ConstraintType;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.data.Contacts;
import dev.dynamis.mechanics.internal.flex.ContactWeights;
import dev.dynamis.mechanics.internal.flex.WeightedColumns;
import dev.dynamis.mechanics.internal.kinematics.Jacobians;
import dev.dynamis.mechanics.internal.kinematics.MotionColumns;
import dev.dynamis.mechanics.internal.kinematics.PairColumns;

/**
 * Rows of contacts: one without friction; with it one for each direction of the contact frame
 * (elliptic cone) or two for each direction of friction (pyramid). Counterpart of {@code
 * mj_instantiateContact}.
 */
final class ContactRows {
  /** Why a contact has no rows: nothing can move it. */
  private static final int NO_DOFS = 3;

  /** Why a contact has no rows: it acts as a passive force. */
  private static final int PASSIVE = 4;

  private ContactRows() {}

  /** Appends the rows; returns false if memory is full. */
  static boolean add(Model m, Data d) {
    return m.opt.disabled(DisableBit.CONTACT) || m.nv == 0 || add(m, d, 0, d.ncon);
  }

  /**
   * Counts the rows and elements of contacts without flexes, and marks those that nothing moves.
   *
   * @param rows receives the number of rows of contact c at {@code rows[2 * c]}, of elements of the
   *     Jacobian behind it
   */
  static void count(Model m, Data d, int from, int to, int[] rows) {
    PairColumns pair = PairColumns.of(d);
    boolean sparse = Jacobians.isSparse(m);
    int last1 = -1;
    int last2 = -1;
    for (int c = from; c < to; c++) {
      rows[2 * c] = 0;
      rows[2 * c + 1] = 0;
      if (d.contact.exclude[c] != 0) {
        continue;
      }
      int body1 = ContactWeights.singleBody(m, d, c, 0);
      int body2 = ContactWeights.singleBody(m, d, c, 1);
      if (body1 != last1 || body2 != last2) {
        pair.set(m, body1, body2);
        last1 = body1;
        last2 = body2;
      }
      if (pair.n > 0) {
        int size = size(m, d.contact.dim[c]);
        rows[2 * c] = size;
        rows[2 * c + 1] = size * (sparse ? pair.n : m.nv);
      }
    }
  }

  /** Appends the rows of contacts {@code [from, to)}; returns false if memory is full. */
  static boolean add(Model m, Data d, int from, int to) {
    PairColumns pair = PairColumns.of(d);
    int last1 = -1;
    int last2 = -1;
    for (int c = from; c < to; c++) {
      if (isPassive(m, d, c)) {
        d.contact.exclude[c] = PASSIVE;
      }
      if (d.contact.exclude[c] != 0) {
        continue;
      }
      int body1 = ContactWeights.singleBody(m, d, c, 0);
      int body2 = ContactWeights.singleBody(m, d, c, 1);
      MotionColumns columns;
      if (body1 < 0 || body2 < 0) {
        columns = weighted(m, d, c);
      } else {
        if (body1 != last1 || body2 != last2) {
          // contacts of two bodies follow one another
          pair.set(m, body1, body2);
          last1 = body1;
          last2 = body2;
        }
        pair.points(m, d, body1, d.contact.pos, 3 * c, body2, d.contact.pos, 3 * c);
        columns = pair;
      }
      if (columns.n == 0) {
        d.contact.efcAddress[c] = -1;
        d.contact.exclude[c] = NO_DOFS;
        continue;
      }
      int size = size(m, d.contact.dim[c]);
      if (!Rows.openUnset(m, d, size, columns.dofs, columns.n)) {
        return false;
      }
      fill(m, d, columns, c, size);
    }
    return true;
  }

  /** Returns whether a flex whose contacts are passive takes part. */
  private static boolean isPassive(Model m, Data d, int c) {
    int flex1 = d.contact.flex[2 * c];
    int flex2 = d.contact.flex[2 * c + 1];
    return (flex1 >= 0 && m.flex.passive[flex1] != 0) || (flex2 >= 0 && m.flex.passive[flex2] != 0);
  }

  private static WeightedColumns weighted(Model m, Data d, int c) {
    ContactWeights bodies = ContactWeights.of(d);
    bodies.set(m, d, c, true);
    WeightedColumns columns = WeightedColumns.of(d);
    columns.set(m, d, bodies, d.contact.pos, 3 * c);
    return columns;
  }

  private static int size(Model m, int dim) {
    return dim == 1 ? 1 : m.opt.cone == Cone.PYRAMIDAL ? 2 * (dim - 1) : dim;
  }

  private static void fill(Model m, Data d, MotionColumns pair, int c, int size) {
    Contacts con = d.contact;
    int dim = con.dim[c];
    int row = d.nefc;
    con.efcAddress[c] = row;
    int type;
    if (dim == 1) {
      type = ConstraintType.CONTACT_FRICTIONLESS;
      elliptic(m, d, pair, c, 1);
    } else if (m.opt.cone == Cone.PYRAMIDAL) {
      type = ConstraintType.CONTACT_PYRAMIDAL;
      pyramid(m, d, pair, c, dim);
    } else {
      type = ConstraintType.CONTACT_ELLIPTIC;
      elliptic(m, d, pair, c, dim);
    }
    // all edges of a pyramid share the normal, only the first row of an elliptic cone is normal
    int normals = type == ConstraintType.CONTACT_ELLIPTIC ? 1 : size;
    for (int i = row; i < row + normals; i++) {
      d.efc.pos[i] = con.dist[c];
      d.efc.margin[i] = con.includemargin[c];
    }
    Rows.close(m, d, size, pair.n, type, c);
  }

  /** Rows along the axes of the contact frame, then about them. */
  private static void elliptic(Model m, Data d, MotionColumns pair, int c, int dim) {
    double[] f = d.contact.frame;
    double[] J = d.efc.J;
    double[] col = pair.col;
    int stride = Rows.stride(m, pair.n);
    int o = 9 * c;
    int translations = Math.min(dim, 3);
    for (int k = 0; k < pair.n; k++) {
      pair.column(d, k, dim > 3);
      int at = Rows.address(m, d, pair.dofs, k);
      for (int i = 0; i < translations; i++) {
        J[at + i * stride] = project(f, o + 3 * i, col, 0);
      }
      for (int i = 3; i < dim; i++) {
        J[at + i * stride] = project(f, o + 3 * (i - 3), col, 3);
      }
    }
  }

  /** For each direction of friction the normal row plus and minus it times its coefficient. */
  private static void pyramid(Model m, Data d, MotionColumns pair, int c, int dim) {
    double[] f = d.contact.frame;
    double[] mu = d.contact.friction;
    double[] J = d.efc.J;
    double[] col = pair.col;
    int stride = Rows.stride(m, pair.n);
    if (dim == 3 && pair instanceof PairColumns two) {
      boolean all = !Jacobians.isSparse(m);
      two.pyramid(d, J, d.nJ, all, stride, f, 9 * c, mu[5 * c], mu[5 * c + 1]);
      return;
    }
    int o = 9 * c;
    for (int k = 0; k < pair.n; k++) {
      pair.column(d, k, dim > 3);
      int at = Rows.address(m, d, pair.dofs, k);
      double normal = project(f, o, col, 0);
      for (int i = 1; i < dim; i++) {
        double friction =
            i < 3 ? project(f, o + 3 * i, col, 0) : project(f, o + 3 * (i - 3), col, 3);
        double scaled = friction * mu[5 * c + i - 1];
        J[at] = normal + scaled;
        J[at + stride] = normal - scaled;
        at += 2 * stride;
      }
    }
  }

  private static double project(double[] f, int i, double[] v, int j) {
    return f[i] * v[j] + f[i + 1] * v[j + 1] + f[i + 2] * v[j + 2];
  }
}
