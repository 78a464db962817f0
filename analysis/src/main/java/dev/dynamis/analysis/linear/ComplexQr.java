package dev.dynamis.analysis.linear;

/**
 * QR factorization of a complex matrix with at least as many rows as columns, by Householder
 * reflections; real and imaginary parts are row-major arrays.
 */
final class ComplexQr {
  private static final double ULP = 0x1p-52;
  private static final int ITERATIONS = 8;

  private final int rows;
  private final int n;
  private final double[] re;
  private final double[] im;

  /** The size of the matrix, below which a pivot is lost. */
  private final double norm;

  /** Right hand sides, changed along. */
  private final double[] bre;

  private final double[] bim;
  private final int columns;

  /** Factors {@code a[rows x n]}, which is destroyed, as is {@code b[rows x columns]}. */
  ComplexQr(double[] re, double[] im, int rows, int n, double[] bre, double[] bim, int columns) {
    this.re = re;
    this.im = im;
    this.rows = rows;
    this.n = n;
    this.bre = bre;
    this.bim = bim;
    this.columns = columns;
    double a = Matrices.norm(re), b = Matrices.norm(im);
    norm = Math.sqrt(a * a + b * b);
    double[] vr = new double[rows];
    double[] vi = new double[rows];
    for (int k = 0; k < n; k++) {
      reflect(k, vr, vi);
    }
  }

  /** Maps column k below the diagonal to zero. */
  private void reflect(int k, double[] vr, double[] vi) {
    double sum = 0;
    for (int row = k; row < rows; row++) {
      vr[row] = re[row * n + k];
      vi[row] = im[row * n + k];
      sum += vr[row] * vr[row] + vi[row] * vi[row];
    }
    double size = Math.sqrt(sum);
    if (size == 0) {
      return;
    }
    // v = x + phase(x0) |x| e0, so that nothing cancels
    double head = Math.sqrt(vr[k] * vr[k] + vi[k] * vi[k]);
    double pr = head == 0 ? 1 : vr[k] / head, pi = head == 0 ? 0 : vi[k] / head;
    vr[k] += pr * size;
    vi[k] += pi * size;
    double beta = 1 / (size * (size + head));
    apply(re, im, n, k, vr, vi, beta, k);
    apply(bre, bim, columns, 0, vr, vi, beta, k);
  }

  private void apply(
      double[] ar, double[] ai, int width, int from, double[] vr, double[] vi, double beta, int k) {
    for (int c = from; c < width; c++) {
      // s = beta conj(v) . a
      double sr = 0, si = 0;
      for (int row = k; row < rows; row++) {
        int at = row * width + c;
        sr += vr[row] * ar[at] + vi[row] * ai[at];
        si += vr[row] * ai[at] - vi[row] * ar[at];
      }
      sr *= beta;
      si *= beta;
      for (int row = k; row < rows; row++) {
        int at = row * width + c;
        ar[at] -= sr * vr[row] - si * vi[row];
        ai[at] -= sr * vi[row] + si * vr[row];
      }
    }
  }

  /**
   * Replaces the right hand sides by the solutions, in their first n rows; a pivot of zero counts
   * as one lost in rounding, so that the solution is large and finite.
   */
  void solve() {
    for (int c = 0; c < columns; c++) {
      backSubstitute(bre, bim, c, columns);
    }
  }

  /** Solves {@code R x = b} in place. */
  private void backSubstitute(double[] xr, double[] xi, int first, int stride) {
    for (int row = n - 1; row >= 0; row--) {
      int at = first + row * stride;
      double sr = xr[at], si = xi[at];
      for (int k = row + 1; k < n; k++) {
        double rr = re[row * n + k], ri = im[row * n + k];
        double yr = xr[first + k * stride], yi = xi[first + k * stride];
        sr -= rr * yr - ri * yi;
        si -= rr * yi + ri * yr;
      }
      divide(xr, xi, at, sr, si, re[row * n + row], im[row * n + row]);
    }
  }

  /** Solves {@code R* x = b} in place. */
  private void forwardSubstitute(double[] xr, double[] xi) {
    for (int row = 0; row < n; row++) {
      double sr = xr[row], si = xi[row];
      for (int k = 0; k < row; k++) {
        double rr = re[k * n + row], ri = -im[k * n + row];
        sr -= rr * xr[k] - ri * xi[k];
        si -= rr * xi[k] + ri * xr[k];
      }
      divide(xr, xi, row, sr, si, re[row * n + row], -im[row * n + row]);
    }
  }

  private void divide(
      double[] xr, double[] xi, int at, double ar, double ai, double br, double bi) {
    double square = br * br + bi * bi;
    double least = Math.max(ULP * ULP * norm * norm, Double.MIN_NORMAL);
    if (square < least) {
      br = Math.sqrt(least);
      bi = 0;
      square = least;
    }
    xr[at] = (ar * br + ai * bi) / square;
    xi[at] = (ai * br - ar * bi) / square;
  }

  /** The least singular value, by inverse iteration; right to about {@code ULP} times the norm. */
  double leastSingularValue() {
    double[] xr = new double[n];
    double[] xi = new double[n];
    for (int k = 0; k < n; k++) {
      // no direction is left out
      xr[k] = 1 + 0.37 * (k % 3);
    }
    double sigma = norm;
    for (int k = 0; k < ITERATIONS; k++) {
      scaleToOne(xr, xi);
      forwardSubstitute(xr, xi);
      scaleToOne(xr, xi);
      backSubstitute(xr, xi, 0, 1);
      sigma = 1 / length(xr, xi);
    }
    return Double.isFinite(sigma) ? sigma : 0;
  }

  private static void scaleToOne(double[] xr, double[] xi) {
    double size = length(xr, xi);
    for (int k = 0; k < xr.length; k++) {
      xr[k] /= size;
      xi[k] /= size;
    }
  }

  private static double length(double[] xr, double[] xi) {
    double a = Matrices.norm(xr), b = Matrices.norm(xi);
    return Math.sqrt(a * a + b * b);
  }
}
