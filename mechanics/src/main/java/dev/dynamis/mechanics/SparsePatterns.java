package dev.dynamis.mechanics;

import java.util.Arrays;

/**
 * Which entries of the matrices over degrees of freedom differ from zero, row by row.
 *
 * <p>{@code M} is the lower triangle of the inertia: each dof with its ancestors in ascending
 * order, itself last; a dof of a simple body has only itself. {@code D} is the full symmetric
 * matrix of ancestors and descendants, {@code B} the dofs above and below each body.
 *
 * @since 0.1.0
 */
public final class SparsePatterns {
  private SparsePatterns() {}

  /** Returns the number of ancestors of all dofs, each dof counted as its own: size of qM. */
  public static long countM(int[] dofParent) {
    long n = 0;
    for (int d : depths(dofParent)) {
      n += d;
    }
    return n;
  }

  /** Returns for each dof how many ancestors it has, itself counted. */
  private static int[] depths(int[] dofParent) {
    int[] depth = new int[dofParent.length];
    for (int i = 0; i < depth.length; i++) {
      depth[i] = dofParent[i] < 0 ? 1 : depth[dofParent[i]] + 1;
    }
    return depth;
  }

  /** Returns the number of entries of {@code M}. */
  public static long countC(int[] dofParent, int[] simplenum) {
    int[] depth = depths(dofParent);
    long n = 0;
    for (int i = 0; i < dofParent.length; i++) {
      n += simplenum[i] == 0 ? depth[i] : 1;
    }
    return n;
  }

  /** Returns the number of entries of {@code B}. */
  public static long countB(int[] bodyParent, int[] dofnum) {
    int nbody = bodyParent.length;
    int[] below = dofnum.clone();
    int[] above = new int[nbody];
    long n = 0;
    for (int i = nbody - 1; i > 0; i--) {
      below[bodyParent[i]] += below[i];
    }
    for (int i = 0; i < nbody; i++) {
      int p = bodyParent[i];
      above[i] = p > 0 ? above[p] + dofnum[p] : 0;
      n += below[i] + above[i];
    }
    return n;
  }

  /**
   * Fills the patterns and the maps between them, from parents of bodies and dofs.
   *
   * @param m the model. Modified.
   */
  public static void store(Model m) {
    if (m.nv == 0) {
      return;
    }
    lower(m);
    full(m);
    bodies(m);
    maps(m);
  }

  /** M: ancestors ascending, diagonal last. */
  private static void lower(Model m) {
    int adr = 0;
    for (int i = 0; i < m.nv; i++) {
      int n = 1;
      if (m.dof.simplenum[i] == 0) {
        for (int j = m.dof.parentid[i]; j >= 0; j = m.dof.parentid[j]) {
          n++;
        }
      }
      m.M.rowadr[i] = adr;
      m.M.rownnz[i] = n;
      adr += n;
      int j = i;
      for (int k = adr - 1; k >= m.M.rowadr[i]; k--) {
        m.M.colind[k] = j;
        m.mapM2M[k] = m.dof.Madr[i] + (adr - 1 - k);
        j = m.dof.parentid[j];
      }
    }
  }

  /** D: ancestors, diagonal, descendants, ascending. */
  private static void full(Model m) {
    for (int i = m.nv - 1; i >= 0; i--) {
      m.D.rownnz[i]++;
      for (int j = m.dof.parentid[i]; j >= 0; j = m.dof.parentid[j]) {
        m.D.rownnz[i]++;
        m.D.rownnz[j]++;
      }
    }
    for (int i = 1; i < m.nv; i++) {
      m.D.rowadr[i] = m.D.rowadr[i - 1] + m.D.rownnz[i - 1];
    }

    // descendants come from the last dof down, so rows fill from their ends
    int[] left = m.D.rownnz.clone();
    for (int i = m.nv - 1; i >= 0; i--) {
      int diag = --left[i];
      m.D.diag[i] = diag;
      m.D.colind[m.D.rowadr[i] + diag] = i;
      for (int j = m.dof.parentid[i]; j >= 0; j = m.dof.parentid[j]) {
        m.D.colind[m.D.rowadr[i] + --left[i]] = j;
        m.D.colind[m.D.rowadr[j] + --left[j]] = i;
      }
    }
  }

  /** B: dofs of ancestors, of the body and of its subtree, ascending. */
  private static void bodies(Model m) {
    int[] below = m.body.dofnum.clone();
    int[] first = new int[m.nbody];
    Arrays.fill(first, Integer.MAX_VALUE);
    for (int i = m.nbody - 1; i > 0; i--) {
      if (m.body.dofnum[i] > 0) {
        first[i] = m.body.dofadr[i];
      }
      int p = m.body.parentid[i];
      below[p] += below[i];
      first[p] = Math.min(first[p], first[i]);
    }
    int adr = 0;
    for (int i = 0; i < m.nbody; i++) {
      m.B.rowadr[i] = adr;
      int above = 0;
      for (int p = m.body.parentid[i]; p > 0; p = m.body.parentid[p]) {
        above += m.body.dofnum[p];
      }
      m.B.rownnz[i] = above + below[i];
      int k = adr + above;
      for (int p = m.body.parentid[i]; p > 0; p = m.body.parentid[p]) {
        for (int n = m.body.dofnum[p] - 1; n >= 0; n--) {
          m.B.colind[--k] = m.body.dofadr[p] + n;
        }
      }

      // the dofs of a subtree are contiguous
      for (int n = 0; n < below[i]; n++) {
        m.B.colind[adr + above + n] = first[i] + n;
      }
      adr += m.B.rownnz[i];
    }
  }

  /** Where each entry of D lies in M, and each entry of M in D. */
  private static void maps(Model m) {
    Arrays.fill(m.mapM2D, -1);
    int[] next = m.D.rowadr.clone();
    for (int i = 0; i < m.nv; i++) {
      // both rows ascend, and M's is a subset of D's
      int d = m.D.rowadr[i];
      for (int k = m.M.rowadr[i]; k < m.M.rowadr[i] + m.M.rownnz[i]; k++) {
        while (m.D.colind[d] != m.M.colind[k]) {
          d++;
        }
        m.mapD2M[k] = d;
        m.mapM2D[d] = k;
      }
    }

    // the upper triangle mirrors the lower one
    for (int i = 0; i < m.nv; i++) {
      for (int k = m.M.rowadr[i]; k < m.M.rowadr[i] + m.M.rownnz[i] - 1; k++) {
        int j = m.M.colind[k];
        int d = next[j];
        while (m.D.colind[d] != i) {
          d++;
        }
        m.mapM2D[d] = k;
        next[j] = d + 1;
      }
    }
  }
}
