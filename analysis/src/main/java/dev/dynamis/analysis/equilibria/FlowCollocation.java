package dev.dynamis.analysis.equilibria;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.SimulationException;
import dev.dynamis.core.math.Lu;
import java.util.Arrays;

/**
 * Cycles of a flow without delays. The unknowns are the states at the points of the mesh; what is
 * inside an interval is eliminated from the interval's own equations. At the points of the mesh the
 * error falls as the eighth power of the intervals.
 */
final class FlowCollocation extends CollocationProblem {
  private static final int ITERATIONS = 30;

  /** Slopes at the Gauss points of every interval. */
  private final double[][] slopes;

  private final double[] end;
  private final double[] state;
  private final double[] inner;
  private final double[] factors;
  private final double[] jacobians;
  private final double[] right;
  private final double[] solution;
  private final int[] pivots;

  FlowCollocation(DynamicalSystem system, int intervals) {
    super(system, intervals, 1);
    slopes = new double[parts][M * n];
    end = new double[n];
    state = new double[n];
    inner = new double[n * n];
    factors = new double[M * n * M * n];
    jacobians = new double[M * n * n];
    right = new double[M * n];
    solution = new double[M * n];
    pivots = new int[M * n];
  }

  @Override
  public CollocationProblem twice() {
    return new FlowCollocation(system(), 2 * parts);
  }

  /**
   * Returns unknowns from a point near a cycle and about its period, by following its orbit.
   *
   * @throws SimulationException if the orbit ends before
   */
  double[] along(double[] point, double period) {
    DynamicalSystem.requireLength("point", point, n);
    Extrapolation flow = new Extrapolation(n, (dx, y) -> rhs.evaluate(dx, t, y));
    int count = LOOKS * parts;
    double[][] orbit = new double[count + 1][];
    orbit[0] = point.clone();
    for (int i = 1; i <= count; i++) {
      orbit[i] = orbit[i - 1].clone();
      flow.advance(orbit[i], period / count);
    }
    return through(orbit, period);
  }

  @Override
  void slope(double[] y, double[] x, int i, int j) {
    System.arraycopy(x, i * n, state, 0, n);
    rhs.evaluate(y, t, state);
  }

  @Override
  public void residual(double[] r, double[] x) {
    requirePeriod(x);
    for (int i = 0; i < parts; i++) {
      solve(i, x);
      int next = (i + 1) % parts * n;
      for (int k = 0; k < n; k++) {
        r[i * n + k] = end[k] - x[next + k];
      }
    }
    phaseResidual(r, x);
    requireFinite(r, size());
  }

  /**
   * Finds the polynomial of an interval from the state at its beginning: its slopes, and the state
   * at its end. The matrix of the last iteration stays factored.
   */
  @Override
  void solve(int i, double[] x) {
    double h = period(x) * (mesh[i + 1] - mesh[i]);
    double[] k = slopes[i];
    // slopes between those at both ends are near enough to begin with
    for (int side = 0; side < 2; side++) {
      System.arraycopy(x, (i + side) % parts * n, state, 0, n);
      rhs.evaluate(end, t, state);
      for (int s = 0; s < M; s++) {
        double share = side == 0 ? 1 - GaussBasis.point(s) : GaussBasis.point(s);
        for (int c = 0; c < n; c++) {
          k[s * n + c] = (side == 0 ? 0 : k[s * n + c]) + share * end[c];
        }
      }
    }
    double before = Double.POSITIVE_INFINITY;
    for (int iteration = 0; ; iteration++) {
      double size = improve(i, x, h, k);
      if (size < 1e-15 || size < 1e-12 && size > 0.5 * before) {
        break;
      }
      if (iteration == ITERATIONS || !Double.isFinite(size)) {
        throw new SimulationException(
            "the equations between two points of the mesh have no solution nearby");
      }
      before = size;
    }
    for (int c = 0; c < n; c++) {
      double sum = 0;
      for (int s = 0; s < M; s++) {
        sum += GaussBasis.integral(s, 1) * k[s * n + c];
      }
      end[c] = x[i * n + c] + h * sum;
    }
  }

  /** One step of Newton's method for the slopes; returns its size, as a change of states. */
  private double improve(int i, double[] x, double h, double[] k) {
    int width = M * n;
    Arrays.fill(factors, 0);
    for (int s = 0; s < M; s++) {
      for (int c = 0; c < n; c++) {
        double sum = 0;
        for (int j = 0; j < M; j++) {
          sum += GaussBasis.integral(j, GaussBasis.point(s)) * k[j * n + c];
        }
        state[c] = x[i * n + c] + h * sum;
      }
      rhs.evaluate(end, t, state);
      rhs.jacobian(inner, t, state);
      System.arraycopy(inner, 0, jacobians, s * n * n, n * n);
      for (int c = 0; c < n; c++) {
        int row = (s * n + c) * width;
        right[s * n + c] = end[c] - k[s * n + c];
        for (int j = 0; j < M; j++) {
          double a = h * GaussBasis.integral(j, GaussBasis.point(s));
          for (int d = 0; d < n; d++) {
            factors[row + j * n + d] = -a * inner[c * n + d];
          }
        }
        factors[row + s * n + c] += 1;
      }
    }
    requireFinite(factors, width * width);
    if (Lu.factor(factors, 0, pivots, 0, width) == 0) {
      throw new SimulationException("the equations between two points of the mesh are singular");
    }
    Lu.solve(solution, 0, factors, 0, pivots, 0, right, 0, width);
    double size = 0;
    for (int j = 0; j < width; j++) {
      k[j] += solution[j];
      size = Math.max(size, h * Math.abs(solution[j]) / (1 + Math.abs(x[i * n + j % n])));
    }
    return size;
  }

  /** The change of an interval's end that follows from {@code right} in its equations. */
  private double response(double h, int c) {
    double sum = 0;
    for (int s = 0; s < M; s++) {
      sum += GaussBasis.integral(s, 1) * solution[s * n + c];
    }
    return h * sum;
  }

  /** Writes the derivative of an interval's end by its beginning; {@link #solve} went before. */
  private void transfer(double[] matrix, int at, int stride, double h) {
    for (int d = 0; d < n; d++) {
      for (int j = 0; j < M * n; j++) {
        right[j] = jacobians[j * n + d];
      }
      Lu.solve(solution, 0, factors, 0, pivots, 0, right, 0, M * n);
      for (int c = 0; c < n; c++) {
        matrix[at + c * stride + d] = (c == d ? 1 : 0) + response(h, c);
      }
    }
  }

  @Override
  public void jacobian(double[] j, double[] x) {
    requirePeriod(x);
    int m = size();
    Arrays.fill(j, 0, m * m, 0);
    for (int i = 0; i < parts; i++) {
      solve(i, x);
      double share = mesh[i + 1] - mesh[i];
      double h = period(x) * share;
      transfer(j, i * n * m + i * n, m, h);
      byLength(i, h);
      int next = (i + 1) % parts * n;
      for (int c = 0; c < n; c++) {
        int row = (i * n + c) * m;
        j[row + next + c] -= 1;
        double mean = 0;
        for (int s = 0; s < M; s++) {
          mean += GaussBasis.integral(s, 1) * slopes[i][s * n + c];
        }
        j[row + n * parts] = share * (mean + response(h, c));
      }
    }
    phaseJacobian(j);
    requireFinite(j, m * m);
  }

  /** Solves for the change of slopes with the length of an interval. */
  private void byLength(int i, double h) {
    double[] k = slopes[i];
    for (int s = 0; s < M; s++) {
      for (int c = 0; c < n; c++) {
        double sum = 0;
        for (int d = 0; d < n; d++) {
          double moved = 0;
          for (int q = 0; q < M; q++) {
            moved += GaussBasis.integral(q, GaussBasis.point(s)) * k[q * n + d];
          }
          sum += jacobians[s * n * n + c * n + d] * moved;
        }
        right[s * n + c] = sum;
      }
    }
    Lu.solve(solution, 0, factors, 0, pivots, 0, right, 0, M * n);
  }

  @Override
  public void parameterDerivative(double[] column, double[] x, int index) {
    int width = system().parameterNames().size();
    double[] by = new double[n * width];
    Arrays.fill(column, 0, size(), 0);
    for (int i = 0; i < parts; i++) {
      solve(i, x);
      double h = period(x) * (mesh[i + 1] - mesh[i]);
      for (int s = 0; s < M; s++) {
        inside(state, x, i, GaussBasis.point(s));
        rhs.parameterJacobian(by, t, state);
        for (int c = 0; c < n; c++) {
          right[s * n + c] = by[c * width + index];
        }
      }
      Lu.solve(solution, 0, factors, 0, pivots, 0, right, 0, M * n);
      for (int c = 0; c < n; c++) {
        column[i * n + c] = response(h, c);
      }
    }
    requireFinite(column, size());
  }

  @Override
  void inside(double[] y, double[] x, int i, double theta) {
    double h = period(x) * (mesh[i + 1] - mesh[i]);
    for (int c = 0; c < n; c++) {
      double sum = 0;
      for (int s = 0; s < M; s++) {
        sum += GaussBasis.integral(s, theta) * slopes[i][s * n + c];
      }
      y[c] = x[i * n + c] + h * sum;
    }
  }

  @Override
  Spectrum multipliers(double[] x) {
    double[] product = new double[n * n];
    double[] one = new double[n * n];
    double[] before = new double[n * n];
    for (int c = 0; c < n; c++) {
      product[c * n + c] = 1;
    }
    for (int i = 0; i < parts; i++) {
      solve(i, x);
      transfer(one, 0, n, period(x) * (mesh[i + 1] - mesh[i]));
      System.arraycopy(product, 0, before, 0, n * n);
      for (int c = 0; c < n; c++) {
        for (int d = 0; d < n; d++) {
          double sum = 0;
          for (int k = 0; k < n; k++) {
            sum += one[c * n + k] * before[k * n + d];
          }
          product[c * n + d] = sum;
        }
      }
    }
    return Spectrum.of(product, n, true);
  }

  @Override
  void fourth(double[] y, double[] x, int i) {
    solve(i, x);
    double share = mesh[i + 1] - mesh[i];
    for (int c = 0; c < n; c++) {
      double sum = 0;
      for (int s = 0; s < M; s++) {
        sum += GaussBasis.third(s) * slopes[i][s * n + c] * period(x) / (share * share * share);
      }
      y[c] = sum;
    }
  }
}
