package dev.dynamis.analysis.equilibria;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.RightHandSide;
import java.util.ArrayList;
import java.util.List;

/**
 * Cycles of a flow by shooting: a state and a period after which the flow brings it back, {@code
 * [phi_T(x) - x, f(ref) (x - ref)] = 0}. The last equation fixes the phase near the point that was
 * accepted last. The flow and its derivatives are integrated nearly to rounding, whatever the
 * system's own steps are.
 *
 * @since 0.1.0
 */
public final class CycleProblem extends SteadyProblem {
  private final RightHandSide rhs;
  private final double t;
  private final int n;
  private final double[] reference;
  private final double[] direction;
  private final double[] state;
  private final double[] all;
  private final double[] jacobian;
  private final Extrapolation flow;
  private final Extrapolation variation;

  /**
   * Makes the problem of cycles of a system.
   *
   * @throws IllegalArgumentException if the system is no autonomous flow without delays
   */
  public CycleProblem(DynamicalSystem system) {
    super(system, names(system));
    rhs = system.rightHandSide();
    t = system.time();
    n = size() - 1;
    reference = new double[n];
    direction = new double[n];
    state = new double[n];
    jacobian = new double[n * n];
    all = new double[n + n * n];
    if (looksBack(system, rhs)) {
      throw new IllegalArgumentException(
          "shooting is for flows without delays; cycles of delay equations are found by"
              + " collocation");
    }
    flow = new Extrapolation(n, (dx, y) -> rhs.evaluate(dx, t, y));
    variation = new Extrapolation(all.length, this::variational);
  }

  /**
   * Returns the equations of a system.
   *
   * @throws IllegalArgumentException if it has none in continuous time, or not the same at all
   *     times
   */
  static RightHandSide requireAutonomous(DynamicalSystem system) {
    RightHandSide rhs = system.rightHandSide();
    if (rhs == null || rhs.isMap()) {
      throw new IllegalArgumentException(
          "the system has no equations in continuous time; periodic points of maps and steps have"
              + " a period in iterations");
    }
    if (!rhs.isAutonomous()) {
      throw new IllegalArgumentException(
          "cycles are found of flows whose equations don't contain the time; use a stroboscopic map"
              + " for forced systems");
    }
    return rhs;
  }

  /** Returns whether the equations of a system look back. */
  static boolean looksBack(DynamicalSystem system, RightHandSide rhs) {
    double[] x = new double[rhs.names().size()];
    rhs.coordinates(x);
    return !rhs.delays(system.time(), x).isEmpty();
  }

  static List<String> names(DynamicalSystem system) {
    List<String> names = new ArrayList<>(requireAutonomous(system).names());
    names.add("period");
    return names;
  }

  /** State and the columns of its derivative by the start, one after the other. */
  private void variational(double[] dx, double[] y) {
    rhs.evaluate(dx, t, y);
    rhs.jacobian(jacobian, t, y);
    for (int k = 1; k <= n; k++) {
      for (int i = 0; i < n; i++) {
        double sum = 0;
        for (int j = 0; j < n; j++) {
          sum += jacobian[i * n + j] * y[k * n + j];
        }
        dx[k * n + i] = sum;
      }
    }
  }

  /** Returns the present state with period 0. */
  @Override
  public double[] present() {
    double[] x = new double[n + 1];
    rhs.coordinates(x);
    return x;
  }

  @Override
  public void accepted(double[] x) {
    System.arraycopy(x, 0, reference, 0, n);
    rhs.evaluate(direction, t, reference);
    double size = 0;
    for (double d : direction) {
      size += d * d;
    }
    for (int i = 0; i < n; i++) {
      direction[i] /= Math.sqrt(size);
    }
    requireFinite(direction, n);
  }

  @Override
  public void residual(double[] r, double[] x) {
    requirePeriod(x);
    System.arraycopy(x, 0, state, 0, n);
    flow.advance(state, x[n]);
    r[n] = 0;
    for (int i = 0; i < n; i++) {
      r[i] = state[i] - x[i];
      r[n] += direction[i] * (x[i] - reference[i]);
    }
    requireFinite(r, n + 1);
  }

  private void requirePeriod(double[] x) {
    if (!(x[n] > 0)) {
      throw new dev.dynamis.core.SimulationException("the period became " + x[n]);
    }
  }

  private void monodromy(double[] x) {
    requirePeriod(x);
    java.util.Arrays.fill(all, 0);
    System.arraycopy(x, 0, all, 0, n);
    for (int k = 0; k < n; k++) {
      all[n + k * n + k] = 1;
    }
    variation.advance(all, x[n]);
  }

  @Override
  public void jacobian(double[] j, double[] x) {
    monodromy(x);
    int m = n + 1;
    System.arraycopy(all, 0, state, 0, n);
    double[] end = new double[n];
    rhs.evaluate(end, t, state);
    for (int i = 0; i < n; i++) {
      for (int k = 0; k < n; k++) {
        j[i * m + k] = all[n + k * n + i] - (i == k ? 1 : 0);
      }
      j[i * m + n] = end[i];
      j[n * m + i] = direction[i];
    }
    j[n * m + n] = 0;
    requireFinite(j, m * m);
  }

  /** Returns the Floquet multipliers without that of the phase, which is 1. */
  @Override
  public Spectrum spectrum(double[] x) {
    return multipliers(x).withoutPhase();
  }

  /** Returns all Floquet multipliers. */
  Spectrum multipliers(double[] x) {
    monodromy(x);
    double[] matrix = new double[n * n];
    for (int i = 0; i < n; i++) {
      for (int k = 0; k < n; k++) {
        matrix[i * n + k] = all[n + k * n + i];
      }
    }
    return Spectrum.of(matrix, n, true);
  }

  /** Advances a state along the flow. */
  void advance(double[] x, double time) {
    flow.advance(x, time);
  }

  /** Returns the rate of change. */
  void rate(double[] dx, double[] x) {
    rhs.evaluate(dx, t, x);
  }

  @Override
  public String method() {
    return "shooting, " + rhs.method();
  }
}
