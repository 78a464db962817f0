package dev.dynamis.mechanics.sim;

import dev.dynamis.core.math.Csr;
import dev.dynamis.core.math.TreeLtdl;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.internal.inertia.MassMatrix;
import java.util.Arrays;

/**
 * Products and solutions with the inertia matrix M; they need the position stage.
 *
 * @since 0.1.0
 */
public final class InertiaMatrix {
  private InertiaMatrix() {}

  /** {@code res[nv] = M v}. */
  public static void mul(Model m, Data d, double[] res, double[] v) {
    Csr.mulSymVec(res, 0, d.M, m.M.rownnz, m.M.rowadr, m.M.colind, m.nv, v, 0);
  }

  /** {@code res[nv x nv]} = M, row-major, both triangles. */
  public static void full(Model m, Data d, double[] res) {
    int nv = m.nv;
    Arrays.fill(res, 0, nv * nv, 0);
    for (int i = 0; i < nv; i++) {
      int end = m.M.rowadr[i] + m.M.rownnz[i];
      for (int at = m.M.rowadr[i]; at < end; at++) {
        int j = m.M.colind[at];
        res[i * nv + j] = d.M[at];
        res[j * nv + i] = d.M[at];
      }
    }
  }

  /** Factors M anew into {@code qLD, qLDiagInv}, after {@code M} was edited. */
  public static void factor(Model m, Data d) {
    MassMatrix.factor(m, d);
  }

  /**
   * {@code x[n x nv]} = half of the solution for n vectors: with {@code M = L' D L}, {@code x =
   * inverse(sqrt(D)) inverse(L') b}, so that {@code x . x = b . inverse(M) b}.
   */
  public static void halfSolve(Model m, Data d, double[] x, double[] b, int n) {
    System.arraycopy(b, 0, x, 0, n * m.nv);
    long mark = d.scratch.mark();
    double[] sqrtInvD = d.scratch.reals(m.nv);
    for (int i = 0; i < m.nv; i++) {
      sqrtInvD[i] = 1 / Math.sqrt(d.qLD[m.M.rowadr[i] + m.M.rownnz[i] - 1]);
    }
    int nv = m.nv;
    TreeLtdl.halfSolve(x, 0, n, nv, d.qLD, sqrtInvD, nv, m.M.rownnz, m.M.rowadr, m.M.colind, null);
    d.scratch.release(mark);
  }

  /** {@code x[n x nv]} = the solutions of {@code M x = b} for n vectors, one after the other. */
  public static void solve(Model m, Data d, double[] x, double[] b, int n) {
    System.arraycopy(b, 0, x, 0, n * m.nv);
    MassMatrix.solve(m, d, x, 0, n);
  }
}
