package dev.dynamis.analysis.linear;

import dev.dynamis.core.SimulationException;
import dev.dynamis.core.math.Dense;
import dev.dynamis.core.math.Eigenvalues;

/**
 * Algebraic Riccati equations, by the structure-preserving doubling algorithm (Chu, Fan and Lin)
 * and Newton's method for the last digits. Both keep symmetry and need no eigenvectors, so that
 * they stay accurate for a hundred states and for matrices that are singular, as those of delays.
 *
 * @since 0.1.0
 */
public final class Riccati {
  private static final int MAX_DOUBLINGS = 60;
  private static final int MAX_CORRECTIONS = 8;
  private static final double ULP = 0x1p-52;

  private Riccati() {}

  /**
   * Returns the stabilizing solution of {@code X = A' X A - A' X B inverse(R + B' X B) B' X A + Q}.
   *
   * @param a {@code [n x n]}
   * @param b {@code [n x m]}
   * @param q symmetric, not negative {@code [n x n]}
   * @param r symmetric, positive {@code [m x m]}
   * @throws SimulationException if none was found
   */
  public static double[] discrete(double[] a, double[] b, double[] q, double[] r, int n, int m) {
    double[] x = doubling(a, weight(b, r, n, m), q, n);
    double[] best = x;
    double least = Double.POSITIVE_INFINITY;
    for (int k = 0; k < MAX_CORRECTIONS; k++) {
      double[] gain = discreteGain(a, b, r, x, n, m);
      double[] residual = discreteResidual(a, b, q, gain, x, n, m);
      double size = Matrices.norm(residual);
      if (!(size < least)) {
        break;
      }
      best = x;
      least = size;
      double[] closed = Matrices.add(a, -1, Matrices.mul(b, gain, n, m, n));
      x = Matrices.symmetric(Matrices.add(x, 1, stein(closed, residual, n)), n);
    }
    return finite(best);
  }

  /** {@code inverse(R + B' X B) B' X A}. */
  static double[] discreteGain(double[] a, double[] b, double[] r, double[] x, int n, int m) {
    double[] bx = Matrices.mulT(b, x, n, m, n);
    double[] left = Matrices.add(r, 1, Matrices.mul(bx, b, m, n, m));
    return Matrices.solve(left, Matrices.mul(bx, a, m, n, n), m, n);
  }

  /** {@code A' X (A - B K) + Q - X}, symmetric. */
  private static double[] discreteResidual(
      double[] a, double[] b, double[] q, double[] gain, double[] x, int n, int m) {
    double[] closed = Matrices.add(a, -1, Matrices.mul(b, gain, n, m, n));
    double[] res = Matrices.mulT(a, Matrices.mul(x, closed, n, n, n), n, n, n);
    return Matrices.symmetric(Matrices.add(Matrices.add(res, 1, q), -1, x), n);
  }

  /**
   * Returns the stabilizing solution of {@code A' X + X A - X B inverse(R) B' X + Q = 0}; arguments
   * as for {@link #discrete}.
   *
   * @throws SimulationException if none was found
   */
  public static double[] continuous(double[] a, double[] b, double[] q, double[] r, int n, int m) {
    double[] g = weight(b, r, n, m);
    double gamma = shift(a, g, q, n);

    // Cayley's transform makes the equation one of discrete time with the same solution
    double[] ag = Matrices.shift(a, -gamma, n);
    double[] agInverse = regular(Matrices.inverse(ag, n));
    double[] qa = Matrices.mul(q, agInverse, n, n, n);
    double[] w = Matrices.add(Matrices.transpose(ag, n, n), 1, Matrices.mul(qa, g, n, n, n));
    double[] wInverse = regular(Matrices.inverse(w, n));
    double[] a0 =
        Matrices.shift(Matrices.scale(Matrices.transpose(wInverse, n, n), 2 * gamma), 1, n);
    double[] gw = Matrices.mul(g, wInverse, n, n, n);
    double[] g0 = Matrices.scale(Matrices.mul(agInverse, gw, n, n, n), 2 * gamma);
    double[] h0 = Matrices.scale(Matrices.mul(wInverse, qa, n, n, n), 2 * gamma);
    double[] x = doubling(a0, Matrices.symmetric(g0, n), Matrices.symmetric(h0, n), n);

    double[] best = x;
    double least = Double.POSITIVE_INFINITY;
    for (int k = 0; k < MAX_CORRECTIONS; k++) {
      double[] closed = Matrices.add(a, -1, Matrices.mul(g, x, n, n, n));
      double[] half = Matrices.mul(x, Matrices.add(a, -0.5, Matrices.mul(g, x, n, n, n)), n, n, n);
      double[] residual = Matrices.add(Matrices.add(half, 1, Matrices.transpose(half, n, n)), 1, q);
      double size = Matrices.norm(residual);
      if (!(size < least)) {
        break;
      }
      best = x;
      least = size;
      x = Matrices.symmetric(Matrices.add(x, 1, lyapunov(closed, residual, gamma, n)), n);
    }
    return finite(best);
  }

  /** {@code B inverse(R) B'}. */
  private static double[] weight(double[] b, double[] r, int n, int m) {
    double[] right = Matrices.solve(r, Matrices.transpose(b, n, m), m, n);
    return Matrices.symmetric(Matrices.mul(b, regular(right), n, m, n), n);
  }

  /** A shift in the middle of the spectrum, which makes doubling fast. */
  private static double shift(double[] a, double[] g, double[] q, int n) {
    int n2 = 2 * n;
    double[] hamiltonian = new double[n2 * n2];
    for (int r = 0; r < n; r++) {
      for (int c = 0; c < n; c++) {
        hamiltonian[r * n2 + c] = a[r * n + c];
        hamiltonian[r * n2 + n + c] = -g[r * n + c];
        hamiltonian[(n + r) * n2 + c] = -q[r * n + c];
        hamiltonian[(n + r) * n2 + n + c] = -a[c * n + r];
      }
    }
    double[] re = new double[n2], im = new double[n2];
    if (!Eigenvalues.compute(re, 0, im, 0, hamiltonian, 0, n2, new double[n2])) {
      throw none();
    }
    double low = Double.POSITIVE_INFINITY, high = 0;
    for (int k = 0; k < n2; k++) {
      double size = StrictMath.hypot(re[k], im[k]);
      low = Math.min(low, size);
      high = Math.max(high, size);
    }
    double gamma = Math.sqrt(Math.max(low, 1e-6 * high) * high);

    // away from eigenvalues of A
    for (int k = 0; k < 20; k++) {
      double[] inverse = Matrices.inverse(Matrices.shift(a, -gamma, n), n);
      if (inverse != null && Matrices.norm1(inverse, n, n) * gamma < 1e4) {
        return gamma;
      }
      gamma *= 1.3;
    }
    return gamma;
  }

  /** The limit of H under doubling of {@code (A, G, H)}. */
  private static double[] doubling(double[] a0, double[] g0, double[] h0, int n) {
    double[] a = a0, g = g0, h = h0;
    for (int k = 0; k < MAX_DOUBLINGS; k++) {
      double[] w = Matrices.shift(Matrices.mul(g, h, n, n, n), 1, n);

      // inverse(1 + G H) (A, G) at once
      double[] both = new double[2 * n * n];
      for (int r = 0; r < n; r++) {
        System.arraycopy(a, r * n, both, r * 2 * n, n);
        System.arraycopy(g, r * n, both, r * 2 * n + n, n);
      }
      double[] solved = regular(Matrices.solve(w, both, n, 2 * n));
      double[] wa = new double[n * n], wg = new double[n * n];
      for (int r = 0; r < n; r++) {
        System.arraycopy(solved, r * 2 * n, wa, r * n, n);
        System.arraycopy(solved, r * 2 * n + n, wg, r * n, n);
      }
      double[] awg = Matrices.mul(a, wg, n, n, n);
      double[] more = new double[n * n];
      Dense.mulMatMatT(more, 0, awg, 0, a, 0, n, n, n);
      double[] change = Matrices.mulT(a, Matrices.mul(h, wa, n, n, n), n, n, n);
      a = Matrices.mul(a, wa, n, n, n);
      g = Matrices.symmetric(Matrices.add(g, 1, more), n);
      h = Matrices.symmetric(Matrices.add(h, 1, change), n);
      double size = Matrices.norm(change);
      if (!(size < 1e200)) {
        throw none();
      }
      if (size <= ULP * Matrices.norm(h)) {
        return h;
      }
    }
    throw none();
  }

  /** Solves {@code X = A' X A + W} for a stable A, by squaring. */
  static double[] stein(double[] a, double[] w, int n) {
    double[] x = w;
    double[] power = a;
    for (int k = 0; k < MAX_DOUBLINGS; k++) {
      double[] change = Matrices.mulT(power, Matrices.mul(x, power, n, n, n), n, n, n);
      x = Matrices.add(x, 1, change);
      double size = Matrices.norm(change);
      if (size <= ULP * Matrices.norm(x)) {
        return x;
      }
      if (!(size < 1e200)) {
        throw none();
      }
      power = Matrices.mul(power, power, n, n, n);
    }
    throw none();
  }

  /** Solves {@code A' X + X A + W = 0} for a stable A. */
  private static double[] lyapunov(double[] a, double[] w, double gamma, int n) {
    double[] inverse =
        regular(Matrices.inverse(Matrices.shift(Matrices.scale(a, -1), gamma, n), n));
    double[] step = Matrices.mul(Matrices.shift(a, gamma, n), inverse, n, n, n);
    double[] inner = Matrices.mulT(inverse, Matrices.mul(w, inverse, n, n, n), n, n, n);
    return stein(step, Matrices.scale(inner, 2 * gamma), n);
  }

  private static double[] regular(double[] matrix) {
    if (matrix == null) {
      throw none();
    }
    return matrix;
  }

  private static double[] finite(double[] x) {
    if (!(Matrices.norm(x) < Double.POSITIVE_INFINITY)) {
      throw none();
    }
    return x;
  }

  private static SimulationException none() {
    return new SimulationException("the Riccati equation has no stabilizing solution");
  }
}
