package dev.dynamis.equations.internal.step;

/** Gaussian elimination of a small dense complex matrix with partial pivoting. */
final class ComplexLu {
  private final int n;
  private final int[] pivot;

  /** Real and imaginary parts of the matrix, row by row; replaced by its factors. */
  final double[] re;

  final double[] im;

  ComplexLu(int n) {
    this.n = n;
    pivot = new int[n];
    re = new double[n * n];
    im = new double[n * n];
  }

  /** Factors the matrix in place; returns whether it is regular. */
  boolean factor() {
    for (int k = 0; k < n; k++) {
      int p = k;
      double largest = size(k * n + k);
      for (int i = k + 1; i < n; i++) {
        if (size(i * n + k) > largest) {
          largest = size(i * n + k);
          p = i;
        }
      }
      if (!(largest > 0)) {
        return false;
      }
      pivot[k] = p;
      if (p != k) {
        for (int j = 0; j < n; j++) {
          swap(re, k * n + j, p * n + j);
          swap(im, k * n + j, p * n + j);
        }
      }
      eliminate(k);
    }
    return true;
  }

  private void eliminate(int k) {
    double pr = re[k * n + k];
    double pi = im[k * n + k];
    double square = pr * pr + pi * pi;
    for (int i = k + 1; i < n; i++) {
      int ik = i * n + k;
      double fr = (re[ik] * pr + im[ik] * pi) / square;
      double fi = (im[ik] * pr - re[ik] * pi) / square;
      re[ik] = fr;
      im[ik] = fi;
      for (int j = k + 1; j < n; j++) {
        int kj = k * n + j;
        re[i * n + j] -= fr * re[kj] - fi * im[kj];
        im[i * n + j] -= fr * im[kj] + fi * re[kj];
      }
    }
  }

  /** Replaces {@code br + i bi} by the solution. */
  void solve(double[] br, double[] bi) {
    for (int k = 0; k < n; k++) {
      swap(br, k, pivot[k]);
      swap(bi, k, pivot[k]);
    }
    for (int i = 1; i < n; i++) {
      for (int k = 0; k < i; k++) {
        subtract(br, bi, i, k);
      }
    }
    for (int i = n - 1; i >= 0; i--) {
      for (int k = i + 1; k < n; k++) {
        subtract(br, bi, i, k);
      }
      double pr = re[i * n + i];
      double pi = im[i * n + i];
      double square = pr * pr + pi * pi;
      double r = (br[i] * pr + bi[i] * pi) / square;
      bi[i] = (bi[i] * pr - br[i] * pi) / square;
      br[i] = r;
    }
  }

  /** {@code b_i -= a_ik b_k}. */
  private void subtract(double[] br, double[] bi, int i, int k) {
    int ik = i * n + k;
    br[i] -= re[ik] * br[k] - im[ik] * bi[k];
    bi[i] -= re[ik] * bi[k] + im[ik] * br[k];
  }

  private double size(int at) {
    return Math.abs(re[at]) + Math.abs(im[at]);
  }

  private static void swap(double[] v, int i, int j) {
    double x = v[i];
    v[i] = v[j];
    v[j] = x;
  }
}
