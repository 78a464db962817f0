package dev.dynamis.equations.internal.step;

import dev.dynamis.equations.model.StepOptions;

/**
 * The Radau IIA method of three stages, order 5, with an error estimate of order 3 and the
 * collocation polynomial as interpolant; Hairer and Wanner, "Solving Ordinary Differential
 * Equations II", section IV.8.
 *
 * <p>The stage equations are transformed to one real and one complex linear system and solved by
 * Newton's iteration with the Jacobian at the start of the step. The last step's polynomial, run
 * on, gives the first iterate.
 */
final class Radau5 extends Adaptive {
  private static final int ITERATIONS = 7;
  private static final double S6 = Math.sqrt(6.0);

  /** Times of the stages. */
  private static final double[] C = {(4 - S6) / 10, (4 + S6) / 10, 1};

  /** Weights of the error estimate. */
  private static final double[] E = {
    (-13 - 7 * S6) / 3, (-13 + 7 * S6) / 3, -1.0 / 3.0,
  };

  /** The eigenvalues of the inverse of the method's matrix. */
  private static final double REAL;

  private static final double COMPLEX_RE;
  private static final double COMPLEX_IM;

  static {
    double c1 = StrictMath.cbrt(3.0);
    double c2 = c1 * c1;
    REAL = 3 + c2 - c1;
    COMPLEX_RE = 3 + 0.5 * (c1 - c2);
    COMPLEX_IM = -0.5 * Math.sqrt(3.0) * (c1 + c2);
  }

  /** The matrix of eigenvectors and its inverse. */
  private static final double[][] T = {
    {0.09443876248897524, -0.14125529502095421, 0.03002919410514742},
    {0.25021312296533332, 0.20412935229379994, -0.38294211275726192},
    {1, 1, 0},
  };

  private static final double[][] TI = {
    {4.17871859155190428, 0.32768282076106237, 0.52337644549944951},
    {-4.17871859155190428, -0.32768282076106237, 0.47662355450055044},
    {0.50287263494578682, -2.57192694985560522, 0.59603920482822492},
  };

  /** Coefficients of the collocation polynomial's powers 1 to 3, a row per stage. */
  private static final double[][] P = {
    {13.0 / 3 + 7 * S6 / 3, -23.0 / 3 - 22 * S6 / 3, 10.0 / 3 + 5 * S6},
    {13.0 / 3 - 7 * S6 / 3, -23.0 / 3 + 22 * S6 / 3, 10.0 / 3 - 5 * S6},
    {1.0 / 3, -8.0 / 3, 10.0 / 3},
  };

  private final Derivatives derivatives;
  private final DenseLu lu;
  private final ComplexLu complexLu;
  private final double[][] z;
  private final double[][] w;
  private final double[][] slope;
  private final double[] state;
  private final double[] estimate;
  private final double tolerance;

  /** The last step's polynomial, its length, and whether there is one. */
  private final double[] last;

  private double lastStep;
  private boolean started;

  /** Whether the next attempt follows a rejected one of the same step. */
  private boolean again;

  Radau5(int dim, StepOptions options) {
    super(dim, options, 0.25, 0.25);
    derivatives = new Derivatives(dim);
    lu = new DenseLu(dim);
    complexLu = new ComplexLu(dim);
    z = new double[3][dim];
    w = new double[3][dim];
    slope = new double[3][dim];
    state = new double[dim];
    estimate = new double[dim];
    last = new double[4 * dim];
    double rtol = Math.max(options.rtol(), 1e-15);
    tolerance = Math.max(10 * Math.ulp(1.0) / rtol, Math.min(0.03, Math.sqrt(rtol)));
  }

  @Override
  boolean begin(Rhs f, double t, double[] x) {
    again = false;
    return derivatives.evaluate(f, t, x);
  }

  @Override
  double attempt(double[] out, Rhs f, double t, double[] x, double h) {
    int n = dim;
    boolean retry = again;
    again = true;
    if (!factor(h)) {
      return Double.NaN;
    }
    predict(x, h);
    if (!solve(f, t, x, h)) {
      return Double.NaN;
    }
    for (int i = 0; i < n; i++) {
      out[i] = x[i] + z[2][i];
    }
    double error = estimate(x, out, derivatives.value, h);
    if (error > 1 && (retry || !started)) {
      // a second filtering of the estimate, for steps that would be rejected for stiffness alone
      for (int i = 0; i < n; i++) {
        state[i] = x[i] + estimate[i];
      }
      f.eval(slope[0], t, state);
      error = estimate(x, out, slope[0], h);
    }
    return error;
  }

  /** Factors the real and the complex matrix for steps of length {@code h}. */
  private boolean factor(double h) {
    int n = dim;
    for (int k = 0; k < n * n; k++) {
      lu.a[k] = -derivatives.jacobian[k];
      complexLu.re[k] = -derivatives.jacobian[k];
      complexLu.im[k] = 0;
    }
    for (int i = 0; i < n; i++) {
      lu.a[i * n + i] += REAL / h;
      complexLu.re[i * n + i] += COMPLEX_RE / h;
      complexLu.im[i * n + i] = COMPLEX_IM / h;
    }
    return lu.factor(0) && complexLu.factor();
  }

  /** Sets the first iterate: the increments of the stages from the last step's polynomial. */
  private void predict(double[] x, double h) {
    int n = dim;
    for (int s = 0; s < 3; s++) {
      for (int i = 0; i < n; i++) {
        z[s][i] = started ? Dense.value(last, 0, n, 3, i, 1 + C[s] * h / lastStep) - x[i] : 0;
      }
    }
    for (int s = 0; s < 3; s++) {
      for (int i = 0; i < n; i++) {
        w[s][i] = TI[s][0] * z[0][i] + TI[s][1] * z[1][i] + TI[s][2] * z[2][i];
      }
    }
  }

  private boolean solve(Rhs f, double t, double[] x, double h) {
    int n = dim;
    double real = REAL / h;
    double re = COMPLEX_RE / h;
    double im = COMPLEX_IM / h;
    double before = 0;
    double rate = Double.NaN;
    for (int iteration = 0; iteration < ITERATIONS; iteration++) {
      for (int s = 0; s < 3; s++) {
        for (int i = 0; i < n; i++) {
          state[i] = x[i] + z[s][i];
        }
        f.eval(slope[s], t + C[s] * h, state);
        if (!finite(slope[s], n)) {
          return false;
        }
      }
      for (int i = 0; i < n; i++) {
        double f0 = slope[0][i];
        double f1 = slope[1][i];
        double f2 = slope[2][i];
        double w1 = w[1][i];
        double w2 = w[2][i];
        slope[0][i] = TI[0][0] * f0 + TI[0][1] * f1 + TI[0][2] * f2 - real * w[0][i];
        slope[1][i] = TI[1][0] * f0 + TI[1][1] * f1 + TI[1][2] * f2 - (re * w1 - im * w2);
        slope[2][i] = TI[2][0] * f0 + TI[2][1] * f1 + TI[2][2] * f2 - (re * w2 + im * w1);
      }
      lu.solve(slope[0]);
      complexLu.solve(slope[1], slope[2]);
      double size = size(x);
      if (iteration > 0) {
        rate = size / before;
        double rest = power(rate, ITERATIONS - iteration) / (1 - rate) * size;
        if (rate >= 1 || rest > tolerance) {
          return false;
        }
      }
      for (int i = 0; i < n; i++) {
        w[0][i] += slope[0][i];
        w[1][i] += slope[1][i];
        w[2][i] += slope[2][i];
      }
      for (int s = 0; s < 3; s++) {
        for (int i = 0; i < n; i++) {
          z[s][i] = T[s][0] * w[0][i] + T[s][1] * w[1][i] + T[s][2] * w[2][i];
        }
      }
      if (size == 0 || rate / (1 - rate) * size < tolerance) {
        return true;
      }
      before = size;
    }
    return false;
  }

  private static double power(double x, int n) {
    double p = 1;
    for (int k = 0; k < n; k++) {
      p *= x;
    }
    return p;
  }

  /** Returns the scaled root mean square of the three updates in {@link #slope}. */
  private double size(double[] x) {
    double sum = 0;
    for (int i = 0; i < dim; i++) {
      double scale = options.atol() + options.rtol() * Math.abs(x[i]);
      for (int s = 0; s < 3; s++) {
        double r = slope[s][i] / scale;
        sum += r * r;
      }
    }
    return Math.sqrt(sum / (3 * dim));
  }

  /** Computes the error estimate with the slope {@code f0} at the start; returns its norm. */
  private double estimate(double[] x, double[] out, double[] f0, double h) {
    for (int i = 0; i < dim; i++) {
      estimate[i] = f0[i] + (E[0] * z[0][i] + E[1] * z[1][i] + E[2] * z[2][i]) / h;
    }
    lu.solve(estimate);
    return norm(estimate, x, out);
  }

  @Override
  void accept(double t, double[] x, double[] out, double h) {
    int n = dim;
    for (int i = 0; i < n; i++) {
      double p2 = P[0][1] * z[0][i] + P[1][1] * z[1][i] + P[2][1] * z[2][i];
      double p3 = P[0][2] * z[0][i] + P[1][2] * z[1][i] + P[2][2] * z[2][i];
      last[i] = x[i];
      last[n + i] = z[2][i];
      last[2 * n + i] = -(p2 + p3);
      last[3 * n + i] = -p3;
    }
    lastStep = h;
    started = true;
  }

  @Override
  public void dense(double[] c, Rhs f, double t, double[] x, double[] out) {
    System.arraycopy(last, 0, c, 0, last.length);
  }

  @Override
  public int memorySize() {
    return 2 + last.length;
  }

  @Override
  public void saveMemory(double[] m, int at) {
    m[at] = started ? 1 : 0;
    m[at + 1] = lastStep;
    System.arraycopy(last, 0, m, at + 2, last.length);
  }

  @Override
  public void loadMemory(double[] m, int at) {
    started = m[at] != 0;
    lastStep = m[at + 1];
    System.arraycopy(m, at + 2, last, 0, last.length);
  }

  @Override
  public void reset() {
    started = false;
  }

  @Override
  public void jumped() {
    started = false;
  }
}
