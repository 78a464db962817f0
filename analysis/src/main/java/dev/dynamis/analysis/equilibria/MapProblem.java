package dev.dynamis.analysis.equilibria;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.RightHandSide;
import dev.dynamis.core.math.Dense;

/** Points that a map takes back to themselves after a number of iterations. */
final class MapProblem extends SteadyProblem {
  private final RightHandSide rhs;
  private final int period;
  private final double t;
  private final Periods periods;
  private final double[] point;
  private final double[] next;
  private final double[] step;
  private final double[] product;
  private final double[] scratch;
  private final double[] parameterJacobian;

  MapProblem(DynamicalSystem system, RightHandSide rhs, int period) {
    super(system, rhs.names());
    this.rhs = rhs;
    this.period = period;
    t = system.time();
    periods = new Periods(system, rhs.names());
    int n = size();
    point = new double[n];
    next = new double[n];
    step = new double[n * n];
    product = new double[n * n];
    scratch = new double[n * n];
    parameterJacobian = new double[n * system.parameterNames().size()];
  }

  @Override
  public double[] present() {
    double[] x = new double[size()];
    rhs.coordinates(x);
    return x;
  }

  @Override
  public void residual(double[] r, double[] x) {
    System.arraycopy(x, 0, point, 0, size());
    for (int k = 0; k < period; k++) {
      advance();
    }
    for (int i = 0; i < size(); i++) {
      r[i] = periods.least(i, point[i] - x[i]);
    }
    requireFinite(r, size());
  }

  private void advance() {
    rhs.evaluate(next, t, point);
    System.arraycopy(next, 0, point, 0, size());
  }

  @Override
  public void jacobian(double[] j, double[] x) {
    multiply(x);
    System.arraycopy(product, 0, j, 0, product.length);
    for (int i = 0; i < size(); i++) {
      j[i * size() + i] -= 1;
    }
    requireFinite(j, j.length);
  }

  /** The product of the Jacobians along the orbit. */
  private void multiply(double[] x) {
    int n = size();
    Dense.identity(product, 0, n);
    System.arraycopy(x, 0, point, 0, n);
    for (int k = 0; k < period; k++) {
      rhs.jacobian(step, t, point);
      Dense.mulMatMat(scratch, 0, step, 0, product, 0, n, n, n);
      System.arraycopy(scratch, 0, product, 0, n * n);
      advance();
    }
  }

  @Override
  public void parameterDerivative(double[] column, double[] x, int index) {
    int n = size();
    int width = parameterJacobian.length / n;
    double[] grown = new double[n];
    System.arraycopy(x, 0, point, 0, n);
    for (int k = 0; k < period; k++) {
      rhs.jacobian(step, t, point);
      rhs.parameterJacobian(parameterJacobian, t, point);
      Dense.mulMatVec(column, 0, step, 0, grown, 0, n, n);
      for (int i = 0; i < n; i++) {
        grown[i] = column[i] + parameterJacobian[i * width + index];
      }
      advance();
    }
    System.arraycopy(grown, 0, column, 0, n);
    requireFinite(column, n);
  }

  @Override
  public Spectrum spectrum(double[] x) {
    multiply(x);
    return Spectrum.of(product, size(), true);
  }

  @Override
  public String method() {
    return rhs.method();
  }
}
