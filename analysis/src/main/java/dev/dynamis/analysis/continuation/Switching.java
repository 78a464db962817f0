package dev.dynamis.analysis.continuation;

import dev.dynamis.analysis.equilibria.SteadyProblem;
import dev.dynamis.core.Progress;
import dev.dynamis.core.SimulationException;
import dev.dynamis.core.math.Lu;
import java.util.ArrayList;
import java.util.List;

/**
 * Goes from a special point of a branch to the branches that cross or begin there.
 *
 * @since 0.1.0
 */
public final class Switching {
  private static final double[] DISTANCES = {1e-2, 3e-2, 3e-3, 1e-1};

  private Switching() {}

  /**
   * Follows the branches on both sides that leave a crossing, or the orbits of twice the period
   * that begin at a doubling of a map.
   *
   * @param problem the problem of the branch
   * @param period the period of its points
   * @param at the special point: a crossing or a doubling
   * @param parameter what was varied
   * @param from one end of its range
   * @param to the other end
   * @return one branch or two; none if nothing leaves there
   * @throws IllegalArgumentException if nothing of this kind leaves a point of its kind
   */
  public static List<Branch> follow(
      SteadyProblem problem,
      int period,
      SpecialPoint at,
      String parameter,
      double from,
      double to,
      Progress progress) {
    boolean doubling = at.kind() == SpecialKind.PERIOD_DOUBLING;
    if (!doubling && at.kind() != SpecialKind.BRANCH) {
      throw new IllegalArgumentException(
          "no branch of the same kind leaves a "
              + at.kind().word()
              + " point; crossings and doublings have some");
    }
    SteadyProblem other = doubling ? SteadyProblem.of(problem.system(), 2 * period) : problem;
    int index = other.parameter(parameter);
    double kept = other.parameter(index);
    List<Branch> found = new ArrayList<>();
    try {
      other.setParameter(index, at.parameter());
      double[] across = nullVector(other, at.x());
      // both points of a doubled orbit lie on one branch
      for (int side = 1; side >= (doubling ? 1 : -1); side -= 2) {
        double[] u = beside(other, index, at, across, side);
        if (u != null) {
          double p = u[u.length - 1];
          boolean up = p == at.parameter() ? to > from : p > at.parameter();
          double end = up ? Math.max(from, to) : Math.min(from, to);
          double[] x = java.util.Arrays.copyOf(u, u.length - 1);
          if (p != end) {
            found.add(
                Continuation.of(other).from(x).vary(parameter, p, end).progress(progress).run());
          }
        }
      }
    } finally {
      other.setParameter(index, kept);
    }
    return found;
  }

  /** The direction that the Jacobian maps to nearly nothing, by inverse iteration. */
  private static double[] nullVector(SteadyProblem problem, double[] x) {
    int n = problem.size();
    double[] j = new double[n * n];
    problem.jacobian(j, x);
    double size = 0;
    for (double v : j) {
      size = Math.max(size, Math.abs(v));
    }
    double[] v = new double[n];
    for (int i = 0; i < n; i++) {
      j[i * n + i] += 1e-9 * size + 1e-300;
      v[i] = 1 + 0.37 * i;
    }
    int[] pivots = new int[n];
    if (Lu.factor(j, 0, pivots, 0, n) == 0) {
      throw new SimulationException("the Jacobian is zero at the special point");
    }
    for (int k = 0; k < 6; k++) {
      Lu.solve(v, 0, j, 0, pivots, 0, v, 0, n);
      double sum = 0;
      for (double c : v) {
        sum += c * c;
      }
      for (int i = 0; i < n; i++) {
        v[i] /= Math.sqrt(sum);
      }
    }
    return v;
  }

  /** Finds a solution at a distance across the branch; unknowns and parameter, or null. */
  private static double[] beside(
      SteadyProblem problem, int index, SpecialPoint at, double[] across, int side) {
    int n = problem.size();
    double size = 1;
    for (double v : at.x()) {
      size = Math.max(size, Math.abs(v));
    }
    for (double distance : DISTANCES) {
      double[] u = new double[n + 1];
      double s = side * distance * size;
      for (int i = 0; i < n; i++) {
        u[i] = at.x()[i] + s * across[i];
      }
      u[n] = at.parameter();
      try {
        if (correct(problem, index, u, at.x(), across, s)) {
          return u;
        }
      } catch (SimulationException e) {
        // beyond the equations' domain; a shorter or longer way may stay in it
        continue;
      }
    }
    return null;
  }

  private static boolean correct(
      SteadyProblem problem, int index, double[] u, double[] origin, double[] across, double s) {
    int n = problem.size();
    int m = n + 1;
    double[] r = new double[m];
    double[] jacobian = new double[n * n];
    double[] column = new double[n];
    double[] bordered = new double[m * m];
    int[] pivots = new int[m];
    double[] step = new double[m];
    double[] x = new double[n];
    for (int k = 0; k < 20; k++) {
      problem.setParameter(index, u[n]);
      System.arraycopy(u, 0, x, 0, n);
      problem.residual(r, x);
      problem.jacobian(jacobian, x);
      problem.parameterDerivative(column, x, index);
      r[n] = -s;
      for (int i = 0; i < n; i++) {
        System.arraycopy(jacobian, i * n, bordered, i * m, n);
        bordered[i * m + n] = column[i];
        bordered[n * m + i] = across[i];
        r[n] += across[i] * (u[i] - origin[i]);
      }
      bordered[n * m + n] = 0;
      if (Lu.factor(bordered, 0, pivots, 0, m) == 0) {
        return false;
      }
      Lu.solve(step, 0, bordered, 0, pivots, 0, r, 0, m);
      double largest = 0;
      for (int i = 0; i < m; i++) {
        u[i] -= step[i];
        largest = Math.max(largest, Math.abs(step[i]) / (1 + Math.abs(u[i])));
      }
      if (largest < 1e-12) {
        return true;
      }
      if (!(largest < 1e3)) {
        return false;
      }
    }
    return false;
  }
}
