package dev.dynamis.analysis.fit;

import org.hipparchus.exception.MathIllegalStateException;
import org.hipparchus.linear.Array2DRowRealMatrix;
import org.hipparchus.linear.ArrayRealVector;
import org.hipparchus.linear.RealMatrix;
import org.hipparchus.linear.RealVector;
import org.hipparchus.optim.nonlinear.vector.leastsquares.LeastSquaresBuilder;
import org.hipparchus.optim.nonlinear.vector.leastsquares.LevenbergMarquardtOptimizer;
import org.hipparchus.optim.nonlinear.vector.leastsquares.ValueAndJacobianFunction;
import org.hipparchus.util.Pair;

/**
 * The method of Levenberg and Marquardt by the library Hipparchus, with bounds: what wants to leave
 * its bound stays there, and the others are solved for again.
 */
final class LevenbergMarquardt implements LeastSquares {
  private static final double TOLERANCE = 1e-11;
  private static final int ROUNDS = 8;

  @Override
  public Solution solve(Problem problem, double[] start, double[] low, double[] high, int most) {
    int n = start.length;
    Best best = new Best(problem, start);
    boolean[] fixed = new boolean[n];
    int left = most;
    for (int round = 0; round < ROUNDS && left > 0; round++) {
      left -= free(problem, best, low, high, fixed, left);
      if (!choose(problem, best, low, high, fixed)) {
        break;
      }
    }
    return new Solution(best.point, best.residuals, most - left);
  }

  /** Solves for what is not fixed, and returns the number of steps. */
  private static int free(
      Problem problem, Best best, double[] low, double[] high, boolean[] fixed, int most) {
    int open = 0;
    for (boolean f : fixed) {
      open += f ? 0 : 1;
    }
    if (open == 0) {
      return 1;
    }
    int[] places = new int[open];
    for (int i = 0, at = 0; i < fixed.length; i++) {
      if (!fixed[i]) {
        places[at++] = i;
      }
    }
    Part part = new Part(problem, best, places);
    double[] start = part.of(best.point);
    try {
      return Math.max(
          1,
          new LevenbergMarquardtOptimizer()
              .withCostRelativeTolerance(TOLERANCE)
              .withParameterRelativeTolerance(TOLERANCE)
              .withOrthoTolerance(TOLERANCE)
              .optimize(
                  new LeastSquaresBuilder()
                      .start(start)
                      .model(part)
                      .target(new double[best.residuals.length])
                      .lazyEvaluation(true)
                      .maxIterations(most)
                      .maxEvaluations(20 * most)
                      .parameterValidator(p -> part.inside(p, low, high))
                      .build())
              .getIterations());
    } catch (MathIllegalStateException e) {
      // no further digits can be gained, or no steps are left: the best point is kept
      return Math.max(1, most / 4);
    }
  }

  /** Fixes what presses against its bound, frees what no longer does; false if all stays. */
  private static boolean choose(
      Problem problem, Best best, double[] low, double[] high, boolean[] fixed) {
    int n = fixed.length;
    boolean bounded = false;
    for (int i = 0; i < n; i++) {
      bounded |= best.point[i] <= low[i] || best.point[i] >= high[i] || fixed[i];
    }
    if (!bounded) {
      return false;
    }
    double[] jacobian = problem.jacobian(best.point);
    boolean changed = false;
    for (int i = 0; i < n; i++) {
      double slope = 0;
      for (int r = 0; r < best.residuals.length; r++) {
        slope += jacobian[r * n + i] * best.residuals[r];
      }
      boolean presses =
          (best.point[i] <= low[i] && slope >= 0) || (best.point[i] >= high[i] && slope <= 0);
      changed |= presses != fixed[i];
      fixed[i] = presses;
    }
    return changed;
  }

  /** The best point so far. */
  private static final class Best {
    private double[] point;
    private double[] residuals;
    private double cost;

    Best(Problem problem, double[] start) {
      point = start.clone();
      residuals = problem.residuals(start);
      cost = square(residuals);
    }

    void look(double[] at, double[] there) {
      double square = square(there);
      if (square < cost) {
        point = at.clone();
        residuals = there;
        cost = square;
      }
    }

    private static double square(double[] r) {
      double sum = 0;
      for (double x : r) {
        sum += x * x;
      }
      return sum;
    }
  }

  /** The problem of some of the numbers, the others as in the best point at the start. */
  private static final class Part implements ValueAndJacobianFunction {
    private final Problem problem;
    private final Best best;
    private final int[] places;
    private final double[] others;

    Part(Problem problem, Best best, int[] places) {
      this.problem = problem;
      this.best = best;
      this.places = places;
      others = best.point.clone();
    }

    double[] of(double[] whole) {
      double[] part = new double[places.length];
      for (int k = 0; k < part.length; k++) {
        part[k] = whole[places[k]];
      }
      return part;
    }

    private double[] whole(double[] part) {
      double[] whole = others.clone();
      for (int k = 0; k < part.length; k++) {
        whole[places[k]] = part[k];
      }
      return whole;
    }

    RealVector inside(RealVector p, double[] low, double[] high) {
      double[] moved = p.toArray();
      for (int k = 0; k < moved.length; k++) {
        moved[k] = Math.clamp(moved[k], low[places[k]], high[places[k]]);
      }
      return new ArrayRealVector(moved, false);
    }

    @Override
    public RealVector computeValue(double[] part) {
      double[] whole = whole(part);
      double[] residuals = problem.residuals(whole);
      best.look(whole, residuals);
      return new ArrayRealVector(residuals, false);
    }

    @Override
    public RealMatrix computeJacobian(double[] part) {
      double[] all = problem.jacobian(whole(part));
      int rows = best.residuals.length, n = others.length;
      double[][] chosen = new double[rows][places.length];
      for (int r = 0; r < rows; r++) {
        for (int k = 0; k < places.length; k++) {
          chosen[r][k] = all[r * n + places[k]];
        }
      }
      return new Array2DRowRealMatrix(chosen, false);
    }

    @Override
    public Pair<RealVector, RealMatrix> value(RealVector point) {
      double[] p = point.toArray();
      return new Pair<>(computeValue(p), computeJacobian(p));
    }
  }
}
