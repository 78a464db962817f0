package dev.dynamis.mechanics.internal.derivative;

import dev.dynamis.core.math.Inertia;
import dev.dynamis.core.math.Spatial;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.JointType;
import dev.dynamis.mechanics.constant.Kinds;
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
  // places in the scratch array: a spatial vector, then 6 x 6 matrices
  private static final int VECTOR = 0;
  private static final int INERTIA = 6;
  private static final int CROSS = 42;
  private static final int SCRATCH = 78;

  private RneVel() {}

  /** Subtracts {@code d qfrc_bias / d qvel} from {@code qDeriv}. */
  static void run(Model m, Data d) {
    long mark = d.scratch.mark();
    double[] vel = d.scratch.reals(6 * m.nB);
    double[] acc = d.scratch.reals(6 * m.nB);
    double[] frc = d.scratch.reals(6 * m.nB);
    double[] s = d.scratch.reals(SCRATCH);
    Arrays.fill(vel, 0, 6 * m.nB, 0);
    Arrays.fill(acc, 0, 6 * m.nB, 0);
    Arrays.fill(frc, 0, 6 * m.nB, 0);
    for (int k = 1; k < d.nbodyAwake; k++) {
      int b = d.body.awakeInd[k];
      int n = motions(m, d, b, vel, acc);
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
  private static int motions(Model m, Data d, int b, double[] vel, double[] acc) {
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
          n = addDofs(d, vel, acc, row, n, dof, 3);
          dof += 3;
        }
        case JointType.BALL -> {
          n = addDofs(d, vel, acc, row, n, dof, 3);
          dof += 3;
        }
        case JointType.SLIDE, JointType.HINGE -> {
          n = addDofs(d, vel, acc, row, n, dof, 1);
          dof++;
        }
        default -> throw Kinds.unknown("joint type", m.jnt.type[m.dof.jntid[dof]]);
      }
    }
    return n;
  }

  /**
   * Adds dofs whose axes all move with the velocity before them: {@code vel += cdof qvel, acc +=
   * cdof_dot qvel}, differentiated.
   */
  private static int addDofs(
      Data d, double[] vel, double[] acc, int row, int n, int dof, int dofs) {
    for (int j = dof; j < dof + dofs; j++) {
      for (int k = 6 * row; k < 6 * (row + n); k += 6) {
        addCross(acc, k, vel, k, d.cdof, 6 * j, d.qvel[j]);
      }
      Spatial.addTo(acc, 6 * (row + n + j - dof), d.cdofDot, 6 * j);
    }
    for (int j = 0; j < dofs; j++) {
      Spatial.copy(vel, 6 * (row + n + j), d.cdof, 6 * (dof + j));
    }
    return n + dofs;
  }

  /** {@code acc += scale (v x m)}, each number summed over ascending components of v. */
  private static void addCross(
      double[] acc, int r, double[] v, int i, double[] m, int j, double scale) {
    double wx = v[i], wy = v[i + 1], wz = v[i + 2];
    double vx = v[i + 3], vy = v[i + 4], vz = v[i + 5];
    double a = m[j], b = m[j + 1], c = m[j + 2];
    double d = m[j + 3], e = m[j + 4], f = m[j + 5];
    acc[r] += (wy * c - wz * b) * scale;
    acc[r + 1] += (wz * a - wx * c) * scale;
    acc[r + 2] += (wx * b - wy * a) * scale;
    acc[r + 3] += (wy * f - wz * e + vy * c - vz * b) * scale;
    acc[r + 4] += (wz * d - wx * f - vx * c + vz * a) * scale;
    acc[r + 5] += (wx * e - wy * d + vx * b - vy * a) * scale;
  }

  /** {@code f = I a + v x* (I v)}, differentiated: {@code I a' + (X(I v) + Y(v) I) v'}. */
  private static void forces(
      Model m, Data d, int b, int n, double[] vel, double[] acc, double[] frc, double[] s) {
    Inertia.mulVec(s, VECTOR, d.cinert, 10 * b, d.cvel, 6 * b);
    inertiaMatrix(s, INERTIA, d.cinert, 10 * b);
    crossByMotion(s, CROSS, s, VECTOR);
    addCrosses(s, CROSS, d.cvel, 6 * b, s, INERTIA);
    int row = m.B.rowadr[b];
    for (int k = 6 * row; k < 6 * (row + n); k += 6) {
      Inertia.mulVec(frc, k, d.cinert, 10 * b, acc, k);
      double wx = vel[k], wy = vel[k + 1], wz = vel[k + 2];
      double vx = vel[k + 3], vy = vel[k + 4], vz = vel[k + 5];
      for (int i = 0, r = CROSS; i < 6; i++, r += 6) {
        frc[k + i] +=
            wx * s[r]
                + wy * s[r + 1]
                + wz * s[r + 2]
                + vx * s[r + 3]
                + vy * s[r + 4]
                + vz * s[r + 5];
      }
    }
  }

  /** The 6 x 6 matrix of a spatial inertia. */
  private static void inertiaMatrix(double[] res, int r, double[] inertia, int k) {
    double xy = inertia[k + 3], xz = inertia[k + 4], yz = inertia[k + 5];
    double cx = inertia[k + 6], cy = inertia[k + 7], cz = inertia[k + 8];
    double mass = inertia[k + 9];
    Spatial.set(res, r, inertia[k], xy, xz, 0, -cz, cy);
    Spatial.set(res, r + 6, xy, inertia[k + 1], yz, cz, 0, -cx);
    Spatial.set(res, r + 12, xz, yz, inertia[k + 2], -cy, cx, 0);
    Spatial.set(res, r + 18, 0, cz, -cy, mass, 0, 0);
    Spatial.set(res, r + 24, -cz, 0, cx, 0, mass, 0);
    Spatial.set(res, r + 30, cy, -cx, 0, 0, 0, mass);
  }

  /** The matrix X of {@code v x* f = X(f) v}. */
  private static void crossByMotion(double[] res, int r, double[] f, int j) {
    double a = f[j], b = f[j + 1], c = f[j + 2];
    double d = f[j + 3], e = f[j + 4], g = f[j + 5];
    Spatial.set(res, r, 0, c, -b, 0, g, -e);
    Spatial.set(res, r + 6, -c, 0, a, -g, 0, d);
    Spatial.set(res, r + 12, b, -a, 0, e, -d, 0);
    Spatial.set(res, r + 18, 0, g, -e, 0, 0, 0);
    Spatial.set(res, r + 24, -g, 0, d, 0, 0, 0);
    Spatial.set(res, r + 30, e, -d, 0, 0, 0, 0);
  }

  /**
   * Adds {@code Y(v) M} with {@code v x* f = Y(v) f}: v crosses the columns of a 6 x 6 matrix M.
   */
  private static void addCrosses(double[] res, int r, double[] v, int i, double[] m, int j) {
    double wx = v[i], wy = v[i + 1], wz = v[i + 2];
    double vx = v[i + 3], vy = v[i + 4], vz = v[i + 5];
    for (int k = 0; k < 6; k++) {
      double a = m[j + k], b = m[j + k + 6], c = m[j + k + 12];
      double d = m[j + k + 18], e = m[j + k + 24], f = m[j + k + 30];
      res[r + k] += wy * c - wz * b - vz * e + vy * f;
      res[r + k + 6] += wz * a - wx * c + vz * d - vx * f;
      res[r + k + 12] += wx * b - wy * a - vy * d + vx * e;
      res[r + k + 18] += wy * f - wz * e;
      res[r + k + 24] += wz * d - wx * f;
      res[r + k + 30] += wx * e - wy * d;
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
