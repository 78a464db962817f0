package dev.dynamis.mechanics.internal.solver;

import dev.dynamis.core.math.Buffers;
import dev.dynamis.core.math.Scalar;

/**
 * Factor {@code L D L'} of the rows and columns of a symmetric matrix that belong to a list which
 * grows and shrinks at its end: what is in front of a change stays as it is.
 */
final class ActiveFactor {
  /** Number of rows. */
  int size;

  private int stride;

  /** Strict lower triangle, row by row. */
  private double[] l = {};

  private double[] invD = {};

  /** A row and the next one before they are divided by D. */
  private double[] v = {};

  private double[] w = {};
  private final Buffers memory;

  ActiveFactor(Buffers memory) {
    this.memory = memory;
  }

  /** Starts with no rows, of up to {@code most}. */
  void clear(int most) {
    size = 0;
    stride = most;
    l = memory.reals(l, (long) most * most);
    invD = memory.reals(invD, most);
    v = memory.reals(v, most);
    w = memory.reals(w, most);
  }

  /**
   * Appends rows until the list has {@code count}.
   *
   * @param a the matrix, without what is added to its diagonal
   * @param list rows of the matrix
   * @param diagonal what is added to the diagonal, as its inverse
   */
  void append(double[][] a, int[] list, int count, double[] diagonal) {
    while (size + 1 < count) {
      appendTwo(a, list, diagonal);
    }
    if (size < count) {
      appendOne(a, list, diagonal);
    }
  }

  private void appendOne(double[][] a, int[] list, double[] diagonal) {
    int n = size;
    double[] row = a[list[n]];
    double[] x = v;
    for (int j = 0; j < n; j++) {
      x[j] = row[list[j]];
    }
    forward(x, n);
    double pivot = row[list[n]] + 1 / diagonal[list[n]];
    int to = n * stride;
    for (int j = 0; j < n; j++) {
      double scaled = x[j] * invD[j];
      pivot -= x[j] * scaled;
      l[to + j] = scaled;
    }
    invD[n] = 1 / Math.max(pivot, Scalar.MINVAL);
    size++;
  }

  /** {@code x = inverse(L) x}. */
  private void forward(double[] x, int n) {
    double[] m = l;
    for (int j = 1; j < n; j++) {
      int at = j * stride;
      double s = 0, t = 0;
      int i = 0;
      for (; i + 1 < j; i += 2) {
        s += m[at + i] * x[i];
        t += m[at + i + 1] * x[i + 1];
      }
      if (i < j) {
        s += m[at + i] * x[i];
      }
      x[j] -= s + t;
    }
  }

  /** Two rows at once: the processor works on one while it waits for the other. */
  private void appendTwo(double[][] a, int[] list, double[] diagonal) {
    int n = size;
    double[] first = a[list[n]];
    double[] second = a[list[n + 1]];
    double[] x = v;
    double[] y = w;
    double[] m = l;
    for (int j = 0; j < n; j++) {
      int from = list[j];
      double s0 = first[from], t0 = second[from];
      double s1 = 0, t1 = 0;
      int at = j * stride;
      int i = 0;
      for (; i + 1 < j; i += 2) {
        double p = m[at + i], q = m[at + i + 1];
        s0 -= p * x[i];
        t0 -= p * y[i];
        s1 -= q * x[i + 1];
        t1 -= q * y[i + 1];
      }
      if (i < j) {
        double p = m[at + i];
        s0 -= p * x[i];
        t0 -= p * y[i];
      }
      x[j] = s0 + s1;
      y[j] = t0 + t1;
    }
    double pivot = first[list[n]] + 1 / diagonal[list[n]];
    double next = second[list[n + 1]] + 1 / diagonal[list[n + 1]];
    double both = second[list[n]];
    int to = n * stride;
    int below = to + stride;
    for (int j = 0; j < n; j++) {
      double d = invD[j];
      double p = x[j] * d, q = y[j] * d;
      pivot -= x[j] * p;
      both -= y[j] * p;
      next -= y[j] * q;
      m[to + j] = p;
      m[below + j] = q;
    }
    double inverse = 1 / Math.max(pivot, Scalar.MINVAL);
    double scaled = both * inverse;
    m[below + n] = scaled;
    next -= both * scaled;
    invD[n] = inverse;
    invD[n + 1] = 1 / Math.max(next, Scalar.MINVAL);
    size += 2;
  }

  /** Solves for {@code x} in place. */
  void solve(double[] x) {
    int n = size;
    double[] m = l;
    forward(x, n);
    for (int j = 0; j < n; j++) {
      x[j] *= invD[j];
    }
    for (int j = n - 1; j > 0; j--) {
      double s = x[j];
      int at = j * stride;
      for (int i = 0; i < j; i++) {
        x[i] -= m[at + i] * s;
      }
    }
  }
}
