package dev.dynamis.mechanics.internal.inertia;

import dev.dynamis.core.math.Inertia;
import dev.dynamis.core.math.TreeLtdl;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.constant.SleepState;
import dev.dynamis.mechanics.internal.kinematics.Jacobians;
import dev.dynamis.mechanics.internal.sleep.Sleep;
import dev.dynamis.mechanics.internal.sleep.SleepStates;
import java.util.Arrays;

/**
 * The joint-space inertia matrix by the composite-rigid-body algorithm, its factor, and solutions
 * with it.
 *
 * <p>Reads {@code cinert, cdof, ten.J}; writes {@code crb, M} (rows of ancestors, diagonal last),
 * {@code qM} (the same numbers in MuJoCo's older layout), {@code qLD, qLDiagInv}. Counterpart of
 * {@code mj_makeM}, {@code mj_factorM} and {@code mj_solveM}.
 */
public final class MassMatrix {
  private MassMatrix() {}

  /** Computes the matrix, armatures of joints and tendons included. */
  public static void make(Model m, Data d) {
    rows(m, d);
    if (hasTendonArmature(m)) {
      tendonArmature(m, d);
      for (int i = 0; i < m.nC; i++) {
        d.qM[m.mapM2M[i]] = d.M[i];
      }
    }
  }

  /** As {@link #make} for some trees, where no tendon has an armature; they are factored too. */
  public static void makeAndFactor(Model m, Data d) {
    rows(m, d);
    factor(m, d);
  }

  /** Returns whether a tendon has an armature, which may tie trees together. */
  public static boolean hasTendonArmature(Model m) {
    for (int t = 0; t < m.ntendon; t++) {
      if (m.tendon.armature[t] != 0) {
        return true;
      }
    }
    return false;
  }

  /** The rows of all dofs without armatures of tendons, in both layouts. */
  private static void rows(Model m, Data d) {
    compositeInertias(m, d);
    for (int k = 0; k < d.nvAwake; k++) {
      int i = d.dof.awakeInd[k];
      if (m.dof.simplenum[i] != 0) {
        double entry = m.dof.M0[i] + 0.0;
        d.M[m.M.rowadr[i]] = entry;
        d.qM[m.dof.Madr[i]] = entry;
      } else {
        row(m, d, i);
      }
    }
  }

  /**
   * The row of dof {@code i}: the force for its acceleration, seen by the dofs above it. The force
   * stays in local variables, which what is written to the matrix can't change.
   */
  private static void row(Model m, Data d, int i) {
    double[] M = d.M;
    double[] qM = d.qM;
    double[] cdof = d.cdof;
    double[] crb = d.crb;
    int k = 10 * m.dof.bodyid[i];
    double xx = crb[k], yy = crb[k + 1], zz = crb[k + 2];
    double xy = crb[k + 3], xz = crb[k + 4], yz = crb[k + 5];
    double cx = crb[k + 6], cy = crb[k + 7], cz = crb[k + 8];
    double mass = crb[k + 9];
    int v = 6 * i;
    double a = cdof[v], b = cdof[v + 1], c = cdof[v + 2];
    double e = cdof[v + 3], f = cdof[v + 4], g = cdof[v + 5];
    double t0 = xx * a + xy * b + xz * c - cz * f + cy * g;
    double t1 = xy * a + yy * b + yz * c + cz * e - cx * g;
    double t2 = xz * a + yz * b + zz * c - cy * e + cx * f;
    double f0 = cz * b - cy * c + mass * e;
    double f1 = cx * c - cz * a + mass * f;
    double f2 = cy * a - cx * b + mass * g;

    int[] parent = m.dof.parentid;
    int at = m.M.rowadr[i] + m.M.rownnz[i] - 1;
    int older = m.dof.Madr[i];
    double before = m.dof.armature[i] + 0.0;
    for (int j = i; j >= 0; j = parent[j]) {
      // summed as by Spatial.dot6
      int u = 6 * j;
      double product =
          ((cdof[u] * t0 + cdof[u + 2] * t2) + (cdof[u + 1] * t1 + cdof[u + 3] * f0))
              + (cdof[u + 4] * f1 + cdof[u + 5] * f2);
      double entry = before + product;
      M[at--] = entry;
      qM[older++] = entry;
      before = 0;
    }
  }

  /** Sums inertias from leaves to roots; the world stays apart. */
  public static void compositeInertias(Model m, Data d) {
    int first = d.firstBody();
    if (isRange(d.body.awakeInd, first, d.nbodyAwake)) {
      int b = d.body.awakeInd[first];
      System.arraycopy(d.cinert, 10 * b, d.crb, 10 * b, 10 * (d.nbodyAwake - first));
    } else {
      for (int k = first; k < d.nbodyAwake; k++) {
        int b = d.body.awakeInd[k];
        System.arraycopy(d.cinert, 10 * b, d.crb, 10 * b, 10);
      }
    }
    for (int k = d.nparentAwake - 1; k >= 0; k--) {
      int b = d.parent.awakeInd[k];
      int parent = m.body.parentid[b];
      if (parent > 0) {
        Inertia.addTo(d.crb, 10 * parent, d.crb, 10 * b);
      }
    }
  }

  /** {@code M += armature * transpose(J) J}, where M has an entry. */
  private static void tendonArmature(Model m, Data d) {
    boolean sparse = Jacobians.isSparse(m);
    long mark = d.scratch.mark();
    double[] row = d.scratch.reals(m.nv);
    for (int t = 0; t < m.ntendon; t++) {
      double armature = m.tendon.armature[t];
      if (armature == 0 || SleepStates.of(m, d, ObjType.TENDON, t) == SleepState.ASLEEP) {
        continue;
      }
      denseRow(m, d, t, row, sparse);
      for (int i = 0; i < m.nv; i++) {
        if (row[i] == 0) {
          continue;
        }
        int start = m.M.rowadr[i];
        int end = start + m.M.rownnz[i];
        for (int at = start; at < end; at++) {
          d.M[at] += armature * row[i] * row[m.M.colind[at]];
        }
      }
    }
    d.scratch.release(mark);
  }

  /** Copies the Jacobian of tendon {@code t} to {@code row[0..nv)}. */
  public static void denseRow(Model m, Data d, int t, double[] row, boolean sparse) {
    if (!sparse) {
      System.arraycopy(d.ten.J, t * m.nv, row, 0, m.nv);
      return;
    }
    Arrays.fill(row, 0, m.nv, 0);
    int start = d.ten.JRowadr[t];
    int end = start + d.ten.JRownnz[t];
    for (int at = start; at < end; at++) {
      row[d.ten.JColind[at]] = d.ten.J[at];
    }
  }

  /** Copies the rows of the matrix that belong to dofs that are awake. */
  public static void copyAwake(Model m, Data d, double[] res) {
    int[] dofs = d.dof.awakeInd;
    if (isRange(dofs, 0, d.nvAwake)) {
      int last = dofs[d.nvAwake - 1];
      int adr = m.M.rowadr[dofs[0]];
      System.arraycopy(d.M, adr, res, adr, m.M.rowadr[last] + m.M.rownnz[last] - adr);
      return;
    }
    for (int k = 0; k < d.nvAwake; k++) {
      int adr = m.M.rowadr[dofs[k]];
      System.arraycopy(d.M, adr, res, adr, m.M.rownnz[dofs[k]]);
    }
  }

  /** Whether ascending indices, at least one, follow one another without a gap. */
  private static boolean isRange(int[] index, int from, int to) {
    return from < to && index[to - 1] - index[from] == to - 1 - from;
  }

  /** Factors the matrix; the factors of trees that sleep stay. */
  public static void factor(Model m, Data d) {
    copyAwake(m, d, d.qLD);
    factor(m, d, d.qLD, d.qLDiagInv);
  }

  /** Factors in place a matrix with the pattern of M; rows of trees that sleep stay. */
  public static void factor(Model m, Data d, double[] mat, double[] invD) {
    int[] dofs = Sleep.dofs(m, d);
    TreeLtdl.factor(mat, invD, d.nvAwake, m.M.rownnz, m.M.rowadr, dofs, d.lastDescendants());
  }

  /** Solves {@code M x = b} in place for {@code n} vectors of length nv from {@code x[o]}. */
  public static void solve(Model m, Data d, double[] x, int o, int n) {
    TreeLtdl.solve(
        x, o, n, m.nv, d.qLD, d.qLDiagInv, m.nv, m.M.rownnz, m.M.rowadr, m.M.colind, null);
  }

  /** Solves {@code M x = b} in place for a vector from {@code x[o]}, for dofs that are awake. */
  public static void solveAwake(Model m, Data d, double[] x, int o) {
    TreeLtdl.solve(
        x,
        o,
        1,
        m.nv,
        d.qLD,
        d.qLDiagInv,
        d.nvAwake,
        m.M.rownnz,
        m.M.rowadr,
        m.M.colind,
        Sleep.dofs(m, d));
  }

  /**
   * Solves {@code M x = b} in place for {@code n} vectors of length nv from {@code x[o]} that are
   * zero outside the dofs of {@code tree}; no other dof is touched.
   */
  public static void solveTree(Model m, Data d, double[] x, int o, int n, int tree) {
    long mark = d.scratch.mark();
    int rows = m.tree.dofnum[tree];
    int[] index = d.scratch.ints(rows);
    for (int i = 0; i < rows; i++) {
      index[i] = m.tree.dofadr[tree] + i;
    }
    TreeLtdl.solve(
        x, o, n, m.nv, d.qLD, d.qLDiagInv, rows, m.M.rownnz, m.M.rowadr, m.M.colind, index);
    d.scratch.release(mark);
  }
}
