package dev.dynamis.equations.internal.step;

import dev.dynamis.equations.model.StepOptions;
import java.lang.invoke.MethodHandles;

/**
 * The pair of Dormand and Prince (1980) of order 5(4), with the interpolant of order 4 by Shampine
 * and Hairer.
 */
final class Rk45 extends Adaptive {
  private static final int N = Specialize.dimension(MethodHandles.lookup());

  private static final double A21 = 1.0 / 5.0;
  private static final double A31 = 3.0 / 40.0;
  private static final double A32 = 9.0 / 40.0;
  private static final double A41 = 44.0 / 45.0;
  private static final double A42 = -56.0 / 15.0;
  private static final double A43 = 32.0 / 9.0;
  private static final double A51 = 19372.0 / 6561.0;
  private static final double A52 = -25360.0 / 2187.0;
  private static final double A53 = 64448.0 / 6561.0;
  private static final double A54 = -212.0 / 729.0;
  private static final double A61 = 9017.0 / 3168.0;
  private static final double A62 = -355.0 / 33.0;
  private static final double A63 = 46732.0 / 5247.0;
  private static final double A64 = 49.0 / 176.0;
  private static final double A65 = -5103.0 / 18656.0;
  private static final double B1 = 35.0 / 384.0;
  private static final double B3 = 500.0 / 1113.0;
  private static final double B4 = 125.0 / 192.0;
  private static final double B5 = -2187.0 / 6784.0;
  private static final double B6 = 11.0 / 84.0;

  /** Weights of the error: the formula of order 5 minus that of order 4. */
  private static final double E1 = B1 - 5179.0 / 57600.0;

  private static final double E3 = B3 - 7571.0 / 16695.0;
  private static final double E4 = B4 - 393.0 / 640.0;
  private static final double E5 = B5 - -92097.0 / 339200.0;
  private static final double E6 = B6 - 187.0 / 2100.0;
  private static final double E7 = 1.0 / 40.0;

  /** Weights of the interpolant's last term. */
  private static final double D1 = -12715105075.0 / 11282082432.0;

  private static final double D3 = 87487479700.0 / 32700410799.0;
  private static final double D4 = -10690763975.0 / 1880347072.0;
  private static final double D5 = 701980252875.0 / 199316789632.0;
  private static final double D6 = -1453857185.0 / 822651844.0;
  private static final double D7 = 69997945.0 / 29380423.0;

  private final double[] k1;
  private final double[] k2;
  private final double[] k3;
  private final double[] k4;
  private final double[] k5;
  private final double[] k6;
  private final double[] k7;
  private final double[] stage;

  Rk45(int dim, StepOptions options) {
    super(dim, options, 0.2, 0.25);
    k1 = new double[dim];
    k2 = new double[dim];
    k3 = new double[dim];
    k4 = new double[dim];
    k5 = new double[dim];
    k6 = new double[dim];
    k7 = new double[dim];
    stage = new double[dim];
  }

  @Override
  boolean begin(Rhs f, double t, double[] x) {
    f.eval(k1, t, x);
    return finite(k1, dim);
  }

  @Override
  double attempt(double[] out, Rhs f, double t, double[] x, double h) {
    int n = N > 0 ? N : dim;
    for (int i = 0; i < n; i++) {
      stage[i] = x[i] + h * A21 * k1[i];
    }
    f.eval(k2, t + (1.0 / 5.0) * h, stage);
    for (int i = 0; i < n; i++) {
      stage[i] = x[i] + h * (A31 * k1[i] + A32 * k2[i]);
    }
    f.eval(k3, t + (3.0 / 10.0) * h, stage);
    for (int i = 0; i < n; i++) {
      stage[i] = x[i] + h * (A41 * k1[i] + A42 * k2[i] + A43 * k3[i]);
    }
    f.eval(k4, t + (4.0 / 5.0) * h, stage);
    for (int i = 0; i < n; i++) {
      stage[i] = x[i] + h * (A51 * k1[i] + A52 * k2[i] + A53 * k3[i] + A54 * k4[i]);
    }
    f.eval(k5, t + (8.0 / 9.0) * h, stage);
    for (int i = 0; i < n; i++) {
      stage[i] = x[i] + h * (A61 * k1[i] + A62 * k2[i] + A63 * k3[i] + A64 * k4[i] + A65 * k5[i]);
    }
    f.eval(k6, t + h, stage);
    for (int i = 0; i < n; i++) {
      out[i] = x[i] + h * (B1 * k1[i] + B3 * k3[i] + B4 * k4[i] + B5 * k5[i] + B6 * k6[i]);
    }
    if (!finite(k2, n) || !finite(out, n)) {
      return Double.NaN;
    }
    f.eval(k7, t + h, out);
    double sum = 0;
    for (int i = 0; i < n; i++) {
      double e =
          h * Math.abs(E1 * k1[i] + E3 * k3[i] + E4 * k4[i] + E5 * k5[i] + E6 * k6[i] - E7 * k7[i]);
      double scale = options.atol() + options.rtol() * Math.max(Math.abs(x[i]), Math.abs(out[i]));
      double r = e / scale;
      sum += r * r;
    }
    return Math.sqrt(sum / n);
  }

  @Override
  public int denseDegree() {
    return 4;
  }

  @Override
  public void dense(double[] c, Rhs f, double t, double[] x, double[] out) {
    int n = dim;
    double h = taken;
    hermite(c, x, out, k1, 0, k7, 0, h);
    for (int i = 0; i < n; i++) {
      c[4 * n + i] =
          h * (D1 * k1[i] + D3 * k3[i] + D4 * k4[i] + D5 * k5[i] + D6 * k6[i] + D7 * k7[i]);
    }
  }
}
