package dev.dynamis.core.math;

/**
 * Eigenvalues and eigenvectors of a small real matrix without symmetry, row-major: balancing by
 * powers of two, {@link RealSchur}, back-substitution.
 */
public final class Eigenvalues {
  private static final double ULP = 0x1p-52;
  private static final double BIG = 0x1p300;
  private static final int MAX_BALANCE_SWEEPS = 100;

  private Eigenvalues() {}

  /**
   * Computes the eigenvalues of {@code a[n x n]}, which is destroyed. The order is that of the
   * Schur form: reproducible but not sorted; a complex pair is adjacent, positive imaginary part
   * first.
   *
   * @param re real parts {@code [n]}
   * @param im imaginary parts {@code [n]}
   * @param work scratch {@code [n]}
   * @return false if the iteration did not converge or {@code a} holds numbers that are not finite
   */
  public static boolean compute(
      double[] re, int r, double[] im, int m, double[] a, int i, int n, double[] work) {
    balance(a, i, n, work);
    return RealSchur.compute(re, r, im, m, null, 0, a, i, n, work);
  }

  /**
   * As {@link #compute}, with right eigenvectors in the columns of {@code vec[n x n]}: {@code A x =
   * lambda x}. For a complex pair in places k and k + 1, column k is the real and column k + 1 the
   * imaginary part of the eigenvector of the first; that of the second is its conjugate. Each
   * eigenvector has norm 1, and its largest component is real and positive. A defective matrix
   * gives parallel eigenvectors.
   *
   * @param work scratch {@code [5 n]}
   */
  public static boolean compute(
      double[] re,
      int r,
      double[] im,
      int m,
      double[] vec,
      int v,
      double[] a,
      int i,
      int n,
      double[] work) {
    balance(a, i, n, work);

    // the scale factors are kept behind the scratch of the Schur form
    Dense.copy(work, 4 * n, work, 0, n);
    if (!RealSchur.compute(re, r, im, m, vec, v, a, i, n, work)) {
      return false;
    }
    double small = Math.max(ULP * Dense.norm1(a, i, n * n), Double.MIN_NORMAL);
    for (int k = n - 1; k >= 0; k--) {
      boolean pair = im[m + k] != 0;
      int first = pair ? k - 1 : k;
      backSubstitute(work, a, i, n, first, k, re[r + first], im[m + first], small);
      transformBack(vec, v, work, n, first, k);
      k = first;
    }
    return true;
  }

  /**
   * Scales {@code a} to {@code inverse(D) a D} with powers of two, so that rows and columns have
   * like norms; writes the diagonal of {@code D} to {@code scale}.
   */
  private static void balance(double[] a, int i, int n, double[] scale) {
    Dense.fill(scale, 0, 1, n);
    boolean changed = true;
    for (int sweep = 0; changed && sweep < MAX_BALANCE_SWEEPS; sweep++) {
      changed = false;
      for (int k = 0; k < n; k++) {
        double row = 0;
        double col = 0;
        for (int j = 0; j < n; j++) {
          if (j != k) {
            row += Math.abs(a[i + k * n + j]);
            col += Math.abs(a[i + j * n + k]);
          }
        }
        if (!(row > 0 && col > 0 && row + col < BIG)) {
          continue;
        }
        double f = 1;
        double balanced = col;
        while (balanced < row / 2) {
          f *= 2;
          balanced *= 4;
        }
        while (balanced >= row * 2) {
          f /= 2;
          balanced /= 4;
        }
        if (f != 1 && col * f + row / f < 0.95 * (col + row)) {
          changed = true;
          scale[k] *= f;
          for (int j = 0; j < n; j++) {
            a[i + k * n + j] /= f;
            a[i + j * n + k] *= f;
          }
        }
      }
    }
  }

  /**
   * Eigenvector of the quasi-triangular {@code t} for the eigenvalue (lr, li) of the block of rows
   * {@code first} to {@code last}: real parts in {@code x[0..last]}, imaginary in {@code x[n..n +
   * last]}.
   */
  private static void backSubstitute(
      double[] x,
      double[] t,
      int i,
      int n,
      int first,
      int last,
      double lr,
      double li,
      double small) {
    x[last] = 1;
    x[n + last] = 0;
    if (first < last) {
      // null vector of the 2 x 2 block minus lambda, from its row with the larger divisor
      double b = t[i + first * n + last], c = t[i + last * n + first];
      if (Math.abs(c) >= Math.abs(b)) {
        x[first] = (lr - t[i + last * n + last]) / c;
        x[n + first] = li / c;
      } else {
        x[first] = 1;
        x[n + first] = 0;
        x[last] = (lr - t[i + first * n + first]) / b;
        x[n + last] = li / b;
      }
    }
    int row = first - 1;
    while (row >= 0) {
      boolean pair = row > 0 && t[i + row * n + row - 1] != 0;
      int top = pair ? row - 1 : row;
      for (int k = top; k <= row; k++) {
        x[k] = -Dense.dot(t, i + k * n + row + 1, x, row + 1, last - row);
        x[n + k] = -Dense.dot(t, i + k * n + row + 1, x, n + row + 1, last - row);
      }
      if (pair) {
        solve2(x, t, i, n, top, lr, li, small);
      } else {
        divide(x, n, row, x[row], x[n + row], t[i + row * n + row] - lr, -li, small);
      }
      limit(x, n, top, last);
      row = top - 1;
    }
  }

  /** Solves the 2 x 2 system (t - lambda) y = x in place, by Cramer's rule. */
  private static void solve2(
      double[] x, double[] t, int i, int n, int k, double lr, double li, double small) {
    double a = t[i + k * n + k] - lr, b = t[i + k * n + k + 1];
    double c = t[i + (k + 1) * n + k], d = t[i + (k + 1) * n + k + 1] - lr;
    double scale = Math.max(Math.abs(a) + Math.abs(li), Math.abs(b));
    scale = Math.max(scale, Math.max(Math.abs(c), Math.abs(d) + Math.abs(li)));
    a /= scale;
    b /= scale;
    c /= scale;
    d /= scale;
    double l = li / scale;
    double detR = a * d - l * l - b * c, detI = -l * (a + d);
    double p = x[k] / scale, pi = x[n + k] / scale;
    double q = x[k + 1] / scale, qi = x[n + k + 1] / scale;
    double tiny = small / scale;
    divide(x, n, k, d * p + l * pi - b * q, d * pi - l * p - b * qi, detR, detI, tiny);
    divide(x, n, k + 1, a * q + l * qi - c * p, a * qi - l * q - c * pi, detR, detI, tiny);
  }

  /** Complex quotient into {@code x[k]}; a divisor of about zero counts as {@code small}. */
  private static void divide(
      double[] x, int n, int k, double ar, double ai, double br, double bi, double small) {
    if (Math.abs(br) + Math.abs(bi) < small) {
      br = small;
      bi = 0;
    }
    if (Math.abs(br) >= Math.abs(bi)) {
      double ratio = bi / br;
      double d = br + bi * ratio;
      x[k] = (ar + ai * ratio) / d;
      x[n + k] = (ai - ar * ratio) / d;
    } else {
      double ratio = br / bi;
      double d = br * ratio + bi;
      x[k] = (ar * ratio + ai) / d;
      x[n + k] = (ai * ratio - ar) / d;
    }
  }

  /** Scales {@code x[top..last]} down before it overflows. */
  private static void limit(double[] x, int n, int top, int last) {
    double size = 0;
    for (int k = top; k <= last; k++) {
      size = Math.max(size, Math.max(Math.abs(x[k]), Math.abs(x[n + k])));
    }
    if (size > 0x1p100) {
      Dense.scale(x, top, x, top, 1 / size, last - top + 1);
      Dense.scale(x, n + top, x, n + top, 1 / size, last - top + 1);
    }
  }

  /** {@code vec} columns {@code first, last} = D Z x, of norm 1, largest component real. */
  private static void transformBack(
      double[] vec, int v, double[] work, int n, int first, int last) {
    int re = 2 * n, im = 3 * n, scale = 4 * n;
    double largest = 0;
    int pivot = 0;
    for (int row = 0; row < n; row++) {
      int at = v + row * n;
      double s = work[scale + row];
      work[re + row] = s * Dense.dot(vec, at, work, 0, last + 1);
      work[im + row] = first < last ? s * Dense.dot(vec, at, work, n, last + 1) : 0;
      double size = Math.abs(work[re + row]) + Math.abs(work[im + row]);
      if (size > largest) {
        largest = size;
        pivot = row;
      }
    }

    // divide by the largest component, then by the norm: no overflow, and the phase is settled
    double pr = work[re + pivot], pi = work[im + pivot];
    double sum = 0;
    for (int row = 0; row < n; row++) {
      divide(work, n, 2 * n + row, work[re + row], work[im + row], pr, pi, 0);
      sum += work[re + row] * work[re + row] + work[im + row] * work[im + row];
    }
    double inv = 1 / Math.sqrt(sum);
    for (int row = 0; row < n; row++) {
      vec[v + row * n + first] = work[re + row] * inv;
      if (first < last) {
        vec[v + row * n + last] = work[im + row] * inv;
      }
    }
  }
}
