package dev.dynamis.analysis.equilibria;

import dev.dynamis.core.RightHandSide;
import dev.dynamis.core.SimulationException;
import java.util.ArrayList;
import java.util.List;

/**
 * Roots {@code s} of the characteristic equation of delay equations at a state of rest, {@code
 * det(s I - A - sum A_k exp(-s tau_k)) = 0}.
 *
 * <p>The rightmost ones are eigenvalues of the generator of the solutions, discretized by
 * polynomials through Chebyshev points (Breda, Maset and Vermiglio, 2005), each then improved by
 * Newton's method on the equation itself.
 *
 * @since 0.1.0
 */
public final class CharacteristicRoots {
  private static final int INTERVALS = 32;
  private static final int STEPS = 20;

  private final int n;
  private final double[] present;
  private final List<double[]> past = new ArrayList<>();
  private final double[] delays;
  private final double longest;

  private CharacteristicRoots(int n, double[] present, List<double[]> past, double[] delays) {
    this.n = n;
    this.present = present;
    this.past.addAll(past);
    this.delays = delays;
    double greatest = 0;
    for (double d : delays) {
      greatest = Math.max(greatest, d);
    }
    longest = greatest;
  }

  /** Linearizes delay equations at a state of rest {@code x} and time {@code t}. */
  public static CharacteristicRoots at(RightHandSide rhs, double t, double[] x) {
    int n = rhs.names().size();
    double[] present = new double[n * n];
    rhs.jacobian(present, t, x);
    List<RightHandSide.Delay> all = rhs.delays(t, x);
    List<double[]> past = new ArrayList<>();
    double[] delays = new double[all.size()];
    double[] column = new double[n];
    for (int k = 0; k < delays.length; k++) {
      RightHandSide.Delay d = all.get(k);
      delays[k] = d.amount();
      rhs.delayJacobian(column, d, t, x);
      double[] matrix = new double[n * n];
      for (int i = 0; i < n; i++) {
        matrix[i * n + d.coordinate()] = column[i];
      }
      past.add(matrix);
    }
    return new CharacteristicRoots(n, present, past, delays);
  }

  /**
   * Returns the roots that are farthest to the right, which decide on stability.
   *
   * @param count how many at least, if there are so many
   * @throws SimulationException if the matrices are not finite
   */
  public Spectrum rightmost(int count) {
    if (longest == 0) {
      double[] sum = present.clone();
      for (double[] m : past) {
        for (int i = 0; i < sum.length; i++) {
          sum[i] += m[i];
        }
      }
      return Spectrum.of(sum, n, false);
    }
    Spectrum all = Spectrum.of(generator(), n * (INTERVALS + 1), false);
    List<double[]> kept = new ArrayList<>();
    for (int i = 0; i < all.size() && kept.size() < count; i++) {
      if (all.im()[i] < 0) {
        continue;
      }
      double[] root = polish(all.re()[i], all.im()[i]);
      if (root == null
          || kept.stream().anyMatch(k -> StrictMath.hypot(k[0] - root[0], k[1] - root[1]) < 1e-9)) {
        continue;
      }
      kept.add(root);
      if (root[1] != 0) {
        kept.add(new double[] {root[0], -root[1]});
      }
    }
    double[] re = kept.stream().mapToDouble(r -> r[0]).toArray();
    double[] im = kept.stream().mapToDouble(r -> r[1]).toArray();
    return Spectrum.sorted(re, im, false);
  }

  /**
   * Returns real and imaginary part {@code [u, v]} of the mode that oscillates at a root {@code i
   * w}, up to a factor: {@code x(t) = u cos(w t) - v sin(w t)}.
   *
   * @since 0.1.0
   */
  public double[] oscillation(double w) {
    double[] real = present.clone();
    double[] imaginary = new double[n * n];
    for (int k = 0; k < delays.length; k++) {
      double c = StrictMath.cos(w * delays[k]), s = StrictMath.sin(w * delays[k]);
      for (int i = 0; i < n * n; i++) {
        real[i] += past.get(k)[i] * c;
        imaginary[i] -= past.get(k)[i] * s;
      }
    }
    double[] both = new double[4 * n * n];
    for (int i = 0; i < n; i++) {
      for (int k = 0; k < n; k++) {
        double turned = imaginary[i * n + k] - (i == k ? w : 0);
        both[i * 2 * n + k] = real[i * n + k];
        both[(n + i) * 2 * n + n + k] = real[i * n + k];
        both[i * 2 * n + n + k] = -turned;
        both[(n + i) * 2 * n + k] = turned;
      }
    }
    return NullVector.of(both, 2 * n);
  }

  /** Row block 0 is the equation at the present, the others are derivatives along the history. */
  private double[] generator() {
    int m = INTERVALS;
    int size = n * (m + 1);
    double[] nodes = new double[m + 1];
    double[] weights = new double[m + 1];
    for (int i = 0; i <= m; i++) {
      nodes[i] = longest / 2 * (StrictMath.cos(i * Math.PI / m) - 1);
      weights[i] = (i % 2 == 0 ? 1 : -1) * (i == 0 || i == m ? 0.5 : 1);
    }
    double[] g = new double[size * size];
    add(g, size, 0, 0, present, 1);
    double[] basis = new double[m + 1];
    for (int k = 0; k < delays.length; k++) {
      lagrange(basis, nodes, weights, -delays[k]);
      for (int j = 0; j <= m; j++) {
        add(g, size, 0, j, past.get(k), basis[j]);
      }
    }
    for (int i = 1; i <= m; i++) {
      double diagonal = 0;
      for (int j = 0; j <= m; j++) {
        if (j != i) {
          double d = weights[j] / weights[i] / (nodes[i] - nodes[j]);
          diagonal -= d;
          identity(g, size, i, j, d);
        }
      }
      identity(g, size, i, i, diagonal);
    }
    return g;
  }

  /** Values at {@code at} of the polynomials that are 1 at one node and 0 at the others. */
  private static void lagrange(double[] basis, double[] nodes, double[] weights, double at) {
    double sum = 0;
    for (int j = 0; j < nodes.length; j++) {
      if (Math.abs(at - nodes[j]) < 1e-14 * (1 + Math.abs(at))) {
        java.util.Arrays.fill(basis, 0);
        basis[j] = 1;
        return;
      }
      basis[j] = weights[j] / (at - nodes[j]);
      sum += basis[j];
    }
    for (int j = 0; j < nodes.length; j++) {
      basis[j] /= sum;
    }
  }

  private void add(double[] g, int size, int row, int column, double[] block, double factor) {
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        g[(row * n + i) * size + column * n + j] += factor * block[i * n + j];
      }
    }
  }

  private void identity(double[] g, int size, int row, int column, double value) {
    for (int i = 0; i < n; i++) {
      g[(row * n + i) * size + column * n + i] += value;
    }
  }

  /**
   * Newton on the determinant, {@code s -= 1 / trace(D^-1 D')}; null if it runs away from where it
   * began, as it does from eigenvalues that belong to the discretization only.
   */
  private double[] polish(double re, double im) {
    double x = re, y = im;
    double[] delta = {0, 0};
    for (int step = 0; step < STEPS; step++) {
      if (!newton(delta, x, y)) {
        break;
      }
      x -= delta[0];
      y -= delta[1];
      double reach = 0.1 * (1 / longest + StrictMath.hypot(re, im));
      if (!(StrictMath.hypot(x - re, y - im) < reach)) {
        return null;
      }
      if (StrictMath.hypot(delta[0], delta[1]) <= 1e-15 * StrictMath.hypot(x, y) + 1e-17) {
        break;
      }
    }
    if (Math.abs(y) < 1e-12 * (1 + Math.abs(x))) {
      y = 0;
    }
    return new double[] {x, y};
  }

  /** Fills the Newton step; false if the matrix is singular to the last bit: a root. */
  private boolean newton(double[] delta, double x, double y) {
    double[] d = new double[2 * n * n];
    double[] slope = new double[2 * n * n];
    for (int i = 0; i < n; i++) {
      d[2 * (i * n + i)] = x;
      d[2 * (i * n + i) + 1] = y;
      slope[2 * (i * n + i)] = 1;
    }
    for (int i = 0; i < n * n; i++) {
      d[2 * i] -= present[i];
    }
    for (int k = 0; k < delays.length; k++) {
      double size = StrictMath.exp(-x * delays[k]);
      double c = size * StrictMath.cos(y * delays[k]), s = -size * StrictMath.sin(y * delays[k]);
      double[] m = past.get(k);
      for (int i = 0; i < n * n; i++) {
        d[2 * i] -= m[i] * c;
        d[2 * i + 1] -= m[i] * s;
        slope[2 * i] += delays[k] * m[i] * c;
        slope[2 * i + 1] += delays[k] * m[i] * s;
      }
    }
    if (!solve(d, slope)) {
      return false;
    }
    double tr = 0, ti = 0;
    for (int i = 0; i < n; i++) {
      tr += slope[2 * (i * n + i)];
      ti += slope[2 * (i * n + i) + 1];
    }
    double square = tr * tr + ti * ti;
    if (!(square > 0 && square < Double.POSITIVE_INFINITY)) {
      return false;
    }
    delta[0] = tr / square;
    delta[1] = -ti / square;
    return true;
  }

  /** {@code b = inverse(a) b} of complex matrices, by elimination with row pivots. */
  private boolean solve(double[] a, double[] b) {
    for (int k = 0; k < n; k++) {
      int best = k;
      for (int i = k + 1; i < n; i++) {
        if (size(a, i, k) > size(a, best, k)) {
          best = i;
        }
      }
      if (!(size(a, best, k) > 0)) {
        return false;
      }
      for (int j = 0; j < 2 * n; j++) {
        swap(a, 2 * k * n + j, 2 * best * n + j);
        swap(b, 2 * k * n + j, 2 * best * n + j);
      }
      double pr = a[2 * (k * n + k)], pi = a[2 * (k * n + k) + 1];
      double square = pr * pr + pi * pi;
      for (int i = 0; i < n; i++) {
        if (i != k) {
          double ar = a[2 * (i * n + k)], ai = a[2 * (i * n + k) + 1];
          double fr = (ar * pr + ai * pi) / square, fi = (ai * pr - ar * pi) / square;
          subtract(a, i, k, fr, fi);
          subtract(b, i, k, fr, fi);
        }
      }
    }
    for (int i = 0; i < n; i++) {
      double pr = a[2 * (i * n + i)], pi = a[2 * (i * n + i) + 1];
      double square = pr * pr + pi * pi;
      for (int j = 0; j < n; j++) {
        double br = b[2 * (i * n + j)], bi = b[2 * (i * n + j) + 1];
        b[2 * (i * n + j)] = (br * pr + bi * pi) / square;
        b[2 * (i * n + j) + 1] = (bi * pr - br * pi) / square;
      }
    }
    return true;
  }

  private double size(double[] a, int i, int k) {
    return Math.abs(a[2 * (i * n + k)]) + Math.abs(a[2 * (i * n + k) + 1]);
  }

  private static void swap(double[] a, int i, int j) {
    double kept = a[i];
    a[i] = a[j];
    a[j] = kept;
  }

  /** Row i -= f row k. */
  private void subtract(double[] a, int i, int k, double fr, double fi) {
    for (int j = 0; j < n; j++) {
      double r = a[2 * (k * n + j)], m = a[2 * (k * n + j) + 1];
      a[2 * (i * n + j)] -= fr * r - fi * m;
      a[2 * (i * n + j) + 1] -= fr * m + fi * r;
    }
  }
}
