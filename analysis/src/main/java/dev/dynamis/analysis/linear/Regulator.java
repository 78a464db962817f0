package dev.dynamis.analysis.linear;

import dev.dynamis.core.SimulationException;
import java.util.List;

/**
 * The linear-quadratic regulator: the feedback {@code u = -K x} with the least cost {@code sum (x'
 * Q x + u' R u)} over all steps, or its integral for continuous systems.
 *
 * @since 0.1.0
 */
public final class Regulator {
  private final LinearSystem system;
  private final double[] gain;
  private final double[] cost;

  private Regulator(LinearSystem system, double[] gain, double[] cost) {
    this.system = system;
    this.gain = gain;
    this.cost = cost;
  }

  /**
   * Computes the regulator of a system.
   *
   * @param q costs of the states: a diagonal {@code [n]} or a matrix {@code [n x n]}, not negative
   * @param r costs of the inputs: a diagonal {@code [m]} or a matrix {@code [m x m]}, positive
   * @throws IllegalArgumentException if a size or a sign is wrong, with the name
   * @throws SimulationException if no feedback stabilizes the system, or the costs don't ask for
   *     it, with the mode
   */
  public static Regulator of(LinearSystem system, double[] q, double[] r) {
    int n = system.states().size(), m = system.inputs().size();
    if (m == 0) {
      throw new IllegalArgumentException("a system without inputs can't be regulated");
    }
    double[] wholeQ = Weights.of("the cost Q", q, system.states(), false);
    double[] wholeR = Weights.of("the cost R", r, system.inputs(), true);
    requireReach(system, wholeQ);
    double[] a = system.a(), b = system.b();
    double[] x;
    double[] k;
    if (system.isDiscrete()) {
      x = Riccati.discrete(a, b, wholeQ, wholeR, n, m);
      k = Riccati.discreteGain(a, b, wholeR, x, n, m);
    } else {
      x = Riccati.continuous(a, b, wholeQ, wholeR, n, m);
      k = Matrices.solve(wholeR, Matrices.mulT(b, x, n, m, n), m, n);
    }
    Regulator made = new Regulator(system, k, x);
    if (!made.closedLoop().isStable()) {
      throw new SimulationException(
          "the regulator leaves "
              + made.closedLoop().modes().getFirst()
              + " unstable; change the costs");
    }
    return made;
  }

  /** Modes that don't vanish must be within reach of the inputs, and cost something. */
  private static void requireReach(LinearSystem system, double[] q) {
    List<String> names = system.states();
    LinearSystem costs =
        LinearSystem.continuous(
            names, List.of(), names, system.a(), new double[0], q, new double[0]);
    for (Mode mode : system.modes()) {
      if (mode.vanishes()) {
        continue;
      }
      if (mode.controllability(system) < Mode.OUT_OF_REACH) {
        throw new SimulationException(
            mode
                + " does not vanish by itself, and "
                + (system.inputs().size() == 1 ? "input " : "none of the inputs ")
                + String.join(", ", system.inputs())
                + (system.inputs().size() == 1 ? " does not move it" : " moves it")
                + ": no feedback stabilizes this system");
      }
      if (mode.observability(costs) < Mode.OUT_OF_REACH) {
        throw new SimulationException(
            mode
                + " does not vanish by itself and costs nothing: give one of its states a weight"
                + " in Q");
      }
    }
  }

  /** Returns the gain K, {@code [m x n]}, with {@code u = -K x}. */
  public double[] gain() {
    return gain.clone();
  }

  /** Returns the matrix X of the least cost {@code x' X x} from a state x, {@code [n x n]}. */
  public double[] cost() {
    return cost.clone();
  }

  /** Returns the system under its feedback. */
  public LinearSystem closedLoop() {
    return system.feedback(gain);
  }

  /** Returns the system that was regulated. */
  public LinearSystem system() {
    return system;
  }
}
