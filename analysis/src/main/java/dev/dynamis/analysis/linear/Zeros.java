package dev.dynamis.analysis.linear;

import dev.dynamis.core.SimulationException;
import dev.dynamis.core.math.Eigenvalues;
import java.util.Arrays;

/**
 * Zeros of a linear system: the numbers λ at which {@code (A - λ, B; C, D)} has less than its usual
 * rank, by the reduction of Emami-Naeini and Van Dooren (Automatica 18, 1982). Outputs without
 * feedthrough hold some states at zero; these are taken away, and how they would move become
 * outputs instead, until the feedthrough has full rank, then the same for the transposed system.
 * What is left has an invertible D, and its zeros are the eigenvalues of {@code A - B D⁻¹ C}.
 */
final class Zeros {
  /** Less than this, of the norm of the system, counts as nothing; differences leave about this. */
  private static final double NOTHING = 1e-9;

  private int n;
  private int m;
  private int p;
  private double[] a;
  private double[] b;
  private double[] c;
  private double[] d;
  private double tolerance;

  private Zeros(LinearSystem s) {
    n = s.states().size();
    m = s.inputs().size();
    p = s.outputs().size();
    a = s.a();
    b = s.b();
    c = s.c();
    d = s.d();
  }

  /** Returns real and imaginary parts, in no order. */
  static double[][] of(LinearSystem s) {
    Zeros z = new Zeros(s);
    z.scale();
    z.reduce();
    z.transpose();
    z.reduce();
    return z.finish();
  }

  /** Units of inputs and outputs don't matter: columns of (B; D) and rows of (C, D) get norm 1. */
  private void scale() {
    for (int j = 0; j < m; j++) {
      double sum = 0;
      for (int i = 0; i < n; i++) {
        sum = StrictMath.hypot(sum, b[i * m + j]);
      }
      for (int i = 0; i < p; i++) {
        sum = StrictMath.hypot(sum, d[i * m + j]);
      }
      for (int i = 0; sum > 0 && i < n; i++) {
        b[i * m + j] /= sum;
      }
      for (int i = 0; sum > 0 && i < p; i++) {
        d[i * m + j] /= sum;
      }
    }
    for (int i = 0; i < p; i++) {
      double sum = 0;
      for (int j = 0; j < n; j++) {
        sum = StrictMath.hypot(sum, c[i * n + j]);
      }
      for (int j = 0; j < m; j++) {
        sum = StrictMath.hypot(sum, d[i * m + j]);
      }
      for (int j = 0; sum > 0 && j < n; j++) {
        c[i * n + j] /= sum;
      }
      for (int j = 0; sum > 0 && j < m; j++) {
        d[i * m + j] /= sum;
      }
    }
    double norm =
        StrictMath.hypot(StrictMath.hypot(size(a), size(b)), StrictMath.hypot(size(c), size(d)));
    tolerance = NOTHING * norm;
  }

  private static double size(double[] x) {
    return Math.sqrt(Arrays.stream(x).map(v -> v * v).sum());
  }

  private void transpose() {
    double[] oldB = b;
    a = Matrices.transpose(a, n, n);
    b = Matrices.transpose(c, p, n);
    c = Matrices.transpose(oldB, n, m);
    d = Matrices.transpose(d, p, m);
    int inputs = m;
    m = p;
    p = inputs;
  }

  /** Takes away what outputs without feedthrough hold, until D has independent rows. */
  private void reduce() {
    while (true) {
      double[] q = Matrices.identity(p);
      int rank = compress(d, p, m, q);
      c = Matrices.mul(q, c, p, p, n);
      if (rank == p) {
        return;
      }
      // the rest of the rows is C alone; V turns what it sees of the states to the front
      double[] seen = Arrays.copyOfRange(c, rank * n, p * n);
      double[] columns = Matrices.transpose(seen, p - rank, n);
      double[] v = Matrices.identity(n);
      int held = compress(columns, n, p - rank, v);
      c = Arrays.copyOf(c, rank * n);
      d = Arrays.copyOf(d, rank * m);
      p = rank;
      if (held == 0) {
        return;
      }
      hold(v, held);
    }
  }

  /** Holds the first states, in the basis of the rows of v, at zero. */
  private void hold(double[] v, int held) {
    double[] turned =
        Matrices.mul(Matrices.mul(v, a, n, n, n), Matrices.transpose(v, n, n), n, n, n);
    double[] pushed = Matrices.mul(v, b, n, n, m);
    double[] kept = Matrices.mul(c, Matrices.transpose(v, n, n), p, n, n);
    int left = n - held;
    a = block(turned, n, held, n, held);
    double[] below = block(kept, n, 0, p, held);
    c = join(block(turned, n, 0, held, held), below);
    d = join(Arrays.copyOf(pushed, held * m), d);
    b = Arrays.copyOfRange(pushed, held * m, n * m);
    p += held;
    n = left;
  }

  /** Rows {@code from} to {@code to}, and columns from {@code first} on. */
  private static double[] block(double[] x, int width, int from, int to, int first) {
    double[] part = new double[(to - from) * (width - first)];
    for (int i = from; i < to; i++) {
      System.arraycopy(x, i * width + first, part, (i - from) * (width - first), width - first);
    }
    return part;
  }

  private static double[] join(double[] above, double[] below) {
    double[] all = Arrays.copyOf(above, above.length + below.length);
    System.arraycopy(below, 0, all, above.length, below.length);
    return all;
  }

  /**
   * Reflects rows of x so that only the first ones are not zero, by Householder's method with the
   * largest remaining column first; the same is done to q.
   *
   * @return how many are left: the rank
   */
  private int compress(double[] x, int rows, int columns, double[] q) {
    double[] u = new double[rows];
    int rank = 0;
    while (rank < Math.min(rows, columns)) {
      int largest = -1;
      double most = tolerance;
      for (int j = 0; j < columns; j++) {
        double norm = 0;
        for (int i = rank; i < rows; i++) {
          norm = StrictMath.hypot(norm, x[i * columns + j]);
        }
        if (norm > most) {
          most = norm;
          largest = j;
        }
      }
      if (largest < 0) {
        break;
      }
      for (int i = rank; i < rows; i++) {
        u[i] = x[i * columns + largest];
      }
      u[rank] += u[rank] < 0 ? -most : most;
      reflect(x, columns, u, rank, rows);
      reflect(q, rows, u, rank, rows);
      rank++;
    }
    // what is below the tolerance is nothing
    Arrays.fill(x, rank * columns, rows * columns, 0);
    return rank;
  }

  private static void reflect(double[] x, int columns, double[] u, int from, int rows) {
    double square = 0;
    for (int i = from; i < rows; i++) {
      square += u[i] * u[i];
    }
    for (int j = 0; j < columns; j++) {
      double sum = 0;
      for (int i = from; i < rows; i++) {
        sum += u[i] * x[i * columns + j];
      }
      double by = 2 * sum / square;
      for (int i = from; i < rows; i++) {
        x[i * columns + j] -= by * u[i];
      }
    }
  }

  private double[][] finish() {
    double[] re = new double[n];
    double[] im = new double[n];
    if (n > 0) {
      double[] left = a;
      if (m > 0) {
        // D is square and has full rank
        left = Matrices.add(a, -1, Matrices.mul(b, Matrices.solve(d, c, p, n), n, m, n));
      }
      if (!Eigenvalues.compute(re, 0, im, 0, left.clone(), 0, n, new double[n])) {
        throw new SimulationException("the zeros did not converge");
      }
    }
    return new double[][] {re, im};
  }
}
