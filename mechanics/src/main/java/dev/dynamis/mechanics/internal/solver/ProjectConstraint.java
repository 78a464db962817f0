package dev.dynamis.mechanics.internal.solver;

import dev.dynamis.core.math.Csr;
import dev.dynamis.core.math.Dense;
import dev.dynamis.core.math.TreeLtdl;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Solver;
import dev.dynamis.mechanics.internal.kinematics.Jacobians;

/**
 * The inverse inertia seen by the constraints, {@code efc.AR = J inverse(M) J' + diag(R)}, for the
 * solvers of the dual problem.
 *
 * <p>With {@code M = L'DL} it is {@code B B' + diag(R)}, {@code B = J inverse(L) sqrt(inverse(D))}.
 * Counterpart of {@code mj_projectConstraint}.
 */
public final class ProjectConstraint {
  private ProjectConstraint() {}

  /** Says whether a solver of the dual problem is in use. */
  public static boolean isNeeded(Model m) {
    return m.opt.solver == Solver.PGS || m.opt.noslipIterations > 0;
  }

  /**
   * Computes {@code efc.AR} if there are rows and a solver that needs it.
   *
   * @return false if it would take more than the model's memory
   */
  public static boolean run(Model m, Data d) {
    if (d.nefc == 0 || !isNeeded(m)) {
      d.nA = 0;
      return true;
    }
    long mark = d.scratch.mark();
    double[] sqrtInvD = d.scratch.reals(m.nv);
    for (int i = 0; i < m.nv; i++) {
      sqrtInvD[i] = 1 / Math.sqrt(d.qLD[m.M.rowadr[i] + m.M.rownnz[i] - 1]);
    }
    boolean room = Jacobians.isSparse(m) ? sparse(m, d, sqrtInvD) : dense(m, d, sqrtInvD);
    d.scratch.release(mark);
    return room;
  }

  private static boolean dense(Model m, Data d, double[] sqrtInvD) {
    int n = d.nefc;
    int nv = m.nv;
    if (!d.reserveProjection((long) n * n)) {
      return false;
    }
    d.nA = n * n;
    double[] B = d.scratch.reals((long) n * nv);
    double[] transposed = d.scratch.reals((long) n * nv);
    Dense.copy(B, 0, d.efc.J, 0, n * nv);
    TreeLtdl.halfSolve(B, 0, n, nv, d.qLD, sqrtInvD, nv, m.M.rownnz, m.M.rowadr, m.M.colind, null);
    Dense.transpose(transposed, 0, B, 0, n, nv);
    Dense.sqrMatT(d.efc.AR, 0, transposed, 0, nv, n, true);
    for (int i = 0; i < n; i++) {
      d.efc.AR[i * (n + 1)] += d.efc.R[i];
    }
    return true;
  }

  private static boolean sparse(Model m, Data d, double[] sqrtInvD) {
    int n = d.nefc;
    int nv = m.nv;
    int[] rownnz = d.scratch.ints(n);
    int[] rowadr = d.scratch.ints(n);
    int size = countColumns(m, d, rownnz, rowadr);
    int[] colind = d.scratch.ints(size);
    double[] B = d.scratch.reals(size);
    fill(m, d, B, rownnz, rowadr, colind, sqrtInvD);

    int[] rownnzT = d.scratch.ints(nv);
    int[] rowadrT = d.scratch.ints(nv);
    int[] colindT = d.scratch.ints(size);
    double[] transposed = d.scratch.reals(size);
    Csr.transpose(transposed, rownnzT, rowadrT, colindT, B, rownnz, rowadr, colind, n, nv);

    int[] iwork = d.scratch.ints(2 * n + nv);
    int elements =
        Csr.countSqrMatTD(
            d.efc.ARRownnz,
            d.efc.ARRowadr,
            rownnzT,
            rowadrT,
            colindT,
            rownnz,
            rowadr,
            colind,
            n,
            true,
            iwork);
    if (!d.reserveProjection(elements)) {
      return false;
    }
    d.nA = elements;
    int[] diagonal = d.scratch.ints(n);
    Csr.sqrMatTD(
        d.efc.AR,
        d.efc.ARRownnz,
        d.efc.ARRowadr,
        d.efc.ARColind,
        transposed,
        rownnzT,
        rowadrT,
        colindT,
        B,
        rownnz,
        rowadr,
        colind,
        null,
        nv,
        n,
        diagonal,
        d.scratch.reals(n),
        iwork);
    for (int i = 0; i < n; i++) {
      d.efc.AR[diagonal[i]] += d.efc.R[i];
    }
    return true;
  }

  /** Columns of B: those of J and all their ancestors. Returns their number in all rows. */
  private static int countColumns(Model m, Data d, int[] rownnz, int[] rowadr) {
    int n = d.nefc;
    for (int r = 0; r < n; r++) {
      int start = d.efc.JRowadr[r];
      int next = start + d.efc.JRownnz[r] - 1;
      int dof = -1;
      int count = 0;
      while (true) {
        int given = next >= start ? d.efc.JColind[next] : -1;
        int ancestor = dof < 0 ? -1 : parent(m, dof);
        if (given < 0 && ancestor < 0) {
          break;
        }
        dof = Math.max(given, ancestor);
        next -= given == dof ? 1 : 0;
        count++;
      }
      rownnz[r] = count;
    }
    return Csr.packRows(rowadr, rownnz, n);
  }

  /** Writes B, each row from the last column to the first. */
  private static void fill(
      Model m, Data d, double[] B, int[] rownnz, int[] rowadr, int[] colind, double[] sqrtInvD) {
    long mark = d.scratch.mark();
    double[] x = d.scratch.reals(m.nv);
    for (int r = 0; r < d.nefc; r++) {
      int start = d.efc.JRowadr[r];
      int next = start + d.efc.JRownnz[r] - 1;
      int first = rowadr[r];
      int last = first + rownnz[r] - 1;
      int dof = -1;
      for (int at = last; at >= first; at--) {
        int given = next >= start ? d.efc.JColind[next] : -1;
        int ancestor = dof < 0 ? -1 : parent(m, dof);
        dof = Math.max(given, ancestor);
        colind[at] = dof;
        x[dof] = given == dof ? d.efc.J[next--] : 0;
      }

      // x <- inverse(L') x; all columns it touches are in the row
      for (int at = last; at >= first; at--) {
        int j = colind[at];
        double xj = x[j];
        if (xj != 0) {
          int from = m.M.rowadr[j];
          int end = from + m.M.rownnz[j] - 1;
          for (int k = from; k < end; k++) {
            x[m.M.colind[k]] -= d.qLD[k] * xj;
          }
        }
      }
      for (int at = first; at <= last; at++) {
        B[at] = x[colind[at]] * sqrtInvD[colind[at]];
      }
    }
    d.scratch.release(mark);
  }

  /** The nearest ancestor of a dof that shares inertia with it, -1 if there is none. */
  private static int parent(Model m, int dof) {
    int nnz = m.M.rownnz[dof];
    return nnz > 1 ? m.M.colind[m.M.rowadr[dof] + nnz - 2] : -1;
  }
}
