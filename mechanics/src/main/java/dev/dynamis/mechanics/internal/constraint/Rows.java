package dev.dynamis.mechanics.internal.constraint;

import dev.dynamis.core.math.Dense;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ConstraintType;
import dev.dynamis.mechanics.constant.Kinds;
import dev.dynamis.mechanics.data.Constraints;
import dev.dynamis.mechanics.internal.kinematics.Jacobians;
import java.util.Arrays;

/**
 * Appends rows to the constraint Jacobian, which is dense with rows of length nv or sparse.
 *
 * <p>{@link #open} makes rows over some dofs, all zero, after the last one. The caller fills in
 * their elements, positions and margins, then {@link #close} counts them; rows that are not closed
 * are overwritten by the next ones.
 *
 * <p>Dense rows have in {@code JRowadr} and {@code JRownnz} where the elements are that may not be
 * zero, see {@link Dense#mulSpans}.
 */
final class Rows {
  private Rows() {}

  /**
   * Makes rows whose elements are zero.
   *
   * @param size number of rows
   * @param dofs the dofs they are about, ascending; of dense rows null for all
   * @param n number of dofs
   * @return false if they don't fit into the model's memory
   */
  static boolean open(Model m, Data d, int size, int[] dofs, int n) {
    int from = d.nJ;
    if (!openUnset(m, d, size, dofs, n)) {
      return false;
    }
    if (Jacobians.isSparse(m)) {
      Arrays.fill(d.efc.J, from, from + size * n, 0);
    }
    return true;
  }

  /** As {@link #open}, but for sparse rows all of whose elements are going to be set. */
  static boolean openUnset(Model m, Data d, int size, int[] dofs, int n) {
    boolean sparse = Jacobians.isSparse(m);
    int row = d.nefc;
    long end = d.nJ + (long) size * (sparse ? n : m.nv);
    if (!d.reserveConstraints((long) row + size, end)) {
      return false;
    }
    Constraints e = d.efc;
    for (int i = row; i < row + size; i++) {
      e.pos[i] = 0;
      e.margin[i] = 0;
      e.frictionloss[i] = 0;
    }
    if (sparse) {
      int at = d.nJ;
      for (int i = row; i < row + size; i++) {
        e.JRownnz[i] = n;
        e.JRowadr[i] = at;
        for (int k = 0; k < n; k++) {
          e.JColind[at + k] = dofs[k];
        }
        at += n;
      }
    } else {
      Arrays.fill(e.J, d.nJ, (int) end, 0);
      boolean all = dofs == null || n == 0;
      int first = all ? 0 : Dense.spanStart(dofs[0]);
      int length = all ? m.nv : Dense.spanEnd(dofs[n - 1] + 1, m.nv) - first;
      for (int i = 0; i < size; i++) {
        e.JRownnz[row + i] = length;
        e.JRowadr[row + i] = d.nJ + i * m.nv + first;
      }
    }
    return true;
  }

  /** Finds the span of one opened row that was opened for all dofs, if it is dense. */
  static void narrow(Model m, Data d) {
    if (Jacobians.isSparse(m)) {
      return;
    }
    double[] J = d.efc.J;
    int start = d.nJ;
    int first = 0;
    int end = m.nv;
    while (end > 0 && J[start + end - 1] == 0) {
      end--;
    }
    while (first < end && J[start + first] == 0) {
      first++;
    }
    if (end > 0) {
      first = Dense.spanStart(first);
      d.efc.JRowadr[d.nefc] = start + first;
      d.efc.JRownnz[d.nefc] = Dense.spanEnd(end, m.nv) - first;
    }
  }

  /** Distance in the Jacobian between an element and the one below it, for opened rows. */
  static int stride(Model m, int n) {
    return Jacobians.isSparse(m) ? n : m.nv;
  }

  /** Address of the element of the first opened row at the k-th of its dofs. */
  static int address(Model m, Data d, int[] dofs, int k) {
    return d.nJ + (Jacobians.isSparse(m) ? k : dofs[k]);
  }

  /**
   * Counts opened rows, unless nothing moves them.
   *
   * @param type a {@link ConstraintType} value
   * @param id the object they come from
   */
  static void close(Model m, Data d, int size, int n, int type, int id) {
    int elements = size * stride(m, n);
    if (!isContact(type) && isEmpty(m, d, elements, n)) {
      return;
    }
    for (int i = d.nefc; i < d.nefc + size; i++) {
      d.efc.type[i] = type;
      d.efc.id[i] = id;
    }
    d.nefc += size;
    d.nJ += elements;
    switch (type) {
      case ConstraintType.EQUALITY -> d.ne += size;
      case ConstraintType.FRICTION_DOF, ConstraintType.FRICTION_TENDON -> d.nf += size;
      case ConstraintType.LIMIT_JOINT, ConstraintType.LIMIT_TENDON -> d.nl += size;
      case ConstraintType.CONTACT_FRICTIONLESS,
          ConstraintType.CONTACT_PYRAMIDAL,
          ConstraintType.CONTACT_ELLIPTIC -> {}
      default -> throw Kinds.unknown("constraint type", type);
    }
  }

  /** Dense rows are empty if all their elements are zero, sparse ones if they have none. */
  private static boolean isEmpty(Model m, Data d, int elements, int n) {
    if (Jacobians.isSparse(m)) {
      return n == 0;
    }
    for (int at = d.nJ; at < d.nJ + elements; at++) {
      if (d.efc.J[at] != 0) {
        return false;
      }
    }
    return true;
  }

  static boolean isContact(int type) {
    return type >= ConstraintType.CONTACT_FRICTIONLESS;
  }
}
