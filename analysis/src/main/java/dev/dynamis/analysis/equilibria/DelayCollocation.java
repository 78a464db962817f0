package dev.dynamis.analysis.equilibria;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.RightHandSide;
import dev.dynamis.core.SimulationException;
import dev.dynamis.core.math.Lu;
import java.util.Arrays;
import java.util.List;

/**
 * Cycles of delay equations. A value of the past is read from the polynomial that holds there, one
 * or several periods before if the delay is long, so that intervals can't be solved one by one: all
 * states that the polynomials go through are unknowns.
 *
 * <p>The Floquet multipliers are those of the linearized equations on the same mesh: they take a
 * deviation of the history, as long as the longest delay, to the one a period later.
 */
final class DelayCollocation extends CollocationProblem {
  /** How many multipliers are told, besides one for each coordinate. */
  private static final int MORE = 5;

  private final double[] state;
  private final double[] rate;
  private final double[] basis = new double[M + 1];
  private final double[] slopes = new double[M + 1];
  private final double[] inner;
  private List<RightHandSide.Delay> delays = List.of();
  private double[] past = {};
  private double[] byPast = {};

  /** Of each delay, the interval that it leads to, whole periods before counted on. */
  private int[] intervals = {};

  private double[] thetas = {};

  DelayCollocation(DynamicalSystem system, int intervals) {
    super(system, intervals, M);
    state = new double[n];
    rate = new double[n];
    inner = new double[n * n];
  }

  @Override
  public CollocationProblem twice() {
    return new DelayCollocation(system(), 2 * parts);
  }

  /** Where the unknowns of a point of an interval begin; the mesh goes on before and behind. */
  private int at(int interval, int j) {
    return Math.floorMod(interval * M + j, M * parts) * n;
  }

  /**
   * Values at {@code theta} of the polynomials that are 1 at one of the points 0, 1/4, ... 1 and 0
   * at the others, and their derivatives.
   */
  private static void lagrange(double[] values, double[] derivatives, double theta) {
    double u = theta * M;
    for (int j = 0; j <= M; j++) {
      double product = 1;
      double sum = 0;
      for (int k = 0; k <= M; k++) {
        if (k != j) {
          double factor = (u - k) / (j - k);
          sum = sum * factor + product / (j - k);
          product *= factor;
        }
      }
      values[j] = product;
      derivatives[j] = M * sum;
    }
  }

  private double width(int interval) {
    int i = Math.floorMod(interval, parts);
    return mesh[i + 1] - mesh[i];
  }

  private double read(double[] x, double[] weights, int interval, int coordinate) {
    double sum = 0;
    for (int j = 0; j <= M; j++) {
      sum += weights[j] * x[at(interval, j) + coordinate];
    }
    return sum;
  }

  @Override
  void solve(int i, double[] x) {
    // the polynomial is given by the unknowns
  }

  @Override
  void inside(double[] y, double[] x, int i, double theta) {
    lagrange(basis, slopes, theta);
    for (int c = 0; c < n; c++) {
      y[c] = read(x, basis, i, c);
    }
  }

  @Override
  void slope(double[] y, double[] x, int i, int j) {
    lagrange(basis, slopes, (double) j / M);
    for (int c = 0; c < n; c++) {
      y[c] = read(x, slopes, i, c) / width(i);
    }
  }

  @Override
  void fourth(double[] y, double[] x, int i) {
    // the fourth difference over the fourth power of the distance of points
    double h = width(i) / M;
    for (int c = 0; c < n; c++) {
      double sum = x[at(i, 0) + c] - 4 * x[at(i, 1) + c] + 6 * x[at(i, 2) + c];
      sum += x[at(i, 4) + c] - 4 * x[at(i, 3) + c];
      y[c] = sum / (h * h * h * h);
    }
  }

  /** Asks for the delays, which may depend on parameters. */
  private void look(double[] x) {
    requirePeriod(x);
    System.arraycopy(x, 0, state, 0, n);
    delays = rhs.delays(t, state);
    if (past.length != delays.size()) {
      past = new double[delays.size()];
      byPast = new double[n * past.length];
      intervals = new int[past.length];
      thetas = new double[past.length];
    }
    for (RightHandSide.Delay d : delays) {
      if (!(d.amount() >= 0 && d.amount() < 1e3 * period(x))) {
        throw new SimulationException(
            "the delay " + d.amount() + " is not between 0 and 1000 periods of " + period(x));
      }
    }
  }

  /** Reads state and past at a Gauss point; {@link #look} went before. */
  private void meet(double[] x, int i, int s) {
    double place = mesh[i] + GaussBasis.point(s) * width(i);
    for (int k = 0; k < past.length; k++) {
      double then = place - delays.get(k).amount() / period(x);
      double periods = Math.floor(then);
      double rest = then - periods;
      int found = Arrays.binarySearch(mesh, rest);
      int interval = Math.min(found >= 0 ? found : -found - 2, parts - 1);
      intervals[k] = (int) periods * parts + interval;
      thetas[k] = (rest - mesh[interval]) / width(interval);
      lagrange(basis, slopes, thetas[k]);
      past[k] = read(x, basis, interval, delays.get(k).coordinate());
    }
    inside(state, x, i, GaussBasis.point(s));
  }

  @Override
  public void residual(double[] r, double[] x) {
    look(x);
    for (int i = 0; i < parts; i++) {
      double h = period(x) * width(i);
      for (int s = 0; s < M; s++) {
        meet(x, i, s);
        rhs.evaluate(rate, t, state, past);
        for (int c = 0; c < n; c++) {
          r[(i * M + s) * n + c] = read(x, slopes, i, c) - h * rate[c];
        }
      }
    }
    phaseResidual(r, x);
    requireFinite(r, size());
  }

  @Override
  public void jacobian(double[] j, double[] x) {
    look(x);
    int m = size();
    int period = M * parts * n;
    double turn = period(x);
    Arrays.fill(j, 0, m * m, 0);
    for (int i = 0; i < parts; i++) {
      double h = turn * width(i);
      for (int s = 0; s < M; s++) {
        int row = (i * M + s) * n;
        linearize(x, i, s);
        rhs.evaluate(rate, t, state, past);
        for (int c = 0; c < n; c++) {
          j[(row + c) * m + period] = -width(i) * rate[c];
        }
        addPresent(j, row, m, i, h, at(i, 0), at(i + 1, 0));
        for (int k = 0; k < past.length; k++) {
          int coordinate = delays.get(k).coordinate();
          lagrange(basis, slopes, thetas[k]);
          // a longer period reads a given delay later in the cycle
          double later = delays.get(k).amount() / (turn * turn);
          double slope = read(x, slopes, intervals[k], coordinate) / width(intervals[k]);
          for (int c = 0; c < n; c++) {
            double factor = h * byPast[c * past.length + k];
            for (int p = 0; p <= M; p++) {
              j[(row + c) * m + at(intervals[k], p) + coordinate] -= factor * basis[p];
            }
            j[(row + c) * m + period] -= factor * slope * later;
          }
        }
      }
    }
    phaseJacobian(j);
    requireFinite(j, m * m);
  }

  /** Reads state, past and derivatives at a Gauss point. */
  private void linearize(double[] x, int i, int s) {
    meet(x, i, s);
    rhs.jacobian(inner, t, state, past);
    rhs.pastJacobian(byPast, t, state, past);
    requireFinite(inner, inner.length);
    requireFinite(byPast, byPast.length);
  }

  /**
   * Adds what the equations at a Gauss point have by the states of their interval, whose columns
   * begin at {@code first}, but for its last state's, which begin at {@code last}. The polynomials
   * at the point are known.
   */
  private void addPresent(double[] j, int row, int m, int i, double h, int first, int last) {
    for (int p = 0; p <= M; p++) {
      int column = p < M ? first + p * n : last;
      for (int c = 0; c < n; c++) {
        int to = (row + c) * m + column;
        j[to + c] += slopes[p];
        for (int d = 0; d < n; d++) {
          j[to + d] -= h * inner[c * n + d] * basis[p];
        }
      }
    }
  }

  @Override
  Spectrum multipliers(double[] x) {
    look(x);
    int before = history(x);
    int width = (before * M + 1) * n;
    int rows = M * parts * n;
    // columns of all states from the beginning of the history to the end of the period
    int all = (before * M + 1 + M * parts) * n;
    double[] equations = new double[rows * all];
    for (int i = 0; i < parts; i++) {
      double h = period(x) * width(i);
      for (int s = 0; s < M; s++) {
        int row = (i * M + s) * n;
        linearize(x, i, s);
        int first = (before + i) * M * n;
        addPresent(equations, row, all, i, h, first, first + M * n);
        for (int k = 0; k < past.length; k++) {
          lagrange(basis, slopes, thetas[k]);
          int begin = (before + intervals[k]) * M * n + delays.get(k).coordinate();
          for (int c = 0; c < n; c++) {
            double factor = h * byPast[c * past.length + k];
            for (int p = 0; p <= M; p++) {
              equations[(row + c) * all + begin + p * n] -= factor * basis[p];
            }
          }
        }
      }
    }
    return Spectrum.of(monodromy(equations, rows, width), width, true).largest(n + MORE);
  }

  /** How many intervals before the period the first of its equations looks back. */
  private int history(double[] x) {
    meet(x, 0, 0);
    int earliest = 0;
    for (int interval : intervals) {
      earliest = Math.min(earliest, interval);
    }
    return -earliest;
  }

  /**
   * Returns the matrix that takes a history to the one a period later.
   *
   * @param equations of the states of the history and of the period, in the order of time
   * @param rows how many equations there are, as many as states of the period
   * @param width how many states of the history
   */
  private static double[] monodromy(double[] equations, int rows, int width) {
    int all = rows + width;
    double[] factors = new double[rows * rows];
    for (int row = 0; row < rows; row++) {
      System.arraycopy(equations, row * all + width, factors, row * rows, rows);
    }
    int[] pivots = new int[rows];
    if (Lu.factor(factors, 0, pivots, 0, rows) == 0) {
      throw new SimulationException("the linearized equations of the cycle are singular");
    }
    double[] matrix = new double[width * width];
    double[] right = new double[rows];
    double[] solution = new double[rows];
    for (int column = 0; column < width; column++) {
      for (int row = 0; row < rows; row++) {
        right[row] = -equations[row * all + column];
      }
      Lu.solve(solution, 0, factors, 0, pivots, 0, right, 0, rows);
      for (int row = 0; row < width; row++) {
        // of a history longer than the period, a part is still the old one
        int then = row + rows;
        matrix[row * width + column] =
            then >= width ? solution[then - width] : then == column ? 1 : 0;
      }
    }
    return matrix;
  }
}
