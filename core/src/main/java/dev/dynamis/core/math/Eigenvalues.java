package dev.dynamis.core.math;

/**
 * Eigenvalues and eigenvectors of a small real matrix without symmetry, row-major: balancing by
 * powers of two, {@link RealSchur}, back-substitution. Errors are of the order of rounding relative
 * to the norm of the balanced matrix.
 *
 * @since 0.1.0
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
   * like norms (the 2-norm, with the diagonal, as James, Langou and Lowery advise); writes the
   * diagonal of {@code D} to {@code scale}.
   */
  private static void balance(double[] a, int i, int n, double[] scale) {
    Dense.fill(scale, 0, 1, n);
    boolean changed = true;
    for (int sweep = 0; changed && sweep < MAX_BALANCE_SWEEPS; sweep++) {
      changed = false;
      for (int k = 0; k < n; k++) {
        double row = Dense.norm(a, i + k * n, n);
        double col = 0;
        for (int j = 0; j < n; j++) {
          col += a[i + j * n + k] * a[i + j * n + k];
        }
        col = Math.sqrt(col);
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

  /**
   * Solves the 2 x 2 system (t - lambda) y = x in place, by elimination with complete pivoting: the
   * block may be nearly singular, and then only the residual is small, not the error.
   */
  private static void solve2(
      double[] x, double[] t, int i, int n, int k, double lr, double li, double small) {
    double a = t[i + k * n + k] - lr, b = t[i + k * n + k + 1];
    double c = t[i + (k + 1) * n + k], d = t[i + (k + 1) * n + k + 1] - lr;
    double sizeA = Math.abs(a) + Math.abs(li), sizeD = Math.abs(d) + Math.abs(li);
    double onDiagonal = Math.max(sizeA, sizeD);
    double offDiagonal = Math.max(Math.abs(b), Math.abs(c));
    if (onDiagonal >= offDiagonal) {
      // only the diagonal is complex
      if (sizeA >= sizeD) {
        eliminate(x, n, k, k + 1, k, k + 1, a, -li, b, 0, c, 0, d, -li, small);
      } else {
        eliminate(x, n, k + 1, k, k + 1, k, d, -li, c, 0, b, 0, a, -li, small);
      }
    } else if (Math.abs(b) >= Math.abs(c)) {
      eliminate(x, n, k, k + 1, k + 1, k, b, 0, a, -li, d, -li, c, 0, small);
    } else {
      eliminate(x, n, k + 1, k, k, k + 1, c, 0, d, -li, a, -li, b, 0, small);
    }
  }

  /**
   * Solves {@code (p q; s t) y = x} for complex numbers, {@code p} being the largest. The right
   * hand side is at {@code row0, row1}, the unknowns go to {@code col0, col1}: the same two places.
   */
  private static void eliminate(
      double[] x,
      int n,
      int row0,
      int row1,
      int col0,
      int col1,
      double pr,
      double pi,
      double qr,
      double qi,
      double sr,
      double si,
      double tr,
      double ti,
      double small) {
    double r0 = x[row0], i0 = x[n + row0], r1 = x[row1], i1 = x[n + row1];
    double scale = Math.abs(pr) + Math.abs(pi);
    double cr = pr / scale, ci = pi / scale;
    double square = cr * cr + ci * ci;

    // factor l = s/p, remaining pivot u = t - l q
    double lr = (sr / scale * cr + si / scale * ci) / square;
    double li = (si / scale * cr - sr / scale * ci) / square;
    double ur = tr - (lr * qr - li * qi), ui = ti - (lr * qi + li * qr);
    divide(x, n, col1, r1 - (lr * r0 - li * i0), i1 - (lr * i0 + li * r0), ur, ui, small);
    double yr = x[col1], yi = x[n + col1];
    divide(x, n, col0, r0 - (qr * yr - qi * yi), i0 - (qr * yi + qi * yr), pr, pi, small);
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
