package dev.dynamis.analysis.signal;

import dev.dynamis.core.math.Trig;

/** The discrete Fourier transform of Cooley and Tukey, in place, for powers of two. */
final class Fourier {
  private Fourier() {}

  /** Transforms {@code re + i im}: {@code X_k = sum x_j exp(-2 pi i j k / n)}. */
  static void transform(double[] re, double[] im) {
    int n = re.length;
    for (int i = 1, j = 0; i < n; i++) {
      int bit = n >> 1;
      for (; (j & bit) != 0; bit >>= 1) {
        j ^= bit;
      }
      j ^= bit;
      if (i < j) {
        swap(re, i, j);
        swap(im, i, j);
      }
    }
    for (int size = 2; size <= n; size *= 2) {
      int half = size / 2;
      for (int k = 0; k < half; k++) {
        double angle = -2 * Math.PI * k / size;
        double c = Trig.cos(angle);
        double s = Trig.sin(angle);
        for (int a = k; a < n; a += size) {
          int b = a + half;
          double x = c * re[b] - s * im[b];
          double y = s * re[b] + c * im[b];
          re[b] = re[a] - x;
          im[b] = im[a] - y;
          re[a] += x;
          im[a] += y;
        }
      }
    }
  }

  private static void swap(double[] v, int i, int j) {
    double kept = v[i];
    v[i] = v[j];
    v[j] = kept;
  }
}
