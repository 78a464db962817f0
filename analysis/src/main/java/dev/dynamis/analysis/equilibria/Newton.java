package dev.dynamis.analysis.equilibria;

import dev.dynamis.core.SimulationException;
import dev.dynamis.core.math.Lu;

/**
 * Newton's method for {@code F(x) = 0}, with steps halved until the residual falls. Where the
 * Jacobian is singular the step is that of least squares, slightly regularized.
 */
final class Newton {
  private static final int STEPS = 60;
  private static final int HALVINGS = 12;

  /** Relative to the size of the unknowns, a step so small ends the search. */
  private static final double STEP = 1e-13;

  /** A residual so small is one, relative to what rounding of the unknowns may make of it. */
  private static final double ROUNDING = 1e-11;

  private final SteadyProblem problem;
  private final int n;
  private final double[] jacobian;
  private final double[] factors;
  private final int[] pivots;
  private final double[] r;
  private final double[] step;
  private final double[] trial;
  private final double[] trialResidual;

  /** Why the last search found nothing. */
  private String trouble = "";

  Newton(SteadyProblem problem) {
    this.problem = problem;
    n = problem.size();
    jacobian = new double[n * n];
    factors = new double[n * n];
    pivots = new int[n];
    r = new double[n];
    step = new double[n];
    trial = new double[n];
    trialResidual = new double[n];
  }

  String trouble() {
    return trouble;
  }

  /** Goes from {@code x} to a solution nearby; returns whether there is one. {@code x} modified. */
  boolean solve(double[] x) {
    try {
      problem.residual(r, x);
      for (int k = 0; k < STEPS; k++) {
        if (Thread.currentThread().isInterrupted()) {
          trouble = "the thread was interrupted";
          return false;
        }
        double size = norm(r);
        if (size == 0) {
          return true;
        }
        problem.jacobian(jacobian, x);
        direction();
        if (!advance(x, size)) {
          boolean tiny = isRounding(x, size);
          trouble = tiny ? "" : "the residual does not fall below " + size;
          return tiny;
        }
        if (isSmall(x)) {
          boolean tiny = isRounding(x, norm(r));
          trouble = tiny ? "" : "the steps vanish where the residual is " + norm(r);
          return tiny;
        }
      }
      trouble = "no convergence in " + STEPS + " steps; the residual is " + norm(r);
      return isRounding(x, norm(r));
    } catch (SimulationException e) {
      trouble = e.getMessage();
      return false;
    }
  }

  /** Solves J s = -r; if J is singular, (J'J + c) s = -J'r with a small c. */
  private void direction() {
    System.arraycopy(jacobian, 0, factors, 0, n * n);
    if (Lu.factor(factors, 0, pivots, 0, n) != 0) {
      Lu.solve(step, 0, factors, 0, pivots, 0, r, 0, n);
      boolean finite = true;
      for (int i = 0; i < n; i++) {
        step[i] = -step[i];
        finite &= Double.isFinite(step[i]);
      }
      if (finite) {
        return;
      }
    }
    double trace = 0;
    for (double v : jacobian) {
      trace += v * v;
    }
    double[] right = new double[n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        double sum = 0;
        for (int k = 0; k < n; k++) {
          sum += jacobian[k * n + i] * jacobian[k * n + j];
        }
        factors[i * n + j] = sum + (i == j ? 1e-10 * trace + Double.MIN_NORMAL : 0);
      }
      for (int k = 0; k < n; k++) {
        right[i] -= jacobian[k * n + i] * r[k];
      }
    }
    if (Lu.factor(factors, 0, pivots, 0, n) == 0) {
      throw new SimulationException("the Jacobian is zero, so that no direction leads anywhere");
    }
    Lu.solve(step, 0, factors, 0, pivots, 0, right, 0, n);
  }

  private boolean advance(double[] x, double size) {
    double share = 1;
    for (int h = 0; h < HALVINGS; h++, share /= 2) {
      for (int i = 0; i < n; i++) {
        trial[i] = x[i] + share * step[i];
      }
      try {
        problem.residual(trialResidual, trial);
      } catch (SimulationException e) {
        continue;
      }
      double next = norm(trialResidual);
      if (next < size * (1 - 1e-4 * share) || next == 0) {
        for (int i = 0; i < n; i++) {
          step[i] *= share;
        }
        System.arraycopy(trial, 0, x, 0, n);
        System.arraycopy(trialResidual, 0, r, 0, n);
        return true;
      }
    }
    return false;
  }

  private boolean isSmall(double[] x) {
    for (int i = 0; i < n; i++) {
      if (!(Math.abs(step[i]) <= STEP * (1 + Math.abs(x[i])))) {
        return false;
      }
    }
    return true;
  }

  /** The residual that changes of the unknowns by rounding would make. */
  private boolean isRounding(double[] x, double size) {
    double possible = 0;
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        possible = Math.max(possible, Math.abs(jacobian[i * n + j]) * (1 + Math.abs(x[j])));
      }
    }
    return size <= ROUNDING * (1 + possible);
  }

  double residual() {
    return norm(r);
  }

  private static double norm(double[] v) {
    double sum = 0;
    for (double c : v) {
      sum += c * c;
    }
    return Math.sqrt(sum);
  }
}
