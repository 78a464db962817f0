package dev.dynamis.mechanics.internal.solver;

import dev.dynamis.core.math.Dense;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ConstraintType;
import dev.dynamis.mechanics.internal.kinematics.Jacobians;
import java.util.Arrays;

/**
 * Copies between the order of the model and the order by islands, in which the dofs and rows of an
 * island are neighbors and keep their order. Counterpart of the copies in {@code mj_island} and
 * {@code mj_fwdConstraint}.
 */
final class IslandOrder {
  /** Dofs up to which it does not pay to look for zeros in dense rows. */
  private static final int FEW = 8;

  private IslandOrder() {}

  /** Says where the rows of all islands are, before {@link #gather} fills them. */
  static void addresses(Model m, Data d) {
    int to = 0;
    for (int i = 0; i < d.nidof; i++) {
      int nnz = m.M.rownnz[d.map.idof2dof[i]];
      d.iMRownnz[i] = nnz;
      d.iMRowadr[i] = to;
      to += nnz;
    }
    if (Jacobians.isSparse(m)) {
      to = 0;
      for (int i = 0; i < d.nefc; i++) {
        int nnz = d.efc.JRownnz[d.map.iefc2efc[i]];
        d.iefc.JRownnz[i] = nnz;
        d.iefc.JRowadr[i] = to;
        to += nnz;
      }
    }
  }

  /**
   * Copies the problem of an island: inertia and its factor, Jacobian, rows, forces and
   * accelerations.
   */
  static void gather(Model m, Data d, int island) {
    if (d.nisland == 1 && d.nidof == m.nv) {
      copy(m, d);
      return;
    }
    inertia(m, d, island);
    int[] dof = d.map.idof2dof;
    int end = d.island.idofadr[island] + d.island.nv[island];
    for (int i = d.island.idofadr[island]; i < end; i++) {
      int from = dof[i];
      d.iLDiagInv[i] = d.qLDiagInv[from];
      d.ifrc.smooth[i] = d.qfrc.smooth[from];
      d.ifrc.constraint[i] = d.qfrc.constraint[from];
      d.iaccSmooth[i] = d.qaccSmooth[from];
      d.iacc[i] = d.qacc[from];
    }
    int[] row = d.map.iefc2efc;
    int last = d.island.iefcadr[island] + d.island.nefc[island];
    for (int i = d.island.iefcadr[island]; i < last; i++) {
      int from = row[i];
      d.iefc.type[i] = d.efc.type[from];
      d.iefc.id[i] = d.efc.id[from];
      d.iefc.frictionloss[i] = d.efc.frictionloss[from];
      d.iefc.D[i] = d.efc.D[from];
      d.iefc.R[i] = d.efc.R[from];
      d.iefc.aref[i] = d.efc.aref[from];
      d.iefc.force[i] = d.efc.force[from];
    }
    if (Jacobians.isSparse(m)) {
      sparseJacobian(d, island);
    } else {
      denseJacobian(m, d, island);
    }
  }

  /** Both orders are the same. */
  private static void copy(Model m, Data d) {
    int nv = m.nv;
    int nefc = d.nefc;
    System.arraycopy(m.M.rownnz, 0, d.iMRownnz, 0, nv);
    System.arraycopy(m.M.rowadr, 0, d.iMRowadr, 0, nv);
    System.arraycopy(m.M.colind, 0, d.iMColind, 0, m.nC);
    System.arraycopy(d.M, 0, d.iM, 0, m.nC);
    System.arraycopy(d.qLD, 0, d.iLD, 0, m.nC);
    System.arraycopy(d.efc.J, 0, d.iefc.J, 0, d.nJ);
    System.arraycopy(d.efc.JRownnz, 0, d.iefc.JRownnz, 0, nefc);
    System.arraycopy(d.efc.JRowadr, 0, d.iefc.JRowadr, 0, nefc);
    System.arraycopy(d.qLDiagInv, 0, d.iLDiagInv, 0, nv);
    System.arraycopy(d.qfrc.smooth, 0, d.ifrc.smooth, 0, nv);
    System.arraycopy(d.qfrc.constraint, 0, d.ifrc.constraint, 0, nv);
    System.arraycopy(d.qaccSmooth, 0, d.iaccSmooth, 0, nv);
    System.arraycopy(d.qacc, 0, d.iacc, 0, nv);
    System.arraycopy(d.efc.type, 0, d.iefc.type, 0, nefc);
    System.arraycopy(d.efc.id, 0, d.iefc.id, 0, nefc);
    System.arraycopy(d.efc.frictionloss, 0, d.iefc.frictionloss, 0, nefc);
    System.arraycopy(d.efc.D, 0, d.iefc.D, 0, nefc);
    System.arraycopy(d.efc.R, 0, d.iefc.R, 0, nefc);
    System.arraycopy(d.efc.aref, 0, d.iefc.aref, 0, nefc);
    System.arraycopy(d.efc.force, 0, d.iefc.force, 0, nefc);
    if (Jacobians.isSparse(m)) {
      System.arraycopy(d.efc.JColind, 0, d.iefc.JColind, 0, d.nJ);
      supernodes(d, 0, nefc);
    }
  }

  /** Rows keep the order of their columns; columns count from the first dof of the island. */
  private static void inertia(Model m, Data d, int island) {
    int first = d.island.idofadr[island];
    for (int i = first; i < first + d.island.nv[island]; i++) {
      int from = m.M.rowadr[d.map.idof2dof[i]];
      int to = d.iMRowadr[i];
      int nnz = d.iMRownnz[i];
      for (int k = 0; k < nnz; k++) {
        d.iMColind[to + k] = d.map.dof2idof[m.M.colind[from + k]] - first;
        d.iM[to + k] = d.M[from + k];
        d.iLD[to + k] = d.qLD[from + k];
      }
    }
  }

  /**
   * The block of an island has its number of dofs as row length, at nidof times its first row. What
   * is between blocks is zero, so that data do not remember what was there before.
   */
  private static void denseJacobian(Model m, Data d, int island) {
    int nv = d.island.nv[island];
    int dof = d.island.idofadr[island];
    int row = d.island.iefcadr[island];
    int to = d.nidof * row;
    int base = d.map.idof2dof[dof];
    boolean neighbors = nv <= FEW && d.map.idof2dof[dof + nv - 1] == base + nv - 1;
    for (int r = row; r < row + d.island.nefc[island]; r++) {
      int from = m.nv * d.map.iefc2efc[r];
      int start = 0;
      int end = nv;
      if (neighbors) {
        for (int c = 0; c < nv; c++) {
          d.iefc.J[to + c] = d.efc.J[from + base + c];
        }
      } else {
        int first = nv;
        int last = 0;
        for (int c = 0; c < nv; c++) {
          double x = d.efc.J[from + d.map.idof2dof[dof + c]];
          d.iefc.J[to + c] = x;
          if (x != 0) {
            first = Math.min(first, c);
            last = c;
          }
        }
        start = Dense.spanStart(Math.min(first, last));
        end = Dense.spanEnd(last + 1, nv);
      }
      d.iefc.JRowadr[r] = to + start;
      d.iefc.JRownnz[r] = end - start;
      to += nv;
    }
    int stop = island + 1 < d.nisland ? d.nidof * (row + d.island.nefc[island]) : d.nJ;
    Arrays.fill(d.iefc.J, to, stop, 0);
  }

  private static void sparseJacobian(Data d, int island) {
    int first = d.island.idofadr[island];
    int start = d.island.iefcadr[island];
    int end = start + d.island.nefc[island];
    int nv = d.island.nv[island];
    int base = d.map.idof2dof[first];
    boolean neighbors = d.map.idof2dof[first + nv - 1] == base + nv - 1;
    double[] J = d.efc.J;
    double[] res = d.iefc.J;
    int[] colind = d.efc.JColind;
    int[] resColind = d.iefc.JColind;
    int[] local = d.map.dof2idof;
    int[] row = d.map.iefc2efc;
    int i = start;
    while (i < end) {
      // rows that follow one another there and here are copied at once: most are short
      int from = d.efc.JRowadr[row[i]];
      int to = d.iefc.JRowadr[i];
      int n = d.iefc.JRownnz[i];
      while (++i < end && row[i] == row[i - 1] + 1) {
        n += d.iefc.JRownnz[i];
      }
      if (neighbors) {
        for (int k = 0; k < n; k++) {
          resColind[to + k] = colind[from + k] - base;
        }
      } else {
        for (int k = 0; k < n; k++) {
          resColind[to + k] = local[colind[from + k]] - first;
        }
      }
      System.arraycopy(J, from, res, to, n);
    }
    supernodes(d, start, end);
  }

  /** Counts for each row how many following rows of its island have the same pattern. */
  private static void supernodes(Data d, int start, int end) {
    for (int r = end - 1; r >= start; r--) {
      boolean same = r + 1 < end && (isOneContact(d, r, r + 1) || samePattern(d, r, r + 1));
      d.iefc.JRowsuper[r] = same ? d.iefc.JRowsuper[r + 1] + 1 : 0;
    }
  }

  /** Whether two rows belong to one contact, then they have the same pattern. */
  private static boolean isOneContact(Data d, int a, int b) {
    return d.iefc.type[a] >= ConstraintType.CONTACT_FRICTIONLESS
        && d.iefc.type[a] == d.iefc.type[b]
        && d.iefc.id[a] == d.iefc.id[b];
  }

  private static boolean samePattern(Data d, int a, int b) {
    int nnz = d.iefc.JRownnz[a];
    if (d.iefc.JRownnz[b] != nnz) {
      return false;
    }
    int[] colind = d.iefc.JColind;
    int i = d.iefc.JRowadr[a];
    int j = d.iefc.JRowadr[b];
    for (int k = 0; k < nnz; k++) {
      if (colind[i + k] != colind[j + k]) {
        return false;
      }
    }
    return true;
  }

  /** Copies the solution back; dofs outside of islands are left alone. */
  static void scatter(Data d) {
    int[] dof = d.map.idof2dof;
    for (int i = 0; i < d.nidof; i++) {
      d.qacc[dof[i]] = d.iacc[i];
      d.qfrc.constraint[dof[i]] = d.ifrc.constraint[i];
    }
    int[] row = d.map.efc2iefc;
    for (int i = 0; i < d.nefc; i++) {
      d.efc.force[i] = d.iefc.force[row[i]];
    }
  }
}
