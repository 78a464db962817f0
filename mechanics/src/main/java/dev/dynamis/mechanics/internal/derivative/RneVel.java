package dev.dynamis.mechanics.internal.derivative;

import dev.dynamis.core.math.Inertia;
import dev.dynamis.core.math.Spatial;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.JointType;
import dev.dynamis.mechanics.Model;
import java.util.Arrays;

/**
 * Derivative of Coriolis and centrifugal forces with respect to velocity.
 *
 * <p>The recursive Newton-Euler algorithm is differentiated in the direction of each dof: where it
 * has a spatial vector for a body, here is a row of them, one for each dof in the body's row of the
 * pattern B. There a body's ancestors and own dofs come first, then its descendants. Counterpart of
 * {@code mjd_rne_vel}.
 */
final class RneVel {
  private RneVel() {}

  /** Subtracts {@code d qfrc_bias / d qvel} from {@code qDeriv}. */
  static void run(Model m, Data d) {
    long mark = d.scratch.mark();
    double[] vel = d.scratch.reals(6 * m.nB);
    double[] acc = d.scratch.reals(6 * m.nB);
    double[] frc = d.scratch.reals(6 * m.nB);
    double[] s = d.scratch.reals(12);
    Arrays.fill(vel, 0, 6 * m.nB, 0);
    Arrays.fill(acc, 0, 6 * m.nB, 0);
    Arrays.fill(frc, 0, 6 * m.nB, 0);
    for (int k = 1; k < d.nbodyAwake; k++) {
      int b = d.body.awakeInd[k];
      int n = motions(m, d, b, vel, acc, s);
      forces(m, d, b, n, vel, acc, frc, s);
    }
    for (int k = d.nbodyAwake - 1; k > 0; k--) {
      addToParent(m, d.body.awakeInd[k], frc);
    }
    for (int v = 0; v < d.nvAwake; v++) {
      int i = d.dof.awakeInd[v];
      int b = m.dof.bodyid[i];
      int from = m.B.rowadr[b];
      int to = m.D.rowadr[i];
      for (int k = 0; k < m.B.rownnz[b]; k++) {
        d.qDeriv[to + k] -= Spatial.dot6(frc, 6 * (from + k), d.cdof, 6 * i);
      }
    }
    d.scratch.release(mark);
  }

  /** Returns how many dofs are between the root and dof {@code i}, itself not counted. */
  private static int ancestors(Model m, int i) {
    int end = i < m.nv - 1 ? m.dof.Madr[i + 1] : m.nM;
    return end - m.dof.Madr[i] - 1;
  }

  /**
   * Rows of velocity and acceleration of body {@code b}; returns how many of their columns, the
   * first ones, are filled.
   */
  private static int motions(Model m, Data d, int b, double[] vel, double[] acc, double[] s) {
    int row = m.B.rowadr[b];
    int parent = m.body.parentid[b];
    int weld = m.body.weldid[parent];
    int n = 0;
    if (weld != 0) {
      n = ancestors(m, m.body.dofadr[weld] + m.body.dofnum[weld] - 1) + 1;
      System.arraycopy(vel, 6 * m.B.rowadr[parent], vel, 6 * row, 6 * n);
      System.arraycopy(acc, 6 * m.B.rowadr[parent], acc, 6 * row, 6 * n);
    }
    int dof = m.body.dofadr[b];
    int end = dof + m.body.dofnum[b];
    while (dof < end) {
      switch (m.jnt.type[m.dof.jntid[dof]]) {
        case JointType.FREE -> {
          // axes of translation don't change
          for (int k = 0; k < 3; k++) {
            Spatial.copy(vel, 6 * (row + n), d.cdof, 6 * dof);
            n++;
            dof++;
          }
          n = addDofs(d, vel, acc, row, n, dof, 3, s);
          dof += 3;
        }
        case JointType.BALL -> {
          n = addDofs(d, vel, acc, row, n, dof, 3, s);
          dof += 3;
        }
        default -> {
          n = addDofs(d, vel, acc, row, n, dof, 1, s);
          dof++;
        }
      }
    }
    return n;
  }

  /**
   * Adds dofs whose axes all move with the velocity before them: {@code vel += cdof qvel, acc +=
   * cdof_dot qvel}, differentiated.
   */
  private static int addDofs(
      Data d, double[] vel, double[] acc, int row, int n, int dof, int dofs, double[] s) {
    for (int j = dof; j < dof + dofs; j++) {
      for (int k = row; k < row + n; k++) {
        Spatial.crossMotion(s, 0, vel, 6 * k, d.cdof, 6 * j);
        Spatial.addToScaled(acc, 6 * k, s, 0, d.qvel[j]);
      }
      Spatial.addTo(acc, 6 * (row + n + j - dof), d.cdofDot, 6 * j);
    }
    for (int j = 0; j < dofs; j++) {
      Spatial.copy(vel, 6 * (row + n + j), d.cdof, 6 * (dof + j));
    }
    return n + dofs;
  }

  /** {@code f = I a + v x* (I v)}, differentiated. */
  private static void forces(
      Model m, Data d, int b, int n, double[] vel, double[] acc, double[] frc, double[] s) {
    int row = m.B.rowadr[b];
    Inertia.mulVec(s, 6, d.cinert, 10 * b, d.cvel, 6 * b);
    for (int k = 6 * row; k < 6 * (row + n); k += 6) {
      Inertia.mulVec(frc, k, d.cinert, 10 * b, acc, k);
      Spatial.crossForce(s, 0, vel, k, s, 6);
      Spatial.addTo(frc, k, s, 0);
      Inertia.mulVec(s, 0, d.cinert, 10 * b, vel, k);
      Spatial.crossForce(s, 0, d.cvel, 6 * b, s, 0);
      Spatial.addTo(frc, k, s, 0);
    }
  }

  /** Adds a row to that of the parent, whose columns include the child's. */
  private static void addToParent(Model m, int b, double[] frc) {
    int parent = m.body.parentid[b];
    if (m.body.weldid[parent] == 0) {
      return;
    }
    int to = m.B.rowadr[parent];
    int end = m.B.rowadr[b] + m.B.rownnz[b];
    for (int from = m.B.rowadr[b]; from < end; from++) {
      while (m.B.colind[to] < m.B.colind[from]) {
        to++;
      }
      Spatial.addTo(frc, 6 * to, frc, 6 * from);
    }
  }
}
