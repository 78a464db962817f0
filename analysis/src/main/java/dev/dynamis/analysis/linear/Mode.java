package dev.dynamis.analysis.linear;

import dev.dynamis.core.SimulationException;
import dev.dynamis.core.math.Eigenvalues;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * One mode of a linear system: a real eigenvalue, or a complex pair of which {@code im} is
 * positive, with its motion in time and the states that take part.
 *
 * @param re real part of the eigenvalue of A
 * @param im imaginary part of the eigenvalue of A, not negative
 * @param growth rate in which the motion grows, 1/s; negative if it vanishes, minus infinity if
 *     that takes a few steps only
 * @param angularFrequency damped frequency of the motion, rad/s; 0 if it does not swing
 * @param shares the states that take part, the largest share first; shares sum to 1
 * @since 0.1.0
 */
public record Mode(
    double re, double im, double growth, double angularFrequency, List<Share> shares) {
  /** Below this measure a mode counts as out of reach: differences leave about as much noise. */
  public static final double OUT_OF_REACH = 1e-7;

  /** A left and a right eigenvector that are as orthogonal as this belong to a defective matrix. */
  private static final double DEFECTIVE = 1e-8;

  /**
   * How much of a mode is the motion of one state.
   *
   * @param state name of the state
   * @param share from 0 to 1
   */
  public record Share(String state, double share) {}

  /** Returns the modulus of the eigenvalue. */
  public double magnitude() {
    return StrictMath.hypot(re, im);
  }

  /** Returns the natural frequency in rad/s, that without damping. */
  public double naturalFrequency() {
    return StrictMath.hypot(growth, angularFrequency);
  }

  /** Returns the natural frequency in Hz. */
  public double hertz() {
    return naturalFrequency() / (2 * Math.PI);
  }

  /**
   * Returns the damping ratio: 1 for critically damped and real stable modes, 0 for an undamped
   * one, negative for one that grows; 0 for a mode that does not move.
   */
  public double dampingRatio() {
    if (growth == Double.NEGATIVE_INFINITY) {
      return 1;
    }
    double size = naturalFrequency();
    return size == 0 ? 0 : -growth / size;
  }

  /** Returns whether the motion vanishes in time. */
  public boolean isStable() {
    return growth < 0;
  }

  /** Returns whether the motion vanishes by itself for certain: by more than rounding. */
  boolean vanishes() {
    return growth == Double.NEGATIVE_INFINITY || growth < -1e-9 * Math.max(1, naturalFrequency());
  }

  /** Returns the names of the states that make up most of this mode, at most three. */
  public List<String> dominantStates() {
    List<String> names = new ArrayList<>();
    double sum = 0;
    for (Share s : shares) {
      if (names.size() == 3 || (sum > 0.8 && s.share() < 0.15)) {
        break;
      }
      names.add(s.state());
      sum += s.share();
    }
    return names;
  }

  /** Says what moves and how: for messages. */
  @Override
  public String toString() {
    String eigenvalue =
        im == 0
            ? String.format(Locale.ROOT, "%.6g", re)
            : String.format(Locale.ROOT, "%.6g ± %.6gi", re, im);
    return "the mode of "
        + String.join(", ", dominantStates())
        + " (eigenvalue "
        + eigenvalue
        + ")";
  }

  /** Returns the modes of a system, the least stable first. */
  static List<Mode> of(LinearSystem system) {
    int n = system.states().size();
    double[] re = new double[n], im = new double[n], vectors = new double[n * n];
    double[] leftRe = new double[n], leftIm = new double[n], left = new double[n * n];
    double[] a = system.a();
    double[] work = new double[Math.max(1, 5 * n)];
    double[] t = Matrices.transpose(a, n, n);
    if (!Eigenvalues.compute(re, 0, im, 0, vectors, 0, a, 0, n, work)
        || !Eigenvalues.compute(leftRe, 0, leftIm, 0, left, 0, t, 0, n, work)) {
      throw new SimulationException("the eigenvalues of A did not converge");
    }
    List<Mode> modes = new ArrayList<>();
    boolean[] used = new boolean[n];
    for (int k : ModeOrder.of(re, im, system.isDiscrete())) {
      if (im[k] < 0) {
        continue;
      }
      int partner = nearest(re[k], im[k], leftRe, leftIm, used);
      used[partner] = true;
      double[] shares = new double[n];
      double product = 0, sum = 0;
      for (int i = 0; i < n; i++) {
        shares[i] = size(vectors, i, k, im[k], n) * size(left, i, partner, leftIm[partner], n);
        product += shares[i];
      }
      for (int i = 0; i < n; i++) {
        if (product < DEFECTIVE) {
          // a chain: the states that move, and those that set them moving
          shares[i] = size(vectors, i, k, im[k], n) + size(left, i, partner, leftIm[partner], n);
        }
        sum += shares[i];
      }
      List<Share> all = new ArrayList<>();
      for (int i = 0; i < n; i++) {
        all.add(new Share(system.states().get(i), shares[i] / sum));
      }
      all.sort((x, y) -> Double.compare(y.share(), x.share()));
      modes.add(of(re[k], im[k], system.dt(), List.copyOf(all)));
    }
    return List.copyOf(modes);
  }

  private static Mode of(double re, double im, double dt, List<Share> shares) {
    if (dt == 0) {
      return new Mode(re, im, re, im, shares);
    }
    // the continuous motion with these values at the ends of steps
    double growth = StrictMath.log(StrictMath.hypot(re, im)) / dt;
    double turns = StrictMath.atan2(im, re) / dt;
    return new Mode(re, im, growth, re == 0 && im == 0 ? 0 : turns, shares);
  }

  /** Component i of eigenvector k, which is a pair of columns if complex. */
  private static double size(double[] vectors, int i, int k, double im, int n) {
    double x = vectors[i * n + k];
    return im == 0 ? Math.abs(x) : StrictMath.hypot(x, vectors[i * n + k + 1]);
  }

  private static int nearest(
      double re, double im, double[] otherRe, double[] otherIm, boolean[] used) {
    int best = -1;
    double least = Double.POSITIVE_INFINITY;
    for (int k = 0; k < used.length; k++) {
      double distance = StrictMath.hypot(re - otherRe[k], im - otherIm[k]);
      // a pair that split into two real ones has a partner of the other kind
      boolean sameKind = (im == 0) == (otherIm[k] == 0);
      if (!used[k] && otherIm[k] >= 0 && distance + (sameKind ? 0 : 1e-3) < least) {
        least = distance;
        best = k;
      }
    }
    return best < 0 ? 0 : best;
  }

  /**
   * Returns how well inputs reach this mode, by the test of Popov, Belevitch and Hautus: the least
   * singular value of {@code (lambda - A, B)}, both parts and each input scaled to size 1. Below
   * {@link #OUT_OF_REACH} no input moves it.
   */
  public double controllability(LinearSystem system) {
    int n = system.states().size(), m = system.inputs().size();
    return leastSingularValue(system.a(), system.b(), n, m);
  }

  /** Returns how well outputs show this mode; the same as {@link #controllability} with C. */
  public double observability(LinearSystem system) {
    int n = system.states().size(), p = system.outputs().size();
    double[] at = Matrices.transpose(system.a(), n, n);
    return leastSingularValue(at, Matrices.transpose(system.c(), p, n), n, p);
  }

  private double leastSingularValue(double[] a, double[] b, int n, int m) {
    // rows of the transposed matrix: those of lambda - A, then those of B
    double[] rowsRe = new double[(n + m) * n];
    double[] rowsIm = new double[(n + m) * n];
    double sizeOfA = 0;
    for (int r = 0; r < n; r++) {
      for (int k = 0; k < n; k++) {
        double x = -a[r * n + k] + (r == k ? re : 0);
        rowsRe[k * n + r] = x;
        sizeOfA += x * x + (r == k ? im * im : 0);
      }
      rowsIm[r * n + r] = -im;
    }
    double scale = sizeOfA == 0 ? 1 : 1 / Math.sqrt(sizeOfA);
    for (int k = 0; k < n * n; k++) {
      rowsRe[k] *= scale;
      rowsIm[k] *= scale;
    }
    for (int c = 0; c < m; c++) {
      double sum = 0;
      for (int r = 0; r < n; r++) {
        sum += b[r * m + c] * b[r * m + c];
      }
      for (int r = 0; r < n && sum > 0; r++) {
        rowsRe[(n + c) * n + r] = b[r * m + c] / Math.sqrt(sum);
      }
    }
    double[] none = new double[0];
    return new ComplexQr(rowsRe, rowsIm, n + m, n, none, none, 0).leastSingularValue();
  }
}
