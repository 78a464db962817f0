package dev.dynamis.core.math;

import java.util.Arrays;

/**
 * Dense Cholesky factorization {@code A = transpose(U) U} of a symmetric positive definite matrix,
 * with the numbers of {@link Cholesky} to the last bit.
 *
 * <p>Rows of the upper triangle are arrays of their own, because the compiler makes vector
 * instructions of loops over different arrays only if they share their index. Where {@link
 * Cholesky} adds up a sum with {@link Dense#dot}, here the four partial sums of all columns grow
 * together.
 *
 * <p>An instance keeps its memory; it is for one thread.
 *
 * @since 0.1.0
 */
public final class RowCholesky {
  /** Rows, from the diagonal on; what is left of it means nothing. */
  public double[][] u = {};

  private int n;
  private double[] s0 = {};
  private double[] s1 = {};
  private double[] s2 = {};
  private double[] s3 = {};

  private final Buffers memory;

  /** A factor of nothing yet, whose memory is not limited. */
  public RowCholesky() {
    this(Buffers.unlimited());
  }

  /** A factor of nothing yet. */
  public RowCholesky(Buffers memory) {
    this.memory = memory;
  }

  /** Makes room for {@code size} rows; what they hold is not kept. */
  public void resize(int size) {
    n = size;
    u = memory.square(u, size);
    s0 = memory.reals(s0, size);
    s1 = memory.reals(s1, size);
    s2 = memory.reals(s2, size);
    s3 = memory.reals(s3, size);
  }

  /** Sets all entries to zero. */
  public void clear() {
    for (int k = 0; k < n; k++) {
      Arrays.fill(u[k], k, n, 0);
    }
  }

  /** Takes size and numbers of another factor. */
  public void copy(RowCholesky from) {
    resize(from.n);
    for (int k = 0; k < n; k++) {
      System.arraycopy(from.u[k], k, u[k], k, n - k);
    }
  }

  /**
   * Adds {@code weight[k] transpose(x) x} to the matrix for the {@code count} rows {@code x} that
   * start in {@code rows} at {@code start[k]}, one after the other, four of one span in one pass.
   *
   * @param from the first column of each row that may not be zero
   * @param end the column after the last one
   */
  public void addSquares(
      double[] rows, int[] start, int[] from, int[] end, double[] weight, int count) {
    int k = 0;
    while (k < count) {
      int first = from[k];
      int last = end[k];
      if (k + 3 < count
          && from[k + 1] == first
          && end[k + 1] == last
          && from[k + 2] == first
          && end[k + 2] == last
          && from[k + 3] == first
          && end[k + 3] == last) {
        int p = start[k], q = start[k + 1], r = start[k + 2], s = start[k + 3];
        scaleRow(s0, rows, p, weight[k], first, last);
        scaleRow(s1, rows, q, weight[k + 1], first, last);
        scaleRow(s2, rows, r, weight[k + 2], first, last);
        scaleRow(s3, rows, s, weight[k + 3], first, last);
        for (int i = first; i < last; i++) {
          double a = rows[p + i], b = rows[q + i], c = rows[r + i], d = rows[s + i];
          if (a != 0 || b != 0 || c != 0 || d != 0) {
            add(u[i], s0, s1, s2, s3, a, b, c, d, i, last);
          }
        }
        k += 4;
      } else {
        scaleRow(s0, rows, start[k], weight[k], first, last);
        for (int i = first; i < last; i++) {
          double a = rows[start[k] + i];
          if (a != 0) {
            add(u[i], s0, a, i, last);
          }
        }
        k++;
      }
    }
  }

  private static void scaleRow(
      double[] res, double[] rows, int start, double weight, int from, int end) {
    for (int i = from; i < end; i++) {
      res[i] = rows[start + i] * weight;
    }
  }

  private static void add(double[] y, double[] a, double s, int from, int n) {
    for (int i = from; i < n; i++) {
      y[i] += a[i] * s;
    }
  }

  private static void add(
      double[] y,
      double[] s0,
      double[] s1,
      double[] s2,
      double[] s3,
      double a,
      double b,
      double c,
      double d,
      int from,
      int n) {
    for (int i = from; i < n; i++) {
      y[i] = (((y[i] + s0[i] * a) + s1[i] * b) + s2[i] * c) + s3[i] * d;
    }
  }

  /**
   * Replaces the matrix by its factor and returns the rank. A pivot below {@code minDiagonal} is
   * raised to it and counted as missing from the rank.
   */
  public int factor(double minDiagonal) {
    int rank = n;
    clearSums(0);
    for (int k = 0; k < n; k++) {
      int full = k & ~3;
      if (full > 0) {
        startSums(u[0], u[1], u[2], u[3], k);
      }
      for (int j = 4; j < full; j += 4) {
        addToSums(j, u[j][k], u[j + 1][k], u[j + 2][k], u[j + 3][k], k);
      }
      double[] row = u[k];
      switch (k - full) {
        case 0 -> subtract(row, k);
        case 1 -> subtract(row, u[full], k);
        case 2 -> subtract(row, u[full], u[full + 1], k);
        default -> subtract(row, u[full], u[full + 1], u[full + 2], k);
      }
      double pivot = row[k];
      if (pivot < minDiagonal) {
        pivot = minDiagonal;
        rank--;
      }
      double root = Math.sqrt(pivot);
      row[k] = root;
      scale(row, 1 / root, k + 1, n);
    }
    return rank;
  }

  private static void scale(double[] row, double s, int from, int n) {
    for (int i = from; i < n; i++) {
      row[i] *= s;
    }
  }

  private void clearSums(int from) {
    Arrays.fill(s0, from, n, 0);
    Arrays.fill(s1, from, n, 0);
    Arrays.fill(s2, from, n, 0);
    Arrays.fill(s3, from, n, 0);
  }

  /** Sets the partial sums to what the first four rows add to zero, from column k on. */
  private void startSums(double[] u0, double[] u1, double[] u2, double[] u3, int k) {
    double[] p = s0, q = s1, r = s2, s = s3;
    double a = u0[k], b = u1[k], c = u2[k], d = u3[k];
    for (int i = k; i < n; i++) {
      p[i] = 0 + u0[i] * a;
      q[i] = 0 + u1[i] * b;
      r[i] = 0 + u2[i] * c;
      s[i] = 0 + u3[i] * d;
    }
  }

  /** Adds multiples of four rows to the partial sums, from column {@code from} on. */
  private void addToSums(int j, double a, double b, double c, double d, int from) {
    addToSums(s0, s1, s2, s3, u[j], u[j + 1], u[j + 2], u[j + 3], a, b, c, d, from, n);
  }

  private static void addToSums(
      double[] s0,
      double[] s1,
      double[] s2,
      double[] s3,
      double[] u0,
      double[] u1,
      double[] u2,
      double[] u3,
      double a,
      double b,
      double c,
      double d,
      int from,
      int n) {
    for (int i = from; i < n; i++) {
      s0[i] += u0[i] * a;
      s1[i] += u1[i] * b;
      s2[i] += u2[i] * c;
      s3[i] += u3[i] * d;
    }
  }

  /** Takes the sums off a row. */
  private void subtract(double[] y, int k) {
    double[] p = s0, q = s1, r = s2, s = s3;
    for (int i = k; i < n; i++) {
      y[i] -= (p[i] + r[i]) + (q[i] + s[i]);
    }
  }

  /** Takes the sums off a row, with what rows after the last four add to them. */
  private void subtract(double[] y, double[] a, int k) {
    double[] p = s0, q = s1, r = s2, s = s3;
    double ak = a[k];
    for (int i = k; i < n; i++) {
      y[i] -= ((p[i] + r[i]) + (q[i] + s[i])) + a[i] * ak;
    }
  }

  private void subtract(double[] y, double[] a, double[] b, int k) {
    double[] p = s0, q = s1, r = s2, s = s3;
    double ak = a[k], bk = b[k];
    for (int i = k; i < n; i++) {
      y[i] -= ((p[i] + r[i]) + (q[i] + s[i])) + (a[i] * ak + b[i] * bk);
    }
  }

  private void subtract(double[] y, double[] a, double[] b, double[] c, int k) {
    double[] p = s0, q = s1, r = s2, s = s3;
    double ak = a[k], bk = b[k], ck = c[k];
    for (int i = k; i < n; i++) {
      y[i] -= ((p[i] + r[i]) + (q[i] + s[i])) + (a[i] * ak + b[i] * bk + c[i] * ck);
    }
  }

  /** {@code res[n] = inverse(A) b}; {@code res} may be {@code b}. */
  public void solve(double[] res, double[] b) {
    System.arraycopy(b, 0, res, 0, n);
    clearSums(0);
    for (int j = 0; j < n; j += 4) {
      int end = Math.min(j + 4, n);
      for (int i = j; i < end; i++) {
        double sum = (s0[i] + s2[i]) + (s1[i] + s3[i]);
        if (i > j) {
          double rest = u[j][i] * res[j];
          for (int k = j + 1; k < i; k++) {
            rest += u[k][i] * res[k];
          }
          sum += rest;
        }
        res[i] = (res[i] - sum) / u[i][i];
      }
      if (end < n) {
        addToSums(j, res[j], res[j + 1], res[j + 2], res[j + 3], end);
      }
    }
    for (int k = n - 1; k >= 0; k--) {
      double[] row = u[k];
      double x = res[k];
      for (int i = k + 1; i < n; i++) {
        x -= row[i] * res[i];
      }
      res[k] = x / row[k];
    }
  }

  /**
   * Changes the factor of {@code A} in place into that of {@code A + sign transpose(x) x} for one
   * vector after the other, and returns whether all pivots stayed positive; others are raised to
   * {@link Scalar#MINVAL}.
   *
   * @param x vectors of length n, which are destroyed
   * @param sign 1 or -1 for each
   * @param count number of vectors
   */
  public boolean update(double[][] x, double[] sign, int count) {
    boolean positive = true;
    int done = 0;
    for (; done + 3 <= count; done += 3) {
      positive &= updateThree(x[done], x[done + 1], x[done + 2], sign, done);
    }
    for (; done < count; done++) {
      positive &= updateOne(x[done], sign[done]);
    }
    return positive;
  }

  private boolean updateOne(double[] x, double sign) {
    boolean positive = true;
    for (int k = 0; k < n; k++) {
      double xk = x[k];
      if (xk == 0) {
        continue;
      }
      double[] row = u[k];
      double diagonal = row[k];
      double pivot = diagonal * diagonal + sign * (xk * xk);
      if (pivot < Scalar.MINVAL) {
        pivot = Scalar.MINVAL;
        positive = false;
      }
      double root = Math.sqrt(pivot);
      double c = root / diagonal;
      double s = xk / diagonal;
      row[k] = root;
      rotate(row, x, c, 1 / c, s, sign * s, k + 1, n);
    }
    return positive;
  }

  private static void rotate(
      double[] row, double[] x, double c, double inverse, double s, double signed, int k, int n) {
    for (int i = k; i < n; i++) {
      double entry = (row[i] + signed * x[i]) * inverse;
      row[i] = entry;
      x[i] = c * x[i] - s * entry;
    }
  }

  /** Three updates at once, row by row: the processor works on one while it waits for another. */
  private boolean updateThree(double[] x, double[] y, double[] z, double[] sign, int at) {
    boolean positive = true;
    double sx = sign[at], sy = sign[at + 1], sz = sign[at + 2];
    for (int k = 0; k < n; k++) {
      double xk = x[k], yk = y[k], zk = z[k];
      if (xk == 0 && yk == 0 && zk == 0) {
        continue;
      }
      double[] row = u[k];
      double d0 = row[k];
      double pivot = d0 * d0 + sx * (xk * xk);
      if (pivot < Scalar.MINVAL) {
        pivot = Scalar.MINVAL;
        positive = false;
      }
      double d1 = Math.sqrt(pivot);
      pivot = d1 * d1 + sy * (yk * yk);
      if (pivot < Scalar.MINVAL) {
        pivot = Scalar.MINVAL;
        positive = false;
      }
      double d2 = Math.sqrt(pivot);
      pivot = d2 * d2 + sz * (zk * zk);
      if (pivot < Scalar.MINVAL) {
        pivot = Scalar.MINVAL;
        positive = false;
      }
      double d3 = Math.sqrt(pivot);
      row[k] = d3;
      double cx = d1 / d0, cy = d2 / d1, cz = d3 / d2;
      double tx = xk / d0, ty = yk / d1, tz = zk / d2;
      rotateThree(row, x, y, z, cx, cy, cz, tx, ty, tz, sx, sy, sz, k + 1, n);
    }
    return positive;
  }

  private static void rotateThree(
      double[] row,
      double[] x,
      double[] y,
      double[] z,
      double cx,
      double cy,
      double cz,
      double tx,
      double ty,
      double tz,
      double sx,
      double sy,
      double sz,
      int k,
      int n) {
    double ix = 1 / cx, iy = 1 / cy, iz = 1 / cz;
    double ax = sx * tx, ay = sy * ty, az = sz * tz;
    for (int i = k; i < n; i++) {
      double e = (row[i] + ax * x[i]) * ix;
      x[i] = cx * x[i] - tx * e;
      double f = (e + ay * y[i]) * iy;
      y[i] = cy * y[i] - ty * f;
      double g = (f + az * z[i]) * iz;
      z[i] = cz * z[i] - tz * g;
      row[i] = g;
    }
  }
}
