package dev.dynamis.analysis.manifold;

import dev.dynamis.analysis.equilibria.Spectrum;
import dev.dynamis.core.RightHandSide;
import dev.dynamis.core.SimulationException;
import dev.dynamis.core.math.Lu;

/** A state of rest of a flow, or a fixed point of a map, with its linear part. */
final class Saddle {
  private static final int STEPS = 50;

  private final RightHandSide rhs;
  private final double t;
  private final int n;
  private final double[] periods;
  private final double[] x;
  private final double[] jacobian;
  private final Spectrum spectrum;

  /**
   * Finds the point near a guess by Newton's method.
   *
   * @throws SimulationException if there is none
   */
  Saddle(RightHandSide rhs, double t, double[] guess) {
    this(rhs, t, guess, new double[guess.length]);
  }

  /**
   * Finds the point near a guess by Newton's method.
   *
   * @param periods of the coordinates; 0 for none
   * @throws SimulationException if there is none
   */
  Saddle(RightHandSide rhs, double t, double[] guess, double[] periods) {
    this.rhs = rhs;
    this.periods = periods;
    this.t = t;
    n = guess.length;
    x = guess.clone();
    jacobian = new double[n * n];
    solve();
    rhs.jacobian(jacobian, t, x);
    spectrum = Spectrum.of(jacobian, n, rhs.isMap());
  }

  private void solve() {
    double[] r = new double[n];
    int[] pivots = new int[n];
    double[] step = new double[n];
    for (int k = 0; k < STEPS; k++) {
      rhs.evaluate(r, t, x);
      rhs.jacobian(jacobian, t, x);
      for (int i = 0; rhs.isMap() && i < n; i++) {
        r[i] = CurveGrowth.least(r[i] - x[i], periods[i]);
        jacobian[i * n + i] -= 1;
      }
      if (Lu.factor(jacobian, 0, pivots, 0, n) == 0) {
        throw new SimulationException(
            "the Jacobian is singular on the way to the state of rest; begin nearer to it");
      }
      Lu.solve(step, 0, jacobian, 0, pivots, 0, r, 0, n);
      double largest = 0;
      for (int i = 0; i < n; i++) {
        x[i] -= step[i];
        largest = Math.max(largest, Math.abs(step[i]) / (1 + Math.abs(x[i])));
      }
      if (largest < 1e-14) {
        return;
      }
      if (!(largest < 1e12) || k == STEPS - 1 && largest > 1e-10) {
        throw new SimulationException(
            "no state of rest was found near the point that was given; begin nearer to one");
      }
    }
  }

  double[] x() {
    return x;
  }

  Spectrum spectrum() {
    return spectrum;
  }

  /** Returns the numbers of the eigenvalues on one side of the border, all of them real. */
  int[] real(boolean unstable) {
    int[] all =
        java.util.stream.IntStream.range(0, n)
            .filter(i -> unstable ? spectrum.excess(i) > 1e-10 : spectrum.excess(i) < -1e-10)
            .toArray();
    for (int i : all) {
      if (spectrum.im()[i] != 0) {
        throw new SimulationException(
            "the "
                + (unstable ? "unstable" : "stable")
                + " eigenvalue "
                + spectrum.re()[i]
                + " + "
                + spectrum.im()[i]
                + "i is complex: deviations turn, and no single curve leads there");
      }
    }
    return all;
  }

  /** Returns whether the eigenvalues on one side are two, which may be complex. */
  boolean isPlane(boolean unstable) {
    int count = 0;
    for (int i = 0; i < n; i++) {
      count += (unstable ? spectrum.excess(i) > 1e-10 : spectrum.excess(i) < -1e-10) ? 1 : 0;
    }
    return count == 2;
  }

  /**
   * Returns the direction of a real eigenvalue, of length 1 with its largest component positive, by
   * inverse iteration.
   *
   * @param left whether of the transposed matrix
   */
  double[] direction(double eigenvalue, boolean left) {
    double[] a = new double[n * n];
    double size = 0;
    for (double v : jacobian) {
      size = Math.max(size, Math.abs(v));
    }
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        a[i * n + j] = left ? jacobian[j * n + i] : jacobian[i * n + j];
      }
      a[i * n + i] -= eigenvalue + 1e-10 * (size + 1e-300);
    }
    int[] pivots = new int[n];
    double[] v = new double[n];
    for (int i = 0; i < n; i++) {
      // no symmetry may make the start perpendicular to the direction
      v[i] = 1 + 0.37 * i;
    }
    if (Lu.factor(a, 0, pivots, 0, n) == 0) {
      throw new SimulationException("the eigenvalue " + eigenvalue + " has no single direction");
    }
    for (int k = 0; k < 5; k++) {
      Lu.solve(v, 0, a, 0, pivots, 0, v, 0, n);
      normalize(v);
    }
    return v;
  }

  /** Gives a vector the length 1 and a positive largest component. */
  static void normalize(double[] v) {
    double sum = 0;
    double largest = 0;
    for (double c : v) {
      sum += c * c;
      largest = Math.abs(c) > Math.abs(largest) ? c : largest;
    }
    double scale = (largest < 0 ? -1 : 1) / Math.sqrt(sum);
    for (int i = 0; i < v.length; i++) {
      v[i] *= scale;
    }
  }

  double[] jacobian() {
    return jacobian;
  }
}
