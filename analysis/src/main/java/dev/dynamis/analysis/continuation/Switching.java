package dev.dynamis.analysis.continuation;

import dev.dynamis.analysis.equilibria.CharacteristicRoots;
import dev.dynamis.analysis.equilibria.CollocationProblem;
import dev.dynamis.analysis.equilibria.NullVector;
import dev.dynamis.analysis.equilibria.SteadyProblem;
import dev.dynamis.core.Progress;
import dev.dynamis.core.RightHandSide;
import dev.dynamis.core.SimulationException;
import dev.dynamis.core.math.Lu;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Goes from a special point of a branch to the branches that cross or begin there.
 *
 * @since 0.1.0
 */
public final class Switching {
  private static final double[] DISTANCES = {1e-2, 3e-2, 3e-3, 1e-1};

  private Switching() {}

  /**
   * Follows the branches on both sides that leave a crossing, the orbits or cycles of twice the
   * period that begin at a doubling, or the cycles that begin at a Hopf point.
   *
   * @param problem the problem of the branch
   * @param period the period of its points
   * @param at the special point
   * @param parameter what was varied
   * @param from one end of its range
   * @param to the other end
   * @param progress hears of each branch, and may end it
   * @return one branch or two; none if nothing leaves there
   * @throws IllegalArgumentException if nothing is known to leave a point of its kind
   */
  public static List<Branch> follow(
      SteadyProblem problem,
      int period,
      SpecialPoint at,
      String parameter,
      double from,
      double to,
      Progress progress) {
    return follow(problem, period, at, parameter, from, to, c -> c.progress(progress));
  }

  /**
   * Follows the branches that leave a special point, with options for each.
   *
   * @param options sets them
   */
  public static List<Branch> follow(
      SteadyProblem problem,
      int period,
      SpecialPoint at,
      String parameter,
      double from,
      double to,
      UnaryOperator<Continuation> options) {
    int index = problem.parameter(parameter);
    double kept = problem.parameter(index);
    List<Branch> found = new ArrayList<>();
    try {
      problem.setParameter(index, at.parameter());
      Departure departure = departure(problem, period, at);
      // both points of a doubled orbit lie on one branch, and so do both phases of a cycle
      int last = at.kind() == SpecialKind.BRANCH ? -1 : 1;
      for (int side = 1; side >= last; side -= 2) {
        double[] u = beside(departure, index, at.parameter(), side);
        if (u != null) {
          double p = u[u.length - 1];
          boolean up = p == at.parameter() ? to > from : p > at.parameter();
          double end = up ? Math.max(from, to) : Math.min(from, to);
          double[] x = Arrays.copyOf(u, u.length - 1);
          if (p != end) {
            Continuation c = Continuation.of(departure.problem()).from(x).vary(parameter, p, end);
            found.add(options.apply(c).run());
          }
        }
      }
    } finally {
      problem.setParameter(index, kept);
    }
    return found;
  }

  /**
   * Where a branch begins.
   *
   * @param problem whose solutions are on it
   * @param origin its first unknowns
   * @param across their direction along it, of length 1
   */
  private record Departure(SteadyProblem problem, double[] origin, double[] across) {}

  private static Departure departure(SteadyProblem problem, int period, SpecialPoint at) {
    return switch (at.kind()) {
      case BRANCH -> along(problem, at.x());
      case PERIOD_DOUBLING -> {
        if (problem instanceof CollocationProblem cycles) {
          yield along(cycles.twice(), cycles.twice(at.x()));
        }
        yield along(SteadyProblem.of(problem.system(), 2 * period), at.x());
      }
      case HOPF -> cycle(problem, at);
      case FOLD, NEIMARK_SACKER ->
          throw new IllegalArgumentException(
              "no branch is known to leave a "
                  + at.kind().word()
                  + " point; crossings, doublings and Hopf points have some");
    };
  }

  private static Departure along(SteadyProblem problem, double[] x) {
    problem.accepted(x);
    double[] j = new double[problem.size() * problem.size()];
    problem.jacobian(j, x);
    return new Departure(problem, x, NullVector.of(j, problem.size()));
  }

  /** The cycle that leaves a state of rest along the eigenvector of a pair of eigenvalues. */
  private static Departure cycle(SteadyProblem problem, SpecialPoint at) {
    int n = problem.size();
    CollocationProblem cycles =
        CollocationProblem.of(problem.system(), CollocationProblem.INTERVALS);
    RightHandSide rhs = problem.system().rightHandSide();
    double[] v =
        CharacteristicRoots.at(rhs, problem.system().time(), at.x()).oscillation(at.frequency());
    double[] cosine = Arrays.copyOf(v, n);
    double[] sine = new double[n];
    Arrays.setAll(sine, i -> -v[n + i]);
    double turn = 2 * Math.PI / at.frequency();
    double[] rest = new double[n];
    double[] origin = cycles.around(at.x(), rest, rest, turn);
    double[] around = cycles.around(at.x(), cosine, sine, turn);
    double[] across = new double[origin.length];
    double sum = 0;
    for (int i = 0; i < across.length; i++) {
      across[i] = around[i] - origin[i];
      sum += across[i] * across[i];
    }
    for (int i = 0; i < across.length; i++) {
      across[i] /= Math.sqrt(sum);
    }
    return new Departure(cycles, origin, across);
  }

  /** Finds a solution at a distance from the origin; unknowns and parameter, or null. */
  private static double[] beside(Departure d, int index, double parameter, int side) {
    int n = d.origin.length;
    double size = 1;
    for (double v : d.origin) {
      size = Math.max(size, Math.abs(v));
    }
    for (double distance : DISTANCES) {
      double[] u = new double[n + 1];
      double s = side * distance * size;
      for (int i = 0; i < n; i++) {
        u[i] = d.origin[i] + s * d.across[i];
      }
      u[n] = parameter;
      try {
        d.problem.accepted(Arrays.copyOf(u, n));
        if (correct(d.problem, index, u, d.origin, d.across, s)) {
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
