package dev.dynamis.core.math;

/**
 * Real Schur form {@code A = Z T transpose(Z)} of a square matrix, row-major: {@code Z} orthogonal,
 * {@code T} upper triangular but for 2 x 2 blocks on its diagonal that hold the complex pairs of
 * eigenvalues.
 *
 * <p>Householder reduction to Hessenberg form, then implicit double-shift QR (Golub and Van Loan,
 * Matrix Computations, 7.4 and 7.5).
 */
public final class RealSchur {
  private static final double ULP = 0x1p-52;
  private static final int MAX_STEPS_PER_EIGENVALUE = 60;
  private static final int EXCEPTIONAL_SHIFT_EVERY = 10;

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
    if (z != null) {
      Dense.identity(z, zi, n);
    }
    hessenberg(a, i, z, zi, n, work);

    int hi = n - 1;
    int steps = 0;
    while (hi >= 0) {
      int lo = splitBelow(a, i, n, hi, size);
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
        francisStep(a, i, z, zi, n, lo, hi, steps % EXCEPTIONAL_SHIFT_EVERY == 0);
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

  /** First row of the unreduced block that ends in row {@code hi}; cuts it off from above. */
  private static int splitBelow(double[] a, int i, int n, int hi, double size) {
    int lo = hi;
    while (lo > 0) {
      double neighbors = Math.abs(a[i + (lo - 1) * n + lo - 1]) + Math.abs(a[i + lo * n + lo]);
      if (neighbors == 0) {
        neighbors = size;
      }
      int below = i + lo * n + lo - 1;
      if (Math.abs(a[below]) <= ULP * neighbors) {
        a[below] = 0;
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
      double[] a, int i, double[] z, int zi, int n, int lo, int hi, boolean exceptional) {
    int end = i + hi * n + hi;
    double trace = a[end - n - 1] + a[end];
    double determinant = a[end - n - 1] * a[end] - a[end - n] * a[end - 1];
    if (exceptional) {
      // breaks cycles that the usual shifts may fall into
      double s = Math.abs(a[end - 1]) + Math.abs(a[end - n - 2]);
      trace = 1.5 * s;
      determinant = s * s;
    }

    // first column of a^2 - trace a + determinant, divided by its last entry's factor
    int top = i + lo * n + lo;
    double h00 = a[top], h01 = a[top + 1], h10 = a[top + n], h11 = a[top + n + 1];
    double x = ((h00 - trace) * h00 + determinant) / h10 + h01;
    double y = h00 + h11 - trace;
    double w = a[top + 2 * n + 1];

    for (int k = lo; k < hi; k++) {
      boolean three = k + 2 <= hi;
      if (k > lo) {
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
      if (k > lo) {
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
