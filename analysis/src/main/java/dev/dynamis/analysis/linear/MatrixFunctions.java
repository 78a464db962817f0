package dev.dynamis.analysis.linear;

/**
 * Exponential, square root and logarithm of a square matrix, row-major.
 *
 * @since 0.1.0
 */
public final class MatrixFunctions {
  /** Norm up to which the [13/13] Padé approximant of the exponential is exact to rounding. */
  private static final double EXP_RADIUS = 5.371920351148152;

  private static final double[] EXP = {
    64764752532480000.0,
    32382376266240000.0,
    7771770303897600.0,
    1187353796428800.0,
    129060195264000.0,
    10559470521600.0,
    670442572800.0,
    33522128640.0,
    1323241920.0,
    40840800.0,
    960960.0,
    16380.0,
    182.0,
    1.0
  };

  /** Distance from 1 up to which 8 nodes give the logarithm to rounding (Higham, chapter 11). */
  private static final double LOG_RADIUS = 0.25;

  /** Nodes and weights of Gauss and Legendre on [0, 1]. */
  private static final double[] NODES = new double[8];

  private static final double[] WEIGHTS = new double[8];
  private static final int MAX_ROOTS = 60;
  private static final int MAX_ITERATIONS = 60;

  static {
    int m = NODES.length;
    for (int i = 0; i < m; i++) {
      double x = StrictMath.cos(Math.PI * (i + 0.75) / (m + 0.5));
      double slope = 1;
      for (int iteration = 0; iteration < 10; iteration++) {
        double before = 1, p = x;
        for (int k = 2; k <= m; k++) {
          double next = ((2 * k - 1) * x * p - (k - 1) * before) / k;
          before = p;
          p = next;
        }
        slope = m * (x * p - before) / (x * x - 1);
        x -= p / slope;
      }
      NODES[i] = 0.5 * (1 + x);
      WEIGHTS[i] = 1 / ((1 - x * x) * slope * slope);
    }
  }

  private MatrixFunctions() {}

  /** Returns {@code exp(a)}, {@code a[n x n]}, by scaling, Padé approximation and squaring. */
  public static double[] exp(double[] a, int n) {
    double norm = Matrices.norm1(a, n, n);
    int squarings = 0;
    while (norm > EXP_RADIUS && squarings < 1100) {
      norm /= 2;
      squarings++;
    }
    double[] x = Matrices.scale(a, Math.scalb(1.0, -squarings));
    double[] x2 = Matrices.mul(x, x, n, n, n);
    double[] x4 = Matrices.mul(x2, x2, n, n, n);
    double[] x6 = Matrices.mul(x2, x4, n, n, n);

    // odd part x (x6 (..) + ..), even part x6 (..) + ..
    double[] odd = Matrices.mul(x6, powers(x2, x4, x6, n, -1, 9, 11, 13), n, n, n);
    odd = Matrices.mul(x, Matrices.add(odd, 1, powers(x2, x4, x6, n, 1, 3, 5, 7)), n, n, n);
    double[] even = Matrices.mul(x6, powers(x2, x4, x6, n, -1, 8, 10, 12), n, n, n);
    even = Matrices.add(even, 1, powers(x2, x4, x6, n, 0, 2, 4, 6));
    double[] res = Matrices.solve(Matrices.add(even, -1, odd), Matrices.add(even, 1, odd), n, n);
    for (int k = 0; k < squarings; k++) {
      res = Matrices.mul(res, res, n, n, n);
    }
    return res;
  }

  /** Sum of powers with coefficients; {@code one} is that of the unit, none if negative. */
  private static double[] powers(
      double[] x2, double[] x4, double[] x6, int n, int one, int two, int four, int six) {
    double[] res = new double[n * n];
    for (int k = 0; k < res.length; k++) {
      res[k] = EXP[six] * x6[k] + EXP[four] * x4[k] + EXP[two] * x2[k];
    }
    return one < 0 ? res : Matrices.shift(res, EXP[one], n);
  }

  /**
   * Returns the square root whose eigenvalues have positive real parts, by the product form of
   * Denman and Beavers' iteration, or null if there is none: an eigenvalue is zero or negative.
   */
  public static double[] sqrt(double[] a, int n) {
    double[] x = a.clone();
    double[] m = a.clone();
    double last = Double.POSITIVE_INFINITY;
    for (int k = 0; k < MAX_ITERATIONS; k++) {
      double[] inverse = Matrices.inverse(m, n);
      if (inverse == null) {
        return null;
      }
      x = Matrices.scale(Matrices.mul(x, Matrices.shift(inverse, 1, n), n, n, n), 0.5);
      m = Matrices.shift(Matrices.scale(Matrices.add(m, 1, inverse), 0.25), 0.5, n);
      double off = Matrices.norm1(Matrices.shift(m, -1, n), n, n);
      if (!(off < Double.POSITIVE_INFINITY)) {
        return null;
      }
      // quadratic until rounding stops it
      if (off < 1e-15 * n || (off < 1e-8 && off >= last)) {
        return x;
      }
      last = off;
    }
    return last < 1e-8 ? x : null;
  }

  /**
   * Returns the logarithm whose eigenvalues have imaginary parts between -π and π, by square roots
   * and Padé approximation, or null if there is none: an eigenvalue is zero or negative.
   */
  public static double[] log(double[] a, int n) {
    double[] x = a.clone();
    int roots = 0;
    while (!(Matrices.norm1(Matrices.shift(x, -1, n), n, n) < LOG_RADIUS)) {
      x = ++roots > MAX_ROOTS ? null : sqrt(x, n);
      if (x == null) {
        return null;
      }
    }
    // log(1 + y) is the integral of y/(1 + t y) over t from 0 to 1
    double[] y = Matrices.shift(x, -1, n);
    double[] res = new double[n * n];
    for (int k = 0; k < NODES.length; k++) {
      double[] divisor = Matrices.shift(Matrices.scale(y, NODES[k]), 1, n);
      res = Matrices.add(res, WEIGHTS[k], Matrices.solve(divisor, y, n, n));
    }
    return Matrices.scale(res, Math.scalb(1.0, roots));
  }
}
