package dev.dynamis.mechanics.internal.solver;

import dev.dynamis.core.math.Buffers;
import dev.dynamis.mechanics.Data;
import java.util.Arrays;

/**
 * The inverse inertia seen by the rows of a problem, {@code A = J inverse(M) J'}.
 *
 * <p>With {@code M = L'DL} it is {@code X' inverse(D) X}, {@code X = inverse(L') J'}. X has a row
 * for each dof, so that one pass of elimination treats all constraints at once; rows are arrays of
 * their own, because the compiler makes vector instructions of loops over arrays that share their
 * index.
 */
final class RowProjection {
  private static final double[] NONE = {};

  /** A, whole rows. */
  double[][] a = {};

  private double[][] x = {};
  private boolean[] used = {};
  private int[] dofs = {};
  private double[] invD = {};
  private double[] spare = {};
  private final Buffers memory;

  RowProjection(Buffers memory) {
    this.memory = memory;
  }

  /** Computes A for a problem, from the factor of its inertia matrix. */
  void make(Data d, Primal p) {
    reserve(p.nv, p.nefc);
    if (p.island < 0) {
      System.arraycopy(d.qLDiagInv, 0, invD, 0, p.nv);
    } else {
      System.arraycopy(d.iLDiagInv, d.island.idofadr[p.island], invD, 0, p.nv);
    }
    transpose(p);
    eliminate(p, p.island < 0 ? d.qLD : d.iLD);
    multiply(p.nv, p.nefc);
  }

  private void reserve(int dofs, int rows) {
    used = memory.flags(used, dofs);
    this.dofs = memory.ints(this.dofs, dofs + 3L);
    invD = memory.reals(invD, dofs);
    spare = memory.reals(spare, rows);
    if (a.length < rows) {
      int room = rows + rows / 2;
      a = memory.square(a, memory.fits((long) room * room * Double.BYTES) ? room : rows);
    }
    if (x.length < dofs) {
      x = Arrays.copyOf(x, dofs);
    }
    for (int j = 0; j < dofs; j++) {
      x[j] = memory.reals(x[j] == null ? NONE : x[j], rows);
    }
  }

  /** X = J'. */
  private void transpose(Primal p) {
    int n = p.nv;
    for (int j = 0; j < n; j++) {
      used[j] = false;
      Arrays.fill(x[j], 0, p.nefc, 0);
    }
    double[] J = p.J;
    int[] colind = p.jColind;
    for (int r = 0; r < p.nefc; r++) {
      int start = p.jRowadr[r];
      int end = start + p.jRownnz[r];
      if (p.sparse) {
        for (int at = start; at < end; at++) {
          x[colind[at]][r] = J[at];
          used[colind[at]] = true;
        }
      } else {
        int j = start - p.j0 - r * n;
        for (int at = start; at < end; at++, j++) {
          x[j][r] = J[at];
          used[j] = true;
        }
      }
    }
  }

  /**
   * X = inverse(L') X, from the leaves to the root. Up to four dofs of a chain, which have all
   * other ancestors in common, are treated together.
   */
  private void eliminate(Primal p, double[] ld) {
    int[] adr = p.mRowadr;
    int[] nnz = p.mRownnz;
    int[] colind = p.mColind;
    int rows = p.nefc;
    int j = p.nv - 1;
    while (j >= 0) {
      int count = 1;
      boolean any = used[j];
      while (count < 4
          && nnz[j - count + 1] > 1
          && colind[adr[j - count + 1] + nnz[j - count + 1] - 2] == j - count) {
        // within the chain
        int to = j - count;
        for (int from = j; from > to; from--) {
          if (used[from]) {
            double l = ld[adr[from] + nnz[to] - 1];
            subtract(x[to], x[from], l, rows);
            used[to] = true;
          }
        }
        any |= used[to];
        count++;
      }
      int last = j - count + 1;
      if (any) {
        int above = nnz[last] - 1;
        int at = adr[last];
        for (int k = 0; k < above; k++) {
          int to = colind[at + k];
          used[to] = true;
          double l = ld[at + k];
          switch (count) {
            case 1 -> subtract(x[to], x[j], l, rows);
            case 2 -> subtract(x[to], x[j], x[last], ld[adr[j] + k], l, rows);
            case 3 ->
                subtract(
                    x[to], x[j], x[j - 1], x[last], ld[adr[j] + k], ld[adr[j - 1] + k], l, rows);
            default ->
                subtract(
                    x[to],
                    x[j],
                    x[j - 1],
                    x[j - 2],
                    x[last],
                    ld[adr[j] + k],
                    ld[adr[j - 1] + k],
                    ld[adr[j - 2] + k],
                    l,
                    rows);
          }
        }
      }
      j = last - 1;
    }
  }

  /** A = X' inverse(D) X, four dofs at a time. */
  private void multiply(int n, int rows) {
    int count = 0;
    for (int j = 0; j < n; j++) {
      if (used[j]) {
        dofs[count++] = j;
      }
    }
    // dofs that pad the last four have no weight
    int padded = count + 3 & ~3;
    for (int k = count; k < padded; k++) {
      dofs[k] = dofs[0];
    }
    for (int r = 0; r < rows; r += 2) {
      boolean two = r + 1 < rows;
      double[] row = a[r];
      double[] next = two ? a[r + 1] : spare;
      Arrays.fill(row, r, rows, 0);
      Arrays.fill(next, r, rows, 0);
      int s = two ? r + 1 : r;
      for (int k = 0; k < padded; k += 4) {
        int i0 = dofs[k], i1 = dofs[k + 1], i2 = dofs[k + 2], i3 = dofs[k + 3];
        double d1 = k + 1 < count ? invD[i1] : 0;
        double d2 = k + 2 < count ? invD[i2] : 0;
        double d3 = k + 3 < count ? invD[i3] : 0;
        double[] x0 = x[i0], x1 = x[i1], x2 = x[i2], x3 = x[i3];
        double s0 = x0[r] * invD[i0], s1 = x1[r] * d1, s2 = x2[r] * d2, s3 = x3[r] * d3;
        double t0 = x0[s] * invD[i0], t1 = x1[s] * d1, t2 = x2[s] * d2, t3 = x3[s] * d3;
        if (s0 != 0 || s1 != 0 || s2 != 0 || s3 != 0 || t0 != 0 || t1 != 0 || t2 != 0 || t3 != 0) {
          addTwo(row, next, x0, x1, x2, x3, s0, s1, s2, s3, t0, t1, t2, t3, r, rows);
        }
      }
    }
    for (int r = 1; r < rows; r++) {
      double[] row = a[r];
      for (int c = 0; c < r; c++) {
        row[c] = a[c][r];
      }
    }
  }

  /** {@code res += A v}, for the {@code count} elements of v that are listed in {@code at}. */
  void addProduct(double[] res, double[] v, int[] at, int count, int rows) {
    int k = 0;
    for (; k + 4 <= count; k += 4) {
      int i0 = at[k], i1 = at[k + 1], i2 = at[k + 2], i3 = at[k + 3];
      add(res, a[i0], a[i1], a[i2], a[i3], v[i0], v[i1], v[i2], v[i3], 0, rows);
    }
    for (; k < count; k++) {
      add(res, a[at[k]], v[at[k]], 0, rows);
    }
  }

  private static void addTwo(
      double[] y,
      double[] z,
      double[] x0,
      double[] x1,
      double[] x2,
      double[] x3,
      double s0,
      double s1,
      double s2,
      double s3,
      double t0,
      double t1,
      double t2,
      double t3,
      int from,
      int n) {
    for (int i = from; i < n; i++) {
      double p = x0[i], q = x1[i], r = x2[i], o = x3[i];
      y[i] += (p * s0 + q * s1) + (r * s2 + o * s3);
      z[i] += (p * t0 + q * t1) + (r * t2 + o * t3);
    }
  }

  private static void subtract(double[] y, double[] p, double s, int n) {
    for (int i = 0; i < n; i++) {
      y[i] -= p[i] * s;
    }
  }

  private static void subtract(double[] y, double[] p, double[] q, double s, double t, int n) {
    for (int i = 0; i < n; i++) {
      y[i] -= p[i] * s + q[i] * t;
    }
  }

  private static void subtract(
      double[] y, double[] p, double[] q, double[] r, double s, double t, double u, int n) {
    for (int i = 0; i < n; i++) {
      y[i] -= (p[i] * s + q[i] * t) + r[i] * u;
    }
  }

  private static void subtract(
      double[] y,
      double[] p,
      double[] q,
      double[] r,
      double[] o,
      double s,
      double t,
      double u,
      double v,
      int n) {
    for (int i = 0; i < n; i++) {
      y[i] -= (p[i] * s + q[i] * t) + (r[i] * u + o[i] * v);
    }
  }

  private static void add(double[] y, double[] p, double s, int from, int n) {
    for (int i = from; i < n; i++) {
      y[i] += p[i] * s;
    }
  }

  private static void add(
      double[] y,
      double[] p,
      double[] q,
      double[] r,
      double[] o,
      double s,
      double t,
      double u,
      double v,
      int from,
      int n) {
    for (int i = from; i < n; i++) {
      y[i] += (p[i] * s + q[i] * t) + (r[i] * u + o[i] * v);
    }
  }
}
