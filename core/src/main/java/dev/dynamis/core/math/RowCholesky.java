package dev.dynamis.core.math;

import java.util.Arrays;

/**
 * Dense factorization {@code A = transpose(U) D U} of a symmetric positive definite matrix, U with
 * ones on its diagonal.
 *
 * <p>Rows of the upper triangle are arrays of their own, because the compiler makes vector
 * instructions of loops over different arrays only if they share their index. Without square roots
 * an update of rank one takes one division for each row.
 *
 * <p>An instance keeps its memory; it is for one thread.
 *
 * @since 0.1.0
 */
public final class RowCholesky {
  /**
   * Rows from the diagonal on: of the matrix, then of U, where the diagonal means nothing, as what
   * is left of it never does.
   */
  public double[][] u = {};

  private int n;
  private double[] d = {};
  private double[] inverse = {};

  /** Rows that are added to the matrix. */
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
    d = memory.reals(d, size);
    inverse = memory.reals(inverse, size);
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
    System.arraycopy(from.d, 0, d, 0, n);
    System.arraycopy(from.inverse, 0, inverse, 0, n);
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
    for (int k = 0; k < n; k++) {
      double[] row = u[k];
      int j = 0;
      for (; j + 4 <= k; j += 4) {
        double[] u0 = u[j], u1 = u[j + 1], u2 = u[j + 2], u3 = u[j + 3];
        double a = u0[k] * d[j], b = u1[k] * d[j + 1];
        double c = u2[k] * d[j + 2], e = u3[k] * d[j + 3];
        if (a != 0 || b != 0 || c != 0 || e != 0) {
          subtract(row, u0, u1, u2, u3, a, b, c, e, k, n);
        }
      }
      switch (k - j) {
        case 1 -> subtract(row, u[j], u[j][k] * d[j], k, n);
        case 2 -> subtract(row, u[j], u[j + 1], u[j][k] * d[j], u[j + 1][k] * d[j + 1], k, n);
        case 3 ->
            subtract(
                row,
                u[j],
                u[j + 1],
                u[j + 2],
                u[j][k] * d[j],
                u[j + 1][k] * d[j + 1],
                u[j + 2][k] * d[j + 2],
                k,
                n);
        default -> {
          // there are no rows left
        }
      }
      double pivot = row[k];
      if (pivot < minDiagonal) {
        pivot = minDiagonal;
        rank--;
      }
      double inv = 1 / pivot;
      d[k] = pivot;
      inverse[k] = inv;
      for (int i = k + 1; i < n; i++) {
        row[i] *= inv;
      }
    }
    return rank;
  }

  private static void subtract(double[] y, double[] p, double a, int k, int n) {
    for (int i = k; i < n; i++) {
      y[i] -= p[i] * a;
    }
  }

  private static void subtract(
      double[] y, double[] p, double[] q, double a, double b, int k, int n) {
    for (int i = k; i < n; i++) {
      y[i] -= p[i] * a + q[i] * b;
    }
  }

  private static void subtract(
      double[] y, double[] p, double[] q, double[] r, double a, double b, double c, int k, int n) {
    for (int i = k; i < n; i++) {
      y[i] -= (p[i] * a + q[i] * b) + r[i] * c;
    }
  }

  private static void subtract(
      double[] y,
      double[] p,
      double[] q,
      double[] r,
      double[] s,
      double a,
      double b,
      double c,
      double e,
      int k,
      int n) {
    for (int i = k; i < n; i++) {
      y[i] -= (p[i] * a + q[i] * b) + (r[i] * c + s[i] * e);
    }
  }

  /** {@code res[n] = inverse(A) b}; {@code res} may be {@code b}. */
  public void solve(double[] res, double[] b) {
    System.arraycopy(b, 0, res, 0, n);
    forward(res);
    for (int i = 0; i < n; i++) {
      res[i] *= inverse[i];
    }
    backward(res);
  }

  /** {@code x = inverse(transpose(U)) x}, four rows at a time. */
  private void forward(double[] x) {
    int k = 0;
    for (; k + 4 < n; k += 4) {
      double[] u0 = u[k], u1 = u[k + 1], u2 = u[k + 2], u3 = u[k + 3];
      double a = x[k];
      double b = x[k + 1] - u0[k + 1] * a;
      double c = x[k + 2] - (u0[k + 2] * a + u1[k + 2] * b);
      double e = x[k + 3] - ((u0[k + 3] * a + u1[k + 3] * b) + u2[k + 3] * c);
      x[k + 1] = b;
      x[k + 2] = c;
      x[k + 3] = e;
      subtract(x, u0, u1, u2, u3, a, b, c, e, k + 4, n);
    }
    for (; k < n; k++) {
      subtract(x, u[k], x[k], k + 1, n);
    }
  }

  /** {@code x = inverse(U) x}, sums of four rows at a time. */
  private void backward(double[] x) {
    int k = n - 1;
    for (; k >= 3; k -= 4) {
      double[] u0 = u[k], u1 = u[k - 1], u2 = u[k - 2], u3 = u[k - 3];
      double a = x[k], b = x[k - 1], c = x[k - 2], e = x[k - 3];
      for (int i = k + 1; i < n; i++) {
        double v = x[i];
        a -= u0[i] * v;
        b -= u1[i] * v;
        c -= u2[i] * v;
        e -= u3[i] * v;
      }
      b -= u1[k] * a;
      c -= u2[k] * a + u2[k - 1] * b;
      e -= (u3[k] * a + u3[k - 1] * b) + u3[k - 2] * c;
      x[k] = a;
      x[k - 1] = b;
      x[k - 2] = c;
      x[k - 3] = e;
    }
    for (; k >= 0; k--) {
      double[] row = u[k];
      double a = x[k];
      for (int i = k + 1; i < n; i++) {
        a -= row[i] * x[i];
      }
      x[k] = a;
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

  /** Method C1 of Gill, Golub, Murray and Saunders. */
  private boolean updateOne(double[] x, double sign) {
    boolean positive = true;
    double alpha = sign;
    for (int k = 0; k < n; k++) {
      double p = x[k];
      if (p == 0) {
        continue;
      }
      double old = d[k];
      double pivot = old + alpha * (p * p);
      if (pivot < Scalar.MINVAL) {
        pivot = Scalar.MINVAL;
        positive = false;
      }
      double inv = 1 / pivot;
      d[k] = pivot;
      inverse[k] = inv;
      double beta = alpha * p * inv;
      alpha *= old * inv;
      rotate(u[k], x, p, beta, k + 1, n);
    }
    return positive;
  }

  private static void rotate(double[] row, double[] x, double p, double beta, int k, int n) {
    for (int i = k; i < n; i++) {
      double v = x[i] - p * row[i];
      x[i] = v;
      row[i] += beta * v;
    }
  }

  /** Three updates at once, row by row: the processor works on one while it waits for another. */
  private boolean updateThree(double[] x, double[] y, double[] z, double[] sign, int at) {
    boolean positive = true;
    double ax = sign[at], ay = sign[at + 1], az = sign[at + 2];
    for (int k = 0; k < n; k++) {
      double px = x[k], py = y[k], pz = z[k];
      if (px == 0 && py == 0 && pz == 0) {
        continue;
      }
      double d0 = d[k];
      double d1 = d0 + ax * (px * px);
      if (d1 < Scalar.MINVAL) {
        d1 = Scalar.MINVAL;
        positive = false;
      }
      double d2 = d1 + ay * (py * py);
      if (d2 < Scalar.MINVAL) {
        d2 = Scalar.MINVAL;
        positive = false;
      }
      double d3 = d2 + az * (pz * pz);
      if (d3 < Scalar.MINVAL) {
        d3 = Scalar.MINVAL;
        positive = false;
      }
      double i1 = 1 / d1, i2 = 1 / d2, i3 = 1 / d3;
      d[k] = d3;
      inverse[k] = i3;
      double bx = ax * px * i1, by = ay * py * i2, bz = az * pz * i3;
      ax *= d0 * i1;
      ay *= d1 * i2;
      az *= d2 * i3;
      rotateThree(u[k], x, y, z, px, py, pz, bx, by, bz, k + 1, n);
    }
    return positive;
  }

  private static void rotateThree(
      double[] row,
      double[] x,
      double[] y,
      double[] z,
      double px,
      double py,
      double pz,
      double bx,
      double by,
      double bz,
      int k,
      int n) {
    for (int i = k; i < n; i++) {
      double r = row[i];
      double v = x[i] - px * r;
      x[i] = v;
      r += bx * v;
      double w = y[i] - py * r;
      y[i] = w;
      r += by * w;
      double t = z[i] - pz * r;
      z[i] = t;
      row[i] = r + bz * t;
    }
  }
}
