package dev.dynamis.core.math;

/**
 * Real Schur form {@code A = Z T transpose(Z)} of a square matrix, row-major: {@code Z} orthogonal,
 * {@code T} upper triangular but for 2 x 2 blocks on its diagonal that hold the complex pairs of
 * eigenvalues.
 *
 * <p>Householder reduction to Hessenberg form, then implicit double-shift QR (Golub and Van Loan,
 * Matrix Computations, 7.4 and 7.5).
 *
 * @since 0.1.0
 */
public final class RealSchur {
  private static final double ULP = 0x1p-52;
  private static final int MAX_STEPS_PER_EIGENVALUE = 60;
  private static final int EXCEPTIONAL_SHIFT_EVERY = 10;

  /** Steps after which an entry counts as zero when it is lost in the norm of the matrix. */
  private static final int PATIENCE = 20;

  /** An entry so small is zero even beside a vanishing diagonal. */
  private static final double TINY = 0x1p-960;

  private RealSchur() {}

  /**
   * Computes the eigenvalues of {@code a[n x n]}, which is destroyed, in the order in which they
   * stand on the diagonal of {@code T}; of a complex pair, that with the positive imaginary part
   * first.
   *
   * @param re real parts {@code [n]}
   * @param im imaginary parts {@code [n]}
   * @param z receives {@code Z}, and {@code a} receives {@code T}; null if only eigenvalues are
   *     wanted {@code [n x n]}
   * @param work scratch {@code [n]}
   * @return false if the iteration did not converge or {@code a} holds numbers that are not finite;
   *     the results are of no use then
   */
  public static boolean compute(
      double[] re,
      int r,
      double[] im,
      int m,
      double[] z,
      int zi,
      double[] a,
      int i,
      int n,
      double[] work) {
    double size = Dense.norm1(a, i, n * n);
    if (!(size < Double.POSITIVE_INFINITY)) {
      return false;
    }

    // squares must neither overflow nor vanish; powers of two scale without rounding
    boolean extreme = size > 0x1p400 || (size > 0 && size < 0x1p-400);
    double scale = extreme ? Math.scalb(1.0, -Math.getExponent(size)) : 1;
    if (extreme) {
      Dense.scale(a, i, a, i, scale, n * n);
    }
    boolean converged = iterate(re, r, im, m, z, zi, a, i, n, work);
    if (extreme) {
      Dense.scale(a, i, a, i, 1 / scale, n * n);
      Dense.scale(re, r, re, r, 1 / scale, n);
      Dense.scale(im, m, im, m, 1 / scale, n);
    }
    return converged;
  }

  private static boolean iterate(
      double[] re,
      int r,
      double[] im,
      int m,
      double[] z,
      int zi,
      double[] a,
      int i,
      int n,
      double[] work) {
    if (z != null) {
      Dense.identity(z, zi, n);
    }
    double norm = Dense.norm(a, i, n * n);
    hessenberg(a, i, z, zi, n, work);

    int hi = n - 1;
    int steps = 0;
    while (hi >= 0) {
      int lo = splitBelow(a, i, n, hi, steps < PATIENCE ? 0 : norm);
      if (lo == hi) {
        re[r + hi] = a[i + hi * n + hi];
        im[m + hi] = 0;
        hi--;
        steps = 0;
      } else if (lo == hi - 1) {
        splitPair(re, r, im, m, a, i, z, zi, n, lo);
        hi -= 2;
        steps = 0;
      } else {
        if (++steps > MAX_STEPS_PER_EIGENVALUE) {
          return false;
        }
        francisStep(a, i, z, zi, n, lo, hi, steps);
      }
    }
    return true;
  }

  /** Reduces {@code a} to upper Hessenberg form; the lower part is set to zero. */
  private static void hessenberg(double[] a, int i, double[] z, int zi, int n, double[] v) {
    for (int k = 0; k < n - 2; k++) {
      double scale = 0;
      for (int row = k + 2; row < n; row++) {
        scale += Math.abs(a[i + row * n + k]);
      }
      if (scale == 0) {
        continue;
      }
      scale += Math.abs(a[i + (k + 1) * n + k]);

      // reflector 1 - beta v transpose(v) that maps the column below the diagonal to its first
      // entry
      double sum = 0;
      for (int row = k + 1; row < n; row++) {
        v[row] = a[i + row * n + k] / scale;
        sum += v[row] * v[row];
      }
      double norm = v[k + 1] > 0 ? -Math.sqrt(sum) : Math.sqrt(sum);
      double beta = 1 / (sum - norm * v[k + 1]);
      v[k + 1] -= norm;

      reflectRows(a, i, n, v, beta, k + 1, k + 1);
      reflectColumns(a, i, n, v, beta, k + 1);
      if (z != null) {
        reflectColumns(z, zi, n, v, beta, k + 1);
      }
      a[i + (k + 1) * n + k] = scale * norm;
      for (int row = k + 2; row < n; row++) {
        a[i + row * n + k] = 0;
      }
    }
  }

  /** {@code a <- (1 - beta v transpose(v)) a}, {@code v} from {@code first} on. */
  private static void reflectRows(
      double[] a, int i, int n, double[] v, double beta, int first, int firstColumn) {
    for (int col = firstColumn; col < n; col++) {
      double s = 0;
      for (int row = first; row < n; row++) {
        s += v[row] * a[i + row * n + col];
      }
      s *= beta;
      for (int row = first; row < n; row++) {
        a[i + row * n + col] -= s * v[row];
      }
    }
  }

  /** {@code a <- a (1 - beta v transpose(v))}, {@code v} from {@code first} on. */
  private static void reflectColumns(double[] a, int i, int n, double[] v, double beta, int first) {
    for (int row = 0; row < n; row++) {
      int at = i + row * n;
      double s = 0;
      for (int col = first; col < n; col++) {
        s += a[at + col] * v[col];
      }
      s *= beta;
      for (int col = first; col < n; col++) {
        a[at + col] -= s * v[col];
      }
    }
  }

  /**
   * First row of the unreduced block that ends in row {@code hi}; cuts it off from above. An entry
   * is zero if it is lost in the sum of its neighbors on the diagonal, or in {@code norm}.
   */
  private static int splitBelow(double[] a, int i, int n, int hi, double norm) {
    int lo = hi;
    while (lo > 0) {
      int diagonal = i + lo * n + lo;
      double size = Math.max(Math.abs(a[diagonal - n - 1]) + Math.abs(a[diagonal]), norm);
      if (Math.abs(a[diagonal - 1]) <= Math.max(ULP * size, TINY)) {
        a[diagonal - 1] = 0;
        break;
      }
      lo--;
    }
    return lo;
  }

  /** Eigenvalues of the 2 x 2 block at {@code k}; a real pair is made triangular. */
  private static void splitPair(
      double[] re, int r, double[] im, int m, double[] a, int i, double[] z, int zi, int n, int k) {
    int top = i + k * n + k;
    int bottom = top + n;
    double b = a[top + 1], c = a[bottom], d = a[bottom + 1];
    double p = 0.5 * (a[top] - d);
    double scale = Math.max(Math.abs(p), Math.max(Math.abs(b), Math.abs(c)));
    double discriminant = (p / scale) * (p / scale) + (b / scale) * (c / scale);
    double root = scale * Math.sqrt(Math.abs(discriminant));
    if (discriminant < 0) {
      re[r + k] = d + p;
      re[r + k + 1] = d + p;
      im[m + k] = root;
      im[m + k + 1] = -root;
      return;
    }

    // eigenvector (x, c) of the eigenvalue d + x, x the root without cancellation
    double x = p >= 0 ? p + root : p - root;
    double first = d + x;
    double second = x == 0 ? first : d - (b / x) * c;
    double norm = scale * Math.sqrt((x / scale) * (x / scale) + (c / scale) * (c / scale));
    double cos = x / norm, sin = c / norm;
    if (z != null) {
      for (int col = k; col < n; col++) {
        int at = i + k * n + col;
        double s = a[at], t = a[at + n];
        a[at] = cos * s + sin * t;
        a[at + n] = cos * t - sin * s;
      }
      rotateColumns(a, i, n, k, k + 2, cos, sin);
      rotateColumns(z, zi, n, k, n, cos, sin);
    }
    a[top] = first;
    a[bottom] = 0;
    a[bottom + 1] = second;
    re[r + k] = first;
    re[r + k + 1] = second;
    im[m + k] = 0;
    im[m + k + 1] = 0;
  }

  private static void rotateColumns(
      double[] a, int i, int n, int k, int rows, double cos, double sin) {
    for (int row = 0; row < rows; row++) {
      int at = i + row * n + k;
      double s = a[at], t = a[at + 1];
      a[at] = cos * s + sin * t;
      a[at + 1] = cos * t - sin * s;
    }
  }

  /** One implicit double-shift step on the unreduced block of rows {@code lo} to {@code hi}. */
  private static void francisStep(
      double[] a, int i, double[] z, int zi, int n, int lo, int hi, int step) {
    int end = i + hi * n + hi;
    int top = i + lo * n + lo;

    // shifts: the eigenvalues of the last 2 x 2 block; if they are real, the one nearer to the
    // last entry, twice
    double last = a[end];
    double half = 0.5 * (a[end - n - 1] - last);
    double product = a[end - n] * a[end - 1];
    double discriminant = half * half + product;
    double trace = a[end - n - 1] + last;
    double determinant = a[end - n - 1] * last - product;
    if (discriminant >= 0) {
      double root = Math.sqrt(discriminant);
      double far = half >= 0 ? half + root : half - root;
      double shift = far == 0 ? last : last - product / far;
      trace = 2 * shift;
      determinant = shift * shift;
    }
    if (step % EXCEPTIONAL_SHIFT_EVERY == 0) {
      // breaks cycles that the usual shifts may fall into, at either end in turn
      boolean atTop = step % (2 * EXCEPTIONAL_SHIFT_EVERY) != 0;
      double s =
          atTop
              ? Math.abs(a[top + n]) + Math.abs(a[top + 2 * n + 1])
              : Math.abs(a[end - 1]) + Math.abs(a[end - n - 2]);
      double h = 0.75 * s + (atTop ? a[top] : a[end]);
      trace = 2 * h;
      determinant = h * h + 0.4375 * s * s;
    }

    // first column of a^2 - trace a + determinant, divided by the entry below the diagonal; start
    // further down where two small entries in a row make that column almost decouple
    int first = hi - 2;
    double x, y, w;
    while (true) {
      int at = i + first * n + first;
      double h00 = a[at], h11 = a[at + n + 1];
      x = ((h00 - trace) * h00 + determinant) / a[at + n] + a[at + 1];
      y = h00 + h11 - trace;
      w = a[at + 2 * n + 1];
      if (first == lo) {
        break;
      }
      double left = Math.abs(a[at - 1]) * (Math.abs(y) + Math.abs(w));
      double around = Math.abs(a[at - n - 1]) + Math.abs(h00) + Math.abs(h11);
      if (left <= ULP * Math.abs(x) * around) {
        a[at - 1] = -a[at - 1];
        break;
      }
      first--;
    }

    for (int k = first; k < hi; k++) {
      boolean three = k + 2 <= hi;
      if (k > first) {
        int at = i + k * n + k - 1;
        x = a[at];
        y = a[at + n];
        w = three ? a[at + 2 * n] : 0;
      }
      double scale = Math.abs(x) + Math.abs(y) + Math.abs(w);
      if (scale == 0) {
        continue;
      }
      double p = x / scale, q = y / scale, t = w / scale;
      double sum = p * p + q * q + t * t;
      double norm = p > 0 ? -Math.sqrt(sum) : Math.sqrt(sum);
      double beta = 1 / (sum - norm * p);
      p -= norm;
      if (k > first) {
        int at = i + k * n + k - 1;
        a[at] = scale * norm;
        a[at + n] = 0;
        if (three) {
          a[at + 2 * n] = 0;
        }
      }

      int lastColumn = z == null ? hi : n - 1;
      int firstRow = z == null ? lo : 0;
      reflect3Rows(a, i, n, k, lastColumn, p, q, t, beta, three);
      reflect3Columns(a, i, n, k, firstRow, Math.min(k + 3, hi), p, q, t, beta, three);
      if (z != null) {
        reflect3Columns(z, zi, n, k, 0, n - 1, p, q, t, beta, three);
      }
    }
  }

  private static void reflect3Rows(
      double[] a,
      int i,
      int n,
      int k,
      int lastColumn,
      double p,
      double q,
      double t,
      double beta,
      boolean three) {
    for (int col = k; col <= lastColumn; col++) {
      int at = i + k * n + col;
      double s = p * a[at] + q * a[at + n];
      if (three) {
        s += t * a[at + 2 * n];
      }
      s *= beta;
      a[at] -= s * p;
      a[at + n] -= s * q;
      if (three) {
        a[at + 2 * n] -= s * t;
      }
    }
  }

  private static void reflect3Columns(
      double[] a,
      int i,
      int n,
      int k,
      int firstRow,
      int lastRow,
      double p,
      double q,
      double t,
      double beta,
      boolean three) {
    for (int row = firstRow; row <= lastRow; row++) {
      int at = i + row * n + k;
      double s = a[at] * p + a[at + 1] * q;
      if (three) {
        s += a[at + 2] * t;
      }
      s *= beta;
      a[at] -= s * p;
      a[at + 1] -= s * q;
      if (three) {
        a[at + 2] -= s * t;
      }
    }
  }
}
