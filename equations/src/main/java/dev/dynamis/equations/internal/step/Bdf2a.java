package dev.dynamis.equations.internal.step;

import dev.dynamis.equations.model.StepOptions;

/**
 * The backward differentiation formula of order 2 with variable steps; the error is the difference
 * from backward Euler. The first step is backward Euler, once in full and once in two halves.
 */
final class Bdf2a extends Adaptive {
  private final Newton newton;
  private final double[] slope;
  private final double[] other;
  private final double[] difference;
  private final double[] previous;
  private double previousStep;
  private boolean started;

  Bdf2a(int dim, StepOptions options) {
    super(dim, options, 0.5, 0.5);
    newton = new Newton(dim, options);
    slope = new double[dim];
    other = new double[dim];
    difference = new double[dim];
    previous = new double[dim];
  }

  @Override
  boolean begin(Rhs f, double t, double[] x) {
    if (!started) {
      f.eval(slope, t, x);
      return finite(slope, dim);
    }
    return true;
  }

  @Override
  double attempt(double[] out, Rhs f, double t, double[] x, double h) {
    return started ? twoStep(out, f, t, x, h) : start(out, f, t, x, h);
  }

  private double start(double[] out, Rhs f, double t, double[] x, double h) {
    int n = dim;
    double[] coarse = other;
    for (int i = 0; i < n; i++) {
      coarse[i] = x[i] + h * slope[i];
    }
    if (!euler(coarse, f, t + h, x, h)) {
      return Double.NaN;
    }
    double half = 0.5 * h;
    double middle = t + half;
    double[] mid = previous;
    for (int i = 0; i < n; i++) {
      mid[i] = x[i] + half * slope[i];
    }
    if (!euler(mid, f, middle, x, half)) {
      return Double.NaN;
    }
    f.eval(difference, middle, mid);
    for (int i = 0; i < n; i++) {
      out[i] = mid[i] + half * difference[i];
    }
    if (!finite(difference, n) || !euler(out, f, t + h, mid, half)) {
      return Double.NaN;
    }
    return compare(out, coarse, x);
  }

  private double twoStep(double[] out, Rhs f, double t, double[] x, double h) {
    int n = dim;
    double ratio = previousStep > 0 ? h / previousStep : 1.0;
    double inverse = 1.0 / (1.0 + 2.0 * ratio);
    double one = 1.0 + ratio;
    double beta = one * inverse;
    for (int i = 0; i < n; i++) {
      out[i] = (1.0 + ratio) * x[i] - ratio * previous[i];
    }
    newton.a = x;
    newton.b = previous;
    newton.p = one * one * inverse;
    newton.q = ratio * ratio * inverse;
    if (!newton.solve(Newton.Form.TWO_STEP, f, t + h, out, beta * h, false, x, previous)) {
      return Double.NaN;
    }
    System.arraycopy(out, 0, other, 0, n);
    return euler(other, f, t + h, x, h) ? compare(out, other, x) : Double.NaN;
  }

  private boolean euler(double[] y, Rhs f, double t, double[] from, double h) {
    newton.a = from;
    return newton.solve(Newton.Form.KNOWN_FIRST, f, t, y, h, false, from, null);
  }

  private double compare(double[] out, double[] coarse, double[] x) {
    for (int i = 0; i < dim; i++) {
      difference[i] = out[i] - coarse[i];
    }
    return norm(difference, x, out);
  }

  @Override
  void accept(double t, double[] x, double[] out, double h) {
    System.arraycopy(x, 0, previous, 0, dim);
    previousStep = h;
    started = true;
  }

  @Override
  public int memorySize() {
    return 2 + dim;
  }

  @Override
  public void saveMemory(double[] m, int at) {
    m[at] = started ? 1 : 0;
    m[at + 1] = previousStep;
    System.arraycopy(previous, 0, m, at + 2, dim);
  }

  @Override
  public void loadMemory(double[] m, int at) {
    started = m[at] != 0;
    previousStep = m[at + 1];
    System.arraycopy(m, at + 2, previous, 0, dim);
  }

  @Override
  public void reset() {
    started = false;
  }
}
